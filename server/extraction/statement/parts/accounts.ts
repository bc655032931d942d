/**
 * The statement's items cut into accounts. Lists of different shapes (deposits, withdrawals, cheques) of one account
 * follow one another; a new account number, a new period or a new opening begins another account.
 */
import { currencyDecimals } from '../../../../shared/money.ts';
import { numberOf, sameNumber, sameNumbers } from '../facts/account-numbers.ts';
import type { Item } from '../entries/entries.ts';
import type { Facts } from '../facts/facts.ts';
import type { Figure } from '../facts/figures.ts';
import { namesCard, withoutFurtherCards } from './account-cards.ts';
import { idleAccounts, type NumberAt } from './idle-accounts.ts';
import { withoutListsBehind } from './lists-behind.ts';
import { isUnnamed, isUnnamedIdle, unnamedBeginnings } from './unnamed-accounts.ts';

/** Items of one account in reading order, with the figures printed for it. */
export interface AccountPart {
  readonly items: readonly Item[];
  readonly figures: readonly Figure[];
  /** Lines of the document it covers, from `from` up to but without `to`. */
  readonly from: number;
  readonly to: number;
  readonly number: string | null;
  /** The currency printed with the account (in its title, its headings, its summary), else the statement's. */
  readonly currency: string | null;
}

/** Where an account begins, with the numbers printed there. */
interface Cut {
  readonly line: number;
  readonly numbers: Set<string>;
}

/**
 * Cuts a stream into accounts where a different account number is printed between entries. `inEntries`: lines that are the
 * text of one.
 */
export function cutAccounts(
  items: readonly Item[],
  facts: Facts,
  inEntries: ReadonlySet<number>,
  currency: string | null,
): AccountPart[] {
  const opened = new Set(
    items.flatMap((item) => (item.kind === 'balance' && item.which === 'opening' ? [item.line] : [])),
  );
  const outside = facts.figures.filter(({ amountLine }) => !inEntries.has(amountLine));
  const numbers = [
    ...facts.texts.filter(
      (fact) =>
        fact.kind === 'number' &&
        (!inEntries.has(fact.line) || opened.has(fact.line)) &&
        !namesCard(fact.line, items, outside, facts.periods),
    ),
    ...unnamedBeginnings(items, facts, inEntries),
  ].toSorted((a, b) => a.line - b.line);
  const named = numbers.filter(({ value }) => !isUnnamed(value));
  const idle = idleAccounts(named, items, facts, inEntries);
  const cuts = withoutListsBehind(cutsAt(numbers, items, facts, idle), items);
  const accounts = withoutFurtherCards(cuts, items, facts, inEntries);
  const begins = accounts.map((cut, index) => {
    if (index === 0) return 0;
    // What stands below the number of an account without rows is its own.
    return idle.has(accounts[index - 1]!.line) ? cut.line : beginOf(cut.line, facts, items);
  });
  const ownNumber = numbersOfEach(accounts);
  return accounts.map((_, index) => {
    const from = begins[index]!;
    const to = begins[index + 1] ?? Infinity;
    const named = ownNumber[index]!;
    const number = named ?? ownNumber.slice(0, index).findLast((known) => known !== null) ?? null;
    const own = items.filter((item) => item.line >= from && item.line < to);
    // An account that only its opening begins has its title and its names of columns above that.
    const isNext = index + 1 < accounts.length && numberOf(accounts[index + 1]!) === null;
    const until = isNext ? behindRows(items, to) : to;
    // What a table says of an account is not said of the one behind it that no number names.
    const figures = withoutAvailable(figuresOf(named, from, to, facts, inEntries), own);
    return {
      items: own,
      figures: index === 0 && accounts.length > 1 ? withoutSumOfAll(figures, own) : figures,
      from,
      to,
      currency:
        accounts.length > 1
          ? ((named === null ? null : accountCurrency(facts, inEntries, from, until, own)) ??
            accountCurrency(facts, inEntries, behindRows(items, from), named === null ? until : from, own) ??
            currency)
          : currency,
      number,
    };
  });
}

/**
 * The number of each account: not that of one before it, nor of the customer, as the heads of pages repeat it ("Primary Account: 3333" above
 * "Account Number: 7777").
 */
function numbersOfEach(accounts: readonly Cut[]): readonly (string | null)[] {
  const own: (string | null)[] = [];
  for (const [index, cut] of accounts.entries()) {
    const others = accounts.filter((_, at) => at !== index).flatMap(({ numbers }) => [...numbers]);
    own.push(numberOf({ numbers: without(without(cut.numbers, own), others) }));
  }
  return own;
}

/** Numbers that are none of others; all of them where none is left. */
function without(numbers: ReadonlySet<string>, others: readonly (string | null)[]): ReadonlySet<string> {
  const left = [...numbers].filter(
    (one) => !others.some((other) => other !== null && sameNumber(one, other)),
  );
  return left.some((one) => !isUnnamed(one)) ? new Set(left) : numbers;
}

/** Where accounts begin among the numbers printed between items; a single account where none is. `idle`: see `idleAccounts`. */
function cutsAt(
  numbers: readonly NumberAt[],
  items: readonly Item[],
  { titles }: Facts,
  idle: ReadonlyMap<number, number>,
): readonly Cut[] {
  const cuts: Cut[] = [];
  let pending: (Cut & { last: number }) | null = null;
  let next = 0;
  let booked = false;
  /** The first number stands behind bookings, which may be its own or those of an account that none names. */
  let late = false;
  const settle = (): void => {
    if (!pending) return;
    const current = cuts.at(-1);
    const period = [...pending.numbers].some(isUnnamed);
    if (period && !current) cuts.push({ line: 0, numbers: new Set() });
    if (period && late && !booked) cuts.unshift({ line: 0, numbers: new Set() });
    late = !period && !current && booked;
    // A period or an opening right behind the number of its account begins no other one.
    const same = period ? !booked : current && sameNumbers(ownNumbers(cuts), pending.numbers);
    if (current && same) {
      for (const number of pending.numbers) current.numbers.add(number);
    } else {
      cuts.push(pending);
      booked = false;
    }
    pending = null;
  };
  /** Takes an account without rows, with all that stands up to its end. */
  const takeIdle = (): boolean => {
    const { line, value } = numbers[next]!;
    const end = idle.get(line);
    if (end === undefined || isUnnamed(value)) return false;
    cuts.push({ line, numbers: new Set([value]) });
    [pending, booked] = [null, false];
    while (next < numbers.length && numbers[next]!.line < end) next += 1;
    return true;
  };
  for (const item of items) {
    if (item.kind !== 'entry' && item.kind !== 'balance') continue;
    while (next < numbers.length) {
      const { line, value } = numbers[next]!;
      // An account that begins with a booking, as its balances tell, begins with that very line.
      // So does one whose number stands beside its opening.
      const sameLine = (item.kind === 'entry') === isUnnamed(value);
      if (sameLine ? line > item.line : line >= item.line) break;
      if (takeIdle()) continue;
      // A table's title says whose it is, whatever an overview above it lists; the line right above is of the title.
      if (titles.has(line) && pending && (line - pending.last > 1 || isListed(pending, value)))
        pending = null;
      pending ??= { line, last: line, numbers: new Set() };
      pending.numbers.add(value);
      pending.last = line;
      next += 1;
    }
    settle();
    booked ||= item.kind === 'entry';
  }
  while (next < numbers.length) {
    const { line, value } = numbers[next]!;
    if (isUnnamedIdle(value)) {
      if (cuts.length === 0) cuts.push({ line: 0, numbers: new Set() });
      cuts.push({ line, numbers: new Set([value]) });
    }
    if (!takeIdle()) next += 1;
  }
  if (cuts.length === 0) {
    for (const fact of numbers)
      (pending ??= { line: fact.line, last: fact.line, numbers: new Set() }).numbers.add(fact.value);
    settle();
  }
  return cuts.length === 0 ? [{ line: 0, numbers: new Set() }] : cuts;
}

/** Whether the numbers above a title list its own among those of other accounts, on lines of their own. */
function isListed({ line, last, numbers }: Cut & { last: number }, value: string): boolean {
  return last > line && numbers.has(value) && [...numbers].some((other) => !sameNumber(other, value));
}

/** The numbers of the account that began last: of one that none names, those of the one before, as the head of each page repeats them. */
function ownNumbers(cuts: readonly Cut[]): ReadonlySet<string> {
  const named = cuts.findLast(({ numbers }) => ![...numbers].every(isUnnamed));
  return (named ?? cuts.at(-1)!).numbers;
}

/** The figures printed between an account's lines, and those that a table of several accounts has beside its number. */
function figuresOf(
  number: string | null,
  from: number,
  to: number,
  { figures, overview }: Facts,
  inEntries: ReadonlySet<number>,
): Figure[] {
  const listed = new Set(overview.map(({ line }) => line));
  // A label behind the last row may have joined its text.
  const within = figures.filter(({ line }) => line >= from && line < to);
  // Beside the balance at the end, in the table perhaps, what may be spent is another one.
  const closes = within.some(({ label, available }) => label === 'closing' && !available);
  const own = within.filter(
    ({ amountLine, available }) =>
      !inEntries.has(amountLine) && !listed.has(amountLine) && !(closes && available),
  );
  const [row, another] = overview.filter((one) => number !== null && sameNumber(one.number, number));
  return row && !another ? [...own, ...row.figures] : own;
}

/** The figures, without what may be spent where the list prints balances and ends in another. */
function withoutAvailable(figures: readonly Figure[], items: readonly Item[]): readonly Figure[] {
  if (!figures.some(({ available }) => available)) return figures;
  const printed = items.flatMap((item) => {
    if (item.kind === 'balance') return [item.value.units];
    return item.kind === 'entry' && item.entry.anchor.balance ? [item.entry.anchor.balance.units] : [];
  });
  if (printed.length < 2) return figures;
  const ends = new Set([printed[0], printed.at(-1)]);
  return figures.filter(({ available, money }) => !available || ends.has(money.units));
}

/**
 * The figures of the first of several accounts: where its list says itself where it starts and ends, a balance above it is
 * that of all accounts together.
 */
function withoutSumOfAll(figures: readonly Figure[], items: readonly Item[]): readonly Figure[] {
  const says = (end: 'opening' | 'closing'): boolean =>
    items.some((item) => item.kind === 'balance' && item.which === end);
  if (!says('opening') || !says('closing')) return figures;
  const first = items[0]!.line;
  return figures.filter(({ label, line }) => line > first || (label !== 'opening' && label !== 'closing'));
}

/** Where an account begins: with its period, if that stands above its number and below the rows of the one before. */
function beginOf(line: number, { periods }: Facts, items: readonly Item[]): number {
  const above = items.findLast((item) => item.line < line)?.line ?? 0;
  return periods.find((period) => period.line > above && period.line < line)?.line ?? line;
}

/** The line behind the last row, balance or total above a line. */
function behindRows(items: readonly Item[], line: number): number {
  return (items.findLast((item) => item.line < line && LISTED.has(item.kind))?.line ?? -1) + 1;
}

const LISTED: ReadonlySet<Item['kind']> = new Set(['entry', 'balance', 'total']);

/** The currency named most often between an account's lines, its bookings left out; none that has no decimals where its amounts do. */
function accountCurrency(
  facts: Facts,
  inEntries: ReadonlySet<number>,
  from: number,
  to: number,
  own: readonly Item[],
): string | null {
  const counts = new Map<string, number>();
  for (const fact of facts.texts) {
    if (fact.kind !== 'currency' || fact.line < from || fact.line >= to || inEntries.has(fact.line)) continue;
    counts.set(fact.value, (counts.get(fact.value) ?? 0) + 1);
  }
  const found = [...counts].toSorted((a, b) => b[1] - a[1]).find(([code]) => !printsMore(own, code));
  return found?.[0] ?? null;
}

/** Whether rows print decimals that a currency does not have. */
function printsMore(items: readonly Item[], code: string): boolean {
  const decimals = currencyDecimals(code);
  if (decimals >= USUAL_DECIMALS) return false;
  return items.some((item) => {
    if (item.kind !== 'entry') return false;
    const { money } = item.entry.anchor.amount;
    return money.decimals > decimals && money.units % 10 ** (money.decimals - decimals) !== 0;
  });
}

const USUAL_DECIMALS = 2;
