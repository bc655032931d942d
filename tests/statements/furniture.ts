/** Things beside and below the table that are no transactions though they look like some. */
import { addDays, writeDate, writeNumber } from './format.ts';
import { advert, type Scene } from './letterhead.ts';
import type { Paper } from './paper/paper.ts';
import { drawTable, type TableColumn } from './paper/table.ts';

/** Advertisements down the right margin, beside the table; the paper needs a wide right margin. */
export function adverts(paper: Paper, scene: Scene): void {
  for (let y = 130; y < paper.bottom - 120; y += 190) advert(paper, scene, paper.right + 14, y, 26);
}

/** A print code up the left margin, turned a quarter, with digits that look like a date and an amount. */
export function marginCode(paper: Paper, scene: Scene): void {
  const { random, account, numbers } = scene;
  const text = `${random.code(10)} 04/11 ${writeNumber(random.int(1000, 99999), account.currency, numbers)}`;
  paper.text(text, 18, paper.height - 120, { ...scene.face, size: 6 }, { angle: -90, color: '#777777' });
}

/** A watermark across the page. */
export function watermark(text: string): (paper: Paper, scene: Scene) => void {
  return (paper, scene) => {
    const face = { ...scene.face, bold: true, size: 90 };
    paper.text(text, 110, paper.height - 220, face, { angle: -52, color: '#ececec' });
  };
}

const noiseColumns = (paper: Paper, headings: readonly string[]): TableColumn[] => {
  const width = (paper.right - paper.left) / headings.length;
  return headings.map((heading, i) => ({
    id: String(i),
    heading: [heading],
    x: paper.left + i * width,
    width: width - 10,
    align: i === 0 ? 'left' : 'right',
  }));
};

/** What the account cost, by kind of service: amounts that were booked before or will be. */
export function feeTable(
  paper: Paper,
  scene: Scene,
  headings: readonly string[],
  services: readonly string[],
): void {
  const { random, account, numbers } = scene;
  paper.need(120);
  paper.y += 22;
  const rows = services.map((service) => {
    const count = random.int(0, 14);
    const price = random.int(5, 150);
    const cells = [
      service,
      String(count),
      writeNumber(price, account.currency, numbers),
      writeNumber(count * price, account.currency, numbers),
    ];
    return { cells: Object.fromEntries(cells.map((cell, i) => [String(i), cell])) };
  });
  drawTable(paper, noiseColumns(paper, headings), rows, {
    face: { ...scene.face, size: scene.face.size - 1 },
  });
}

/** Interest rates and the days from which they hold. */
export function rateTable(paper: Paper, scene: Scene, headings: readonly string[]): void {
  const { random, account, language, numbers } = scene;
  paper.need(90);
  paper.y += 22;
  const rows = [0, 14, 31].map((days) => {
    const cells = [
      writeDate(addDays(account.start, days), language.longDate, language),
      `${writeNumber(random.int(5, 980), 'EUR', numbers)} %`,
      writeNumber(random.int(100, 9000) * 100, account.currency, numbers),
    ];
    return { cells: Object.fromEntries(cells.map((cell, i) => [String(i), cell])) };
  });
  drawTable(paper, noiseColumns(paper, headings), rows, {
    face: { ...scene.face, size: scene.face.size - 1 },
  });
}
