/** Text in the code page of older accounting programs. */
import anyAscii from 'any-ascii';

/** The bytes of every character the code page has, controls left out. Source: WHATWG Encoding, windows-1252. */
const BYTES: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 256 }, (_, byte): [string, number] => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(byte)),
    byte,
  ]).filter(([character, byte]) => byte === 0x0a || byte === 0x0d || !/\p{Cc}/u.test(character)),
);

const NO_LETTER = /[\p{M}\p{Cf}\p{Cc}]/u;

/**
 * The text in characters of windows-1252 alone: letters it lacks are written as near as ASCII can ("Łódź" as "Lódz",
 * "Ж" as "Zh"), what has no likeness becomes a question mark, invisible characters go.
 */
export function transliterate(text: string): string {
  let written = '';
  for (const character of text.toWellFormed().normalize('NFC')) {
    if (BYTES.has(character)) written += character;
    else if (!NO_LETTER.test(character)) written += likeness(character);
  }
  return written;
}

function likeness(character: string): string {
  const [base = ''] = character.normalize('NFD');
  if (base !== character && BYTES.has(base)) return base;
  return anyAscii(character) || '?';
}

/** Bytes of a text; throws where it was not transliterated before. */
export function encodeWindows1252(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) {
    const byte = BYTES.get(text.charAt(index));
    if (byte === undefined)
      throw new RangeError(`not in windows-1252: ${JSON.stringify(text.charAt(index))}`);
    bytes[index] = byte;
  }
  return bytes;
}
