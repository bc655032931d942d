/** The numbers of accounts in the titles of their tables. */
import { beginsRow } from '../../layout/lines/begins-row.ts';
import type { Heading } from '../../layout/headings/headings.ts';
import { textOf, type Line } from '../../layout/lines/lines.ts';
import type { TokenLine } from '../../layout/tokens.ts';
import { isCurrencyCode } from '../../reading/currencies.ts';
import { labelsOf, leadingLabel } from '../../reading/vocabulary.ts';
import type { Word } from '../../words/word.ts';
import { bare } from './account-numbers.ts';
import { accountNumber, MIN_NUMBER_DIGITS, type TextFact } from './account-texts.ts';
import { cellsOf } from './cells.ts';
import { namedNumber, type OverviewRow } from './overview.ts';
import { numberFrom } from './unnamed-number.ts';

/** Lines at the top of a page that stand there on another page too: they name the statement, not the table below. */
export function findRunningHeads(lines: readonly TokenLine[]): ReadonlySet<number> {
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
/** Words of a title, at most; its holder may stand beside it. */
const MAX_TITLE_WORDS = 10;

/** What announces the number of a person or a company, for taxes mostly: "RUT 76.543.210-K". */
const OF_A_PERSON =
  /^(?:rut|rfc|curp|nif|nie|cif|cnpj|cpf|nit|pan|gstin|cuit|cuil|ruc|vat|abn|acn|tin|инн|kvk|btw|siret|siren|rcs|hr[ab]|p\.?iva|org\.?nr|i[cč]o|di[cč]|cui|nip|regon|krs|mersis|cvr|uen|oib|pib)\.?:?$/i;

/** What announces the number of a bank or a branch: "Sort code 20-11-04", "Branch code 679000". */
const OF_A_BANK = /(?:^|\s)(?:bsb|bic|swift|(?:sort|branch|bank) code|routing|bankleitzahl|blz)$/i;

/** Account numbers in the titles of tables ("Savings account 90265970 SGD"), where no label stands before them. */
export function titleNumbers(lines: readonly TokenLine[], headings: readonly Heading[]): TextFact[] {
  const runningHeads = findRunningHeads(lines);
  return headings.flatMap((heading, place) => {
    // Over the first list stands much else.
    const isFurther = place > 0;
    let end = Math.max(0, heading.first - TITLE_REACH_LINES);
    for (let at = heading.first - 1; at >= end; at -= 1) {
      const { line, monies, dates, spent } = lines[at]!;
      // "Balance on 1 March 3,108.85" between the title and the heading.
      if (line.flow === heading.flow && at === heading.first - 1) {
        if (isFurther && saysBalance(lines[at]!)) {
          end = Math.max(0, end - 1);
          continue;
        }
        if (isBalanceOfDay(lines[at]!)) continue;
      }
      if (line.flow !== heading.flow || dates.length > 0) break;
      // "Balance: 4,176.25  Status: active" is of the title above it.
      if (
        monies.some((money) => money.strong) &&
        !line.words[0]!.text.endsWith(':') &&
        balanceBesideName(line) === null &&
        !isOtherBalance(lines[at]!, lines[at - 1])
      )
        break;
      // The year of a date on the line above: a row's second line.
      if (spent.size > 0) break;
      if (titleEnd(line) > MAX_TITLE_WORDS || runningHeads.has(line.index) || endsRow(lines, at)) break;
      if (endsAddress(lines, at)) break;
      const long = line.words.findIndex(
        ({ text }, place) =>
          !OF_A_PERSON.test(line.words[place - 1]?.text ?? '') &&
          !OF_A_BANK.test(textOf(line.words.slice(Math.max(0, place - 2), place))) &&
          ((text.match(/[\dX*]/g)?.length ?? 0) >= MIN_NUMBER_DIGITS ||
            /^[A-Z]{2}\d{2}$/.test(text) ||
            (isFurther && CARD_IN_GROUPS.test(textOf(line.words.slice(place)))) ||
            (GROUPS_FOLLOW.test(line.words[place - 1]?.text ?? '') && /^\d/.test(text))),
      );
      // "Savings  Account number: 9999": what its label announces may be short.
      const named = line.words.findIndex(({ text }, place) =>
        isBehindLabel(line.words.slice(1, place), SHORTENED.test(text)),
      );
      const start = named < 0 ? long : named;
      const value =
        start < 0 || start >= titleEnd(line) || isOfSomethingElse(line.words.slice(0, start))
          ? null
          : numberInTitle(line, start);
      if (value !== null && (named >= 0 || value.replace(/[^\dX*]/g, '').length >= MIN_NUMBER_DIGITS))
        return [{ line: line.index, kind: 'number' as const, value }];
    }
    return isFurther && isFurtherIn(lines[heading.last + 1], heading) ? [] : numberBelow(lines, heading);
  });
}

/** Whether a line begins further in than the names of the days above it do: where rows have their text, no title stands. */
function isFurtherIn(below: TokenLine | undefined, { columns: [first] }: Heading): boolean {
  if (!below || !first || !(first.roles.has('date') || first.roles.has('valueDate'))) return false;
  return below.line.x0 > first.x1;
}

/**
 * Lines that repeat the name and the number of one of several accounts that a table lists with their balances: the title of
 * its lists, wherever their headings stand below. Where the table lists bare numbers, those that have one behind a name, closely over
 * names of columns or a balance ("Fremdwährungskonto (CHF) 610 553 028").
 */
export function listedTitles(
  lines: readonly TokenLine[],
  overview: readonly OverviewRow[],
  headings: readonly Heading[],
): TextFact[] {
  if (overview.length < 2) return [];
  const listed = new Set(overview.map(({ line }) => line));
  const accounts = new Set(overview.map(({ name, number }) => `${name} ${number}`));
  const bareNumbers = new Set(overview.flatMap(({ name, number }) => (name === '' ? [bare(number)] : [])));
  const firsts = new Set(headings.map(({ first }) => first));
  const opensList = (at: number): boolean =>
    lines
      .slice(at + 1, at + 2 + TITLE_REACH_LINES)
      .some(
        ({ line }, place) =>
          firsts.has(at + 1 + place) || leadingLabel(textOf(line.words), ['opening', 'closing']) !== null,
      );
  return lines.flatMap(({ line, monies, dates }, at) => {
    if (dates.length > 0 || monies.some(({ strong }) => strong) || listed.has(line.index)) return [];
    const found = line.words.length > MAX_TITLE_WORDS ? null : namedNumber(line.words);
    if (!found || found.name === '') return [];
    const repeats = accounts.has(`${found.name} ${found.number}`);
    if (!repeats && !(bareNumbers.has(bare(found.number)) && opensList(at))) return [];
    return [{ line: line.index, kind: 'number' as const, value: found.number }];
  });
}

/** The words of a line that may be a title's: those of its first cell where all of them are too many. */
function titleEnd(line: Line): number {
  const { length } = line.words;
  return length > MAX_TITLE_WORDS ? cellsOf(line)[0]!.to : length;
}

/** Whole units in groups: "250.000". */
const GROUPED = /^\d{1,3}(?:[.,]\d{3})+$/;

/** Behind the code of a currency a rate of exchange: "USD 71.5704". */
const RATE = /^\d{1,4}[.,]\d{4,6}$/;

/**
 * Where the label of a balance at an end of the account begins behind the name of that account: "Savings 4410992176   Opening
 * balance: 120.50"; null where none does, or the line begins with a number, as one of an address may.
 */
function balanceBesideName({ words, ...line }: Line): number | null {
  if (/\d/.test(words[0]!.text)) return null;
  const label = cellsOf({ words, ...line }).find(
    ({ text }) => leadingLabel(text, ['opening', 'closing']) !== null,
  );
  return label && label.from > 0 ? label.x0 : null;
}

/** The number of a card, its end alone perhaps: "**** **** **** 3308", and nothing behind it. */
const CARD_IN_GROUPS = /^(?:[\dXx*]{4} ){3}\d{4}$/;

/** The balance of a day, or "Previous balance 642.10   New balance 1,393.39": of an account between its title and its list. */
function saysBalance(tokens: TokenLine): boolean {
  const { line, monies, dates } = tokens;
  const isBalance = (words: readonly Word[], ends: ('opening' | 'closing')[]): boolean =>
    leadingLabel(textOf(words), ends) !== null;
  const saysBoth = (): boolean => {
    const first = monies.find(({ strong }) => strong)!.to;
    return line.words.some((_, at) => at >= first && isBalance(line.words.slice(at), ['opening', 'closing']));
  };
  if (isBalanceOfDay(tokens)) return true;
  if (dates.length > 0 || !monies.some(({ strong }) => strong)) return false;
  return isBalance(line.words, ['opening']) || (isBalance(line.words, ['closing']) && saysBoth());
}

/** Whether a line holds nothing but the other balance, below that beside the name: "Closing balance: 310.25". */
function isOtherBalance({ line }: TokenLine, above: TokenLine | undefined): boolean {
  const beside = above ? balanceBesideName(above.line) : null;
  return (
    beside !== null &&
    Math.abs(line.x0 - beside) < SAME_EDGE &&
    leadingLabel(textOf(line.words), ['opening', 'closing']) !== null
  );
}

/** The number that begins at a word of a title; null where that is a figure: of a balance, in groups, or one of several cells. */
function numberInTitle(line: Line, start: number): string | null {
  const cells = cellsOf(line);
  const cell = cells.find(({ from, to }) => from <= start && start < to)!;
  if (start === 0 && cells.length > 1 && cells.every(({ text }) => !/\p{L}/u.test(text))) return null;
  if (GROUPED.test(line.words[start]!.text)) return null;
  if (RATE.test(line.words[start]!.text) && isCurrencyCode(line.words[start - 1]?.text ?? '')) return null;
  if (leadingLabel(textOf(line.words), ['opening', 'closing']) !== null) return null;
  return cell.from === start ? accountNumber(line.words.slice(start, cell.to)) : numberFrom(line, start);
}

/** "n°", "Nr.", "No.": what follows is a number, in groups perhaps. */
const GROUPS_FOLLOW = /^(?:n[°º]|n[ro]\.|nr|№)$/i;

/** Whether a line is the balance of a day, and nothing else. */
function isBalanceOfDay({ line, monies, dates }: TokenLine): boolean {
  const strong = monies.filter((money) => money.strong);
  if (strong.length !== 1 || dates.length !== 1 || strong[0]!.to < line.words.length) return false;
  return leadingLabel(textOf(line.words), ['opening', 'closing']) !== null;
}

/** Lines of one entry stand closer than this, or, set wide, closer than this and by as much closer than what follows. */
const ENTRY_PITCH_EM = 1.8;
const WIDE_PITCH_EM = 2.5;
const CLOSER = 0.8;

/** Whether a line is the text of a row that goes on below it, further in than the row begins, in as many lines as it takes. */
export function endsRow(lines: readonly TokenLine[], index: number): boolean {
  const { line } = lines[index]!;
  const next = lines[index + 1]?.line;
  const gap = next?.flow === line.flow ? next.baseline - line.baseline : 0;
  const pitch = Math.max(ENTRY_PITCH_EM * line.size, Math.min(WIDE_PITCH_EM * line.size, CLOSER * gap));
  for (let at = index; at > 0; at -= 1) {
    const [above, below] = [lines[at - 1]!, lines[at]!];
    const close = below.line.baseline - above.line.baseline < pitch;
    if (!close || above.line.flow !== line.flow) return false;
    if (beginsRow(above)) return line.x0 > above.line.x0 + line.size;
    if (Math.abs(above.line.x0 - line.x0) > SAME_EDGE) return false;
  }
  return false;
}

/** Lines of one text begin this close to one another, points. */
const SAME_EDGE = 1;

/** A town and its code, a cell of its own, or the code alone: "SINGAPORE 420012", "CANTON OH 44702-1044", "560043". */
const TOWN_AND_CODE = /^(?:\p{Lu}[\p{L} .-]+ )?\d{6}$|^\p{Lu}[\p{L} .-]+ \d{5}-\d{4}$/u;

/**
 * Whether a line ends an address: a name and a street stand closely above it, at one edge, whatever stands beside them
 * between their lines.
 */
function endsAddress(lines: readonly TokenLine[], index: number): boolean {
  const { line } = lines[index]!;
  const [first] = cellsOf(line);
  if (!first || !TOWN_AND_CODE.test(first.text)) return false;
  const above = lines
    .slice(Math.max(0, index - 2 * LINES_OF_ADDRESS), index)
    .filter((other) => other.line.flow === line.flow && Math.abs(other.line.x0 - line.x0) < SAME_EDGE)
    .toReversed()
    .slice(0, LINES_OF_ADDRESS);
  return (
    above.length === LINES_OF_ADDRESS &&
    above.every((other, at) => line.baseline - other.line.baseline < (at + 1) * ENTRY_PITCH_EM * line.size)
  );
}

/** Lines that an address has above its town, at least. */
const LINES_OF_ADDRESS = 2;

/** A title below the names of columns begins no further in than this: what does is the text of a row cut by the page ("To account: PT50..."). */
const MAX_INDENT_EM = 2;

/** The number that the title of a list has behind its label, right below the heading: "Gold card no.: 4111 1111". */
function numberBelow(lines: readonly TokenLine[], heading: Heading): TextFact[] {
  const below = lines[heading.last + 1];
  if (!below || below.line.flow !== heading.flow || below.dates.length > 0) return [];
  const { words, index, x0, size } = below.line;
  if (x0 > lines[heading.first]!.line.x0 + MAX_INDENT_EM * size) return [];
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

/** "...4493": the end of a number, which needs no colon before it. */
const SHORTENED = /^(?:\.{2,}|\u2026)\d{3,}$/;

/** Whether words end in a label that announces the number of an account: "Savings  Account number:". */
function isBehindLabel(before: readonly Word[], isShortened = false): boolean {
  return (
    (isShortened || endsInColon(before)) &&
    before.some((_, at) => labelsOf(textOf(before.slice(at))).has('accountNumber'))
  );
}

function endsInColon(words: readonly Word[]): boolean {
  return words.at(-1)?.text.endsWith(':') === true;
}
