/**
 * Fees and taxes in columns of their own beside the amount of their row. Where the balance moves by them too they are
 * bookings: a row of their own behind that of the amount, with the name of the column before the text.
 */
import {
  amountColumn, balanceColumn, dateColumn, descriptionColumn, inColumn, otherColumn, outColumn, type Column,
} from '../columns.ts'; // prettier-ignore
import { composed, type ComposedSpec, type Kit } from '../composed.ts';
import { drawEntries, truthRows, type EntryTable } from '../entries.ts';
import { DOT_COMMA } from '../format.ts';
import { english } from '../language/english.ts';
import { german } from '../language/german.ts';
import { spanish } from '../language/romance.ts';
import type { Layout } from '../layout.ts';
import { classicHead } from '../letterhead.ts';
import type { Account, Entry } from '../model.ts';
import { MINUS, writeMoney } from '../money.ts';
import type { Random } from '../random.ts';
import { single } from '../single.ts';
import { summaryBox } from '../summary.ts';
import { truthAccount, truthRow, type TruthAccount, type TruthTransaction } from '../truth.ts';

/** What is charged beside an entry, minor units, never negative; by the name of its column. */
type Charges = ReadonlyMap<string, number>;

interface Charged extends Omit<EntryTable, 'columns'> {
  /** Names of the columns of charges, with what stands in them for none. */
  readonly names: readonly string[];
  readonly none?: string;
  /** The columns, those of charges given by their names. */
  readonly lay: (charge: (name: string) => Column) => readonly Column[];
}

function chargesOf(entry: Entry, names: readonly string[], random: Random): Charges {
  if (entry.amount > 0 || entry.kind === 'fee' || !random.chance(0.4)) return new Map();
  return new Map(names.map((name, index) => [name, random.int(20, 450) >> index]));
}

const sum = (charges: Charges): number => [...charges.values()].reduce((total, minor) => total + minor, 0);

/** The account with the balances that its charges leave. */
function charged(account: Account, charges: readonly Charges[]): Account {
  let taken = 0;
  const entries = account.entries.map((entry, index) => {
    taken += sum(charges[index]!);
    return { ...entry, balance: entry.balance - taken };
  });
  return { ...account, entries, closing: account.closing - taken, totalOut: account.totalOut + taken };
}

function build(kit: Kit, spec: Charged, count: readonly [number, number]): TruthAccount[] {
  const { paper, random } = kit;
  const plain = kit.account({ count: random.int(...count), opening: 3400, overdraft: true });
  const charges = plain.entries.map((entry) => chargesOf(entry, spec.names, random));
  const account = charged(plain, charges);
  const ofEntry = new Map(account.entries.map((entry, index) => [entry, charges[index]!]));
  const scene = kit.scene(account);
  const column = (name: string): Column =>
    otherColumn(name, name, 46, (entry) => {
      const minor = ofEntry.get(entry)?.get(name);
      if (minor === undefined) return spec.none ?? '';
      return writeMoney(minor, account.currency, scene.numbers, {});
    }, { align: 'right' }); // prettier-ignore
  const table = { ...spec, columns: spec.lay(column) };
  // No text names a column whose heading is drawn as outlines.
  const named = spec.style?.headingInk !== 'outline';
  classicHead(paper, scene);
  const { labels } = scene.language;
  summaryBox(paper, scene, [
    [labels.opening, account.opening],
    [labels.closing, account.closing],
  ]);
  const printed = drawEntries(paper, scene, table);
  const rows = truthRows(account, table.columns, printed, true).flatMap((row, index) =>
    withCharges(row, account, account.entries[index]!, charges[index]!, named),
  );
  return [truthAccount(account, { opening: true, closing: true }, rows)];
}

/** A row and those of its charges; the balance that is printed stands behind the last. */
function withCharges(
  row: TruthTransaction,
  account: Account,
  entry: Entry,
  charges: Charges,
  named: boolean,
): TruthTransaction[] {
  let balance = entry.balance + sum(charges);
  const of = (part: Entry, description: string): TruthTransaction =>
    truthRow(
      part,
      account.currency,
      { page: row.page, balance: balance === entry.balance, description },
      true,
    );
  const rows = [of({ ...entry, balance }, row.description)];
  for (const [name, minor] of charges) {
    balance -= minor;
    const description = named ? `${name}: ${row.description}` : row.description;
    rows.push(of({ ...entry, amount: -minor, balance }, description));
  }
  return rows;
}

function layout(
  spec: Omit<ComposedSpec, 'build'>,
  table: Charged,
  count: readonly [number, number] = [20, 34],
): Layout {
  return composed({ ...spec, build: (kit) => build(kit, table, count) });
}

export const chargeLayouts: readonly Layout[] = [
  layout(
    {
      name: 'fee-beside-amount',
      tags: ['columns:amount', 'sign:minus', 'balance:row', 'charge:beside'],
      language: english,
      country: 'GB',
      currency: 'GBP',
    },
    {
      names: ['Fee'],
      lay: (charge) => [
        dateColumn('Date', 'dd MMM yyyy', 64),
        descriptionColumn('Description'),
        amountColumn('Amount', 66, MINUS),
        charge('Fee'),
        balanceColumn('Balance', 72, MINUS),
      ],
    },
  ),
  layout(
    {
      name: 'fee-between-debit-and-balance',
      tags: ['columns:in-out', 'balance:row', 'charge:beside'],
      language: german,
      country: 'AT',
      currency: 'EUR',
      numbers: DOT_COMMA,
    },
    {
      names: ['Spesen'],
      none: '0,00',
      lay: (charge) => [
        dateColumn('Datum', 'dd.MM.yyyy', 58),
        descriptionColumn('Buchungstext'),
        inColumn('Eingang', 66),
        outColumn('Ausgang', 66),
        charge('Spesen'),
        balanceColumn('Saldo', 72, MINUS),
      ],
      openingRow: 'Alter Kontostand',
    },
    [40, 60],
  ),
  layout(
    {
      name: 'outlined-fee-before-balance',
      tags: ['columns:in-out', 'balance:row', 'charge:beside', 'headings:outlines'],
      language: english,
      country: 'GB',
      currency: 'GBP',
      face: { family: 'liberation', size: 8.5 },
    },
    {
      names: ['Charge'],
      style: { headingInk: 'outline' },
      lay: (charge) => [
        dateColumn('Booked', 'dd MMM yyyy', 66),
        descriptionColumn('Narrative', { oneLine: true }),
        inColumn('Received', 62),
        outColumn('Spent', 62),
        charge('Charge'),
        balanceColumn('Left', 70, MINUS),
      ],
    },
    [26, 40],
  ),
  layout(
    {
      name: 'outlined-fee-and-tax',
      tags: ['columns:amount', 'balance:row', 'charge:beside', 'charge:two', 'headings:outlines'],
      language: german,
      country: 'DE',
      currency: 'EUR',
      face: { family: 'liberation', size: 8.5 },
      numbers: DOT_COMMA,
    },
    {
      names: ['Gebühr', 'Steuer'],
      style: { headingInk: 'outline' },
      lay: (charge) => [
        dateColumn('Tag', 'dd.MM.yyyy', 58),
        descriptionColumn('Vorgang', { oneLine: true }),
        amountColumn('Umsatz', 66, MINUS),
        charge('Gebühr'),
        charge('Steuer'),
        balanceColumn('Stand', 72, MINUS),
      ],
    },
    [24, 36],
  ),
  layout(
    {
      name: 'fee-and-tax-newest-first',
      tags: ['columns:amount', 'balance:row', 'charge:beside', 'charge:two', 'order:desc'],
      language: spanish,
      country: 'ES',
      currency: 'EUR',
      numbers: DOT_COMMA,
    },
    {
      names: ['Comisión', 'IVA'],
      order: 'desc',
      lay: (charge) => [
        dateColumn('Fecha', 'dd/MM/yyyy', 58),
        descriptionColumn('Concepto'),
        amountColumn('Importe', 66, MINUS),
        charge('Comisión'),
        charge('IVA'),
        balanceColumn('Saldo', 72, MINUS),
      ],
    },
  ),
  single({
    name: 'fee-inside-amount',
    tags: ['columns:amount', 'sign:minus', 'balance:row', 'charge:inside'],
    language: english,
    country: 'GB',
    currency: 'GBP',
    columns: [
      dateColumn('Date', 'dd/MM/yyyy', 58),
      descriptionColumn('Details'),
      otherColumn('fee', 'Fee', 46, ({ amount, reference }, { account, numbers }) =>
        amount < -1000 && reference.length > 9 ? writeMoney(Number(reference.slice(0, 3)) + 5, account.currency, numbers, {}) : '',
        { align: 'right' }),
      amountColumn('Amount', 66, MINUS),
      balanceColumn('Balance', 72, MINUS),
    ], // prettier-ignore
  }),
];
