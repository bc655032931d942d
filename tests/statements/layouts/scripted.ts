/** Rows as a few lines of script print them: values behind their names, dashes between cells, marks as words, no final zeros. */
import { composed, type Kit } from '../composed.ts';
import { DOT_COMMA, writeDate } from '../format.ts';
import { american, english } from '../language/english.ts';
import type { Language } from '../language/language.ts';
import { spanish } from '../language/romance.ts';
import type { Layout } from '../layout.ts';
import { plainHead, type Scene } from '../letterhead.ts';
import type { Entry } from '../model.ts';
import type { Dress } from '../money.ts';
import { LETTER } from '../paper/paper.ts';
import { money } from '../summary.ts';
import type { TruthAccount } from '../truth.ts';
import { put, writeLines } from './runs.ts';

/** How a list of rows is written between the balances it opens and closes with. */
interface Script {
  readonly language: Language;
  readonly date: string;
  readonly heading?: string;
  /** A figure of the account above the opening balance. */
  readonly above?: string;
  /** A row; `day` is its date as written, `at` its place among all, from 1. */
  readonly line: (row: Row) => string;
  /** Whether a row prints its balance. */
  readonly balances?: boolean;
}

interface Row {
  readonly scene: Scene;
  readonly entry: Entry;
  readonly day: string;
  readonly text: string;
  readonly at: number;
}

function scripted(kit: Kit, script: Script): TruthAccount[] {
  const { language, date, heading, above, line, balances = false } = script;
  const phrases = language.phrases.filter((phrase) => !phrase.includes('{fx}'));
  const scene = kit.scene(kit.account({ count: kit.random.int(4, 14), phrases }));
  const { account } = scene;
  plainHead(kit.paper, scene);
  if (above !== undefined) put(kit, scene, above);
  put(kit, scene, `${language.labels.opening}: ${money(scene, account.opening)}`);
  if (above === undefined) put(kit, scene, '');
  if (heading !== undefined) put(kit, scene, heading);
  let at = 0;
  const truth = writeLines(
    kit,
    scene,
    (entry) => {
      at += 1;
      const day = writeDate(entry.date, date, language);
      return [line({ scene, entry, day, text: entry.lines.join(' '), at })];
    },
    { balance: true, printed: balances, balances: true },
  );
  put(kit, scene, '');
  put(kit, scene, `${language.labels.closing}: ${money(scene, account.closing)}`);
  return [truth];
}

const signed = ({ scene, entry }: Row): string => money(scene, entry.amount);
const unsigned = ({ scene, entry }: Row): string => money(scene, Math.abs(entry.amount));
const balance = ({ scene, entry }: Row): string => money(scene, entry.balance);
const side = ({ entry }: Row, out: string, into: string): string => (entry.amount < 0 ? out : into);

/** An amount in minor units as a number and not as money: "$1250", "$4.5", "-$30.25". */
const unpadded = (minor: number): string => `${minor < 0 ? '-' : ''}$${Math.abs(minor) / 100}`;

/** The same with one decimal at least: "1250.0", "-4.5". */
const float = (minor: number): string => {
  const text = String(minor / 100);
  return text.includes('.') ? text : `${text}.0`;
};

const DOLLARS: Dress = { prefix: '$', negative: ['-', ''] };

const inGbp = { language: english, country: 'GB', currency: 'GBP' } as const;
const inUsd = { language: american, country: 'US', currency: 'USD', paper: LETTER, dress: DOLLARS } as const;

export const scriptedLayouts: readonly Layout[] = [
  composed({
    name: 'scripted-names-and-commas',
    tags: ['text:written', 'text:named-values', 'headings:none', 'balance:row', 'sign:minus'],
    ...inGbp,
    build: (kit) =>
      scripted(kit, {
        language: english,
        date: 'yyyy-MM-dd',
        balances: true,
        line: (row) =>
          `Date: ${row.day}, Description: ${row.text}, Amount: ${signed(row)}, Balance: ${balance(row)}`,
      }),
  }),
  composed({
    name: 'scripted-names-and-bars',
    tags: ['text:written', 'text:named-values', 'text:bars', 'headings:none', 'language:es'],
    language: spanish,
    country: 'ES',
    currency: 'EUR',
    numbers: DOT_COMMA,
    build: (kit) =>
      scripted(kit, {
        language: spanish,
        date: 'dd/MM/yyyy',
        line: (row) => `Fecha: ${row.day} | Concepto: ${row.text} | Importe: ${signed(row)}`,
      }),
  }),
  composed({
    name: 'scripted-names-of-sides',
    tags: ['text:written', 'text:named-values', 'headings:none', 'balance:row', 'sign:none'],
    ...inUsd,
    build: (kit) =>
      scripted(kit, {
        language: american,
        date: 'MM/dd/yyyy',
        balances: true,
        line: (row) =>
          `${row.day} ${row.text} ${side(row, 'Debit', 'Credit')}: ${unsigned(row)} Balance: ${balance(row)}`,
      }),
  }),
  composed({
    name: 'scripted-dashes',
    tags: ['text:written', 'text:dashes', 'headings:none', 'balance:row', 'sign:minus'],
    ...inUsd,
    build: (kit) =>
      scripted(kit, {
        language: american,
        date: 'MM/dd/yyyy',
        balances: true,
        line: (row) => [row.day, row.text, signed(row), balance(row)].join(' - '),
      }),
  }),
  composed({
    name: 'scripted-dashes-without-balances',
    tags: ['text:written', 'text:dashes', 'columns:amount', 'balance:summary', 'sign:minus'],
    ...inUsd,
    build: (kit) =>
      scripted(kit, {
        language: american,
        date: 'MMM dd, yyyy',
        heading: 'Date - Description - Amount',
        line: (row) => [row.day, row.text, signed(row)].join(' - '),
      }),
  }),
  composed({
    name: 'scripted-marks-between',
    tags: ['text:written', 'headings:none', 'balance:row', 'sign:mark'],
    ...inGbp,
    build: (kit) =>
      scripted(kit, {
        language: english,
        date: 'dd-MMM-yyyy',
        balances: true,
        line: (row) => `${row.day} ${row.text} ${unsigned(row)} ${side(row, 'DR', 'CR')} ${balance(row)}`,
      }),
  }),
  composed({
    name: 'scripted-marks-first',
    tags: ['text:written', 'headings:none', 'balance:summary', 'sign:mark'],
    ...inGbp,
    build: (kit) =>
      scripted(kit, {
        language: english,
        date: 'dd/MM/yyyy',
        line: (row) => `${row.day} ${side(row, 'Dr', 'Cr')}. ${unsigned(row)} ${row.text}`,
      }),
  }),
  composed({
    name: 'scripted-words-of-sides-first',
    tags: ['text:written', 'headings:none', 'balance:summary', 'sign:mark'],
    ...inGbp,
    build: (kit) =>
      scripted(kit, {
        language: english,
        date: 'dd/MM/yyyy',
        line: (row) => `${row.day} ${side(row, 'Debit', 'Credit')} ${unsigned(row)} ${row.text}`,
      }),
  }),
  composed({
    name: 'scripted-marks-before-amounts',
    tags: ['text:written', 'text:bars', 'headings:none', 'balance:summary', 'sign:mark'],
    ...inUsd,
    build: (kit) =>
      scripted(kit, {
        language: american,
        date: 'MM/dd/yyyy',
        line: (row) => [row.day, row.text, side(row, 'Dr', 'Cr'), unsigned(row)].join(' | '),
      }),
  }),
  composed({
    name: 'scripted-marks-in-parentheses',
    tags: ['text:written', 'headings:none', 'balance:summary', 'sign:mark'],
    ...inUsd,
    build: (kit) =>
      scripted(kit, {
        language: american,
        date: 'MM/dd/yyyy',
        line: (row) => `${row.day} ${row.text} ${unsigned(row)} (${side(row, 'debit', 'credit')})`,
      }),
  }),
  composed({
    name: 'scripted-counted',
    tags: ['text:written', 'text:items', 'headings:none', 'balance:summary', 'sign:minus'],
    ...inUsd,
    build: (kit) =>
      scripted(kit, {
        language: american,
        date: 'MM/dd/yyyy',
        line: (row) => `Transaction ${row.at}: ${row.day} ${row.text} ${signed(row)}`,
      }),
  }),
  composed({
    name: 'scripted-numbers-and-currencies',
    tags: ['text:written', 'text:dashes', 'text:items', 'headings:none', 'balance:summary', 'sign:minus'],
    ...inGbp,
    build: (kit) =>
      scripted(kit, {
        language: english,
        date: 'dd/MM/yyyy',
        line: (row) => `${row.at}. ${row.day} - ${row.text} - ${signed(row)} GBP`,
      }),
  }),
  composed({
    name: 'scripted-days-in-brackets',
    tags: ['text:written', 'headings:none', 'balance:summary', 'sign:minus'],
    ...inGbp,
    build: (kit) =>
      scripted(kit, {
        language: english,
        date: 'yyyy-MM-dd',
        line: (row) => `[${row.day}] ${row.text}: ${signed(row)}`,
      }),
  }),
  composed({
    name: 'scripted-unpadded-prices',
    tags: ['text:written', 'columns:amount', 'balance:row', 'number:unpadded'],
    ...inUsd,
    build: (kit) =>
      scripted(kit, {
        language: american,
        date: 'MM/dd/yyyy',
        heading: 'Date Description Amount Balance',
        balances: true,
        line: ({ day, text, entry }) => `${day} ${text} ${unpadded(entry.amount)} ${unpadded(entry.balance)}`,
      }),
  }),
  composed({
    name: 'scripted-floats',
    tags: ['text:written', 'headings:none', 'balance:row', 'number:unpadded', 'sign:minus'],
    ...inGbp,
    build: (kit) =>
      scripted(kit, {
        language: english,
        date: 'yyyy-MM-dd',
        balances: true,
        line: ({ day, text, entry }) => `${day} ${text} ${float(entry.amount)} ${float(entry.balance)}`,
      }),
  }),
  composed({
    name: 'scripted-dashes-and-marks',
    tags: ['text:written', 'text:dashes', 'headings:none', 'balance:summary', 'sign:mark'],
    ...inUsd,
    build: (kit) =>
      scripted(kit, {
        language: american,
        date: 'MM/dd/yyyy',
        line: (row) => [row.day, row.text, unsigned(row), side(row, 'Debit', 'Credit')].join(' - '),
      }),
  }),
  composed({
    name: 'scripted-dashes-for-nothing',
    tags: ['text:written', 'columns:out-in', 'balance:row', 'sign:none'],
    ...inGbp,
    build: (kit) =>
      scripted(kit, {
        language: english,
        date: 'dd/MM/yyyy',
        heading: 'Date Details Debit Credit Balance',
        balances: true,
        line: (row) =>
          [
            row.day,
            row.text,
            side(row, unsigned(row), '-'),
            side(row, '-', unsigned(row)),
            balance(row),
          ].join(' '),
      }),
  }),
  composed({
    name: 'scripted-times-before-dashes',
    tags: ['text:written', 'text:dashes', 'date:time', 'headings:none', 'balance:summary', 'number:unpadded'],
    ...inUsd,
    build: (kit) =>
      scripted(kit, {
        language: american,
        date: 'yyyy-MM-dd 14:05:09',
        line: ({ day, text, entry }) => `${day} - ${text} - ${float(entry.amount)}`,
      }),
  }),
  composed({
    name: 'scripted-moments',
    tags: ['text:written', 'date:time', 'headings:none', 'balance:row', 'sign:minus'],
    ...inGbp,
    build: (kit) =>
      scripted(kit, {
        language: english,
        date: 'MMM dd 09:15:02 CET yyyy',
        balances: true,
        line: (row) => `${row.day} ${row.text} ${signed(row)} ${balance(row)}`,
      }),
  }),
  composed({
    name: 'scripted-limit-above',
    tags: ['text:written', 'headings:none', 'balance:summary', 'sign:minus'],
    ...inGbp,
    build: (kit) =>
      scripted(kit, {
        language: english,
        date: 'd MMMM',
        above: 'Arranged overdraft of this account: 1,500.00',
        line: (row) => `${row.day} ${row.text} ${signed(row)}`,
      }),
  }),
];
