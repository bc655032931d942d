/** Texts of bookings that hold what is something else elsewhere: page numbers, columns of codes, amounts. */
import {
  amountColumn, balanceColumn, dateColumn, descriptionColumn, inColumn, otherColumn, outColumn, valueColumn,
} from '../columns.ts'; // prettier-ignore
import { composed, type Kit } from '../composed.ts';
import { drawEntries, truthRows, type EntryTable } from '../entries.ts';
import { DOT_COMMA, writeNumber } from '../format.ts';
import { dutch } from '../language/dutch.ts';
import { english } from '../language/english.ts';
import { german } from '../language/german.ts';
import type { Phrase } from '../language/language.ts';
import { italian, spanish } from '../language/romance.ts';
import type { Layout } from '../layout.ts';
import { classicHead } from '../letterhead.ts';
import type { Account } from '../model.ts';
import type { Random } from '../random.ts';
import { single, type SingleSpec } from '../single.ts';
import { summaryBox, summaryLines } from '../summary.ts';
import { truthAccount, type TruthAccount } from '../truth.ts';

/** Two bookings far apart are parts of one purchase paid in thirteen: "2/13" on the first page, "3/13" on the second. */
const inParts =
  (text: string, oneLine: boolean) =>
  (account: Account): Account => {
    const { entries } = account;
    const part = new Map([
      [3, `${text} 2/13`],
      [entries.length - 1, `${text} 3/13`],
    ]);
    return {
      ...account,
      entries: entries.map((entry, index) => {
        const words = part.get(index);
        if (words === undefined) return entry;
        const [first = ''] = entry.lines;
        return { ...entry, lines: oneLine ? [`${first} ${words}`] : [first, words] };
      }),
    };
  };

const parts: SingleSpec = {
  name: 'parts-like-page-numbers',
  tags: ['text:page-like', 'columns:amount', 'balance:row'],
  language: english,
  country: 'GB',
  currency: 'GBP',
  rows: [56, 66],
  revise: inParts('INSTALMENT', true),
  columns: [
    dateColumn('Date', 'dd MMM yyyy', 62),
    descriptionColumn('Description', { oneLine: true }),
    amountColumn('Amount', 72),
    balanceColumn('Balance', 78),
  ],
};

/** A table whose texts begin with the kind of booking and, apart in the same column, a code. */
const withCodes = (heading: readonly [string, string, string, string, string]): EntryTable => ({
  columns: [
    dateColumn(heading[0], 'dd/MM/yyyy', 58),
    descriptionColumn(heading[1], { width: 150 }),
    otherColumn('code', '', 60, ({ code, reference }) => `${code}:${reference.slice(0, 3)}`),
    outColumn(heading[2], 68),
    inColumn(heading[3], 68),
    balanceColumn(heading[4], 76),
  ],
});

function codesApart(kit: Kit, table: EntryTable, phrases: readonly Phrase[]): TruthAccount[] {
  const account = kit.account({ count: kit.random.int(18, 30), phrases });
  const scene = kit.scene(account);
  classicHead(kit.paper, scene);
  summaryBox(kit.paper, scene, summaryLines(scene, { balances: true, totals: true }));
  const printed = drawEntries(kit.paper, scene, table);
  account.entries.forEach(({ lines: [kind = ''], code, reference }, index) => {
    const row = printed[index]!;
    row.description = `${kind} ${code}:${reference.slice(0, 3)}${row.description.slice(kind.length)}`;
  });
  const rows = truthRows(account, table.columns, printed, true);
  return [truthAccount(account, { opening: true, closing: true }, rows)];
}

/** Every other text ends in the amount of an invoice; all of them are equally long, so that these line up. */
const invoices =
  (line: string) =>
  (account: Account, random: Random): Account => ({
    ...account,
    entries: account.entries.map((entry, index) => {
      if (index % 2 === 0) return entry;
      const amount = writeNumber(random.int(101000, 899999), account.currency, DOT_COMMA);
      const text = line.replace('{number}', random.digits(4)).replace('{amount}', amount);
      return { ...entry, lines: [text] };
    }),
  });

const endings: SingleSpec = {
  name: 'texts-that-end-in-amounts',
  tags: ['text:ends-in-amount', 'headings:none', 'columns:amount', 'balance:none', 'language:de'],
  language: german,
  country: 'DE',
  currency: 'EUR',
  numbers: DOT_COMMA,
  style: { headings: 'none' },
  balances: 'none',
  summary: 'none',
  revise: invoices('Rechnung {number} über {amount} EUR'),
  columns: [dateColumn('', 'dd.MM.yyyy', 58), descriptionColumn('', { oneLine: true }), amountColumn('', 76)],
};

export const textLayouts: readonly Layout[] = [
  single(parts),
  single({
    ...parts,
    name: 'parts-like-page-numbers-below',
    tags: [...parts.tags, 'language:es'],
    language: spanish,
    country: 'ES',
    currency: 'EUR',
    numbers: DOT_COMMA,
    rows: [32, 40],
    revise: inParts('CUOTA', false),
    columns: [
      dateColumn('Fecha', 'dd/MM/yyyy', 62),
      descriptionColumn('Concepto'),
      amountColumn('Importe', 72),
      balanceColumn('Saldo', 78),
    ],
  }),
  composed({
    name: 'codes-apart-in-texts',
    tags: ['text:code-apart', 'columns:out-in', 'balance:row'],
    language: english,
    country: 'GB',
    currency: 'GBP',
    build: (kit) =>
      codesApart(kit, withCodes(['Date', 'Details', 'Paid out', 'Paid in', 'Balance']), [
        'out 6 debit PN|Direct debit|{firm}|REF {A10}',
        'out 6 card PN|Card payment|{merchant} {town}',
        'out 3 transfer PN|Faster payment|{person} INVOICE {5}',
        'out 2 cash PN|Cash withdrawal|{town} {time}',
        'in 3 salary PN|Credit transfer|{firm} SALARY {month}',
      ]),
  }),
  composed({
    name: 'codes-apart-in-texts-italian',
    tags: ['text:code-apart', 'columns:out-in', 'balance:row', 'language:it'],
    language: italian,
    country: 'IT',
    currency: 'EUR',
    numbers: DOT_COMMA,
    build: (kit) =>
      codesApart(kit, withCodes(['Data', 'Descrizione', 'Addebiti', 'Accrediti', 'Saldo']), [
        'out 6 debit CAU|Addebito diretto|{firm}|MANDATO {A10}',
        'out 6 card CAU|Pagamento carta|{merchant} {town}',
        'out 3 transfer CAU|Bonifico disposto|{person} FATTURA {5}',
        'in 3 transfer CAU|Bonifico ricevuto|{firm} {month}',
      ]),
  }),
  single(endings),
  single({
    ...endings,
    name: 'texts-that-end-in-amounts-dutch',
    tags: ['text:ends-in-amount', 'headings:none', 'columns:out-in', 'balance:summary', 'language:nl'],
    language: dutch,
    country: 'NL',
    summary: 'box',
    revise: invoices('Factuur {number} van {amount}'),
    balances: 'none',
    columns: [
      dateColumn('', 'dd-MM-yyyy', 58),
      descriptionColumn('', { oneLine: true }),
      outColumn('', 72),
      inColumn('', 72),
    ],
  }),
  single({
    name: 'texts-set-to-both-edges',
    tags: ['texts:justified', 'date:value', 'columns:amount', 'balance:row', 'language:de'],
    language: german,
    country: 'DE',
    currency: 'EUR',
    numbers: DOT_COMMA,
    rows: [16, 34],
    style: { justified: true },
    columns: [
      dateColumn('Tag', 'dd.MM.yyyy', 56),
      valueColumn('Wert', 'dd.MM.yyyy', 56),
      descriptionColumn('Verwendungszweck', { width: 118 }),
      amountColumn('Umsatz', 76),
      balanceColumn('Saldo', 80),
    ],
  }),
];
