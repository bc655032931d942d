/** Tokens and facts: which words are dates and amounts, and what is printed beside the tables. */
import type { MoneyToken } from '../../../extraction/layout/amounts/money-token.ts';
import type { TokenLine } from '../../../extraction/layout/tokens.ts';
import { factLines } from '../facts.ts';
import { tokenBox, type Layer } from '../layer.ts';
import { COLOURS, sheer } from '../palette.ts';
import type { Sheet } from '../sheet.ts';

export const tokensLayer: Layer = {
  name: 'tokens',
  title: 'dates, amounts, facts',
  legend: [
    { colour: COLOURS.date, text: 'date (broken: without a year)' },
    { colour: COLOURS.amount, text: 'amount without a sign' },
    { colour: COLOURS.broken, text: 'with a minus or a debit mark' },
    { colour: COLOURS.proved, text: 'with a plus or a credit mark' },
    { colour: COLOURS.weak, text: 'number that counts only under a heading of amounts' },
    { colour: COLOURS.fact, text: 'fact (beside the page): labelled balance, total, period, account' },
  ],
  draw(sheet, page, stages) {
    for (const tokens of stages.tokens) if (tokens.line.page === page.number) drawTokens(sheet, tokens);
    const figures = new Set(stages.facts.figures.map((figure) => figure.money));
    for (const { line, monies } of stages.tokens) {
      if (line.page !== page.number) continue;
      for (const money of monies) {
        const box = figures.has(money) ? tokenBox(line.words, money) : null;
        if (box) sheet.box(box, { stroke: COLOURS.fact, width: 3 });
      }
    }
    for (const fact of factLines(stages.facts)) {
      const line = stages.lines[fact.line];
      if (line?.page !== page.number) continue;
      sheet.note(line.baseline, fact.text, COLOURS.fact);
      sheet.gutter(line.baseline, String(line.index), COLOURS.fact);
    }
  },
};

function drawTokens(sheet: Sheet, { line, dates, monies }: TokenLine): void {
  for (const date of dates) {
    const box = tokenBox(line.words, date);
    if (!box) continue;
    const open = date.date.year === null;
    sheet.box(box, { fill: sheer(COLOURS.date, 0.12), stroke: COLOURS.date, dash: open });
  }
  for (const money of monies) {
    const box = tokenBox(line.words, money);
    if (!box) continue;
    const colour = colourOf(money);
    if (money.strong) sheet.box(box, { fill: sheer(colour, 0.14), stroke: colour });
    else sheet.box(box, { stroke: COLOURS.weak, dash: true });
    if (money.apartSign) sheet.box({ ...box, ...money.apartSign }, { stroke: colour });
    // No language knows what this mark says, or two disagree: the proof has to tell.
    if (money.mark !== null && money.markDirection === 0)
      sheet.tag(box.x1 + 1, box.y1, `${money.mark}?`, colour);
  }
}

function colourOf(money: MoneyToken): string {
  const direction = money.sign || money.markDirection || money.apartSign?.sign || 0;
  return direction < 0 ? COLOURS.broken : direction > 0 ? COLOURS.proved : COLOURS.amount;
}
