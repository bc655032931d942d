/**
 * Notices a PDF whose end is missing.
 *
 * pdf.js repairs such files by collecting the objects that are left, and so would read a statement with rows or
 * pages missing and say nothing. Every PDF ends with `startxref`, an offset and `%%EOF`
 * (PDF 32000-1, 7.5.5); behind the last object of a whole file at least one of the two is found.
 */
export function endsTooEarly(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const lastObject = Math.max(buffer.lastIndexOf('endobj'), buffer.lastIndexOf('endstream'));
  const end = Math.max(buffer.lastIndexOf('startxref'), buffer.lastIndexOf('%%EOF'));
  return end < lastObject || end === -1;
}
