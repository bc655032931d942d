/** PDFs written object by object, for what no PDF library writes. */

/** A stream with its length. `content` is Latin-1. */
export function stream(content: string): string {
  return `<</Length ${content.length}>>\nstream\n${content}\nendstream`;
}

/**
 * One page of A4 that shows `content` with the font `F1`, which is object 5; `more` are the objects from 6 on. Everything
 * is Latin-1.
 */
export function rawPdf(content: string, font: string, ...more: readonly string[]): Uint8Array {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>',
    stream(content),
    font,
    ...more,
  ];
  let body = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + trailer, 'latin1');
}

export const HELVETICA = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>';

/** A map of a simple font's codes: those of ASCII as they are, but for what `others` maps (hex to hex). */
export function unicodeMap(others: Readonly<Record<string, string>> = {}): string {
  const entries = Object.entries(others).map(([code, text]) => `<${code}> <${text}>`);
  return stream(
    [
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
      '1 begincodespacerange <00> <ff> endcodespacerange',
      '1 beginbfrange <20> <7d> <0020> endbfrange',
      ...(entries.length > 0 ? [`${entries.length} beginbfchar ${entries.join(' ')} endbfchar`] : []),
      'endcmap end end',
    ].join('\n'),
  );
}
