import { describe, expect, it } from 'vitest';
import { isCurrency } from '../../../../server/extraction/reading/currencies.ts';
import { fold } from '../../../../server/extraction/reading/fold.ts';
import { columnRoles } from '../../../../server/extraction/reading/vocabulary.ts';
import { lexicons } from '../../../../server/extraction/reading/lexicon/index.ts';
import type { Lexicon } from '../../../../server/extraction/reading/lexicon/types.ts';

/** Every list of phrases of a language, with the path that names it. */
function lists(lexicon: Lexicon): [path: string, phrases: readonly string[]][] {
  return [
    ...lexicon.months.map((names, index): [string, readonly string[]] => [`months.${index + 1}`, names]),
    ['weekdays', lexicon.weekdays],
    ...group('columns', lexicon.columns),
    ...group('labels', lexicon.labels),
    ...group('sections', lexicon.sections),
    ...group('around', lexicon.around ?? {}),
    ...group('marks', lexicon.marks),
    ['liability', lexicon.liability],
    ...(lexicon.books ? [['books', lexicon.books] as [string, readonly string[]]] : []),
  ];
}

function group(name: string, of: Readonly<Record<string, readonly string[]>>): [string, readonly string[]][] {
  return Object.entries(of).map(([key, phrases]) => [`${name}.${key}`, phrases]);
}

const common = (a: readonly string[], b: readonly string[]) => a.filter((phrase) => b.includes(phrase));
const all = (pick: (lexicon: Lexicon) => readonly string[] | undefined) =>
  lexicons.flatMap((lexicon) => pick(lexicon) ?? []);

describe.each(lexicons.map((lexicon) => [lexicon.language, lexicon] as const))('lexicon %s', (_, lexicon) => {
  it('is written folded', () => {
    const unfolded = lists(lexicon).flatMap(([path, phrases]) =>
      phrases
        .filter((phrase) => phrase === '' || phrase !== fold(phrase))
        .map((phrase) => `${path}: ${phrase} is folded ${fold(phrase)}`),
    );
    expect(unfolded).toEqual([]);
  });

  it('has no phrase twice in a list', () => {
    const twice = lists(lexicon).flatMap(([path, phrases]) =>
      phrases
        .filter((phrase, index) => phrases.indexOf(phrase) !== index)
        .map((phrase) => `${path}: ${phrase}`),
    );
    expect(twice).toEqual([]);
  });

  it('names twelve months', () => {
    expect(lexicon.months.map((names) => names.length > 0)).toEqual(Array.from({ length: 12 }, () => true));
  });

  it('leaves no list empty', () => {
    expect(lists(lexicon).filter(([, phrases]) => phrases.length === 0)).toEqual([]);
  });

  it('knows the headings a table needs', () => {
    const needed = ['date', 'description', 'out', 'in', 'amount', 'balance'] as const;
    expect(needed.filter((role) => !lexicon.columns[role])).toEqual([]);
  });
});

describe('all languages together', () => {
  it('are distinct', () => {
    expect(new Set(lexicons.map((lexicon) => lexicon.language)).size).toBe(lexicons.length);
  });

  it('agree on the month of every name but those that a statement has to tell', () => {
    const months = new Map<string, number>();
    const clashes: string[] = [];
    for (const lexicon of lexicons) {
      lexicon.months.forEach((names, index) => {
        for (const name of names) {
          if ((months.get(name) ?? index) !== index) clashes.push(`${lexicon.language}: ${name}`);
          months.set(name, index);
        }
      });
    }
    expect(clashes.toSorted()).toEqual(
      ['lip', 'lis', 'listopad', 'listopada', 'listopadu', 'srp'].map((name) => `hr: ${name}`),
    );
  });

  it('name no weekday that joins or introduces dates in another language', () => {
    const beside = (['period', 'periodTo', 'statementDate'] as const).flatMap((label) =>
      all((lexicon) => lexicon.labels[label]),
    );
    expect(
      common(
        all((lexicon) => lexicon.weekdays),
        beside,
      ),
    ).toEqual([]);
  });

  it('agree on the direction of every mark', () => {
    expect(
      common(
        all((lexicon) => lexicon.marks.debit),
        all((lexicon) => lexicon.marks.credit),
      ),
    ).toEqual([]);
  });

  it('have no mark that is the symbol of a currency', () => {
    const marks = all((lexicon) => [...lexicon.marks.debit, ...lexicon.marks.credit]);
    expect(marks.filter((mark) => isCurrency(mark) || isCurrency(mark.toUpperCase()))).toEqual([]);
  });

  it('keep money in and money out apart', () => {
    expect(
      common(
        all((lexicon) => lexicon.columns.in),
        all((lexicon) => lexicon.columns.out),
      ),
    ).toEqual([]);
    expect(
      common(
        all((lexicon) => lexicon.labels.totalIn),
        all((lexicon) => lexicon.labels.totalOut),
      ),
    ).toEqual([]);
    expect(
      common(
        all((lexicon) => lexicon.sections.in),
        all((lexicon) => lexicon.sections.out),
      ),
    ).toEqual([]);
  });

  it('keep the balance at the start and at the end apart', () => {
    expect(
      common(
        all((lexicon) => lexicon.labels.opening),
        all((lexicon) => lexicon.labels.closing),
      ),
    ).toEqual([]);
  });
});

it('knows the names of columns though their blanks were lost', () => {
  expect([...columnRoles('Bookingdate:')]).toEqual([...columnRoles('Booking date:')]);
  expect(columnRoles('Booking date').has('date')).toBe(true);
  expect(columnRoles('paidin').size).toBe(0);
});

it('tells the day money counts from, whichever word is first, from that of the booking', () => {
  for (const name of ['Effective date', 'Date effective', 'Value date']) {
    expect(columnRoles(name).has('valueDate')).toBe(true);
    expect(columnRoles(name).has('date')).toBe(false);
  }
});
