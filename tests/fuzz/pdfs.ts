/** PDFs written by hand, so that they may hold what no program would write. */
import { deflateSync } from 'node:zlib';

type PdfObject = string | { readonly dictionary: string; readonly stream: Buffer };

/** A PDF of numbered objects, the first of which is the catalogue. `sound` files have a right cross-reference table. */
export function pdf(objects: readonly PdfObject[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n', 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]!.length;
  const push = (part: Buffer): void => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    if (typeof object === 'string') push(Buffer.from(`${index + 1} 0 obj\n${object}\nendobj\n`, 'latin1'));
    else {
      const { dictionary, stream } = object;
      push(
        Buffer.from(`${index + 1} 0 obj\n<< ${dictionary} /Length ${stream.length} >>\nstream\n`, 'latin1'),
      );
      push(stream);
      push(Buffer.from('\nendstream\nendobj\n', 'latin1'));
    }
  }
  const start = length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  push(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`, 'latin1'));
  push(
    Buffer.from(
      `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
      'latin1',
    ),
  );
  return Buffer.concat(parts);
}

const CATALOGUE = '<< /Type /Catalog /Pages 2 0 R >>';
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

/** A page with this content. */
export function onePage(content: Buffer, filters = '', resources = ''): Buffer {
  return pdf([
    CATALOGUE,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> >>`,
    { dictionary: filters, stream: content },
    FONT,
  ]);
}

/** `count` pages that share one content. */
export function manyPages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, page) => `${page + 5} 0 R`).join(' ');
  return pdf([
    CATALOGUE,
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    FONT,
    { dictionary: '', stream: Buffer.from('BT /F1 9 Tf 40 700 Td (1 May 2026 Opening balance 5.00) Tj ET') },
    ...Array.from(
      { length: count },
      () =>
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >> >>',
    ),
  ]);
}

/** A page tree without pages that claims to have many. */
export const claimedPages = (count: number): Buffer =>
  pdf([CATALOGUE, `<< /Type /Pages /Kids [] /Count ${count} >>`]);

/** A page tree that is its own child. */
export const pageTreeLoop = (): Buffer =>
  pdf([CATALOGUE, '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 /Parent 2 0 R >>']);

/** A tree in which every node has ten children, the same ones: ten to the power of `depth` pages in a few kilobytes. */
export function pageTreeBomb(depth: number): Buffer {
  const nodes = Array.from({ length: depth }, (_, level) => {
    const child = `${level + 3} 0 R`;
    return `<< /Type /Pages /Kids [${`${child} `.repeat(10)}] /Count ${10 ** (depth - level)} >>`;
  });
  return pdf([CATALOGUE, ...nodes, '<< /Type /Page /MediaBox [0 0 595 842] >>']);
}

/** A stream that is small and becomes `megabytes`, compressed `rounds` times over. */
export function streamBomb(megabytes: number, rounds: number): Buffer {
  let content: Buffer = Buffer.alloc(megabytes * 1024 * 1024, ' ');
  for (let round = 0; round < rounds; round += 1) content = deflateSync(content, { level: 9 });
  return onePage(content, `/Filter [${'/FlateDecode '.repeat(rounds)}]`);
}

/** Text that is drawn very often: millions of words in a few kilobytes. */
export function wordBomb(words: number): Buffer {
  const line = 'BT /F1 9 Tf 40 700 Td (12.34 01/02/2026 balance) Tj ET\n';
  return onePage(
    deflateSync(Buffer.from(line.repeat(words / 3), 'latin1'), { level: 9 }),
    '/Filter /FlateDecode',
  );
}

/** A form that draws itself. */
export const formLoop = (): Buffer =>
  pdf([
    CATALOGUE,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /X 5 0 R >> >> >>',
    { dictionary: '', stream: Buffer.from('/X Do /X Do') },
    {
      dictionary: '/Type /XObject /Subtype /Form /BBox [0 0 99 99] /Resources << /XObject << /X 5 0 R >> >>',
      stream: Buffer.from('/X Do /X Do'),
    },
  ]);

/** Forms of which each draws the next one ten times. */
export function formBomb(depth: number): Buffer {
  const forms = Array.from({ length: depth }, (_, level) => ({
    dictionary: `/Type /XObject /Subtype /Form /BBox [0 0 99 99] /Resources << /Font << /F1 ${depth + 5} 0 R >> ${
      level === depth - 1 ? '' : `/XObject << /X ${level + 6} 0 R >>`
    } >>`,
    stream: Buffer.from(level === depth - 1 ? 'BT /F1 9 Tf (1.00) Tj ET' : '/X Do '.repeat(10)),
  }));
  return pdf([
    CATALOGUE,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /X 5 0 R >> >> >>',
    { dictionary: '', stream: Buffer.from('/X Do '.repeat(10)) },
    ...forms,
    FONT,
  ]);
}

/** Arrays within arrays within arrays. */
export const deepArrays = (depth: number): Buffer =>
  onePage(Buffer.from(`${'['.repeat(depth)}${']'.repeat(depth)} TJ`));

/** A picture that fills the page and claims to be very large. */
export const hugePicture = (width: number, height: number): Buffer =>
  pdf([
    CATALOGUE,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /X 5 0 R >> >> >>',
    { dictionary: '', stream: Buffer.from('q 595 0 0 842 0 0 cm /X Do Q') },
    {
      dictionary: `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter /FlateDecode`,
      stream: deflateSync(Buffer.alloc(Math.min(width * height, 64 * 1024 * 1024), 0xff)),
    },
  ]);

/** A page as large as the format allows, and far beyond. */
export const hugePage = (points: number): Buffer =>
  pdf([
    CATALOGUE,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${points} ${points}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    { dictionary: '', stream: Buffer.from('BT /F1 9 Tf 40 700 Td (1.00) Tj ET') },
    FONT,
  ]);
