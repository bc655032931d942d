/**
 * Draws assets/sample-statement.pdf, the statement a first run offers: an invented bank, an invented customer, two
 * pages. Deterministic: run again, it writes the same bytes. `node scripts/make-sample.ts`
 */
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import Pdf from 'pdfkit';
import { formatMinor } from '../shared/money.ts';
import { OPENING_BALANCE, SAMPLE_ROWS, type SampleRow } from './sample/rows.ts';

type Doc = InstanceType<typeof Pdf>;

const INK = '#1b2a3a';
const QUIET = '#5d6b7a';
const ACCENT = '#0d5c63';
const RULE = '#d5dce2';
const TINT = '#f1f6f6';

/** Points. */
const MARGIN = 48;
const PAGE = { width: 595.28, height: 841.89 };
const RIGHT = PAGE.width - MARGIN;
const ROWS_BOTTOM = PAGE.height - 96;
const LINE = 11.5;
const ROW_GAP = 7;
const TEXT_SIZE = 9;

/** Left edge of texts, right edge of amounts. */
const COLUMNS = {
  date: MARGIN + 6,
  description: 112,
  descriptionWidth: 220,
  out: 408,
  in: 474,
  balance: RIGHT - 6,
};

const target = fileURLToPath(new URL('../assets/sample-statement.pdf', import.meta.url));
const doc = new Pdf({
  size: [PAGE.width, PAGE.height],
  margin: 0,
  info: {
    Title: 'Sample statement',
    Author: 'Harbour & Vale Bank (invented)',
    CreationDate: new Date('2026-04-01T09:00:00Z'),
  },
});
const file = doc.pipe(createWriteStream(target));
drawStatement(doc);
doc.end();
await finished(file);
console.log(target);

function drawStatement(doc: Doc): void {
  let balance = OPENING_BALANCE;
  let page = 1;
  drawLetterhead(doc);
  drawSummary(doc);
  let y = drawTableHead(doc, 322);
  y = drawBalanceLine(doc, y, '1 Mar', 'Balance brought forward', balance);
  SAMPLE_ROWS.forEach((row, index) => {
    const lines = wrap(doc, row.description);
    const height = lines.length * LINE + ROW_GAP;
    if (y + height + LINE + ROW_GAP > ROWS_BOTTOM) {
      drawBalanceLine(doc, y, '', 'Balance carried forward', balance);
      drawFooter(doc, page);
      doc.addPage();
      page += 1;
      drawRunningHead(doc);
      y = drawTableHead(doc, 112);
      y = drawBalanceLine(doc, y, '', 'Balance brought forward', balance);
    }
    balance += row.amount;
    drawRow(doc, y, row, lines, balance, index % 2 === 1);
    y += height;
  });
  y = drawBalanceLine(doc, y, '31 Mar', 'Closing balance', balance);
  drawNotes(doc, y + 26);
  drawFooter(doc, page);
}

function drawLetterhead(doc: Doc): void {
  doc.rect(0, 0, PAGE.width, 6).fill(ACCENT);
  drawMark(doc, MARGIN, 38);
  doc
    .font('Times-Bold')
    .fontSize(19)
    .fillColor(INK)
    .text('Harbour & Vale Bank', MARGIN + 40, 42, { lineBreak: false });
  text(doc, 'Current account statement', RIGHT, 47, { align: 'right', size: 11, color: QUIET });

  const address = ['Ms Orla Fennimore', '14 Quayside Terrace', 'Port Lanner', 'PL4 2QT'];
  address.forEach((line, index) => text(doc, line, MARGIN, 112 + index * 13, { size: 10 }));
  const details: [string, string][] = [
    ['Account name', 'Orla Fennimore Bookbinding'],
    ['Account number', '40718263'],
    ['Sort code', '00-14-72'],
    ['Currency', 'GBP'],
    ['Statement period', '1 March 2026 to 31 March 2026'],
  ];
  details.forEach(([label, value], index) => {
    const y = 112 + index * 14;
    text(doc, label, 318, y, { size: 8.5, color: QUIET });
    text(doc, value, 408, y, { size: 8.5, font: 'Helvetica-Bold' });
  });
}

/** A sail over two waves. */
function drawMark(doc: Doc, x: number, y: number): void {
  doc.polygon([x + 14, y], [x + 14, y + 20], [x + 2, y + 20]).fill(ACCENT);
  doc.polygon([x + 17, y + 5], [x + 17, y + 20], [x + 26, y + 20]).fill('#5aa7a7');
  doc.lineWidth(1.6).strokeColor(INK);
  for (const offset of [24, 28]) {
    doc
      .moveTo(x, y + offset)
      .quadraticCurveTo(x + 7, y + offset - 4, x + 14, y + offset)
      .quadraticCurveTo(x + 21, y + offset + 4, x + 28, y + offset)
      .stroke();
  }
}

function drawSummary(doc: Doc): void {
  const top = 212;
  doc.roundedRect(MARGIN, top, RIGHT - MARGIN, 62, 5).fill(TINT);
  const moneyIn = SAMPLE_ROWS.reduce((sum, { amount }) => sum + Math.max(amount, 0), 0);
  const moneyOut = SAMPLE_ROWS.reduce((sum, { amount }) => sum + Math.max(-amount, 0), 0);
  const figures: [string, number][] = [
    ['Opening balance', OPENING_BALANCE],
    ['Total money in', moneyIn],
    ['Total money out', moneyOut],
    ['Closing balance', OPENING_BALANCE + moneyIn - moneyOut],
  ];
  const step = (RIGHT - MARGIN) / figures.length;
  figures.forEach(([label, amount], index) => {
    const x = MARGIN + 14 + index * step;
    text(doc, label, x, top + 15, { size: 8.5, color: QUIET });
    text(doc, `£${money(amount)}`, x, top + 31, { size: 13, font: 'Helvetica-Bold' });
  });
  text(doc, 'Your transactions', MARGIN, 296, { size: 12, font: 'Times-Bold' });
}

function drawRunningHead(doc: Doc): void {
  doc.rect(0, 0, PAGE.width, 6).fill(ACCENT);
  drawMark(doc, MARGIN, 32);
  doc
    .font('Times-Bold')
    .fontSize(13)
    .fillColor(INK)
    .text('Harbour & Vale Bank', MARGIN + 38, 40, { lineBreak: false });
  text(doc, 'Account number 40718263', RIGHT, 42, { align: 'right', size: 8.5, color: QUIET });
  text(doc, 'Your transactions, continued', MARGIN, 86, { size: 12, font: 'Times-Bold' });
}

/** Answers the y below the head. */
function drawTableHead(doc: Doc, y: number): number {
  doc.rect(MARGIN, y - 6, RIGHT - MARGIN, 21).fill(ACCENT);
  const head = { size: 8.5, font: 'Helvetica-Bold', color: '#ffffff' } as const;
  text(doc, 'Date', COLUMNS.date, y, head);
  text(doc, 'Description', COLUMNS.description, y, head);
  text(doc, 'Money out', COLUMNS.out, y, { ...head, align: 'right' });
  text(doc, 'Money in', COLUMNS.in, y, { ...head, align: 'right' });
  text(doc, 'Balance', COLUMNS.balance, y, { ...head, align: 'right' });
  return y + 22;
}

function drawRow(
  doc: Doc,
  y: number,
  row: SampleRow,
  lines: string[],
  balance: number,
  tinted: boolean,
): void {
  const height = lines.length * LINE + ROW_GAP;
  if (tinted) doc.rect(MARGIN, y - ROW_GAP / 2, RIGHT - MARGIN, height).fill(TINT);
  text(doc, row.date, COLUMNS.date, y);
  lines.forEach((line, index) =>
    text(doc, line, COLUMNS.description, y + index * LINE, index === 0 ? {} : { color: QUIET }),
  );
  const column = row.amount < 0 ? COLUMNS.out : COLUMNS.in;
  text(doc, money(Math.abs(row.amount)), column, y, { align: 'right' });
  text(doc, money(balance), COLUMNS.balance, y, { align: 'right' });
}

function drawBalanceLine(doc: Doc, y: number, date: string, label: string, balance: number): number {
  const bold = { font: 'Helvetica-Bold' } as const;
  if (date !== '') text(doc, date, COLUMNS.date, y, bold);
  text(doc, label, COLUMNS.description, y, bold);
  text(doc, money(balance), COLUMNS.balance, y, { ...bold, align: 'right' });
  const below = y + LINE + ROW_GAP;
  doc
    .moveTo(MARGIN, below - ROW_GAP / 2)
    .lineTo(RIGHT, below - ROW_GAP / 2)
    .lineWidth(0.6)
    .strokeColor(RULE)
    .stroke();
  return below;
}

function drawNotes(doc: Doc, y: number): void {
  text(doc, 'About this statement', MARGIN, y, { size: 10, font: 'Times-Bold' });
  const notes = [
    'This statement, its bank and its customer are invented. It comes with Statement Desk so that you can try the',
    'conversion without a statement of your own.',
  ];
  notes.forEach((line, index) => text(doc, line, MARGIN, y + 17 + index * 12, { size: 8.5, color: QUIET }));
}

function drawFooter(doc: Doc, page: number): void {
  const y = PAGE.height - 52;
  doc
    .moveTo(MARGIN, y - 10)
    .lineTo(RIGHT, y - 10)
    .lineWidth(0.6)
    .strokeColor(RULE)
    .stroke();
  text(doc, 'Harbour & Vale Bank, 1 Lantern Row, Port Lanner', MARGIN, y, { size: 7.5, color: QUIET });
  text(doc, `Page ${page} of 2`, RIGHT, y, { size: 7.5, color: QUIET, align: 'right' });
}

interface TextStyle {
  readonly size?: number;
  readonly font?: string;
  readonly color?: string;
  /** `right`: `x` is the right edge. */
  readonly align?: 'left' | 'right';
}

/** One line of text with its top at `y`. */
function text(doc: Doc, value: string, x: number, y: number, style: TextStyle = {}): void {
  doc
    .font(style.font ?? 'Helvetica')
    .fontSize(style.size ?? TEXT_SIZE)
    .fillColor(style.color ?? INK);
  const left = style.align === 'right' ? x - doc.widthOfString(value) : x;
  doc.text(value, left, y, { lineBreak: false });
}

function wrap(doc: Doc, description: string): string[] {
  doc.font('Helvetica').fontSize(TEXT_SIZE);
  return description.split('\n').flatMap((part) => {
    const lines: string[] = [];
    for (const word of part.split(' ')) {
      const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && doc.widthOfString(longer) <= COLUMNS.descriptionWidth)
        lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  });
}

/** Pence as `1,234.56`. */
function money(pence: number): string {
  return formatMinor(pence, 'GBP').replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}
