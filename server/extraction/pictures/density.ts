/** How many pixels per inch a JPEG or PNG says it has, where that stands in its head. */

const CM_PER_INCH = 2.54;
const INCH_PER_METRE = 0.0254;

/** Null where the file says nothing, or is of another kind. */
export function densityOf(bytes: Uint8Array): number | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (file.readUInt16BE(0) === 0xff_d8) return ofJpeg(file);
    return file.toString('latin1', 1, 4) === 'PNG' ? ofPng(file) : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** pHYs, before the picture's data. https://www.w3.org/TR/png-3/#11pHYs */
function ofPng(file: Buffer): number | null {
  for (let at = 8; ; at += file.readUInt32BE(at) + 12) {
    const chunk = file.toString('latin1', at + 4, at + 8);
    if (chunk === 'IDAT' || chunk === '') return null;
    if (chunk !== 'pHYs') continue;
    const [perUnit, unit] = [file.readUInt32BE(at + 8), file[at + 16]];
    return unit === 1 ? Math.round(perUnit * INCH_PER_METRE) : null;
  }
}

/** The application segments before the first scan: Exif's word counts more than JFIF's, as the camera wrote it last. */
function ofJpeg(file: Buffer): number | null {
  let jfif: number | null = null;
  for (let at = 2; file.readUInt16BE(at) !== 0xff_da; at += file.readUInt16BE(at + 2) + 2) {
    const marker = file.readUInt16BE(at);
    const name = file.toString('latin1', at + 4, at + 8);
    if (marker === 0xff_e0 && name === 'JFIF') jfif = inInches(file.readUInt16BE(at + 12), file[at + 11]!);
    if (marker === 0xff_e1 && name === 'Exif') {
      const exif = ofTiffHead(file.subarray(at + 10, at + 2 + file.readUInt16BE(at + 2)));
      if (exif !== null) return exif;
    }
  }
  return jfif;
}

/** JFIF's units: 1 per inch, 2 per centimetre. */
function inInches(density: number, unit: number): number | null {
  if (unit === 1) return density;
  return unit === 2 ? Math.round(density * CM_PER_INCH) : null;
}

/** XResolution (282) by ResolutionUnit (296: 2 inch, 3 centimetre) of the first directory. TIFF 6.0, section 8. */
function ofTiffHead(tiff: Buffer): number | null {
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number): number => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number): number => (little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const directory = long(4);
  let resolution: number | null = null;
  let unit = 2;
  for (let entry = 0; entry < short(directory); entry += 1) {
    const at = directory + 2 + entry * 12;
    if (short(at) === 282) resolution = long(long(at + 8)) / long(long(at + 8) + 4);
    if (short(at) === 296) unit = short(at + 8);
  }
  if (resolution === null || !Number.isFinite(resolution)) return null;
  return inInches(resolution, unit - 1);
}
