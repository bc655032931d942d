import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import type { TransactionsBody } from '../../../shared/api/documents.ts';
import type { Box } from '../../../shared/statement.ts';
import { SCAN_WIDTHS, type PageImages } from '../../api/page-images.ts';
import { describeError } from '../../api/errors.ts';
import { boundedTo, drawPage } from './draw.ts';
import type { UprightPage } from './pdf.ts';
import type { Pages } from './use-pages.ts';

type Page = TransactionsBody['pages'][number];

/** Pictures are asked for in steps of this many pixels, so that a drag of the divider does not ask for each width. */
const WIDTH_STEP = 200;
/** Widest picture asked for, in pixels; the service draws up to 4,000. */
const WIDEST = 4000;

interface PagePictureProps {
  readonly page: Page;
  readonly pages: Pages;
  /** Width of the upright page in CSS pixels, once the zoom has come to rest. */
  readonly width: number;
  /** The part in view, in points of the upright page, once the scroller has come to rest; null while none is. */
  readonly part: Box | null;
}

/** What is printed on a page: drawn from the PDF itself where that is possible, else the service's picture. */
export function PagePicture({ page, pages, width, part }: PagePictureProps): ReactNode {
  const pdf = usePdfPage(pages, page);
  return (
    <>
      {/* Behind what is drawn: in view only until that is there, and where the page is in view. */}
      <p className="sheet-wait" aria-hidden="true" style={part === null ? {} : placeOf(part, page)}>
        {page.source === 'ocr' ? 'Preparing the scan' : 'Drawing the page'}
      </p>
      {pdf === null && <ServicePicture page={page} images={pages.images} width={width} />}
      {pdf && <Drawn pdf={pdf} page={page} width={width} part={part} />}
    </>
  );
}

/** Undefined until it is known; null: there is only the service's picture. A scan's prepared picture is the better one. */
function usePdfPage(pages: Pages, page: Page): UprightPage | null | undefined {
  const [pdf, setPdf] = useState<UprightPage | null | undefined>(page.source === 'ocr' ? null : undefined);
  useEffect(() => {
    if (page.source === 'ocr') return undefined;
    let wanted = true;
    void pages.pdfPage(page.number).then((found) => wanted && setPdf(found));
    return () => {
      wanted = false;
    };
  }, [pages, page]);
  return pdf;
}

function Drawn({
  pdf,
  page,
  width,
  part,
}: {
  readonly pdf: UprightPage;
  readonly page: Page;
  readonly width: number;
  readonly part: Box | null;
}): ReactNode {
  const scale = (width / page.width) * window.devicePixelRatio;
  const whole = useDrawing(pdf, scale, null, `Page ${page.number} of the statement`);
  // Beyond the bound of one canvas only the part in view is drawn as sharp as the screen.
  const beyond = boundedTo(scale, page.width, page.height) < scale * 0.99;
  const detail = useDrawing(pdf, scale, beyond ? part : undefined, null);
  return (
    <>
      <span ref={whole} className="sheet-drawing" />
      {beyond && part && (
        <span ref={detail} className="sheet-drawing sheet-detail" style={placeOf(part, page)} />
      )}
    </>
  );
}

/** Where a part of a page lies on its sheet. */
function placeOf({ x0, y0, x1, y1 }: Box, { width, height }: Page): CSSProperties {
  return {
    left: `${(x0 / width) * 100}%`,
    top: `${(y0 / height) * 100}%`,
    width: `${((x1 - x0) / width) * 100}%`,
    height: `${((y1 - y0) / height) * 100}%`,
  };
}

/**
 * Draws into the element the ref is given to; what was drawn before stays until the new drawing is done. `part` undefined
 * draws nothing, null the whole page.
 */
function useDrawing(
  pdf: UprightPage,
  scale: number,
  part: Box | null | undefined,
  name: string | null,
): React.RefObject<HTMLSpanElement | null> {
  const holder = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (part === undefined) return undefined;
    const drawing = drawPage(pdf, scale, part ?? undefined);
    const show = (canvas: HTMLCanvasElement) => {
      canvas.setAttribute('role', name === null ? 'presentation' : 'img');
      if (name !== null) canvas.setAttribute('aria-label', name);
      holder.current?.replaceChildren(canvas);
    };
    drawing.done.then(
      (canvas) => show(canvas),
      // Cancelled because another size is wanted by now.
      () => undefined,
    );
    return drawing.cancel;
  }, [pdf, scale, part, name]);
  return holder;
}

function ServicePicture({
  page,
  images,
  width,
}: {
  readonly page: Page;
  readonly images: PageImages;
  readonly width: number;
}): ReactNode {
  const { url, trouble } = useServicePicture(images, page.number, pictureWidth(page, width));
  return (
    <>
      {url && <img src={url} alt={`Page ${page.number} of the statement`} draggable={false} />}
      {trouble !== null && <p className="sheet-trouble">{trouble}</p>}
    </>
  );
}

/** Pixels to ask for, for a page that is so many CSS pixels wide. */
function pictureWidth({ source }: Page, width: number): number {
  const wanted = width * window.devicePixelRatio;
  if (source === 'ocr') return SCAN_WIDTHS.find((each) => each >= wanted) ?? SCAN_WIDTHS.at(-1)!;
  return Math.min(WIDEST, Math.ceil(wanted / WIDTH_STEP) * WIDTH_STEP);
}

/** The picture for a width; the last one stays until a sharper one is there. */
function useServicePicture(
  images: PageImages,
  page: number,
  pixels: number,
): { readonly url: string | null; readonly trouble: string | null } {
  const [picture, setPicture] = useState<{ readonly url: string | null; readonly trouble: string | null }>({
    url: null,
    trouble: null,
  });
  useEffect(() => {
    let wanted = true;
    images.get(page, pixels).then(
      (url) => wanted && setPicture({ url, trouble: null }),
      (error: unknown) => wanted && setPicture(({ url }) => ({ url, trouble: describeError(error).message })),
    );
    return () => {
      wanted = false;
    };
  }, [images, page, pixels]);
  return picture;
}
