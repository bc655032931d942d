/** The figures of a statement in short, in a box, a strip or a few sentences. */
import type { Scene } from './letterhead.ts';
import { writeMoney } from './money.ts';
import type { Paper } from './paper/paper.ts';

/** Lines of a summary: label and amount in minor units. */
export type SummaryLine = readonly [label: string, minor: number];

export function summaryLines(scene: Scene, which: { balances: boolean; totals: boolean }): SummaryLine[] {
  const { account, language } = scene;
  const { labels } = language;
  return [
    ...(which.balances ? [[labels.opening, account.opening] as const] : []),
    ...(which.totals
      ? [[labels.totalIn, account.totalIn] as const, [labels.totalOut, account.totalOut] as const]
      : []),
    ...(which.balances ? [[labels.closing, account.closing] as const] : []),
  ];
}

/** A framed box on the right of the page, one line per figure. */
export function summaryBox(paper: Paper, scene: Scene, lines: readonly SummaryLine[]): void {
  const { face } = scene;
  const step = face.size * 1.6;
  const width = 240;
  const x = paper.right - width;
  paper.box(x, paper.y, width, step * lines.length + 8, { stroke: '#777777' });
  lines.forEach(([label, minor], i) => {
    const y = paper.y + step * (i + 0.85);
    paper.text(label, x + 8, y, face);
    paper.text(
      money(scene, minor),
      paper.right - 8,
      y,
      { ...face, bold: i === lines.length - 1 },
      { align: 'right' },
    );
  });
  paper.y += step * lines.length + 26;
}

/** Figures side by side, each under its label. */
export function summaryStrip(paper: Paper, scene: Scene, lines: readonly SummaryLine[]): void {
  const { face, color } = scene;
  const width = (paper.right - paper.left) / lines.length;
  paper.box(paper.left, paper.y, paper.right - paper.left, 36, { fill: '#eef2f5' });
  lines.forEach(([label, minor], i) => {
    const x = paper.left + i * width + 8;
    paper.text(label, x, paper.y + 14, { ...face, size: face.size - 1 }, { color });
    paper.text(money(scene, minor), x, paper.y + 28, { ...face, bold: true, size: face.size + 1 });
  });
  paper.y += 54;
}

/** Sentences in running text that name the balances. */
export const summarySentence = summaryOfLines(': ');

/** The same without a blank behind the colon, as programs write that print their fields one after another. */
const summaryGlued = summaryOfLines(':');

function summaryOfLines(joint: string): Summary {
  return (paper, scene, lines) => {
    const { face } = scene;
    for (const [label, minor] of lines) {
      paper.text(`${label}${joint}${money(scene, minor)}`, paper.left, paper.y + face.size, face);
      paper.y += face.size * 1.5;
    }
    paper.y += 12;
  };
}

/** Draws a summary at the cursor and moves it below. */
export type Summary = (paper: Paper, scene: Scene, lines: readonly SummaryLine[]) => void;

export const SUMMARIES = {
  box: summaryBox,
  strip: summaryStrip,
  sentence: summarySentence,
  glued: summaryGlued,
} as const;
export type SummaryName = keyof typeof SUMMARIES;

export function money(scene: Scene, minor: number): string {
  return writeMoney(minor, scene.account.currency, scene.numbers, scene.dress);
}
