import type { Lexicon } from './types.ts';

/** Latvian. */
export const lv: Lexicon = {
  language: 'lv',
  months: [
    ['janvaris', 'janvara', 'janvari', 'janv', 'jan', 'janvarim'],
    ['februaris', 'februara', 'februari', 'febr', 'feb', 'februarim'],
    ['marts', 'marta', 'mar', 'martam'],
    ['aprilis', 'aprila', 'aprili', 'apr', 'aprilim'],
    ['maijs', 'maija', 'mai', 'maijam'],
    ['junijs', 'junija', 'jun', 'junijam'],
    ['julijs', 'julija', 'jul', 'julijam'],
    ['augusts', 'augusta', 'aug', 'augustam'],
    ['septembris', 'septembra', 'septembri', 'sept', 'sep', 'septembrim'],
    ['oktobris', 'oktobra', 'oktobri', 'okt', 'oktobrim'],
    ['novembris', 'novembra', 'novembri', 'nov', 'novembrim'],
    ['decembris', 'decembra', 'decembri', 'dec', 'decembrim'],
  ], // prettier-ignore
  weekdays: [
    'pirmdiena', 'otrdiena', 'tresdiena', 'ceturtdiena', 'piektdiena', 'sestdiena', 'svetdiena',
  ], // prettier-ignore
  columns: {
    date: [
      'datums', 'darijuma datums', 'gramatosanas datums', 'operacijas datums', 'maksajuma datums',
      'iegramatosanas datums', 'transakcijas datums', 'dat', 'izpildes datums', 'apstrades datums',
      'registracijas datums', 'datums un laiks', 'diena', 'darijuma laiks', 'pirkuma datums',
      'gramatojuma datums', 'darijums datums', 'gramatots',
    ],
    valueDate: ['valutesanas datums', 'valutas datums', 'valutacijas datums', 'vertibas datums'],
    description: [
      'apraksts', 'darijuma apraksts', 'maksajuma merkis', 'maksajuma detalas', 'informacija sanemejam',
      'sanemejs maksatajs', 'maksatajs sanemejs', 'sanemejs', 'maksatajs', 'darijums', 'darijumi',
      'darijuma veids', 'operacija', 'operacijas apraksts', 'detalas', 'nosaukums', 'partneris', 'merkis',
      'informacija', 'maksajuma informacija', 'partnera nosaukums', 'darijuma partneris', 'darijuma detalas',
      'sanemeja maksataja nosaukums', 'maksajuma apraksts', 'vards nosaukums', 'tirgotajs', 'darijuma vieta',
      'piezimes', 'saturs', 'maksajuma uzdevuma merkis',
    ],
    reference: [
      'dokumenta numurs', 'dok nr', 'atsauce', 'references numurs', 'reference', 'numurs', 'nr',
      'darijuma numurs', 'arhiva kods', 'konts', 'partnera konts', 'maksajuma numurs', 'nr p k', 'tips', 'kods',
      'transakcijas numurs', 'ieraksta tips', 'sanemeja konts', 'dokumenta nr', 'operacijas numurs',
      'bankas atsauce', 'kartes numurs', 'kategorija', 'sanemeja maksataja konts', 'p k',
    ],
    out: [
      'debets', 'izejosie', 'izdevumi', 'izmaksas', 'norakstits', 'izejosie maksajumi', 'maksajumi',
      'debeta summa', 'izmaksats', 'izdots', 'debets eur', 'debeta apgrozijums', 'norakstita summa',
      'samaksats', 'izdevumi eur', 'izejosa summa', 'debets d',
    ],
    in: [
      'kredits', 'ienakosie', 'ienemumi', 'iemaksas', 'ieskaitits', 'ienakosie maksajumi', 'kredita summa',
      'iemaksats', 'sanemts', 'kredits eur', 'kredita apgrozijums', 'ieskaitita summa', 'ienakumi',
      'ienemumi eur', 'ienakosa summa', 'kredits k',
    ],
    amount: [
      'summa', 'summa eur', 'darijuma summa', 'summa konta valuta', 'maksajuma summa', 'debets kredits',
      'apgrozijums', 'summa darijuma', 'darijuma summa eur', 'operacijas summa', 'kopeja summa',
      'summa kartes valuta', 'kredits debets', 'transakcijas summa', 'gramatota summa',
    ],
    balance: [
      'atlikums', 'bilance', 'konta atlikums', 'atlikums eur', 'pieejamais atlikums', 'beigu atlikums',
      'atlikums pec darijuma', 'tekosais atlikums', 'saldo', 'pieejama summa', 'konta bilance',
      'atlikums pec operacijas',
    ],
    mark: ['d k', 'd c', 'debets kredits d k', 'pazime', 'zime'],
    currency: ['valuta', 'val', 'konta valuta', 'valutas kods'],
    foreign: [
      'kurss', 'mainas kurss', 'valutas kurss', 'sakotneja summa', 'summa valuta', 'komisija',
      'komisijas maksa', 'procenti', 'darijuma valuta', 'originala summa', 'summa darijuma valuta',
      'originala valuta', 'pvn', 'nodoklis', 'apmaksas summa',
    ],
  }, // prettier-ignore
  labels: {
    opening: [
      'sakuma atlikums', 'atlikums perioda sakuma', 'sakuma bilance', 'ieprieksejais atlikums',
      'atlikums sakuma', 'perioda sakuma atlikums', 'konta atlikums perioda sakuma', 'sakotnejais atlikums',
      'ienakosais atlikums', 'atlikums uz perioda sakumu', 'sakuma saldo', 'atlikums no iepriekseja perioda',
      'ienakosais saldo', 'atlikums perioda sakuma datuma', 'iepriekseja perioda atlikums',
      'ieprieksejais saldo', 'bilance perioda sakuma', 'parads perioda sakuma',
    ],
    closing: [
      'beigu atlikums', 'atlikums perioda beigas', 'beigu bilance', 'jaunais atlikums', 'atlikums beigas',
      'perioda beigu atlikums', 'konta atlikums perioda beigas', 'izejosais atlikums',
      'atlikums uz perioda beigam', 'beigu saldo', 'pasreizejais atlikums', 'konta atlikums uz',
      'izejosais saldo', 'gala atlikums', 'kopa apmaksai', 'summa apmaksai', 'kopeja parada summa',
      'parads perioda beigas', 'bilance perioda beigas', 'pieejamais atlikums', 'atlikums uz',
      'kopejais parads',
    ],
    totalIn: [
      'kopa kredits', 'kredits kopa', 'kopa ienakosie', 'kopa ieskaitits', 'ienemumi kopa', 'kopejie ienemumi',
      'kredita apgrozijums', 'kopa kredita apgrozijums', 'kopa ienakosie maksajumi', 'ienakosie maksajumi kopa',
      'kredita operacijas kopa', 'kopa iemaksas', 'kopa sanemts', 'kopejais kredita apgrozijums',
      'kredita apgrozijums kopa', 'ienakosie kopa', 'kopa ienemumi', 'kopejais kredits',
    ],
    totalOut: [
      'kopa debets', 'debets kopa', 'kopa izejosie', 'kopa norakstits', 'izdevumi kopa', 'kopejie izdevumi',
      'debeta apgrozijums', 'kopa debeta apgrozijums', 'kopa izejosie maksajumi', 'izejosie maksajumi kopa',
      'debeta operacijas kopa', 'kopa izmaksas', 'kopejais debeta apgrozijums', 'debeta apgrozijums kopa',
      'izejosie kopa', 'kopa izdevumi', 'kopejais debets', 'kopa pirkumi',
    ],
    total: [
      'kopa', 'kopsumma', 'apgrozijums', 'apgrozijums kopa', 'starpsumma', 'pavisam kopa',
      'kopejais apgrozijums', 'apgrozijums perioda', 'pavisam', 'kopa perioda', 'kopa lapa', 'kopa apgrozijums',
      'perioda apgrozijums',
    ],
    accountNumber: [
      'konta numurs', 'konta nr', 'konts', 'iban', 'konta numurs iban', 'kartes numurs', 'norekinu konts',
      'norekinu konta numurs', 'maksajumu konts', 'konts nr', 'kartes nr', 'konta iban', 'karte',
      'konta numurs eur', 'norekinu konta nr', 'bankas konts',
    ],
    holder: [
      'konta ipasnieks', 'ipasnieks', 'klients', 'klienta nosaukums', 'klienta vards', 'vards uzvards',
      'kartes lietotajs', 'konta ipasnieka nosaukums', 'konta nosaukums', 'kartes ipasnieks',
      'vards un uzvards', 'klienta vards uzvards', 'klienta vards un uzvards', 'konta turetajs',
      'konta ipasnieka vards', 'kartes turetajs',
    ],
    period: [
      'periods', 'par periodu', 'parskata periods', 'laika periods', 'par laika periodu', 'perioda',
      'izraksta periods', 'konta izraksts par periodu', 'par periodu no', 'konta parskats par periodu',
      'periods no', 'perioda no', 'laika posms', 'par laika posmu no', 'konta izraksts par periodu no',
      'izraksts par periodu', 'no datuma', 'perioda sakums',
    ],
    periodTo: ['lidz', 'lidz datumam', 'perioda beigas'],
    statementDate: [
      'izraksta datums', 'sagatavots', 'izdrukats', 'sagatavosanas datums', 'izveidots', 'izdrukas datums',
      'izraksts sagatavots', 'uz datumu', 'izveidosanas datums', 'konta izraksta datums', 'parskata datums',
      'drukas datums', 'izdrukas laiks', 'izdots datums', 'parskats sagatavots',
    ],
  }, // prettier-ignore
  sections: {
    in: [
      'ienakosie maksajumi', 'ienemumi', 'kredita operacijas', 'iemaksas', 'ienakosie', 'sanemtie maksajumi',
      'kredits', 'ienakumi', 'atmaksas',
    ],
    out: [
      'izejosie maksajumi', 'izdevumi', 'debeta operacijas', 'izmaksas', 'komisijas maksas', 'karsu darijumi',
      'pirkumi', 'izejosie', 'debets', 'skaidras naudas izmaksas', 'darijumi ar karti', 'maksajumi ar karti',
      'komisijas', 'regularie maksajumi', 'procenti un komisijas', 'skaidras naudas iznemsana',
    ],
    balances: [
      'dienas atlikumi', 'atlikumi', 'videjais atlikums', 'atlikumi pa dienam', 'dienas beigu atlikumi',
    ],
    other: [
      'procentu likmes', 'procentu likme', 'rezervetas summas', 'rezervacijas', 'neapstiprinatie darijumi',
      'kopsavilkums', 'svariga informacija', 'informacija', 'bonusa punkti', 'punkti', 'valutas kursi',
      'noguldijumi', 'limiti', 'planotie maksajumi', 'rezervetie darijumi', 'apstrade esosie darijumi',
      'noguldijumu garantija', 'pakalpojumu cenradis', 'gaidamie maksajumi',
    ],
  }, // prettier-ignore
  around: {
    comesFrom: ['ienakosais maksajums'],
    goesTo: ['izejosais maksajums'],
    toCome: ['noraiditie', 'gaidosie', 'planotie', 'rezervetie'],
    page: ['lapa', 'lpp'],
  },
  marks: {
    debit: ['d', 'debets'],
    credit: ['k', 'kredits'],
  }, // prettier-ignore
  deposits: ['norekinu konts', 'tekosais konts'], // prettier-ignore
  limits: ['kreditlimits', 'kredita limits', 'izmantotais kreditlimits', 'pieejamais kreditlimits'], // prettier-ignore
  liability: [
    'kreditkartes parskats', 'kreditkartes izraksts', 'minimalais maksajums',
    'obligatais maksajums', 'minimala maksajuma summa', 'maksajuma termins', 'pieejamais kredits',
    'kreditkartes konts', 'apmaksas termins', 'minimala summa apmaksai',
    'izmantotais kredits', 'kreditkartes rekins', 'aizdevuma atlikums',
    'kredita atlikums',
  ], // prettier-ignore
  books: ['virsgramata'], // prettier-ignore
};
