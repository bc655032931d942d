/** What stands around the table: letterhead, details of the account, small print, advertisements. */
import type { Account } from './model.ts';
import type { Language } from './language/language.ts';
import { writeDate, type NumberStyle } from './format.ts';
import type { Dress } from './money.ts';
import { textWidth, wrapText, type Face } from './paper/fonts.ts';
import type { Paper } from './paper/paper.ts';
import type { Random } from './random.ts';

/** All that drawing needs to know of a statement in the making. */
export interface Scene {
  readonly random: Random;
  readonly account: Account;
  readonly language: Language;
  readonly numbers: NumberStyle;
  readonly face: Face;
  readonly color: string;
  readonly dress: Dress;
}

const fill = (scene: Scene, text: string): string =>
  text.replace(/\{(\d+)\}/g, (_, count: string) => scene.random.digits(Number(count)));

function periodText(scene: Scene, pattern = scene.language.longDate): string {
  const { account, language } = scene;
  const to = language.labels.to;
  return `${writeDate(account.start, pattern, language)} ${to} ${writeDate(account.end, pattern, language)}`;
}

/** Label and value pairs of the account. */
function detailPairs(scene: Scene): [string, string][] {
  const { account, language } = scene;
  const { labels } = language;
  return [
    [labels.holder, account.holder],
    [labels.account, account.number],
    [labels.period, periodText(scene)],
    [labels.issued, writeDate(account.end, language.longDate, language)],
  ];
}

/** A mark and the bank's name on the left, the kind of paper on the right, address and details below. */
export function classicHead(paper: Paper, scene: Scene): void {
  const { account, face, language, color } = scene;
  const big: Face = { ...face, bold: true, size: face.size + 7 };
  paper.box(paper.left, paper.y, 14, 14, { fill: color });
  paper.text(account.bank, paper.left + 20, paper.y + 13, big, { color });
  paper.text(
    language.labels.statement,
    paper.right,
    paper.y + 13,
    { ...face, size: face.size + 3 },
    { align: 'right' },
  );
  paper.text(
    fill(scene, language.labels.phone),
    paper.right,
    paper.y + 26,
    { ...face, size: face.size - 1.5 },
    { align: 'right', color: '#666666' },
  );
  const top = paper.y + 58;
  const step = face.size * 1.35;
  [account.holder, ...account.address].forEach((line, i) =>
    paper.text(line, paper.left, top + i * step, face),
  );
  const pairs = detailPairs(scene);
  pairs.forEach(([label, value], i) => {
    paper.text(
      label,
      paper.left + 250,
      top + i * step,
      { ...face, size: face.size - 0.5 },
      { color: '#555555' },
    );
    paper.text(value, paper.right, top + i * step, { ...face, bold: true }, { align: 'right' });
  });
  paper.y = top + Math.max(pairs.length, account.address.length + 1) * step + 14;
}

/** A coloured band across the page, details in one line below. */
export function bannerHead(paper: Paper, scene: Scene): void {
  const { account, face, language, color } = scene;
  paper.box(0, 0, paper.width, 58, { fill: color });
  paper.text(
    account.bank,
    paper.left,
    36,
    { ...face, bold: true, size: face.size + 9 },
    { color: '#ffffff' },
  );
  paper.text(
    language.labels.statement.toUpperCase(),
    paper.right,
    36,
    { ...face, size: face.size + 1 },
    { align: 'right', color: '#ffffff' },
  );
  paper.y = 84;
  const step = face.size * 1.4;
  const { labels } = language;
  paper.text(account.holder, paper.left, paper.y, { ...face, bold: true, size: face.size + 1 });
  account.address.forEach((line, i) => paper.text(line, paper.left, paper.y + (i + 1) * step, face));
  paper.y += (account.address.length + 2) * step;
  paper.text(`${labels.account}: ${account.number}`, paper.left, paper.y, face);
  paper.text(`${labels.period} ${periodText(scene)}`, paper.right, paper.y, face, { align: 'right' });
  paper.y += 20;
}

/** Lines of plain text only, as line printers write them. */
export function plainHead(paper: Paper, scene: Scene): void {
  const { account, face, language } = scene;
  const { labels } = language;
  const step = face.size * 1.3;
  const lines = [
    account.bank.toUpperCase(),
    labels.statement,
    '',
    `${labels.holder}: ${account.holder}`,
    ...account.address,
    `${labels.account}: ${account.number}   (${account.currency})`,
    `${labels.period}: ${periodText(scene)}`,
  ];
  lines.forEach((line, i) =>
    paper.text(line, paper.left, paper.y + (i + 1) * step, { ...face, bold: i === 0 }),
  );
  paper.y += (lines.length + 2) * step;
}

/** A framed grid of details above the table. */
function gridHead(paper: Paper, scene: Scene): void {
  const { account, face, language, color } = scene;
  paper.text(
    account.bank,
    (paper.left + paper.right) / 2,
    paper.y + 14,
    { ...face, bold: true, size: face.size + 8 },
    { align: 'center', color },
  );
  paper.text(
    language.labels.statement,
    (paper.left + paper.right) / 2,
    paper.y + 32,
    { ...face, size: face.size + 1 },
    { align: 'center' },
  );
  paper.y += 48;
  const pairs = detailPairs(scene);
  const half = (paper.right - paper.left) / 2;
  pairs.forEach(([label, value], i) => {
    const x = paper.left + (i % 2) * half;
    const y = paper.y + Math.floor(i / 2) * 30;
    paper.box(x, y, half, 30, { stroke: '#888888' });
    paper.text(label, x + 5, y + 11, { ...face, size: face.size - 2 }, { color: '#666666' });
    paper.text(value, x + 5, y + 24, { ...face, bold: true });
  });
  paper.y += Math.ceil(pairs.length / 2) * 30 + 16;
}

export const HEADS = { classic: classicHead, banner: bannerHead, plain: plainHead, grid: gridHead } as const;
export type HeadName = keyof typeof HEADS;

/** Small print below the content, wrapped over the whole width. */
export function smallPrint(paper: Paper, scene: Scene): void {
  const face: Face = { ...scene.face, bold: false, size: 6.5 };
  const lines = wrapText(scene.language.labels.smallPrint, face, paper.right - paper.left);
  paper.need(lines.length * 8 + 20);
  paper.y += 16;
  for (const line of lines) {
    paper.text(line, paper.left, paper.y, face, { color: '#666666' });
    paper.y += 8;
  }
}

/** An advertisement with amounts and dates in it, in a box whose top left corner is given. */
export function advert(paper: Paper, scene: Scene, x: number, y: number, leading = 22): void {
  const face: Face = { ...scene.face, bold: false, size: scene.face.size };
  const lines = scene.language.labels.advert;
  const width = Math.max(...lines.map((line) => textWidth(line, face))) + 12;
  paper.box(x, y, width, lines.length * leading + 10, { fill: '#f6e9d4' });
  lines.forEach((line, i) => paper.text(line, x + 6, y + leading * (i + 0.9), { ...face, bold: i === 0 }));
}

/** Writes "page n of m" and a line about the bank on every page; called when all pages exist. */
export function numberPages(paper: Paper, scene: Scene): void {
  const face: Face = { ...scene.face, bold: false, size: 7 };
  paper.pages.forEach((marks, i) => {
    const page = scene.language.labels.page
      .replace('{n}', String(i + 1))
      .replace('{m}', String(paper.pages.length));
    const y = paper.bottom + 30;
    const put = (text: string, x: number): void => {
      marks.push({ kind: 'text', x, y, text, face, color: '#555555', spacing: 0, ink: 'visible', angle: 0 });
    };
    put(`${scene.account.bank} / ${scene.account.number}`, paper.left);
    put(page, paper.right - textWidth(page, face));
  });
}
