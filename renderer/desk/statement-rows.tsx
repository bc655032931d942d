import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import type { DocumentBody } from '../../shared/api/documents.ts';
import type { Upload } from '../state/uploads.ts';
import { isFocusLost } from '../shell/use-arrival.ts';
import { useWorkspace } from '../shell/workspace.ts';
import { useMedia } from '../ui/use-media.ts';
import { DocumentRow } from './document-row.tsx';
import { UploadRow } from './upload-row.tsx';

/** A row of the table: a file on its way, or a document. */
export type Item =
  | { readonly key: string; readonly upload: Upload; readonly document?: undefined }
  | { readonly key: string; readonly document: DocumentBody; readonly upload?: undefined };

/** Rough heights in pixels until a row is measured: as a line, and as a card of a narrow window. */
const LINE_HEIGHT = 44;
const CARD_HEIGHT = 92;
/** Rows kept in the document above and below what is in view. */
const OVERSCAN = 8;

/** A row to bring into view and to focus, by its key; a new object each time. */
export interface GoTo {
  readonly key: string;
  /** Only where nothing else has the focus. */
  readonly gently?: boolean;
}

interface StatementRowsProps {
  readonly items: readonly Item[];
  readonly picked: ReadonlySet<string>;
  readonly goTo: GoTo | null;
  /** The focus is on the row with this key. */
  readonly onCurrent: (key: string | null) => void;
  /** `range`: up to this row from the one picked before. */
  readonly onPick: (fileId: string, range: boolean) => void;
  readonly onExport: (document: DocumentBody) => void;
  readonly onDetails: (document: DocumentBody) => void;
  readonly onDelete: (documents: readonly DocumentBody[]) => void;
}

/** The rows. Only those near the view are in the document, so a list of ten thousand scrolls like one of ten. */
export function StatementRows(props: StatementRowsProps): ReactNode {
  const { items, goTo } = props;
  const body = useRef<HTMLDivElement>(null);
  const cards = useMedia('(max-width: 760px)');
  const [margin, setMargin] = useState(0);
  const [focused, setFocused] = useState(-1);

  // oxlint-disable-next-line react/incompatible-library -- a warning to the React compiler, which is not used
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => body.current?.closest<HTMLElement>('.room') ?? null,
    getItemKey: (index) => items[index]!.key,
    estimateSize: () => (cards ? CARD_HEIGHT : LINE_HEIGHT),
    overscan: OVERSCAN,
    scrollMargin: margin,
    // The head sticks to the upper edge, over the first rows.
    scrollPaddingStart: cards ? 8 : 44,
    scrollPaddingEnd: 72,
    // The row with the focus stays: a scroll must not throw the focus out of the list.
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      return focused < 0 || focused >= items.length || indexes.includes(focused)
        ? indexes
        : [...indexes, focused].toSorted((a, b) => a - b);
    },
  });

  // What stands above the rows comes and goes; the rows are counted from where they begin in the scroller.
  useLayoutEffect(() => {
    const room = body.current?.closest<HTMLElement>('.room');
    const desk = body.current?.closest<HTMLElement>('.desk');
    if (!room || !desk) return undefined;
    const measure = () => {
      const top =
        body.current!.getBoundingClientRect().top - room.getBoundingClientRect().top + room.scrollTop;
      setMargin(Math.round(top));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(desk);
    return () => observer.disconnect();
  }, []);

  // Back from another room, the list stands where it was.
  const { deskScroll } = useWorkspace();
  useLayoutEffect(() => {
    const room = body.current?.closest<HTMLElement>('.room');
    if (!room) return undefined;
    room.scrollTop = deskScroll.current;
    const note = () => {
      deskScroll.current = room.scrollTop;
    };
    room.addEventListener('scroll', note, { passive: true });
    return () => room.removeEventListener('scroll', note);
  }, [deskScroll]);

  // The row may have to be rendered first, and the list may change meanwhile: the wish waits for its own row.
  const wish = useRef<string | null>(null);
  const [, setWished] = useState(goTo);
  useEffect(() => {
    const index = goTo ? items.findIndex(({ key }) => key === goTo.key) : -1;
    if (index < 0 || (goTo?.gently === true && !isFocusLost())) return;
    virtualizer.scrollToIndex(index, { align: 'auto' });
    wish.current = goTo!.key;
    setFocused(index);
    setWished(goTo);
    // oxlint-disable-next-line react/exhaustive-deps -- only a new wish moves the focus, not a change of the list
  }, [goTo]);
  useLayoutEffect(() => {
    if (wish.current === null) return;
    const row = body.current?.querySelector<HTMLElement>(
      `[data-key="${CSS.escape(wish.current)}"] [data-main]`,
    );
    if (!row) return;
    wish.current = null;
    row.focus({ preventScroll: true });
  });

  const follow = (event: FocusEvent<HTMLDivElement>) => {
    const index = Number(event.target.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1);
    setFocused(index);
    props.onCurrent(items[index]?.key ?? null);
  };

  return (
    <div
      ref={body}
      role="rowgroup"
      className="statements-body"
      style={{ height: virtualizer.getTotalSize() }}
      onFocus={follow}
      onContextMenu={(event) => {
        const row =
          event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null;
        props.onCurrent(items[Number(row?.dataset['index'] ?? -1)]?.key ?? null);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(-1);
      }}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const item = items[index]!;
        return (
          <div
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            data-key={key}
            role="presentation"
            className="statements-item"
            style={{ transform: `translateY(${start - margin}px)` }}
          >
            {item.document ? (
              <DocumentRow
                document={item.document}
                place={index + 2}
                picked={props.picked.has(item.document.file_id)}
                onPick={props.onPick}
                onExport={props.onExport}
                onDetails={props.onDetails}
                onDelete={props.onDelete}
              />
            ) : (
              <UploadRow upload={item.upload} place={index + 2} />
            )}
          </div>
        );
      })}
    </div>
  );
}
