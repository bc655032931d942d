/**
 * Competing readings of a table's columns. Headings and positions rank them; the proof decides between them.
 */
import type { Shape } from '../layout/shape.ts';
import type { ColumnReading, MoneyRole } from '../statement/entries/row-kinds.ts';
import type { Column } from '../layout/columns/columns.ts';
import type { ColumnRole } from '../reading/lexicon/types.ts';
import { withUnnamedCharges } from './unnamed/charges.ts';

/** A reading of a shape's amount columns, with how well headings and positions speak for it (higher is better). */
export interface RoleReading extends ColumnReading {
  readonly evidence: number;
}

/** Readings tried per shape: enough for five unnamed columns, few enough to prove each over all rows. */
const MAX_READINGS = 60;
/** Of those behind them that take columns without names for charges. */
const MAX_CHARGED = 12;

/** The reading under which a whole table books nothing (instalment plans, rates): only the arithmetic can tell. */
export function noBookings(shape: Shape): RoleReading {
  return { roles: shape.monies.map(() => 'foreign'), evidence: NO_BOOKINGS };
}

const NO_BOOKINGS = -4;

const ALL: readonly Exclude<MoneyRole, 'charge' | 'alone'>[] = ['amount', 'balance', 'in', 'out', 'foreign'];
/** Figures that usually book nothing, a fee or a tax, may be booked beside the amount of their row. */
const NAMED_OTHERWISE: readonly MoneyRole[] = [...ALL, 'charge', 'alone'];
/** Evidence for that, where the name of the column says that they book nothing by 3. */
const CHARGED = 0;
/** The same for what is booked only in rows that hold nothing else: fees of others are gathered in a row of their own. */
const CHARGED_ALONE = -0.5;

/** Evidence for charges in columns without names: only the arithmetic can tell. */
const UNNAMED_CHARGES = -4;

/** Every consistent reading of a shape's columns, best evidence first. */
export function roleReadings(shape: Shape): RoleReading[] {
  let partial: { roles: MoneyRole[]; evidence: number }[] = [{ roles: [], evidence: 0 }];
  const columns = shape.monies.slice(-7);
  const skipped = shape.monies.length - columns.length;
  const names = shape.heading?.columns ?? [];
  const namesBalance = names.some((name) => name.roles.has('balance'));
  const namesSide = {
    in: names.some(({ roles }) => roles.size === 1 && roles.has('in')),
    out: names.some(({ roles }) => roles.size === 1 && roles.has('out')),
  };
  const oneSided = !namesBalance && columns.filter(isOfOneSide).length === 1;
  columns.forEach((column, index) => {
    const options = optionsOf(column, index, columns, oneSided, namesSide);
    partial = partial
      .flatMap(({ roles, evidence }) =>
        options.map((option) => ({ roles: [...roles, option.role], evidence: evidence + option.evidence })),
      )
      .filter(({ roles }) => consistentSoFar(roles, columns))
      .toSorted((a, b) => b.evidence - a.evidence)
      .slice(0, MAX_READINGS * 4);
  });
  const lead: MoneyRole[] = Array.from({ length: skipped }, () => 'foreign');
  const consistent = partial
    .filter(({ roles }) => complete(roles) || listsBalances(roles, columns))
    .filter(
      ({ roles }) => !overlooksNames(roles, columns, namesBalance) && !isMostlyBalances(roles, columns),
    );
  const usual = consistent
    .slice(0, MAX_READINGS)
    .map(({ roles, evidence }) => ({
      roles: [...lead, ...roles],
      evidence:
        complete(roles) || roles.length === 1
          ? evidence - (paysRarely(roles, columns) ? RARELY_PAID : 0)
          : NO_BOOKINGS,
    }))
    .toSorted((a, b) => b.evidence - a.evidence);
  const charged = consistent
    .filter(({ roles }) => complete(roles))
    .flatMap(({ roles }) => withUnnamedCharges(roles, columns))
    .map((roles) => ({ roles: [...lead, ...roles], evidence: UNNAMED_CHARGES }));
  return [...usual, ...charged.slice(0, MAX_CHARGED)];
}

/** Evidence against leaving out one printed amount: a reading that ignores a column must prove far more without it. */
const IGNORED_AMOUNT = -1.25;

/** Evidence for a direction whose opposite the heading names. */
const OPPOSITE = 0.5;

/** A column on fewer of the rows than this is rare. */
const RARE_SHARE = 0.1;

function optionsOf(
  column: Column,
  index: number,
  columns: readonly Column[],
  oneSided: boolean,
  namesSide: Readonly<Record<'in' | 'out', boolean>>,
): { role: MoneyRole; evidence: number }[] {
  const named = ALL.filter((role) => column.roles.has(role));
  const last = index === columns.length - 1;
  const common = Math.max(...columns.map((other) => other.count));
  // Balances under their name are left out no sooner than a column beside them that has none.
  const left = isHeaded(column, 'balance') ? common : column.count;
  const ignored = named.includes('foreign') ? 0 : IGNORED_AMOUNT * left;
  return (column.roles.has('foreign') ? NAMED_OTHERWISE : ALL).map((role) => {
    if (role === 'charge') return { role, evidence: CHARGED };
    if (role === 'alone') return { role, evidence: CHARGED_ALONE };
    let evidence = role === 'foreign' ? ignored : 0;
    if (named.length === 1) return { role, evidence: evidence + (role === named[0] ? 3 : -3) };
    evidence += named.includes(role) ? 2 : named.length > 0 ? -3 : 0;
    // Without headings: the balance is usually last, the amount usually in most lines.
    if (role === 'balance') evidence += last ? 0.5 : -0.5;
    // Beside the name of one direction, and none of balances, an unnamed column is rather that of the other.
    if (role === 'balance' && oneSided && column.roles.size === 0) evidence -= 1;
    // A balance printed on hardly any row, beside one amount on all of them, is a figure of its own.
    if (role === 'balance' && !last && column.count < RARE_SHARE * common) evidence += ignored;
    if (role === 'amount' && column.count < 0.5 * common) evidence -= 0.5;
    if ((role === 'in' || role === 'out') && columns.length < 2) evidence -= 1;
    // A name that may be of both directions is that of the one where the heading names the other, though no row has any of it.
    if (role === 'out' && namesSide.in && named.includes('out')) evidence += OPPOSITE;
    if (role === 'in' && namesSide.out && named.includes('in')) evidence += OPPOSITE;
    return { role, evidence };
  });
}

/** Evidence against paying more rarely than being paid. */
const RARELY_PAID = 0.2;

/** Whether of two columns without names that of money in has more figures than that of money out. */
function paysRarely(roles: readonly MoneyRole[], columns: readonly Column[]): boolean {
  const [received, paid] = (['in', 'out'] as const).map((side) => columns[roles.indexOf(side)]);
  if (!received || !paid || received.roles.size > 0 || paid.roles.size > 0) return false;
  return received.count > paid.count;
}

/** Several columns may be of one direction where their names say so: "Contributions", "Earnings". */
function consistentSoFar(roles: readonly MoneyRole[], columns: readonly Column[]): boolean {
  const count = { balance: 0, amount: 0, in: 0, out: 0, foreign: 0, charge: 0, alone: 0 };
  for (const role of roles) count[role] += 1;
  const named = (side: 'in' | 'out'): boolean =>
    roles.every((role, index) => role !== side || isHeaded(columns[index]!, side));
  if (count.balance > 1 || count.amount > 1) return false;
  if ((count.in > 1 && !named('in')) || (count.out > 1 && !named('out'))) return false;
  return !(count.amount > 0 && count.in + count.out > 0);
}

/** Whether a column has the name of one direction. */
function isOfOneSide(column: Column): boolean {
  return isHeaded(column, 'in') || isHeaded(column, 'out');
}

/** Whether a column's heading has this one meaning. */
function isHeaded({ roles }: Column, role: ColumnRole): boolean {
  return roles.size === 1 && roles.has(role);
}

/**
 * A list of balances per day books nothing: its only column is headed so. Nor does a box of what is owed and what has to be
 * paid of it, all under their names.
 */
function listsBalances(roles: readonly MoneyRole[], columns: readonly Column[]): boolean {
  if (roles.length === 1) return roles[0] === 'balance' && columns[0]!.roles.has('balance');
  return (
    roles.includes('balance') &&
    columns.every((column, index) => {
      const role = roles[index]!;
      return (role === 'balance' || role === 'foreign') && isHeaded(column, role);
    })
  );
}

/**
 * Columns under their names cannot be left out, or taken for something else, because they disagree with the rest: that
 * the ends of an account agree would then pass for a proof. Of several columns of balances one is the account's; of
 * money in and money out, each under its name, there are both or neither, and none of them is the balance that the heading
 * names nowhere. A heading that leaves a column without a name may not stand over its columns at all.
 */
function overlooksNames(
  roles: readonly MoneyRole[],
  columns: readonly Column[],
  namesBalance: boolean,
): boolean {
  const headed = (role: ColumnRole): MoneyRole[] =>
    roles.filter((_, index) => isHeaded(columns[index]!, role));
  const balances = headed('balance');
  const placed = columns.every(({ roles: names }) => names.size > 0);
  if (columns.length > 1 && balances.length > 0 && !(placed ? balances : roles).includes('balance'))
    return true;
  const sides = [headed('in'), headed('out')];
  const unbooked: readonly MoneyRole[] = namesBalance ? ['foreign'] : ['foreign', 'balance'];
  const booked = sides.filter((side) => side.some((role) => !unbooked.includes(role)));
  return sides.every((side) => side.length > 0) && booked.length === 1;
}

/** Balances beside each amount, at most: those that a page begins and ends with stand without one. */
const BALANCES_PER_AMOUNT = 3;
const BALANCES_ALONE = 2;

/** Whether a column that no name calls one of balances is taken for them, though hardly anything is booked beside it. */
function isMostlyBalances(roles: readonly MoneyRole[], columns: readonly Column[]): boolean {
  const balance = columns[roles.indexOf('balance')];
  if (!balance || balance.roles.has('balance') || !complete(roles)) return false;
  const booked = columns.reduce((sum, { count }, index) => sum + (BOOKED.has(roles[index]!) ? count : 0), 0);
  return balance.count > BALANCES_PER_AMOUNT * booked + BALANCES_ALONE;
}

/** What a reading books. */
const BOOKED: ReadonlySet<MoneyRole> = new Set(['amount', 'in', 'out']);

/** A reading books something: one amount column, or one for each direction, or a list of one direction. */
function complete(roles: readonly MoneyRole[]): boolean {
  return roles.some((role) => BOOKED.has(role));
}
