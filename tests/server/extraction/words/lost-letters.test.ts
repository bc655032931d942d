import { expect, it } from 'vitest';
import { withLostLetters } from '../../../../server/extraction/words/lost-letters.ts';
import { left, page, rows } from '../../../support/words.ts';

const texts = (...lines: readonly string[]): string[] => {
  const read = withLostLetters([page(1, rows(100, ...lines.map((text) => [left(50, text)])))]);
  return read[0]!.words.map(({ text }) => text);
};

it('words of statements are known by the letters that are left', () => {
  expect(texts('D\ufffdbito', 'CR\ufffdDITO', 'Descripci\ufffdn:', 'P\ufffdriode', '(Dep\ufffdsitos)')).toEqual([
    'Debito', 'CREDITO', 'Descripcion:', 'Periode', '(Depositos)',
  ]); // prettier-ignore
});

it.each([
  ['of names', 'Zo\ufffdlie'],
  ['that fit several words', 'deb\ufffdt'],
  ['of which most are lost', 'a\ufffdo\ufffd\ufffdt'],
  ['with digits', '12\ufffd500'],
  ['that are short', 'd\ufffda'],
])('letters stay unknown in texts %s', (_name, text) => {
  expect(texts(text)).toEqual([text]);
});

it('pages without any stay as they are', () => {
  const pages = [page(1, rows(100, [left(50, 'Debit')]))];
  expect(withLostLetters(pages)).toBe(pages);
});
