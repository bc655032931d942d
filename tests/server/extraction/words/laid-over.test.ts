/** An amount drawn over a text that is too long for its cell. */
import { expect, it } from 'vitest';
import { joinPieces } from '../../../../server/extraction/words/lines.ts';
import type { Piece } from '../../../../server/extraction/words/pieces.ts';

const piece = (text: string, x0: number, x1: number, startsWord: boolean): Piece => ({
  text,
  x0,
  x1,
  baseline: 100,
  size: 8.5,
  ascent: 6,
  descent: 2,
  startsWord,
  font: 'F1',
  family: 'serif',
  run: x0,
});

it('joins no word of the text, which goes on within it', () => {
  const line = [
    piece('12,', 365, 376.8, true),
    piece("1'200.00", 375.5, 407.9, false),
    piece('3011', 379.2, 398.1, true),
    piece('BERN', 400.4, 424.1, true),
  ];
  expect(joinPieces(line).map(({ text }) => text)).toEqual(['12,', "1'200.00", '3011', 'BERN']);
});

it('parts no characters that fill their em, of whose ink alone the file tells', () => {
  const line = [
    piece('日', 40.9, 47.5, false),
    piece('付', 48.9, 57, false),
    piece('2月', 70, 82.4, false),
    piece('3日', 84.1, 96, false),
    piece('残高', 97.5, 113, false),
    piece('ab', 114.6, 124, false),
  ];
  expect(joinPieces(line).map(({ text }) => text)).toEqual(['日付', '2月3日残高', 'ab']);
});

it('is none where letters overlap as their font has it', () => {
  const line = [piece('A', 40, 46, true), piece('V', 45.5, 51, false), piece('A', 50.5, 56, false)];
  expect(joinPieces(line).map(({ text }) => text)).toEqual(['AVA']);
});
