import { describe, expect, it } from 'vitest';
import type { MoneyToken } from '../../../../server/extraction/layout/amounts/money-token.ts';
import type { NumberStyle } from '../../../../server/extraction/reading/numbers.ts';
import type { Word } from '../../../../server/extraction/words/word.ts';
import { COMMA, DOT, left, right, row, tokensOf, word, type Cell } from '../../../support/words.ts';
import { buildLines } from '../../../../server/extraction/layout/lines/lines.ts';
import { tokenise } from '../../../../server/extraction/layout/tokens.ts';

const SPACED: NumberStyle = { decimalSign: ',', decimals: 2, spaceGroups: true };

function tokens(style: NumberStyle, ...cells: readonly Cell[]) {
  return tokensOf(style, [row(100, ...cells)])[0]!;
}

/** An amount in short: units with sign, then mark and currency where there are any. */
function short({ units, sign, mark, currency }: MoneyToken): string {
  return [`${sign < 0 ? '-' : sign > 0 ? '+' : ''}${units}`, mark, currency].filter(Boolean).join(' ');
}

function strong(style: NumberStyle, ...cells: readonly Cell[]): string[] {
  return tokens(style, ...cells)
    .monies.filter((money) => money.strong)
    .map(short);
}

describe('amounts', () => {
  it('take a symbol at the left edge of their cell, far before their digits, where it ends no amount before', () => {
    const cells = (first: string) =>
      strong(DOT, left(40, 'Coffee'), right(300, first), left(330, '£'), right(400, '977.05'));
    expect(cells('90.79')).toEqual(['9079', '97705 GBP']);
    expect(
      strong(DOT, left(40, 'Coffee'), right(300, '£90.79'), left(306, '£'), right(360, '977.05')),
    ).toEqual(['9079 GBP', '97705 GBP']);
    expect(
      strong(DOT, left(40, 'Coffee'), right(300, '90.79'), left(306, '£'), right(360, '977.05')),
    ).toEqual(['9079 GBP', '97705']);
  });

  it('take the mark that begins their cell, not a word of the text before them', () => {
    expect(strong(DOT, left(40, 'Coffee'), right(400, 'CR 12.50'))).toEqual(['1250 CR']);
    expect(strong(COMMA, left(40, 'Café'), right(400, 'D 12,50'))).toEqual(['1250 D']);
    expect(strong(DOT, left(40, 'Coffee CR 12.50'))).toEqual(['1250']);
  });

  it.each([
    ['plain', DOT, '12.50', ['1250']],
    ['grouped', DOT, '1,234.56', ['123456']],
    ['with a currency before it', DOT, 'EUR 12.50', ['1250 EUR']],
    ['with a currency behind it', COMMA, '12,50 EUR', ['1250 EUR']],
    ['with a mark glued to the currency behind it', COMMA, '12,50 NOKD', ['1250 D NOK']],
    ['with a mark glued to the symbol of a currency', COMMA, '12,50 FtD', ['1250 D HUF']],
    ['with a sign glued to the symbol behind it', COMMA, '58,63 €-', ['-5863 EUR']],
    ['with a mark before the day of the next cell', DOT, '12.50 OD 22-Dec-19', ['1250 OD']],
    ['with letters behind it that only begin like a currency', COMMA, '12,50 RAD', ['1250']],
    ['with a sign before it', DOT, '- 12.50', ['-1250']],
    ['with a sign behind it', COMMA, '12,50 -', ['-1250']],
    ['with a plus behind it', COMMA, '12,50 +', ['+1250']],
    ['with a mark behind it', DOT, '12.50 CR', ['1250 CR']],
    ['with a mark in brackets', DOT, '12.50 (Dr)', ['1250 Dr']],
    [
      'with a whole word as the mark of a balance',
      COMMA,
      'SOLDE AU 31/05 12,50 CREDITEUR',
      ['1250 CREDITEUR'],
    ],
    ['with such a word of a text behind it', COMMA, '12,50 CREDITEUR', ['1250']],
    ['with sign and currency before it', DOT, '- $ 12.50', ['-1250 USD']],
    ['with currency and sign before it', DOT, '$ - 12.50', ['-1250 USD']],
    ['with currency and mark behind it', COMMA, '12,50 EUR H', ['1250 H EUR']],
    ['with mark and currency behind it', COMMA, '12,50 S EUR', ['1250 S EUR']],
    ['with a mark in brackets glued to it', DOT, '12.50(Dr)', ['1250 Dr']],
    ['a note in brackets glued to it is none', DOT, '12.50(a)', []],
    ['without a whole part', DOT, '.45', ['45']],
    ['groups apart', SPACED, '1 234,56', ['123456']],
    [
      'groups apart behind the colon of its label, the only ones',
      COMMA,
      'Total : 4 592,95 €',
      ['459295 EUR'],
    ],
    ['a number behind a word is no group of the only one', COMMA, 'Carte 4 592,95 €', ['59295 EUR']],
    [
      'groups apart behind a currency, among numbers with a sign between theirs',
      { ...COMMA, signGroups: true },
      'Saldo EUR 12 024,40',
      ['1202440 EUR'],
    ],
    [
      'but not behind the one that an amount ends with',
      { ...COMMA, signGroups: true },
      '9,50 EUR 12 524,40',
      ['950 EUR', '52440'],
    ],
    ['groups apart with a stroke for the cents', SPACED, '1 234,-', ['123400']],
    ['two groups apart', SPACED, '1 234 567,89', ['123456789']],
    ['a digit that slipped away', DOT, '1,719.3 3', ['171933']],
    ['thousands that slipped away with their sign', DOT, '$9 ,153.00', ['915300 USD']],
    ['decimals that slipped away', DOT, '1,719. 33', ['171933']],
    ['a percentage is none', DOT, '12.50%', []],
    ['nor is one with the sign apart', DOT, '12.50 %', []],
    ['nor a date with decimal commas', COMMA, '12.11', []],
    ['nor a date that ends in a dot', DOT, '12.11.', []],
    ['but with decimal dots it is', DOT, '12.11', ['1211']],
    ['a month before an amount is no date', COMMA, 'April 2,71', ['271']],
    ['a word before a sign and an amount', DOT, 'Fee -12.50', ['-1250']],
  ] as const)('%s', (_, style, text, expected) => {
    expect(strong(style, left(40, text))).toEqual(expected);
  });

  it('take the symbol that stands apart behind blanks for a width', () => {
    expect(strong(DOT, left(40, '£'), right(140, '1,028.65'))).toEqual(['102865']);
    expect(strong(DOT, left(40, '£'), left(58, '1,028.65'))).toEqual(['102865 GBP']);
  });

  it('are weak without the decimals of the statement', () => {
    const [money] = tokens(DOT, left(40, '1500')).monies;
    expect(money).toMatchObject({ strong: false, units: 1500 });
  });

  it('are strong without decimals where the statement prints none, grouped or with a currency', () => {
    const whole: NumberStyle = { decimalSign: '.', decimals: 0, spaceGroups: false };
    expect(strong(whole, left(40, '1,500'), left(200, '900'), left(300, 'JPY 900'))).toEqual([
      '1500',
      '900 JPY',
    ]);
  });

  it('join no groups across a column', () => {
    expect(strong(SPACED, left(40, '1'), left(80, '234,56'))).toEqual(['23456']);
  });

  it('take the sign that stands apart with its symbol', () => {
    expect(strong(DOT, left(40, 'Service fee'), left(330, '-$'), right(400, '12.50'))).toEqual(['-1250 USD']);
  });

  it('keep a sign that stands apart as a question', () => {
    const [money] = tokens(DOT, left(40, 'Card payment'), left(250, '-'), right(330, '12.50')).monies;
    expect(money).toMatchObject({ sign: 0, apartSign: { sign: -1, x0: 250 } });
  });

  it('leave a sign further away to whatever stands there', () => {
    const [money] = tokens(DOT, left(40, 'Card payment'), left(150, '-'), right(400, '12.50')).monies;
    expect(money).toMatchObject({ sign: 0, apartSign: null });
  });

  it('leave a sign to the number it is nearer to', () => {
    const cells = [left(40, '2,424.06'), left(100, '-'), left(106, '$9,880.88')];
    expect(strong(DOT, ...cells)).toEqual(['242406', '-988088 USD']);
  });

  it('take no mark that begins a sentence', () => {
    expect(strong(DOT, left(40, '12.50 in cash'))).toEqual(['1250']);
  });

  it('have each its own mark', () => {
    expect(strong(DOT, left(40, '12.50 DR'), left(120, '900.00 CR'))).toEqual(['1250 DR', '90000 CR']);
  });

  it('say what a mark means, where languages agree', () => {
    const directions = (text: string) => tokens(DOT, left(40, text)).monies[0]!.markDirection;
    expect([directions('1.50 CR'), directions('1.50 DR'), directions('1.50')]).toEqual([1, -1, 0]);
  });

  it('end where their digits end, so that a sign behind does not shift the column', () => {
    const plain = tokens(COMMA, left(40, '12,50')).monies[0]!;
    const signed = tokens(COMMA, left(40, '12,50-')).monies[0]!;
    const marked = tokens(COMMA, left(40, '12,50 EUR')).monies[0]!;
    expect([signed.x1, marked.x1]).toEqual([plain.x1, plain.x1]);
  });
});

describe('dates', () => {
  const dated = (style: NumberStyle, ...cells: readonly Cell[]): [number, number][] =>
    tokens(style, ...cells).dates.map(({ from, to }) => [from, to]);

  it.each([
    ['one word', DOT, '04/03/2026 Coffee', [[0, 1]]],
    ['three words', DOT, '4 March 2026 Coffee', [[0, 3]]],
    ['with a weekday', DOT, 'Mon 4 March Coffee', [[0, 3]]],
    [
      'two beside each other',
      COMMA,
      '04.03. 05.03. Miete',
      [
        [0, 1],
        [1, 2],
      ],
    ],
    ['inside a text', DOT, 'Invoice of 04/03/2026', [[2, 3]]],
    ['not in a plain number', DOT, 'Card 4402', []],
  ] as const)('%s', (_, style, text, expected) => {
    expect(dated(style, left(40, text))).toEqual(expected);
  });

  it('do not reach over a blank between columns', () => {
    expect(dated(DOT, left(40, '4 Mar'), left(120, '2026'))).toEqual([[0, 2]]);
  });
});

describe('dates a narrow column wraps', () => {
  const wrapped = (lower: Cell, y = 112) =>
    tokensOf(COMMA, [row(100, left(40, '18 de'), left(120, 'Compra'), right(400, '12,50')), row(y, lower)]);

  it('are read from both lines; the lower word is spent', () => {
    const [upper, lower] = wrapped(left(40, 'Diciembre'));
    expect(upper!.dates).toMatchObject([{ date: { day: 18, month: 12 }, from: 0, to: 2 }]);
    expect([...lower!.spent]).toEqual([0]);
  });

  it.each([
    ['no month', wrapped(left(40, 'Tienda'))],
    ['a month in another column', wrapped(left(120, 'Diciembre'))],
    ['a month too far below', wrapped(left(40, 'Diciembre'), 140)],
  ])('but not from %s', (_, lines) => {
    expect(lines[0]!.dates).toEqual([]);
  });
});

it('tokens of one kind never share words', () => {
  const words = ['4', 'March', '2026', '1', '234,56', 'EUR', '-', '12,50', 'H'].map((text, index) =>
    word(text, 40 + index * 34, 100),
  );
  const [line] = buildLines([{ number: 1, width: 595, height: 842, source: 'text', words }]);
  const { dates, monies } = tokenise(line!, SPACED);
  const taken = [...dates, ...monies].flatMap(({ from, to }) =>
    Array.from({ length: to - from }, (_, at) => from + at),
  );
  expect(new Set(taken).size).toBe(taken.length);
});

describe('groups in type of one width', () => {
  /** Letters and blanks 0.6 em wide, as a typewriter sets them. */
  const typed = (text: string, style: NumberStyle) => {
    const words = [...text.matchAll(/\S+/g)].map((match) => {
      const made = word(match[0], 40 + match.index * 6, 100, 10);
      return { ...made, x1: made.x0 + match[0].length * 6 };
    });
    const lines = buildLines([{ number: 1, width: 595, height: 842, source: 'text', words }]);
    return tokenise(lines[0]!, style).monies.filter((money) => money.strong);
  };

  it('stand a whole letter apart', () => {
    expect(typed('VIREMENT            1 234,56', SPACED).map(short)).toEqual(['123456']);
  });

  it('stand further apart where their ink was recognised', () => {
    const ink = [word('1', 40, 100), word('234,56', 52.6, 100)].map((made) => ({
      ...made,
      x1: made.x0 + made.text.length * 6 - 1.2,
      confidence: 0.9,
    }));
    const read = (words: Word[]): string[] => {
      const lines = buildLines([{ number: 1, width: 595, height: 842, source: 'ocr', words }]);
      return tokenise(lines[0]!, SPACED)
        .monies.filter((money) => money.strong)
        .map(short);
    };
    expect(read(ink)).toEqual(['123456']);
    expect(read(ink.map((one) => ({ ...one, confidence: 1 })))).toEqual(['23456']);
  });

  it('are two columns where more stands between', () => {
    expect(typed('VIREMENT      1    234,56', SPACED).map(short)).toEqual(['23456']);
  });

  it('leave an amount in doubt where nothing tells that they are groups', () => {
    expect(typed('VIREMENT 1 234,56', COMMA)[0]).toMatchObject({ units: 23456, doubtful: 'thousands' });
    expect(typed('VIREMENT 1 234,56', { ...COMMA, signGroups: true })[0]!.doubtful).toBeUndefined();
    // In a cell of its own no text ends.
    const cell = typed('VIREMENT          1 234,56', { ...COMMA, signGroups: true });
    expect(cell[0]).toMatchObject({ units: 23456, doubtful: 'thousands' });
    expect(typed('DEBITE LE 04/04/2025 1 234,56', COMMA).map(short)).toEqual(['123456']);
  });

  it('of whole units', () => {
    const whole: NumberStyle = { decimalSign: ',', decimals: 0, spaceGroups: true };
    expect(typed('Munkabér    -1 450 000', whole).map(short)).toEqual(['-1450000']);
  });
});
