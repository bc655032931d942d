import type { Lexicon } from './types.ts';

/** Albanian. */
export const sq: Lexicon = {
  language: 'sq',
  months: [
    ['janar', 'jan'],
    ['shkurt', 'shk'],
    ['mars', 'mar'],
    ['prill', 'pri'],
    ['maj'],
    ['qershor', 'qer'],
    ['korrik', 'kor'],
    ['gusht', 'gsh', 'gus'],
    ['shtator', 'sht'],
    ['tetor', 'tet'],
    ['nentor', 'nen'],
    ['dhjetor', 'dhj'],
  ], // prettier-ignore
  weekdays: ['e hene', 'e marte', 'e merkure', 'e enjte', 'e premte', 'e shtune', 'e diel'], // prettier-ignore
  columns: {
    date: [
      'data', 'data e veprimit', 'data e transaksionit', 'data e kryerjes', 'data e regjistrimit',
      'dt veprimit', 'data veprimit', 'data kryerjes', 'data transaksionit',
    ],
    valueDate: ['data valutes', 'data e valutes', 'valuta data', 'data valute', 'data e vleres'],
    description: [
      'pershkrimi', 'pershkrim', 'pershkrimi i transaksionit', 'pershkrimi i veprimit', 'detaje',
      'detajet', 'detajet e transaksionit', 'komenti', 'veprimi', 'transaksioni', 'perfituesi',
      'urdheruesi', 'arsyeja', 'shpjegimi',
    ],
    reference: [
      'referenca', 'nr references', 'numri i references', 'nr', 'nr dokumentit', 'kodi',
      'nr transaksionit', 'numri i transaksionit',
    ],
    out: [
      'debi', 'debit', 'dalje', 'te dala', 'terheqje', 'shuma debi', 'debitim', 'pagesa dalese',
      'debitime',
    ],
    in: [
      'kredi', 'kredit', 'hyrje', 'te hyra', 'depozitime', 'shuma kredi', 'kreditim', 'kreditime',
      'pagesa hyrese',
    ],
    amount: [
      'shuma', 'vlera', 'shuma e transaksionit', 'shuma ne monedhen e llogarise', 'shuma debi kredi',
    ],
    balance: [
      'gjendja', 'balanca', 'balanci', 'bilanci i llogarise', 'gjendja e llogarise', 'teprica',
      'gjendja pas veprimit', 'saldo',
    ],
    mark: ['d k', 'debi kredi'],
    currency: ['monedha', 'valuta'],
    foreign: ['kursi', 'kursi i kembimit', 'komisioni', 'shuma origjinale', 'tarifa'],
  }, // prettier-ignore
  labels: {
    opening: [
      'gjendja fillestare', 'balanca fillestare', 'balanci fillestar', 'gjendja e meparshme',
      'gjendja ne fillim', 'gjendja ne fillim te periudhes', 'teprica fillestare',
      'balanca e meparshme', 'saldo fillestare', 'bilanci fillestar', 'gjendja ne celje',
    ],
    closing: [
      'gjendja perfundimtare', 'balanca perfundimtare', 'balanci perfundimtar', 'gjendja aktuale',
      'gjendja e re', 'gjendja ne fund', 'gjendja ne fund te periudhes', 'teprica perfundimtare',
      'saldo perfundimtare', 'bilanci perfundimtar', 'gjendja ne mbyllje', 'balanca aktuale',
      'gjendja e fundit',
    ],
    totalIn: [
      'totali kredi', 'totali i kreditimeve', 'gjithsej kredi', 'totali i hyrjeve', 'qarkullimi kredi',
      'total kredi', 'shuma e kreditimeve', 'totali hyrje', 'hyrje totali', 'totali hyrjet',
      'hyrjet totali', 'totali hyrjeve', 'hyrjeve totali', 'kredi totali', 'totali kreditime',
      'kreditime totali', 'totali te hyrat', 'te hyrat totali', 'totali depozitime',
      'depozitime totali', 'gjithsej hyrje', 'hyrje gjithsej', 'gjithsej hyrjet', 'hyrjet gjithsej',
      'gjithsej hyrjeve', 'hyrjeve gjithsej', 'kredi gjithsej', 'gjithsej kreditime',
      'kreditime gjithsej', 'gjithsej te hyrat', 'te hyrat gjithsej', 'gjithsej depozitime',
      'depozitime gjithsej', 'total hyrje', 'hyrje total', 'total hyrjet', 'hyrjet total',
      'total hyrjeve', 'hyrjeve total', 'kredi total', 'total kreditime', 'kreditime total',
      'total te hyrat', 'te hyrat total', 'total depozitime', 'depozitime total', 'shuma hyrje',
      'hyrje shuma', 'shuma hyrjet', 'hyrjet shuma', 'shuma hyrjeve', 'hyrjeve shuma', 'shuma kredi',
      'kredi shuma', 'shuma kreditime', 'kreditime shuma', 'shuma te hyrat', 'te hyrat shuma',
      'shuma depozitime', 'depozitime shuma',
    ],
    totalOut: [
      'totali debi', 'totali i debitimeve', 'gjithsej debi', 'totali i daljeve', 'qarkullimi debi',
      'total debi', 'shuma e debitimeve', 'totali dalje', 'dalje totali', 'totali daljet',
      'daljet totali', 'totali daljeve', 'daljeve totali', 'debi totali', 'totali debitime',
      'debitime totali', 'totali te dalat', 'te dalat totali', 'totali terheqje', 'terheqje totali',
      'gjithsej dalje', 'dalje gjithsej', 'gjithsej daljet', 'daljet gjithsej', 'gjithsej daljeve',
      'daljeve gjithsej', 'debi gjithsej', 'gjithsej debitime', 'debitime gjithsej',
      'gjithsej te dalat', 'te dalat gjithsej', 'gjithsej terheqje', 'terheqje gjithsej', 'total dalje',
      'dalje total', 'total daljet', 'daljet total', 'total daljeve', 'daljeve total', 'debi total',
      'total debitime', 'debitime total', 'total te dalat', 'te dalat total', 'total terheqje',
      'terheqje total', 'shuma dalje', 'dalje shuma', 'shuma daljet', 'daljet shuma', 'shuma daljeve',
      'daljeve shuma', 'shuma debi', 'debi shuma', 'shuma debitime', 'debitime shuma', 'shuma te dalat',
      'te dalat shuma', 'shuma terheqje', 'terheqje shuma',
    ],
    total: ['totali', 'gjithsej', 'shuma totale', 'nentotali', 'qarkullimi', 'totali i faqes'],
    accountNumber: [
      'numri i llogarise', 'nr i llogarise', 'nr llogarise', 'llogaria', 'llogaria nr', 'iban',
      'numri i kartes', 'nr kartes', 'llogari nr',
    ],
    holder: [
      'emri i klientit', 'klienti', 'mbajtesi i llogarise', 'titullari', 'titullari i llogarise',
      'emri', 'emri i llogarise', 'emer mbiemer', 'pronari i llogarise', 'emri i mbajtesit',
    ],
    period: [
      'periudha', 'per periudhen', 'nga data', 'nga', 'periudha nga', 'nxjerrje llogarie per periudhen',
      'data e fillimit',
    ],
    periodTo: ['deri me', 'deri', 'deri ne', 'deri me date', 'data e mbarimit'],
    statementDate: [
      'data e nxjerrjes', 'data e printimit', 'data e leshimit', 'printuar me', 'data e gjenerimit',
    ],
  }, // prettier-ignore
  sections: {
    in: ['hyrjet', 'kreditimet', 'depozitimet', 'pagesat hyrese'],
    out: ['daljet', 'debitimet', 'terheqjet', 'pagesat dalese', 'komisionet', 'blerjet'],
    balances: ['gjendjet ditore', 'balancat ditore'],
    other: [
      'transaksione ne pritje', 'normat e interesit', 'shuma te bllokuara', 'permbledhje',
      'kurset e kembimit',
    ],
  }, // prettier-ignore
  around: {
    page: ['faqe'],
    pageOf: ['nga'],
    currency: ['monedha'],
  }, // prettier-ignore
  marks: {
    debit: ['d', 'debi'],
    credit: ['k', 'kredi'],
  }, // prettier-ignore
  limits: ['limiti i kreditit', 'limiti i kredise', 'limiti i disponueshem'], // prettier-ignore
  liability: [
    'karte krediti', 'pagesa minimale', 'shuma minimale', 'kredia nr',
    'principali', 'pasqyra e kartes', 'pasqyre karte', 'ekstrakt karte', 'nxjerrje e kartes',
    'karta e kreditit', 'limiti i kartes',
    'shuma per t u paguar', 'afati i pageses', 'detyrimi minimal', 'borxhi i ri',
  ], // prettier-ignore
};
