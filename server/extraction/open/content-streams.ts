/**
 * A quick look through a PDF's streams, to know whether any of its text may be invisible, and whether it holds pictures.
 *
 * Telling visible from invisible text, and a page from a scan of one, needs pdf.js's operator lists, which cost as much as
 * the text itself. Few files need them, and those give themselves away in the text of their streams. The look may err on
 * the side of "may": then the operator lists are asked, and nothing is lost but time.
 */
import { constants, inflateSync } from 'node:zlib';
import { pieceFor } from './inflate.ts';

/** A content stream larger than this when unpacked is not looked into, but suspected. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
/** The dictionary of a stream stands at most this far before it. */
const MAX_DICTIONARY_BYTES = 2048;

/** Streams that hold no operators: pictures, fonts, colour profiles, cross-references, metadata. */
const NO_CONTENT =
  /\/Subtype\s*\/(?:Image|Type1C|CIDFontType0C|OpenType|XML)|\/Length[123]\b|\/Type\s*\/(?:XRef|Metadata)|\/Alternate\b/;

/** Text rendering modes 3 (neither fill nor stroke) and 7 (clip only). PDF 32000-1, table 106. */
const INVISIBLE_MODE = /[37]\s+Tr\b/;
/**
 * Fill colour white, in the colour spaces a content stream can name without resources. The operator is looked for first: it
 * is much rarer than the numbers before it.
 */
const WHITE_FILL =
  /(?:r?g|scn?|k)\b(?<=(?:^|\s)(?:1(?:\.0*)?\s+(?:1(?:\.0*)?\s+1(?:\.0*)?\s+)?(?:r?g|scn?)|0\s+0\s+0\s+0\s+k))/;
/** Operators that change the fill colour or show text, for following the colour that text is shown in. */
const COLOUR_OR_TEXT =
  /(?<=^|[\s\])>])(?:(?<colour>(?:[\d.]+\s+){1,4}(?:g|rg|k|sc|scn))|(?<save>q)|(?<restore>Q)|(?<show>Tj|TJ|'|"))(?=\s|$)/g;
/** A graphics state that makes fills fully transparent. PDF 32000-1, table 58. */
const TRANSPARENT = /\/ca\s+0(?:\.0+)?[\s/>]/;

/** Objects packed together, dictionaries of pages among them. PDF 32000-1, 7.5.7. */
const OBJECTS = /\/Type\s*\/ObjStm\b/;
/** The unit of a page in points, other than one. PDF 32000-1, table 30. */
const USER_UNIT = '/UserUnit';
const OTHER_UNIT = /\/UserUnit\s*(?!\s*1(?:\.0*)?(?![\d.]))/;

/** A picture as an object of its own, and one within a content stream. */
const PICTURE = /\/Subtype\s*\/Image\b/;
const INLINE_PICTURE = /(?:^|[\s>\]])BI\s*\//;

/** What a PDF may hold beside text that every reader sees. */
export interface Suspicions {
  /** Text rendered invisibly, in white, or fully transparent. */
  readonly hiddenText: boolean;
  /** Pictures, one of which may be a scan of its page. */
  readonly pictures: boolean;
  /** Pages whose unit is not a point. */
  readonly userUnits: boolean;
  /** Streams that cannot be inflated to their end, because they are damaged or encrypted. */
  readonly brokenStreams: boolean;
}

/** What a PDF may hold; pictures are not looked for where text may be hidden. */
export function suspicionsOf(bytes: Uint8Array): Suspicions {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = 0;
  let hiddenText = false;
  let pictures = false;
  let brokenStreams = false;
  let userUnits = hasOtherUnit(file);
  for (;;) {
    const start = streamStart(file, end);
    const plain = file.toString('latin1', Math.max(end, start - MAX_DICTIONARY_BYTES), start);
    hiddenText ||= TRANSPARENT.test(plain);
    if (start === file.length)
      return { hiddenText, pictures: pictures || hiddenText, userUnits, brokenStreams };
    const next = file.indexOf('endstream', start);
    end = next === -1 ? file.length : next + 'endstream'.length;
    const begin = plain.lastIndexOf(' obj');
    const dictionary = plain.slice(Math.max(0, begin));
    // Of a dictionary without its beginning anything may be said there.
    if (begin < 0 || PICTURE.test(dictionary)) pictures = true;
    if (NO_CONTENT.test(dictionary)) continue;
    const content = unpack(file.subarray(start, next === -1 ? file.length : next), dictionary);
    if (content === 'broken') brokenStreams = true;
    if (content === null || content === 'broken') {
      hiddenText = true;
      continue;
    }
    hiddenText ||= contentMayHide(content.text);
    pictures ||= INLINE_PICTURE.test(content.text);
    userUnits ||= OBJECTS.test(dictionary) && OTHER_UNIT.test(content.text);
  }
}

/** Whether a page's dictionary that is not packed tells of another unit than points. */
function hasOtherUnit(file: Buffer): boolean {
  for (let at = file.indexOf(USER_UNIT); at !== -1; at = file.indexOf(USER_UNIT, at + 1))
    if (OTHER_UNIT.test(file.toString('latin1', at, at + 2 * USER_UNIT.length))) return true;
  return false;
}

/** Where the data of the next stream begins; the file's length where there is none. */
function streamStart(file: Buffer, from: number): number {
  const keyword = file.indexOf('stream', from);
  if (keyword === -1) return file.length;
  const behind = keyword + 'stream'.length;
  if (file[behind] === 0x0d && file[behind + 1] === 0x0a) return behind + 2;
  return Math.min(behind + 1, file.length);
}

/** A stream as it is unpacked; null where it is packed in a way that is not looked through. */
type Unpacked = { readonly text: string } | 'broken' | null;

function unpack(data: Buffer, dictionary: string): Unpacked {
  const filters = /\/Filter\s*(\[[^\]]*\]|\/\w+)/.exec(dictionary)?.[1]?.match(/\/\w+/g) ?? [];
  let bytes = data;
  for (const filter of filters) {
    const unpacked =
      filter === '/FlateDecode' ? inflate(bytes) : filter === '/ASCII85Decode' ? ascii85(bytes) : null;
    if (!Buffer.isBuffer(unpacked)) return unpacked;
    bytes = unpacked;
  }
  return { text: bytes.toString('latin1') };
}

function inflate(bytes: Buffer): Buffer | 'broken' | null {
  try {
    return inflateSync(bytes, {
      finishFlush: constants.Z_SYNC_FLUSH,
      chunkSize: pieceFor(bytes),
      maxOutputLength: MAX_UNPACKED_BYTES,
    });
  } catch (error) {
    return error instanceof RangeError ? null : 'broken';
  }
}

/** Source: PDF 32000-1, 7.4.3. */
function ascii85(bytes: Buffer): Buffer {
  const out: number[] = [];
  let group: number[] = [];
  for (const byte of bytes) {
    if (byte === 0x7e) break;
    if (byte === 0x7a && group.length === 0) out.push(0, 0, 0, 0);
    else if (byte >= 0x21 && byte <= 0x75) {
      group.push(byte - 0x21);
      if (group.length === 5) {
        out.push(...ascii85Group(group));
        group = [];
      }
    }
  }
  if (group.length > 1) {
    const padded = [...group, 84, 84, 84, 84].slice(0, 5);
    out.push(...ascii85Group(padded).slice(0, group.length - 1));
  }
  return Buffer.from(out);
}

function ascii85Group(group: readonly number[]): number[] {
  const value = group.reduce((sum, digit) => sum * 85 + digit, 0);
  return [(value / 0x1000000) & 0xff, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff];
}

function contentMayHide(content: string): boolean {
  if (INVISIBLE_MODE.test(content) || TRANSPARENT.test(content)) return true;
  return WHITE_FILL.test(content) && showsWhiteText(content);
}

/** White is mostly the colour of backgrounds; only text shown in it is suspect. */
function showsWhiteText(content: string): boolean {
  let white = false;
  const saved: boolean[] = [];
  for (const { groups } of content.matchAll(COLOUR_OR_TEXT)) {
    if (groups?.['colour'] !== undefined) white = WHITE_FILL.test(groups['colour']);
    else if (groups?.['save'] !== undefined) saved.push(white);
    else if (groups?.['restore'] !== undefined) white = saved.pop() ?? false;
    else if (white) return true;
  }
  return false;
}
