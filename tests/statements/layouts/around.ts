/** What a file holds around the pages that the bank made: the head of a browser's print, an invoice, a letter with prices; or in another order. */
import {
  amountColumn,
  balanceColumn,
  dateColumn,
  descriptionColumn,
  inColumn,
  outColumn,
  valueColumn,
} from '../columns.ts';
import { addDays, DOT_COMMA, SPACE_COMMA, writeDate, writeNumber, type NumberStyle } from '../format.ts';
import { dutch } from '../language/dutch.ts';
import { german } from '../language/german.ts';
import { spanish } from '../language/romance.ts';
import { polish } from '../language/slavic.ts';
import type { Generated, Layout } from '../layout.ts';
import type { Scene } from '../letterhead.ts';
import { onDays } from '../model.ts';
import type { Face } from '../paper/fonts.ts';
import { Paper } from '../paper/paper.ts';
import { renderPdf } from '../paper/render.ts';
import { hashText, seededRandom, type Random } from '../random.ts';
import { drawSingle, single, type SingleSpec } from '../single.ts';

const SMALL: Face = { family: 'serif', size: 7 };
const PLAIN: Face = { family: 'liberation', size: 10 };

/** What a browser prints over and under each page: the moment and the title, the address and the page. */
function browserPrint(paper: Paper, { account, language, random }: Scene): void {
  const moment = `${writeDate(addDays(account.end, 9), 'dd/MM/yyyy', language)}, 18:42`;
  paper.text(moment, 22, 18, SMALL);
  paper.text('Banca en línea | Extracto', paper.width / 2, 18, SMALL, { align: 'center' });
  const foot = paper.height - 12;
  paper.text(`https://clientes.example.test/extracto/${random.digits(7)}`, 22, foot, SMALL);
  paper.text(`${paper.page}/3`, paper.width - 22, foot, SMALL, { align: 'right' });
}

const printed: SingleSpec = {
  name: 'days-printed-by-a-browser',
  tags: ['date:heading', 'date:value-beside', 'columns:out-in', 'furniture:print', 'language:es'],
  language: spanish,
  country: 'ES',
  currency: 'EUR',
  numbers: DOT_COMMA,
  rows: [30, 42],
  revise: onDays(2),
  balances: 'none',
  dateHeading: 'dd/MM/yyyy',
  furniture: browserPrint,
  columns: [
    valueColumn('Valor', 'dd/MM/yyyy', 58),
    descriptionColumn('Concepto'),
    outColumn('Cargo'),
    inColumn('Abono'),
  ],
};

/** A sheet of another paper in the same file. */
type Sheet = (paper: Paper, random: Random, numbers: NumberStyle) => void;

const price = (random: Random, numbers: NumberStyle): string =>
  writeNumber(random.int(40, 90_000), 'EUR', numbers);

/** An invoice: items without days, and what is to be paid by one. */
const invoice: Sheet = (paper, random, numbers) => {
  paper.text(`Rechnung ${random.digits(6)}`, 56, 70, { ...PLAIN, bold: true });
  paper.text('Rechnungsdatum 11.02.2024', 400, 70, PLAIN);
  const items = random.shuffle(['Beratung', 'Lizenz', 'Wartung', 'Anfahrt', 'Material', 'Schulung']).slice(2);
  [['Leistung', 'Betrag'], ...items.map((item) => [item, price(random, numbers)])].forEach(
    ([item, amount], index) => {
      paper.text(item!, 56, 150 + 18 * index, PLAIN);
      paper.text(amount!, 530, 150 + 18 * index, PLAIN, { align: 'right' });
    },
  );
  paper.text('Zahlbar bis 10.03.2024', 56, 290, PLAIN);
  paper.text(price(random, numbers), 530, 290, PLAIN, { align: 'right' });
};

/** A letter with a day and sums in its sentences, and the charges from a day on. */
const letter: Sheet = (paper, random, numbers) => {
  paper.text('Szanowni Państwo, 14 lutego 2024', 56, 110, PLAIN);
  paper.text(`od 1 marca 2024 opłata wynosi ${price(random, numbers)} zł miesięcznie.`, 56, 150, PLAIN);
  ['Prowadzenie rachunku', 'Przelew', 'Wydanie karty', 'Wypłata gotówki'].forEach((service, index) => {
    paper.text(service, 56, 200 + 17 * index, PLAIN);
    paper.text(price(random, numbers), 380, 200 + 17 * index, PLAIN, { align: 'right' });
  });
};

type Enclosed = SingleSpec & {
  readonly before?: readonly Sheet[];
  readonly behind?: readonly Sheet[];
  /** The last page lies on top. */
  readonly fromBack?: boolean;
};

function enclosed(spec: Enclosed): Layout {
  return { name: spec.name, tags: spec.tags, generate: (seed) => generate(spec, seed) };
}

async function generate(
  { before = [], behind = [], fromBack = false, ...spec }: Enclosed,
  seed: number,
): Promise<Generated> {
  const random = seededRandom(hashText(`${spec.name}/${seed}`));
  const { paper, truth } = drawSingle(spec, random);
  const drawn = (sheet: Sheet): (typeof paper.pages)[number] => {
    const other = new Paper();
    sheet(other, random, spec.numbers!);
    return other.pages[0]!;
  };
  paper.pages.unshift(...before.map(drawn));
  paper.pages.push(...behind.map(drawn));
  const pages = paper.pages.length;
  for (const row of truth.accounts.flatMap(({ transactions }) => transactions)) {
    row.page += before.length;
    if (fromBack) row.page = pages + 1 - row.page;
  }
  if (fromBack) paper.pages.reverse();
  return { pdf: await renderPdf(paper), truth: { ...truth, pages } };
}

const behindInvoice: Enclosed = {
  name: 'behind-an-invoice',
  tags: ['accounts:enclosed', 'columns:amount', 'balance:summary', 'language:de'],
  language: german,
  country: 'DE',
  currency: 'EUR',
  numbers: DOT_COMMA,
  rows: [9, 20],
  balances: 'none',
  columns: [
    dateColumn('Buchung', 'dd.MM.yyyy', 66),
    descriptionColumn('Verwendungszweck'),
    amountColumn('Umsatz', 84),
  ],
  before: [invoice],
};

const betweenLetters: Enclosed = {
  name: 'between-letters',
  face: { family: 'liberation', size: 8 },
  tags: ['accounts:enclosed', 'columns:out-in', 'balance:none', 'language:pl'],
  language: polish,
  country: 'PL',
  currency: 'PLN',
  numbers: SPACE_COMMA,
  rows: [9, 20],
  balances: 'none',
  columns: [
    dateColumn('Data', 'yyyy-MM-dd', 66),
    descriptionColumn('Opis operacji'),
    outColumn('Obciążenia', 84),
    inColumn('Uznania', 84),
  ],
  before: [letter],
  behind: [letter],
};

const fromBack: Enclosed = {
  name: 'pages-from-the-back',
  tags: ['file:pages-reversed', 'columns:amount', 'balance:day', 'date:once', 'language:nl'],
  language: dutch,
  country: 'NL',
  currency: 'EUR',
  numbers: DOT_COMMA,
  rows: [60, 90],
  balances: 'day',
  dateOnce: true,
  columns: [
    dateColumn('Datum', 'dd-MM', 44),
    descriptionColumn('Omschrijving'),
    amountColumn('Bedrag', 84),
    balanceColumn('Saldo', 84),
  ],
  fromBack: true,
};

export const aroundLayouts: readonly Layout[] = [
  single(printed),
  enclosed(behindInvoice),
  enclosed(betweenLetters),
  enclosed(fromBack),
];
