/** Random identifiers from the system's generator. */
import { randomInt } from 'node:crypto';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** `length` characters of base62, each drawn evenly: 5.95 bits a character. */
export function randomBase62(length: number): string {
  let text = '';
  for (let i = 0; i < length; i += 1) text += BASE62[randomInt(BASE62.length)];
  return text;
}
