/** What is printed about an account in words: its number, its holder, its currency. */
import { textOf } from '../layout/lines.ts';
import { isCurrencyCode } from '../reading/currencies.ts';
import { parseDateText } from '../reading/dates.ts';
import { fold } from '../reading/fold.ts';
import { labelsOf, leadingLabel } from '../reading/vocabulary.ts';
import type { Heading } from '../layout/headings.ts';
import { beginsRow } from '../layout/begins-row.ts';
import type { TokenLine } from '../layout/tokens.ts';
import type { Word } from '../words/word.ts';
import { cellsOf, foldedPrefix, type Cell } from './cells.ts';

export interface TextFact {
  readonly line: number;
  readonly kind: 'number' | 'holder' | 'currency';
  readonly value: string;
}

/** Lines at the top of a page that stand there on another page too: they name the statement, not the table below. */
function findRunningHeads(lines: readonly TokenLine[]): ReadonlySet<number> {
  const byText = new Map<string, number[]>();
  lines.forEach(({ line }, index) => {
    if (lines[index - 1]?.line.flow === line.flow) return;
    const text = textOf(line.words);
    byText.set(text, [...(byText.get(text) ?? []), line.index]);
  });
  return new Set([...byText.values()].filter((places) => places.length > 1).flat());
}

/** How many lines above a table's heading its title may stand. */
const TITLE_REACH_LINES = 2;
/** Digits of the shortest account number. */
const MIN_NUMBER_DIGITS = 6;

/** What announces the number of a person or a company, for taxes mostly: "RUT 76.543.210-K". */
const OF_A_PERSON =
  /^(?:rut|rfc|curp|nif|nie|cif|cnpj|cpf|nit|pan|gstin|cuit|cuil|ruc|vat|abn|acn|tin|инн)\.?:?$/i;

/** Account numbers in the titles of tables ("Savings account 90265970 SGD"), where no label stands before them. */
export function titleNumbers(lines: readonly TokenLine[], headings: readonly Heading[]): TextFact[] {
  const runningHeads = findRunningHeads(lines);
  return headings.flatMap((heading) => {
    for (let at = heading.first - 1; at >= Math.max(0, heading.first - TITLE_REACH_LINES); at -= 1) {
      const { line, monies, dates, spent } = lines[at]!;
      // "Balance on 1 March 3,108.85" between the title and the heading.
      if (line.flow === heading.flow && at === heading.first - 1 && isBalanceOfDay(lines[at]!)) continue;
      if (line.flow !== heading.flow || dates.length > 0) break;
      // "Balance: 4,176.25  Status: active" is of the title above it.
      if (monies.some((money) => money.strong) && !line.words[0]!.text.endsWith(':')) break;
      // The year of a date on the line above: a row's second line.
      if (spent.size > 0) break;
      if (line.words.length > 10 || runningHeads.has(line.index) || endsRow(lines, at)) break;
      const long = line.words.findIndex(
        ({ text }, place) =>
          !OF_A_PERSON.test(line.words[place - 1]?.text ?? '') &&
          ((text.match(/[\dX*]/g)?.length ?? 0) >= MIN_NUMBER_DIGITS ||
            /^[A-Z]{2}\d{2}$/.test(text) ||
            (GROUPS_FOLLOW.test(line.words[place - 1]?.text ?? '') && /^\d/.test(text))),
      );
      // "Savings  Account number: 9999": what its label announces may be short.
      const named = line.words.findIndex((_, place) => isBehindLabel(line.words.slice(1, place)));
      const start = named < 0 ? long : named;
      const value =
        start < 0 || isOfSomethingElse(line.words.slice(0, start))
          ? null
          : accountNumber(line.words.slice(start));
      if (value !== null && (named >= 0 || value.replace(/[^\dX*]/g, '').length >= MIN_NUMBER_DIGITS))
        return [{ line: line.index, kind: 'number' as const, value }];
    }
    return numberBelow(lines, heading);
  });
}

/** "n°", "Nr.", "No.": what follows is a number, in groups perhaps. */
const GROUPS_FOLLOW = /^(?:n[°º]|n[ro]\.|nr|№)$/i;

/** Whether a line is the balance of a day, and nothing else. */
function isBalanceOfDay({ line, monies, dates }: TokenLine): boolean {
  const strong = monies.filter((money) => money.strong);
  if (strong.length !== 1 || dates.length !== 1 || strong[0]!.to < line.words.length) return false;
  return leadingLabel(textOf(line.words), ['opening', 'closing']) !== null;
}

/** Lines of one entry stand closer than this. */
const ENTRY_PITCH_EM = 1.8;

/** Whether a line is the text of a row that goes on below it, further in than the row begins, in as many lines as it takes. */
function endsRow(lines: readonly TokenLine[], index: number): boolean {
  const { line } = lines[index]!;
  for (let at = index; at > 0; at -= 1) {
    const [above, below] = [lines[at - 1]!, lines[at]!];
    const close = below.line.baseline - above.line.baseline < ENTRY_PITCH_EM * line.size;
    if (!close || above.line.flow !== line.flow) return false;
    if (beginsRow(above)) return line.x0 > above.line.x0 + line.size;
    if (Math.abs(above.line.x0 - line.x0) > SAME_EDGE) return false;
  }
  return false;
}

/** Lines of one text begin this close to one another, points. */
const SAME_EDGE = 1;

/** The number that the title of a list has behind its label, right below the heading: "Gold card no.: 4111 1111". */
function numberBelow(lines: readonly TokenLine[], heading: Heading): TextFact[] {
  const below = lines[heading.last + 1];
  if (!below || below.line.flow !== heading.flow || below.dates.length > 0) return [];
  const { words, index } = below.line;
  const start = words.findIndex(({ text }) => /\d/.test(text));
  const before = words.slice(0, Math.max(start, 0));
  if (before.at(-1)?.text.endsWith(':') !== true || isOfSomethingElse(before)) return [];
  const value = accountNumber(words.slice(start));
  return value === null ? [] : [{ line: index, kind: 'number', value }];
}

/** Whether words end in a label that announces another number than an account's: "Phone:". */
function isOfSomethingElse(before: readonly Word[]): boolean {
  return endsInColon(before) && !isBehindLabel(before);
}

/** Whether words end in a label that announces the number of an account: "Savings  Account number:". */
function isBehindLabel(before: readonly Word[]): boolean {
  return (
    endsInColon(before) && before.some((_, at) => labelsOf(textOf(before.slice(at))).has('accountNumber'))
  );
}

function endsInColon(words: readonly Word[]): boolean {
  return words.at(-1)?.text.endsWith(':') === true;
}

const NUMBER_VALUE = /^[A-Z]{0,4}[\dX*x•.\-/]{2,}[\dA-Z]*$/;

export function textFact(
  tokens: TokenLine,
  cell: Cell,
  cells: readonly Cell[],
  lines: readonly TokenLine[],
  index: number,
): TextFact | null {
  const line = tokens.line.index;
  const found = leadingLabel(cell.text, ['accountNumber', 'holder']);
  if (!found) return numberBehindName(tokens, cell);
  const kind = found.label === 'accountNumber' ? 'number' : 'holder';
  const accept = kind === 'number' ? accountNumber : holderName;
  const printed = tokens.line.words.slice(cell.from, cell.to);
  const size = foldedPrefix(printed, found.words);
  const inside = printed.slice(size);
  const next = cells.find((other) => other.from === cell.to);
  for (const words of [inside, next ? tokens.line.words.slice(next.from, next.to) : []]) {
    if (kind === 'number' && BANK_CODE.test(textOf(inside))) return null;
    if (words !== inside && kind === 'holder' && headsGrid(tokens, cells, lines[index + 1])) break;
    // "Customer Service", "Member FDIC": one word behind one word, and nothing that says it is its value.
    if (kind === 'holder' && words === inside && words.length === 1 && size === 1 && !/:/.test(cell.text))
      return null;
    const value = accept(words);
    if (value !== null) return { line, kind, value };
  }
  if (inside.length > 0) return null;
  const under = lines[index + 1];
  if (
    under &&
    under.line.flow === tokens.line.flow &&
    under.line.baseline - tokens.line.baseline < 2.6 * tokens.line.size
  ) {
    const below = cellsOf(under.line).find((other) => other.x1 > cell.x0 - 2 && other.x0 < cell.x1 + 2);
    const value = below ? accept(under.line.words.slice(below.from, below.to)) : null;
    if (value !== null) return { line, kind, value };
  }
  return null;
}

/** "Account BSB  124-001": the number of a bank or a branch, not of the account. */
const BANK_CODE = /^(?:bsb|bic|swift|sort code|routing|branch)\b/i;

/** Whether the cells of a line are names over a line of what they name: the account's number stands below its label. */
function headsGrid(tokens: TokenLine, cells: readonly Cell[], under: TokenLine | undefined): boolean {
  const below = under ? cellsOf(under.line) : [];
  if (!under || below.length !== cells.length) return false;
  return cells.some(({ from, to, text }, index) => {
    const { from: first, to: end } = below[index]!;
    if (leadingLabel(text, ['accountNumber'])?.words !== fold(text).split(' ').length) return false;
    return (
      accountNumber(tokens.line.words.slice(from, to)) === null &&
      accountNumber(under.line.words.slice(first, end)) !== null
    );
  });
}

/** Words of an account's name before the label of its number, at most. */
const MAX_NAME_WORDS = 6;

/**
 * "Savings account Account number 90265970", "Giro IBAN DE12 ...": a line that is nothing but the name of an account and its
 * number. What stands for digits left out is mostly the number of a card, several of which have one account.
 */
function numberBehindName({ line, dates, monies }: TokenLine, cell: Cell): TextFact | null {
  const { words } = line;
  const whole = cell.to === words.length;
  // A colon behind the label ends its cell.
  if (
    cell.from > 0 ||
    !(whole || cell.text.endsWith(':')) ||
    dates.length > 0 ||
    monies.some((money) => money.strong)
  )
    return null;
  for (let lead = 1; lead <= Math.min(MAX_NAME_WORDS, words.length - 2); lead += 1) {
    const found = leadingLabel(textOf(words.slice(lead)), ['accountNumber']);
    const behind = lead + (found?.words ?? 0);
    // "Current account Account: 9916210760": the first of two labels is of the name.
    if (!found || leadingLabel(textOf(words.slice(behind)), ['accountNumber'])) continue;
    const value = accountNumber(words.slice(behind));
    const doubled = leadingLabel(textOf(words.slice(lead - 1)), ['accountNumber']) !== null;
    // "Silver rewards card Card no.: 4402 1188 2277 9081".
    const alone = value === textOf(words.slice(cell.to)) && IN_GROUPS.test(value);
    if (!whole && !doubled && !alone) return null;
    const long =
      value !== null && value.replace(/\D/g, '').length >= MIN_NUMBER_DIGITS && !/[X*]/.test(value);
    return long ? { line: line.index, kind: 'number', value } : null;
  }
  return null;
}

/** The number of a card in full. */
const IN_GROUPS = /^(?:\d{4}[ -]){3}\d{4}$/;

/** "Account balance: 3063.40": digits and two decimals are an amount, whatever label they stand at. */
const AMOUNT = /^\d+[.,]\d{2}$/;

/**
 * A telephone number free of charge, an Indian branch's code (IFSC), a financial year, the month that numbers a statement:
 * "1-800-555-0100", "UTIB0001452", "FY2024-25", "09/2026".
 */
const NO_ACCOUNT = /^(?:(?:1-)?8\d\d-\d{3}-\d{4}|[A-Z]{4}0\d{6}|FY\d{4}.*|(?:0?[1-9]|1[0-2])\/20\d\d)$/;

/** An account number's words, as printed; null where the words are none. Ends before text that follows it. */
export function accountNumber(words: readonly Word[]): string | null {
  const taken: string[] = [];
  for (const word of words) {
    const text = word.text.replace(/^[:#](?=.)|[,;:]$/g, '');
    if (text === '' || text === ':' || text === '#') continue;
    // "BE68 5390 0754 7034 EUR", "DE12 5001 0517 0648 4898 90 BIC"
    if (taken.length > 0 && (isCurrencyCode(text) || /^(?:BIC|SWIFT)$/.test(text))) break;
    // "1234567890, DE12 5001 0517 0648 4898 90": the same account in two ways.
    if (taken.length > 0 && /^[A-Z]{2}\d{2}$/.test(text)) taken.length = 0;
    const part =
      NUMBER_VALUE.test(text) ||
      /^[A-Z]{2}\d{2}[A-Z0-9]*$/.test(text) ||
      (taken.length > 0 && /^[A-Z0-9]{1,4}$/.test(text) && /^[A-Z]{2}\d/.test(taken[0]!));
    if (!part && !(taken.length > 0 && /^\d+$/.test(text))) {
      if (taken.length === 0 && /^\d+$/.test(text)) taken.push(text);
      else break;
    } else taken.push(text);
  }
  const value = taken.join(' ');
  if (AMOUNT.test(value) || NO_ACCOUNT.test(value)) return null;
  return (value.match(/[\dX*x•]/g)?.length ?? 0) >= 4 && /\d/.test(value) ? value : null;
}

/** What no name of a person or a company begins with, or ends in. */
export const NO_NAME =
  /^(?:of|service|services|support|care|registered)\b|\b(?:information|details|statement|number|summary)$/i;

export function holderName(words: readonly Word[]): string | null {
  const text = textOf(words)
    .replace(/^[:\s]+/, '')
    .trim();
  if (
    !/^\p{L}/u.test(text) ||
    !/\p{L}{2}/u.test(text) ||
    /\d{3}/.test(text) ||
    text.length > 70 ||
    // What ends so announces something itself.
    text.endsWith(':') ||
    // "Customer service information", "Member of the deposit protection scheme".
    NO_NAME.test(text) ||
    // "Account name  Sep 1  Sep 30": the days over the balances of a table.
    parseDateText(text) !== null ||
    labelsOf(text).size > 0
  )
    return null;
  return text;
}

/** A currency named in a cell of its own or behind "currency". */
export function currencyFact(tokens: TokenLine, cell: Cell): TextFact | null {
  const words = tokens.line.words.slice(cell.from, cell.to);
  const code = words.map((word) => word.text.replace(/[^A-Za-z]/g, '')).find(isCurrencyCode);
  if (code === undefined || words.length > 6) return null;
  return { line: tokens.line.index, kind: 'currency', value: code };
}
