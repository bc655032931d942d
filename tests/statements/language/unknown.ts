/** A language no lexicon has, because nobody speaks it: its statements must be read by their numbers. */
import { words, type Language } from './language.ts';
import { english } from './english.ts';

export const invented: Language = {
  ...english,
  code: 'zxx',
  months: words('01;02;03;04;05;06;07;08;09;10;11;12'),
  shortMonths: words('01;02;03;04;05;06;07;08;09;10;11;12'),
  longDate: 'dd.MM.yyyy',
  dayMonth: 'dd.MM.',
  labels: {
    ...english.labels,
    statement: 'Druvelka',
    account: 'Torvik',
    holder: 'Meshan',
    period: 'Orluvat',
    to: '–',
    issued: 'Vandrik',
    opening: 'Ambrosk yelu',
    closing: 'Ambrosk tolu',
    totalIn: 'Hulmet quorn',
    totalOut: 'Hulmet zarf',
    page: 'Plosk {n} vu {m}',
    phone: 'Brelk 444 {4}',
    smallPrint: 'Krovan ishtu meldor vesk 14 uldan.',
    advert: ['Grolmet 3,25%', 'vu 31.12.', '25.000,00 kreln'],
  },
  banks: words('Quelborn Vask;Druvelspar Hult'),
  people: words('Yorvan Telsk;Mirku Aldevan;Oshta Brenvik'),
  firms: words('VULKREN DROST;HULT BREMKA;TORVEN ASK'),
  merchants: words('KORNASH;BELVIK YST;LUVRAN;KAFESK ODVU'),
  towns: words('VELNUSK;HROST;ODRAVIN'),
  address: ['Hrostvek {n}', '{town}'],
  phrases: [
    'out 9 card KO|Skelvu {merchant}|{town} {dm}',
    'out 4 debit BE|Brondar {firm} {8}',
    'out 3 transfer MI|Ovrask {person} {dm}',
    'in 2 salary LA|Luntrok {firm}',
    'in 3 transfer IN|Ishvask {person}',
    'in 1 interest VE|Venkru',
  ],
};
