/** How a statement writes its numbers: voted by all its words together, because a single one cannot tell. */
import { holdsDigit } from '../letters.ts';
import { isCurrency, isCurrencyCode } from './currencies.ts';
import { fold } from './fold.ts';
import { endsInHundredths, numberText, type NumberStyle, type NumberText } from './numbers.ts';

/** Weight of a number whose groups and decimals name their signs, against one that may be a date or a time. */
const GROUPED_VOTE = 4;
const PLAIN_VOTE = 1;
/** Weight of "12.05", which is a day and a month more often than an amount. */
const DATE_LIKE_VOTE = 0.05;
/** Weight of "1,234": the comma most likely groups, but three decimals exist. */
const GROUP_ONLY_VOTE = 0.4;

/** Numbers of a statement, counted by what their look tells. */
interface Tally {
  /** For each sign, the weight of the numbers that have it before their decimals. */
  readonly votes: BySign;
  /** For each sign, the numbers that have decimals behind it, or may well have ("1,204.50", "12.90"). */
  readonly withDecimals: BySign;
  /** For each sign, the numbers that have it twice, and so between groups: "2,140,000". */
  readonly repeated: BySign;
  /** Numbers in groups without decimals, or with three: "1,234", "1'234". */
  groupsOnly: number;
  /** Those of them that begin with their sign: "+20.000". */
  signedGroups: number;
  /** Numbers in groups and with decimals: "1,234.50". */
  grouped: number;
  /** Whole numbers behind a currency: "INR 812". */
  pricedWhole: number;
  /** Last groups with decimals behind a word that may be the first: "1 234,50". */
  spaced: number;
  /** Those of them that no number begins with: "1 050,00". */
  spacedNought: number;
  /** Last groups without decimals behind such a word: "12 300". */
  spacedWhole: number;
  /** Those of them that a currency follows: "12 300 kr". */
  spacedPriced: number;
}

type BySign = Record<'.' | ',', number>;

/**
 * The number style of a statement, voted by its words in reading order. `currencyDecimals` are the decimals of the
 * statement's currency: three-decimal currencies turn "1.234" from a group into decimals. `currency`, where it is known: what
 * another one stands at says nothing about the decimals of this one.
 */
export function detectNumberStyle(
  words: Iterable<string>,
  currencyDecimals: number,
  currency: string | null = null,
): NumberStyle {
  const tally = tallyOf(words, currencyDecimals, currency);
  if (currencyDecimals === 3) asGroups(tally);
  const {
    votes,
    withDecimals,
    groupsOnly,
    signedGroups,
    grouped,
    pricedWhole,
    spaced,
    spacedNought,
    spacedWhole,
    spacedPriced,
  } = tally;
  const decimalSign = votes[','] > votes['.'] ? ',' : '.';
  // Decimals behind the other sign are another currency's: "(USD 24.50 x 15.900)" below "389.550".
  const decimals = withDecimals[decimalSign];
  // "12 300": whole units in groups apart, where hardly any number has decimals.
  const whole = printedDecimals(decimals, spacedWhole, currencyDecimals) === 0 && spacedWhole >= MIN_GROUPS;
  // "INR 812": whole units behind their currency, where no number has decimals.
  const priced = decimals === 0 && pricedWhole >= MIN_GROUPS;
  // "+20.000", "-8.500": so few tell where nothing else is printed.
  const signed = decimals === 0 && signedGroups >= MIN_SIGNED && currencyDecimals < 3;
  return {
    decimalSign,
    decimals: whole || priced || signed ? 0 : printedDecimals(decimals, groupsOnly, currencyDecimals),
    // "FLAT 69 565.29" among "1,565.29": what ends a text is no group.
    spaceGroups:
      ((spaced >= 2 || spacedNought > 0) && spaced > grouped) || whole || (priced && spacedPriced > 0),
    signGroups: grouped > 0,
  };
}

/** Characters of the last group of a number, with what may end it. */
const MAX_GROUP = 4;

function tallyOf(words: Iterable<string>, currencyDecimals: number, home: string | null): Tally {
  const tally: Tally = {
    votes: { '.': 0, ',': 0 },
    withDecimals: { '.': 0, ',': 0 },
    repeated: { '.': 0, ',': 0 },
    groupsOnly: 0,
    signedGroups: 0,
    grouped: 0,
    pricedWhole: 0,
    spaced: 0,
    spacedNought: 0,
    spacedWhole: 0,
    spacedPriced: 0,
  };
  let before = '';
  let previous = '';
  let counted: Counted = null;
  for (const word of words) {
    if (counted !== null && isOfAnother(word, home)) tally.withDecimals[counted] -= 1;
    counted = null;
    if (holdsDigit(word)) {
      const number = word.endsWith('.') && /^\d{1,2}\.\d{1,2}\.$/.test(word) ? null : numberText(word);
      if (number && !number.percent) counted = countNumber(tally, number, previous, currencyDecimals);
      // "USD 797.52" among yen.
      if (counted !== null && isOfAnother(previous, home)) {
        tally.withDecimals[counted] -= 1;
        counted = null;
      }
      if (word.length <= MAX_GROUP && /^\d{3}\)?$/.test(word) && beginsWhole(previous))
        tally.spacedWhole += 1;
    } else if (SHORT_WHOLE.test(previous) && isCurrency(word)) {
      // "35 €", "2 468 €"
      tally.pricedWhole += 1;
      if (/^\d{3}$/.test(previous) && beginsWhole(before)) tally.spacedPriced += 1;
    }
    before = previous;
    previous = word;
  }
  return tally;
}

/** The sign before the decimals of the number that was counted last, if it was counted as one that has any. */
type Counted = '.' | ',' | null;

/** "395.33 HUF/EUR" */
const RATE = /^([A-Z]{3})\/([A-Z]{3})$/;

/** Whether what stands behind a number says that it is no amount of the statement's currency: "1410.00 EUR" among forints, a rate. */
function isOfAnother(word: string, home: string | null): boolean {
  if (home === null) return false;
  const rate = RATE.exec(word);
  if (rate) return isCurrencyCode(rate[1]!) && isCurrencyCode(rate[2]!);
  return isCurrencyCode(word) && word !== home;
}

function countNumber(
  tally: Tally,
  { core, currency, sign }: NumberText,
  previous: string,
  currencyDecimals: number,
): Counted {
  const groups = REPEATED_SIGN.exec(core)?.[1];
  if (groups === '.' || groups === ',') tally.repeated[groups] += 1;
  const vote = decimalVote(core, currencyDecimals);
  if (vote) {
    tally.votes[vote.sign] += vote.weight;
    if (vote.weight >= PLAIN_VOTE) tally.withDecimals[vote.sign] += 1;
    if (vote.weight === GROUP_ONLY_VOTE) tally.groupsOnly += 1;
    if (vote.weight === GROUP_ONLY_VOTE && sign !== 0) tally.signedGroups += 1;
    if (vote.weight === GROUPED_VOTE) tally.grouped += 1;
  }
  if (APOSTROPHE_GROUPS.test(core)) tally.groupsOnly += 1;
  if (/^\d+$/.test(core) && (currency !== null || isCurrencyCode(previous))) tally.pricedWhole += 1;
  if (/^\d{3}[.,]\d{2,3}$/.test(core) && BEGINS_GROUPS.test(previous)) {
    tally.spaced += 1;
    if (core.startsWith('0') && /[1-9]\d{0,2}$/.test(previous)) tally.spacedNought += 1;
  }
  return vote && vote.weight >= PLAIN_VOTE ? vote.sign : null;
}

/** Of a currency with three decimals "2,140,000" tells that "270,493" is in groups too. */
function asGroups(tally: Tally): void {
  const { votes, withDecimals, repeated } = tally;
  for (const sign of ['.', ','] as const)
    if (repeated[sign] >= MIN_REPEATED && withDecimals[OTHER[sign]] === 0) {
      tally.groupsOnly += withDecimals[sign];
      votes[OTHER[sign]] += votes[sign];
      votes[sign] = withDecimals[sign] = 0;
    }
}

/** "38'445": an apostrophe says nothing about the decimal sign, but that there are no decimals here. */
const APOSTROPHE_GROUPS = /^\d{1,3}(?:['\u2019]\d{3})+$/;

/** A number with the same sign twice, which therefore groups: "2,140,000"; and how many of them tell that all do. */
const REPEATED_SIGN = /^\d{1,3}([.,])\d{3}(?:\1\d{3})+$/;
const MIN_REPEATED = 2;
const OTHER = { '.': ',', ',': '.' } as const;

/** The first group of a number, with what stands before it: a dot is that of a currency ("Rs.86 845,07"). */
const BEGINS_GROUPS = /(^|[^\d.,]|\p{L}\.)\d{1,3}$/u;
/** The same of whole units, with a currency before the digits, if any: "(Ft52 307)". */
const WHOLE_GROUP = /^[(+\-\u2212]*([^\d(+\-\u2212]*)[1-9]\d{0,2}$/u;

/** "-35" before a currency. */
const SHORT_WHOLE = /^[-+\u2212]?\d{1,3}$/;

function beginsWhole(word: string): boolean {
  const prefix = WHOLE_GROUP.exec(word)?.[1];
  return prefix !== undefined && (prefix === '' || isCurrency(prefix));
}

/**
 * Decimals amounts are printed with. Many grouped numbers and hardly any with decimals: the statement prints whole
 * units, whatever its currency has.
 */
function printedDecimals(withDecimals: number, groupsOnly: number, currencyDecimals: number): number {
  if (groupsOnly >= MIN_GROUPS && withDecimals < 0.2 * groupsOnly) return 0;
  if (currencyDecimals === 0) return withDecimals > 0 ? 2 : 0;
  return currencyDecimals;
}

/** Grouped numbers needed before a statement is taken to print no decimals, and those with a sign. */
const MIN_GROUPS = 4;
const MIN_SIGNED = 2;

/** A number whose three last digits are decimals: no group begins with a nought, none follows the other sign. */
const THOUSANDTHS = /^(?:0|\d{1,3}(?:,\d{3})+)\.\d{3}$|^(?:0|\d{1,3}(?:\.\d{3})+),\d{3}$/;
const THREE_OR_TWO = /^\d[\d.,]*[.,]\d{2,3}$/;
/** Numbers that can only have three decimals needed, and the share of two decimals among all from which they are misprints. */
const MIN_THOUSANDTHS = 2;
const HUNDREDTHS_SHARE = 0.1;

/** Most words of a statement are told apart from such amounts by this alone. */
const ENDS_LIKE_DECIMALS = /[.,\u066b\u066c]\p{Nd}{2,3}(?!\p{Nd})/u;

/** Whether amounts have three decimals ("1,250.500" and "0.000" among "64.890"), as the currencies of few countries do. */
export function printsThousandths(words: Iterable<string>): boolean {
  let certain = 0;
  let two = 0;
  let all = 0;
  for (const word of words) {
    if (!ENDS_LIKE_DECIMALS.test(word)) continue;
    const number = numberText(word);
    if (!number || number.percent || !THREE_OR_TWO.test(number.core)) continue;
    all += 1;
    if (THOUSANDTHS.test(number.core)) certain += 1;
    else if (endsInHundredths(number.core)) two += 1;
  }
  return certain >= MIN_THOUSANDTHS && two <= HUNDREDTHS_SHARE * all;
}

/** "8,500", with nothing that tells whether a group of three digits stands behind the sign or decimals. */
const GROUP_OR_DECIMALS = /^[1-9]\d{0,2}([.,])\d{3}$/;
/** Numbers with one sign or more, or an apostrophe. */
const HOLDS_SIGN = /[.,'\u2019]/;
/** Words of statements in the languages of currencies with three decimals, by the sign those have there, folded. */
const LANGUAGES_OF_THOUSANDTHS = {
  ',': /^(?:solde|montant|libelle|releve)$/,
  '.': /^(?:balance|amount|statement|رصيد|الرصيد|المبلغ)$/,
} as const;

/**
 * Whether each number that has a sign at all has one before its last three digits: thousands, or the decimals of a currency that nothing
 * names, in a language of such. One with two signs or other decimals, or a smaller amount beside its currency or sign ("-850"), tells.
 */
export function mayBeThousandths(words: Iterable<string>): boolean {
  let sign: string | undefined;
  let alike = 0;
  const texts: string[] = [];
  for (const word of words) {
    if (!holdsDigit(word)) texts.push(word);
    const number = holdsDigit(word) ? numberText(word) : null;
    if (!number || number.percent) continue;
    if (!HOLDS_SIGN.test(number.core)) {
      if (number.sign !== 0 || number.currency !== null) return false;
      continue;
    }
    const own = GROUP_OR_DECIMALS.exec(number.core)?.[1];
    if (own === undefined || own !== (sign ??= own)) {
      if (/^\d{1,2}\.\d{1,2}$/.test(number.core)) continue;
      return false;
    }
    alike += 1;
  }
  if (alike < MIN_GROUPS) return false;
  const language = LANGUAGES_OF_THOUSANDTHS[sign === ',' ? ',' : '.'];
  return texts.some((text) => language.test(fold(text)));
}

/** "2026.03": a month behind its year, in texts about what is paid each month. */
const YEAR_MONTH = /^(?:19|20)\d{2}\.(?:0[1-9]|1[0-2])$/;

/** "31.12" or "12.31": day and month, or month and day behind a year printed elsewhere; a month behind its year. */
function isDayMonth(core: string): boolean {
  if (YEAR_MONTH.test(core)) return true;
  const match = /^(\d{2})\.(\d{2})$/.exec(core);
  if (!match) return false;
  const [first, second] = [Number(match[1]), Number(match[2])];
  return Math.min(first, second) >= 1 && Math.min(first, second) <= 12 && Math.max(first, second) <= 31;
}

/** What stands before the decimals, and their sign. */
const TWO_DECIMALS = /^(.*\d)([.,])\d{2}$/;
const THREE_DECIMALS = /^(.*\d)([.,])\d{3}$/;

/** Which sign a number's look says is the decimal sign, and how strongly. */
function decimalVote(core: string, currencyDecimals: number): { sign: '.' | ','; weight: number } | null {
  const tail = (currencyDecimals === 3 ? THREE_DECIMALS : TWO_DECIMALS).exec(core);
  if (tail) {
    const head = tail[1]!;
    const sign = tail[2] === ',' ? ',' : '.';
    if (/^\d+$/.test(head)) return { sign, weight: isDayMonth(core) ? DATE_LIKE_VOTE : PLAIN_VOTE };
    if (!head.includes(sign)) return { sign, weight: GROUPED_VOTE };
    return null;
  }
  const groups = /^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/.exec(core);
  if (groups) return { sign: groups[1] === ',' ? '.' : ',', weight: GROUP_ONLY_VOTE };
  return null;
}
