/** Decimals behind other signs than a dot or a comma. */
import {
  amountColumn, balanceColumn, dateColumn, descriptionColumn, inColumn, otherColumn, outColumn,
} from '../columns.ts'; // prettier-ignore
import { INDIAN, type NumberStyle } from '../format.ts';
import { indianEnglish } from '../language/english.ts';
import { swedish } from '../language/nordic.ts';
import { portuguese } from '../language/romance.ts';
import type { Language } from '../language/language.ts';
import type { Layout } from '../layout.ts';
import { single } from '../single.ts';

/** "1.597$00": the cifrão of escudos and cruzeiros. */
const CIFRAO: NumberStyle = { group: '.', decimal: '$' };
/** "1 500:00": the colon that cash desks and older books of the North set before the öre; its texts tell times of day. */
const COLON: NumberStyle = { group: ' ', decimal: ':' };
const swedishTimed: Language = {
  ...swedish,
  phrases: [
    'out 9 card K|Kortköp {merchant}|{town} kl {time}',
    'out 4 debit AG|Autogiro {firm}|ref {4}:{2}',
    'out 3 transfer Ö|Överföring {person}|faktura {5} på {money} kr',
    'out 2 cash U|Uttag {town} {time}',
    'in 2 salary L|Lön {firm}',
    'in 3 transfer S|Insättning {person} SE45 {4} {4}',
  ],
};
/** Portuguese of Cape Verde. */
const capeVerdean: Language = {
  ...portuguese,
  labels: {
    ...portuguese.labels,
    phone: 'Linha de apoio 800 {4}',
    smallPrint: 'Reclamações no prazo de 30 dias.',
  },
  banks: ['Banco do Ilhéu Raso', 'Caixa da Ribeira Funda'],
  people: ['Zenaida Lopes Évora', 'Osvaldo Monteiro Brito', 'Ivone Tavares Delgado'],
  firms: ['PESCAS DO ILHÉU', 'HOTEL RIBEIRA FUNDA', 'ÁGUAS DO SOTAVENTO'],
  merchants: ['MERCEARIA NHÔ TOI', 'PADARIA MORABEZA', 'LIVRARIA DO PLATÔ'],
  towns: ['RIBEIRA FUNDA', 'PORTO RASO', 'CHÃ DO ILHÉU'],
  address: ['Rua do Cais, {n}', 'Mindelo', 'Cabo Verde'],
};

/** "1,597=00": the equals sign that cash books of South Asia set before the paise. */
const EQUALS: NumberStyle = { ...INDIAN, decimal: '=' };

export const decimalSignLayouts: readonly Layout[] = [
  single({
    name: 'cifrao-before-cents',
    tags: ['numbers:cifrao', 'columns:out-in', 'balance:row', 'language:pt'],
    language: capeVerdean,
    country: 'CV',
    currency: 'CVE',
    numbers: CIFRAO,
    account: { opening: 251_597 },
    columns: [
      dateColumn('Data mov.', 'dd-MM-yyyy', 58),
      descriptionColumn('Descrição'),
      outColumn('Débito', 76),
      inColumn('Crédito', 76),
      balanceColumn('Saldo', 84),
    ],
    openingRow: 'Saldo anterior',
  }),
  single({
    name: 'cifrao-signed-summary',
    tags: ['numbers:cifrao', 'columns:amount', 'sign:minus', 'balance:summary', 'language:pt'],
    language: capeVerdean,
    country: 'CV',
    currency: 'CVE',
    numbers: CIFRAO,
    head: 'plain',
    summary: 'strip',
    balances: 'none',
    columns: [
      dateColumn('Data', 'dd/MM/yyyy', 58),
      descriptionColumn('Descrição'),
      amountColumn('Valor', 90),
    ],
  }),
  single({
    name: 'colon-before-ore',
    tags: ['numbers:colon', 'columns:out-in', 'balance:row', 'column:time', 'language:sv'],
    language: swedishTimed,
    country: 'SE',
    currency: 'SEK',
    numbers: COLON,
    head: 'plain',
    columns: [
      dateColumn('Datum', 'yyyy-MM-dd', 56),
      otherColumn('time', 'Tid', 30, (entry) => clockOf(entry.reference), { align: 'right', extra: 'time' }),
      descriptionColumn('Text'),
      outColumn('Uttag', 72),
      inColumn('Insättning', 72),
      balanceColumn('Saldo', 80),
    ],
    openingRow: 'Ingående saldo',
    notes: 'Times of day in a column and in the texts are written as the amounts are.',
  }),
  single({
    name: 'colon-and-dash-for-no-ore',
    tags: [
      'numbers:colon',
      'numbers:no-cents',
      'columns:amount',
      'sign:minus',
      'balance:summary',
      'language:sv',
    ],
    language: swedishTimed,
    country: 'SE',
    currency: 'SEK',
    numbers: { group: '.', decimal: ':', noCents: ':-' },
    head: 'plain',
    balances: 'none',
    columns: [
      dateColumn('Bokf.dag', 'yyyy-MM-dd', 60),
      descriptionColumn('Specifikation'),
      amountColumn('Belopp', 90),
    ],
  }),
  single({
    name: 'equals-before-paise',
    tags: ['numbers:equals', 'numbers:indian', 'columns:out-in', 'balance:row'],
    language: indianEnglish,
    country: 'IN',
    currency: 'INR',
    numbers: EQUALS,
    head: 'plain',
    columns: [
      dateColumn('Date', 'dd-MM-yyyy', 60),
      descriptionColumn('Particulars'),
      outColumn('Dr.', 80),
      inColumn('Cr.', 80),
      balanceColumn('Balance', 90),
    ],
    openingRow: 'Brought forward',
  }),
  single({
    name: 'equals-signed-summary',
    tags: ['numbers:equals', 'columns:amount', 'sign:minus', 'balance:summary'],
    language: indianEnglish,
    country: 'IN',
    currency: 'INR',
    numbers: EQUALS,
    head: 'plain',
    summary: 'strip',
    balances: 'none',
    columns: [
      dateColumn('Txn Date', 'dd/MM/yyyy', 60),
      descriptionColumn('Narration'),
      amountColumn('Amount', 90),
    ],
  }),
];

/** A time of day made of a reference: "09:41". */
function clockOf(reference: string): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(7 + (Number(reference.slice(0, 4)) % 14))}:${two(Number(reference.slice(-4)) % 60)}`;
}
