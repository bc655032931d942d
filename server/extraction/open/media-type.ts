/** Tells what a file is by its first bytes; names and declared types are not asked. */

/** Media types this product knows by their content. */
export type MediaType =
  | 'application/pdf'
  | 'image/jpeg'
  | 'image/png'
  | 'image/tiff'
  | 'image/webp'
  | 'image/bmp'
  | 'image/gif'
  | 'image/heic';

/**
 * A PDF may begin with other bytes (mail headers, a byte order mark).
 * Source: PDF 32000-1, annex H.3, implementation note 13: the header within the first 1,024 bytes.
 */
const PDF_HEADER_WINDOW = 1024;

/** Brands of the ISO base media format that hold HEIF still images. Source: ISO/IEC 23008-12, section 10. */
const HEIF_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);

interface Signature {
  readonly type: MediaType;
  readonly offset: number;
  readonly bytes: readonly number[];
}

const SIGNATURES: readonly Signature[] = [
  { type: 'image/jpeg', offset: 0, bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', offset: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/tiff', offset: 0, bytes: [0x49, 0x49, 0x2a, 0x00] },
  { type: 'image/tiff', offset: 0, bytes: [0x4d, 0x4d, 0x00, 0x2a] },
  // BigTIFF.
  { type: 'image/tiff', offset: 0, bytes: [0x49, 0x49, 0x2b, 0x00] },
  { type: 'image/tiff', offset: 0, bytes: [0x4d, 0x4d, 0x00, 0x2b] },
  { type: 'image/gif', offset: 0, bytes: [0x47, 0x49, 0x46, 0x38] },
];

/** The media type of the content, or null where it is none of those known. */
export function sniffMediaType(bytes: Uint8Array): MediaType | null {
  for (const signature of SIGNATURES) {
    if (signature.bytes.every((byte, index) => bytes[signature.offset + index] === byte))
      return signature.type;
  }
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return 'image/webp';
  if (ascii(bytes, 4, 4) === 'ftyp' && HEIF_BRANDS.has(ascii(bytes, 8, 4))) return 'image/heic';
  if (isBitmap(bytes)) return 'image/bmp';
  if (ascii(bytes, 0, PDF_HEADER_WINDOW).includes('%PDF-')) return 'application/pdf';
  return null;
}

/** "BM" alone begins many texts, so the size of the information header behind it must be one that exists. */
function isBitmap(bytes: Uint8Array): boolean {
  if (ascii(bytes, 0, 2) !== 'BM' || bytes.length < 18) return false;
  const headerSize = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(14, true);
  return [12, 16, 40, 52, 56, 64, 108, 124].includes(headerSize);
}

function ascii(bytes: Uint8Array, start: number, length: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(
    'latin1',
    start,
    start + length,
  );
}
