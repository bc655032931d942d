/** Proof: what the arithmetic says of every row, and between which printed balances it was checked. */
import { currencyDecimals, formatMinor } from '../../../../shared/money.ts';
import type { Transaction } from '../../../../shared/statement.ts';
import { balanceOf } from '../../../extraction/proof/ledger.ts';
import type { Item } from '../../../extraction/statement/entries/entries.ts';
import { formatUnits } from '../amounts.ts';
import { rowBox, tokenBox, type Layer } from '../layer.ts';
import { COLOURS, sheer } from '../palette.ts';
import { provedRows } from '../rows.ts';
import type { Sheet } from '../sheet.ts';

export const proofLayer: Layer = {
  name: 'proof',
  title: 'proof',
  legend: [
    { colour: COLOURS.proved, text: 'proved by a balance, a block between two balances, or totals' },
    { colour: COLOURS.unproved, text: 'nothing printed proves it' },
    { colour: COLOURS.broken, text: 'the printed balances disagree with it' },
    { colour: COLOURS.balance, text: 'printed balance the rows were checked against' },
    { colour: COLOURS.total, text: 'printed total' },
    { colour: COLOURS.fact, text: 'flag' },
  ],
  draw(sheet, page, stages) {
    for (const { index, account, row, transaction, state } of provedRows(stages)) {
      const colour = COLOURS[state];
      const rows = row.entry.rows.filter((line) => line.tokens.line.page === page.number);
      for (const line of rows) {
        const box = rowBox(line);
        if (box) sheet.box(box, { fill: sheer(colour, 0.18) });
      }
      const { row: anchor, balance } = row.entry.anchor;
      if (anchor.tokens.line.page !== page.number) continue;
      const { line } = anchor.tokens;
      const after = balance ? tokenBox(line.words, balance) : null;
      if (after) sheet.box(after, { stroke: COLOURS.balance, width: 2 });
      sheet.gutter(line.baseline, String(index + 1), colour);
      sheet.note(line.baseline, rowText(transaction, account.part.currency), colour);
      for (const flag of transaction.flags)
        sheet.note(
          line.baseline,
          `      ${flag.code}${flag.suggestion ? `: ${flag.suggestion}` : ''}`,
          COLOURS.fact,
        );
    }
    for (const { part, reading } of stages.reading.accounts) {
      for (const item of part.items) {
        if (item.kind === 'total') drawTotal(sheet, page.number, item);
        if (item.kind !== 'balance' || item.row.tokens.line.page !== page.number) continue;
        const { line } = item.row.tokens;
        const box = tokenBox(line.words, item.value);
        if (box) sheet.box(box, { stroke: COLOURS.balance, width: 2 });
        const value = balanceOf(item.value, currencyDecimals(part.currency), reading.effect);
        sheet.note(
          line.baseline,
          `balance ${formatMinor(value, part.currency)} (${item.which})`,
          COLOURS.balance,
        );
      }
    }
  },
};

function drawTotal(sheet: Sheet, page: number, { row, amounts }: Extract<Item, { kind: 'total' }>): void {
  const { line } = row.tokens;
  if (line.page !== page) return;
  for (const { money } of amounts) {
    const box = tokenBox(line.words, money);
    if (box) sheet.box(box, { stroke: COLOURS.total, width: 2 });
  }
  const printed = amounts.map(({ role, money }) => `${role} ${formatUnits(money.units, money.decimals)}`);
  sheet.note(line.baseline, `total ${printed.join(', ')}`, COLOURS.total);
}

/** `2026-03-02  -12.50 → 87.50  balance`. A computed balance stands in brackets. */
function rowText(row: Transaction, currency: string | null): string {
  const amount = `${row.direction === 'in' ? '+' : '−'}${formatMinor(row.amount, currency)}`;
  const balance =
    row.balance === null
      ? ''
      : row.balancePrinted
        ? ` → ${formatMinor(row.balance, currency)}`
        : ` → (${formatMinor(row.balance, currency)})`;
  return `${row.date}  ${amount}${balance}   ${row.proof === 'none' ? 'no proof' : row.proof}`;
}
