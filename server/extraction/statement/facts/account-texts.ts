/** What is printed about an account in words: its number, its holder, its currency. */
import { textOf } from '../../layout/lines/lines.ts';
import { namesParty } from '../../reading/around.ts';
import { isCurrencyCode } from '../../reading/currencies.ts';
import { parseDateText } from '../../reading/dates.ts';
import { fold } from '../../reading/fold.ts';
import { columnRoles, labelsOf, leadingLabel, monthOf } from '../../reading/vocabulary.ts';
import type { TokenLine } from '../../layout/tokens.ts';
import type { Word } from '../../words/word.ts';
import { cellsOf, foldedPrefix, type Cell } from './cells.ts';

export interface TextFact {
  readonly line: number;
  readonly kind: 'number' | 'holder' | 'currency';
  readonly value: string;
}

/** Digits of the shortest account number. */
export const MIN_NUMBER_DIGITS = 6;

/** "Nama Produk / Product name": a label in two languages, of which one says that it is no holder's. */
function namesOther({ text }: Cell): boolean {
  const parts = text.split(' / ');
  const isOther = (part: string): boolean =>
    columnRoles(part).size > 0 && leadingLabel(part, ['holder']) === null;
  return parts.length > 1 && parts.some(isOther);
}

/**
 * "4410-9921", "XXXX4410", "GB29NWBK...", "7K2LN40118826", "5NA-22187": digits and what stands for some, letters at either end, or among
 * them before the last six or a dash.
 */
const NUMBER_VALUE = /^[A-Z]{0,4}[\dX*x•.\-/]{2,}[\dA-Z]*$|^\d[\dA-Z]*\d{6}$|^\d[\dA-Z]{1,3}-\d{5,}$/;

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
  const accept =
    kind === 'holder'
      ? holderBeforeNumber
      : /^i\.?b\.?a\.?n\b/i.test(cell.text)
        ? ibanOrDigits
        : accountNumber;
  const printed = tokens.line.words.slice(cell.from, cell.to);
  const size = foldedPrefix(printed, found.words);
  const behind = printed.slice(size);
  // "ACCOUNT #", over or beside the number.
  const labelled = kind === 'number' && /^[#№]:?$/.test(textOf(behind)) ? [] : behind;
  const inside = kind === 'number' ? behindCurrency(labelled) : labelled;
  // A bar may stand between.
  const next = cells.find((other) => other.from >= cell.to);
  const beside = next ? tokens.line.words.slice(next.from, next.to) : [];
  for (const words of [inside, beside]) {
    if (kind === 'number' && BANK_CODE.test(textOf(inside))) return null;
    if (words !== inside && kind === 'holder' && headsGrid(tokens, cells, lines[index + 1])) break;
    // "Frau" over her name: what stands beside it is of something else.
    if (words !== inside && kind === 'holder' && FORM_OF_ADDRESS.test(cell.text)) break;
    if (kind === 'holder' && namesOther(cell)) break;
    // "Customer Service", "Member FDIC": one word behind one word, and nothing that says it is its value. Han characters have no blanks.
    const isPhrase =
      words === inside && words.length === 1 && size === 1 && !/[:\p{Script=Han}]/u.test(cell.text);
    if (kind === 'holder' && isPhrase) return null;
    const value = accept(words);
    // "Apabila nasabah tidak melakukan": a sentence about the customer.
    const told =
      kind === 'number' || words !== inside || /:/.test(cell.text) || !/^\p{Ll}/u.test(value ?? '');
    if (value !== null && told) return { line, kind, value };
  }
  const enclosed = kind === 'number' ? numberInBrackets(inside.length > 0 ? inside : beside) : null;
  if (enclosed !== null) return { line, kind, value: enclosed };
  // "Compte courant CHF - IBAN CH10 ...": what a label begins may be the name of the account.
  if (kind === 'number' && inside.length > 0) return numberBehindName(tokens, cell);
  if (inside.length > 0 || (kind === 'holder' && namesBalances(tokens, cells))) return null;
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

/** "Card/Account: Regalia Gold (XXXX-XXXX-XXXX-4812)": the number in brackets behind the name of its account, and nothing behind it but what a bar sets apart. */
function numberInBrackets(words: readonly Word[]): string | null {
  const bar = words.findIndex(({ text }) => text === '|');
  const own = bar < 0 ? words : words.slice(0, bar);
  const last = own.at(-1)?.text ?? '';
  if (own.length < 2 || own.length > MAX_NAME_WORDS || !/^\(.*\)$/.test(last)) return null;
  if (own.slice(0, -1).some(({ text }) => /\d/.test(text))) return null;
  return accountNumber([{ ...own.at(-1)!, text: last.slice(1, -1) }]);
}

/** "Konto EUR Nr. 90265970": the words of the number behind the account's currency, where that stands between it and its label. */
function behindCurrency(words: readonly Word[]): readonly Word[] {
  const [first, second] = words;
  if (!first || !second || !isCurrencyCode(first.text)) return words;
  const behind = words.slice(columnRoles(second.text).has('reference') ? 2 : 1);
  const digits = accountNumber(behind)?.replace(/\D/g, '') ?? '';
  return digits.length < MIN_NUMBER_DIGITS ? words : behind;
}

/** "Ada May Reed, Account number 90265970", "Hall Trust. Sort code 20-11-88": the holder before the label of a number that stands close behind. */
function holderBeforeNumber(words: readonly Word[]): string | null {
  const at = words.findIndex((_, index) => {
    const behind = words.slice(index);
    const found = index === 0 ? null : leadingLabel(textOf(behind), ['accountNumber']);
    return found !== null && accountNumber(behind.slice(foldedPrefix(behind, found.words))) !== null;
  });
  const named = at < 0 ? words : words.slice(0, at);
  const code = named.findIndex((_, index) => index > 0 && BANK_CODE.test(textOf(named.slice(index))));
  return holderName(code < 0 ? named : named.slice(0, code));
}

/** "Account name  Opening balance  Closing balance" over the accounts of a holder: the names below are theirs. */
function namesBalances({ monies }: TokenLine, cells: readonly Cell[]): boolean {
  return monies.length === 0 && cells.some(({ text }) => leadingLabel(text, ['opening', 'closing']) !== null);
}

/** What may stand at "IBAN": not the number of a form, "C2550 61306", below the name of a column. */
function ibanOrDigits(words: readonly Word[]): string | null {
  const value = accountNumber(words);
  return value !== null && /^[A-Z]\d/.test(value) ? null : value;
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
    // "To account: PT50...": the other party's.
    if (found && namesParty(textOf(words.slice(0, behind))) !== null) return null;
    // "Current account Account: 9916210760": the first of two labels is of the name.
    if (!found || leadingLabel(textOf(words.slice(behind)), ['accountNumber'])) continue;
    const value = accountNumber(words.slice(behind));
    const doubled = leadingLabel(textOf(words.slice(lead - 1)), ['accountNumber']) !== null;
    // "Silver rewards card Card no.: 4402 1188 2277 9081".
    const alone = value === textOf(words.slice(cell.to)) && IN_GROUPS.test(value);
    // "(Credit card number: ************9460)".
    const enclosed = words[lead]!.text.startsWith('(') && words.at(-1)!.text.endsWith(')');
    if (!whole && !doubled && !alone && !enclosed) return null;
    const long =
      value !== null &&
      (enclosed || (value.replace(/\D/g, '').length >= MIN_NUMBER_DIGITS && !/[X*]/.test(value)));
    return long
      ? { line: line.index, kind: 'number', value: numberedBefore(words.slice(0, lead)) ?? value }
      : null;
  }
  return null;
}

/** What announces a number behind the name of an account: "Cuenta corriente Nro. 3-412-0940123456-7 CBU 2850412...". */
const NUMBERED = /^n(?:[°º]|[ro]{1,2}[°º.]*|um\.?)$/i;

/** The number that words before the label of another one announce; null where they do not. */
function numberedBefore(words: readonly Word[]): string | null {
  const at = words.findIndex(({ text }) => NUMBERED.test(text));
  const value = at < 1 ? null : accountNumber(words.slice(at + 1));
  return value !== null && value.replace(/\D/g, '').length >= MIN_NUMBER_DIGITS ? value : null;
}

/** The number of a card in full. */
const IN_GROUPS = /^(?:\d{4}[ -]){3}\d{4}$/;

/** "Account balance: 3063.40": digits and two decimals are an amount, whatever label they stand at. */
const AMOUNT = /^\d+[.,]\d{2}$/;

/**
 * A telephone number free of charge, an Indian branch's code (IFSC), a financial year, the month or the number in its year
 * that numbers a statement: "1-800-555-0100", "UTIB0001452", "FY2024-25", "09/2026", "2026/009".
 */
const NO_ACCOUNT = /^(?:(?:1-)?8\d\d-\d{3}-\d{4}|[A-Z]{4}0\d{6}|FY\d{4}.*|\d{1,3}\/20\d\d|20\d\d\/\d{1,3})$/;

/** What joins the days of a range written as one word. */
const RANGE = /^(\d{1,4}([./-])\d{1,2}\2\d{2,4})[-\u2013\u2212/](\d{1,4}\2\d{1,2}\2\d{2,4})$/;
/** A whole date with its year in full; with two digits it may as well be the number of a branch. */
const DAY = /^\d{1,2}([./-])\d{1,2}\1(?:19|20)\d{2}$|^(?:19|20)\d{2}([./-])\d{1,2}\2\d{1,2}$/;

/** "01.05.2026", "01/05/26-31/05/26": days, whatever label they stand at ("Account statement 01.05.2026 - 31.05.2026"). */
function isDayOrRange(value: string): boolean {
  const [, from, , to] = RANGE.exec(value) ?? [];
  return [from ?? value, to ?? value].every(
    (day) => (from !== undefined || DAY.test(day)) && parseDateText(day) !== null,
  );
}

const COUNTRY = /^[A-Z]{2}$/;
/** What an IBAN prints behind its country: two digits, and the first group of the number of its bank, or the letter that checks that in Italy. */
const CHECK_DIGITS = /^\d{2} [A-Z\d]{4}$|^\d{2} [A-Z]$/;

/** An account number's words, as printed; null where the words are none. Ends before text that follows it. */
export function accountNumber(words: readonly Word[]): string | null {
  const taken: string[] = [];
  for (const [at, word] of words.entries()) {
    const text = word.text.replace(/^[:#]+(?=.)|[.,;:)]$/g, '');
    if (text === '' || text === ':' || text === '#' || text === '№') continue;
    // "AG/CONTA 0001 / 220417-5": the branch before a stroke.
    if (text === '/' && taken.length === 1 && isBranchOf(taken[0]!, words[at + 1]?.text ?? '')) {
      taken.length = 0;
      continue;
    }
    // "PL 27 1140 2004 0000 3002 0135 5387", "IT 22 X 02008 01629 000104471882": the code of the country apart.
    if (taken.length === 0 && COUNTRY.test(text) && CHECK_DIGITS.test(textOf(words.slice(at + 1, at + 3)))) {
      taken.push(text);
      continue;
    }
    // "67176516   01 Sep 2026": a day behind it.
    if (taken.length > 0 && monthOf(words[at + 1]?.text ?? '') !== null) break;
    // "BE68 5390 0754 7034 EUR", "DE12 5001 0517 0648 4898 90 BIC", "NL12 0417 1643 00 15-12-2025"
    if (taken.length > 0 && (isCurrencyCode(text) || /^(?:BIC|SWIFT)$/.test(text) || DAY.test(text))) break;
    // "1234567890, DE12 5001 0517 0648 4898 90": the same account in two ways.
    if (taken.length > 0 && /^[A-Z]{2}\d{2}$/.test(text)) taken.length = 0;
    const part =
      NUMBER_VALUE.test(text) ||
      /^[A-Z]{2}\d{2}[A-Z0-9]*$/.test(text) ||
      (taken.length > 0 && /^[A-Z0-9]{1,4}$/.test(text) && /^[A-Z]{2}(?:\d|$)/.test(taken[0]!));
    if (!part && !(taken.length > 0 && /^\d+$/.test(text))) {
      if (taken.length === 0 && /^\d+$/.test(text)) taken.push(text);
      else break;
    } else taken.push(text);
  }
  const value = taken.join(' ');
  if (AMOUNT.test(value) || NO_ACCOUNT.test(value) || isDayOrRange(value)) return null;
  return (value.match(/[\dX*x•]/g)?.length ?? 0) >= 4 && /\d/.test(value) ? value : null;
}

/** Digits of the number of a branch, at most. */
const BRANCH_DIGITS = 4;

/** Whether the number before a stroke is shorter than any account's, and what stands behind it is none. */
function isBranchOf(before: string, behind: string): boolean {
  const [branch, account] = [before, behind].map((text) => text.replace(/\D/g, '').length);
  return branch! <= BRANCH_DIGITS && account! > BRANCH_DIGITS && NUMBER_VALUE.test(behind);
}

/** What no name of a person or a company begins with, or ends in. */
export const NO_NAME =
  /^(?:of|and|or|service|services|support|care|registered)\b|\b(?:information|details|statement|number|summary|id|checking|chequing|address)$/i;

/** How a person is addressed, on a line of its own over the name. */
const FORM_OF_ADDRESS = /^(?:herrn?|frau|firma|monsieur|madame|mademoiselle)$/i;

/** What announces a number that a country gives a person, alone: the name of the next column, "Nombre  RUT". */
const OWN_NUMBER = /^(?:rut|rfc|curp|nif|nie|cif|cnpj|cpf|nit|pan|dni|cuit|cuil|ruc|cedula)$/i;

/** What announces the number that a country gives a person or a company for its taxes, behind the name. */
const NUMBER_BEHIND =
  /,? \(?(?:инн|унп|бин|иин|cnpj|cpf|rfc|nif|cif|cuit|ruc|nit|rut|pan|vat|abn|siret|siren)[ .:№]*[\p{L}\d][\p{L}\d./-]{5,}\)?$/iu;

/** "Tell us if this has changed.": what is said of a name, in a guide to the statement. */
const SENTENCE = /^(?:\S+ ){3,}\p{Ll}+[.!]$/u;

export function holderName(words: readonly Word[]): string | null {
  const text = textOf(words)
    // "\u5c71\u7530 \u82b1\u5b50 \u69d8": how he is addressed is not his name.
    .replace(/^[:\s]+|(?<=\p{L}{5})\.$|,$|\s[\u69d8\u6bbf]$/gu, '')
    // "Rasa Kazlauskaite (48901010000)": the holder's own number.
    .replace(/ \(\d[\d-]{5,}\)$/, '')
    // "OOO "Romashka", ИНН 7712345678".
    .replace(NUMBER_BEHIND, '')
    .trim();
  if (
    !/^["«„“]?\p{L}/u.test(text) ||
    !/\p{L}{2}/u.test(text) ||
    /\d{3}/.test(text) ||
    text.length > 70 ||
    // What ends so, or has something behind it, announces something itself: "Account type:ALL".
    /:$|^[^:]{2,}:\S/.test(text) ||
    // "Customer service information", "Member of the deposit protection scheme".
    NO_NAME.test(text) ||
    OWN_NUMBER.test(text) ||
    SENTENCE.test(textOf(words)) ||
    // "Report Nr. 3", beside "Herrn" over a name.
    /\bn[ro]\.? ?\d+$/i.test(text) ||
    // "Account name  Sep 1  Sep 30": the days over the balances of a table.
    parseDateText(text) !== null ||
    labelsOf(text).size > 0
  )
    return null;
  return text;
}

/** Words of a cell that names the currency, at most. */
const MAX_CURRENCY_WORDS = 6;

/** A currency named in a cell of its own or behind "currency". */
export function currencyFact(tokens: TokenLine, cell: Cell): TextFact | null {
  if (cell.to - cell.from > MAX_CURRENCY_WORDS) return null;
  const words = tokens.line.words.slice(cell.from, cell.to);
  const code = words.map(({ text }) => text.replace(/[^A-Za-z]/g, '')).find(isCurrencyCode);
  if (code === undefined) return null;
  return { line: tokens.line.index, kind: 'currency', value: code };
}
