import type { Lexicon } from './types.ts';

/** Slovak. */
export const sk: Lexicon = {
  language: 'sk',
  months: [
    ['januar', 'januara', 'jan'],
    ['februar', 'februara', 'feb', 'febr'],
    ['marec', 'marca', 'mar'],
    ['april', 'aprila', 'apr'],
    ['maj', 'maja'],
    ['jun', 'juna'],
    ['jul', 'jula'],
    ['august', 'augusta', 'aug'],
    ['september', 'septembra', 'sep', 'sept'],
    ['oktober', 'oktobra', 'okt'],
    ['november', 'novembra', 'nov'],
    ['december', 'decembra', 'dec'],
  ], // prettier-ignore
  weekdays: [
    'pondelok', 'utorok', 'streda', 'stvrtok', 'piatok', 'sobota', 'nedela', 'pon', 'uto', 'stv', 'pia', 'sob',
    'ned',
  ], // prettier-ignore
  columns: {
    date: [
      'datum', 'datum zauctovania', 'datum uctovania', 'datum transakcie', 'datum spracovania', 'datum pohybu',
      'datum operacie', 'zauctovane', 'den', 'datum realizacie', 'datum platby', 'datum zuctovania', 'uctovane',
      'datum obratu', 'datum vykonania', 'datum zauct', 'datum nakupu', 'datum uhrady', 'datum odpisania',
      'datum a cas', 'dat zauct',
    ],
    valueDate: ['datum valuty', 'valuta', 'datum splatnosti', 'datum val', 'den valuty'],
    description: [
      'popis', 'popis transakcie', 'popis pohybu', 'popis operacie', 'popis platby', 'text', 'ucel platby',
      'ucel', 'sprava pre prijemcu', 'informacia pre prijemcu', 'nazov protiuctu', 'nazov', 'protistrana',
      'nazov protistrany', 'partner', 'nazov partnera', 'transakcia', 'transakcie', 'operacia', 'pohyb',
      'pohyby na ucte', 'typ transakcie', 'typ pohybu', 'druh pohybu', 'druh transakcie', 'detail transakcie',
      'detaily', 'detaily platby', 'poznamka', 'prijemca', 'platitel', 'obchodnik', 'miesto transakcie',
      'popis obratu', 'typ platby', 'oznacenie transakcie', 'prijemca platitel', 'detaily transakcie',
      'nazov obchodnika', 'doplnujuci udaj', 'informacie o platbe',
    ],
    reference: [
      'variabilny symbol', 'vs', 'ks', 'ss', 'konstantny symbol', 'specificky symbol', 'referencia platitela',
      'referencia', 'protiucet', 'cislo protiuctu', 'cislo uctu protistrany', 'ucet protistrany',
      'cislo transakcie', 'poradove cislo', 'por c', 'cislo dokladu', 'vs ks ss', 'symboly', 'cislo',
      'id transakcie', 'cislo karty', 'kod transakcie', 'kod', 'referencne cislo', 'p c', 'kategoria', 'typ',
      'ucet partnera', 'vs ss ks', 'bankovy symbol', 'bic protiuctu', 'referencia banky',
    ],
    out: [
      'na tarchu', 'tarcha', 'vydavky', 'vydavok', 'vydaj', 'odpisane', 'odchadzajuce', 'debet', 'vybery',
      'debetne obraty', 'na tarchu uctu', 'debetne polozky', 'suma debet', 'odoslane', 'ma dat',
      'odoslane platby', 'odpisana suma', 'vyber', 'debetna suma', 'vydavky eur', 'debetne', 'debetny obrat',
    ],
    in: [
      'v prospech', 'prospech', 'prijmy', 'prijem', 'pripisane', 'prichadzajuce', 'kredit', 'vklady',
      'kreditne obraty', 'v prospech uctu', 'kreditne polozky', 'suma kredit', 'prijate', 'dal',
      'prijate platby', 'pripisana suma', 'vklad', 'kreditna suma', 'prijmy eur', 'kreditne', 'kreditny obrat',
    ],
    amount: [
      'suma', 'ciastka', 'suma v eur', 'suma eur', 'suma transakcie', 'suma pohybu', 'suma v mene uctu',
      'obrat', 'obraty', 'suma platby', 'debet kredit', 'kredit debet', 'suma v', 'suma zauctovana',
      'zauctovana suma', 'zuctovana suma', 'suma operacie', 'celkova suma', 'suma obratu', 'prijem vydaj',
      'vyska platby', 'suma v mene karty',
    ],
    balance: [
      'zostatok', 'zostatok na ucte', 'uctovny zostatok', 'konecny zostatok', 'zostatok eur',
      'zostatok po transakcii', 'zostatok uctu', 'aktualny zostatok', 'zostatok po pohybe',
      'disponibilny zostatok', 'priebezny zostatok', 'stav uctu', 'zostatok po operacii', 'novy zostatok',
      'bezny zostatok',
    ],
    mark: ['d k', 'debet kredit znak', 'znak', 'd c', 'smer', 'znamienko'],
    currency: ['mena', 'mena uctu', 'mena transakcie'],
    foreign: [
      'kurz', 'suma v povodnej mene', 'povodna suma', 'povodna mena', 'suma v cudzej mene', 'poplatok',
      'poplatky', 'vymenny kurz', 'suma v mene transakcie', 'originalna suma', 'suma v mene obchodu', 'urok',
      'dan', 'dph', 'kurz prepoctu', 'pouzity kurz',
    ],
  }, // prettier-ignore
  labels: {
    opening: [
      'pociatocny zostatok', 'predchadzajuci zostatok', 'zaciatocny zostatok', 'pociatocny stav',
      'zostatok na zaciatku obdobia', 'predosly zostatok', 'pociatocny zostatok k',
      'prenos z predchadzajucej strany', 'zostatok z predchadzajuceho vypisu', 'pociatocny zostatok uctu',
      'stav na zaciatku obdobia', 'stary zostatok', 'zostatok predchadzajuceho vypisu', 'zaciatocny stav',
      'zostatok posledneho vypisu', 'zostatok k poslednemu vypisu', 'prevod z predchadzajucej strany',
      'pociatocny uctovny zostatok', 'dlzna suma z predchadzajuceho obdobia', 'posledny zostatok',
    ],
    closing: [
      'konecny zostatok', 'novy zostatok', 'konecny stav', 'zostatok na konci obdobia', 'aktualny zostatok',
      'konecny zostatok k', 'prenos na dalsiu stranu', 'konecny zostatok uctu', 'zostatok ku dnu',
      'stav na konci obdobia', 'uctovny zostatok k', 'disponibilny zostatok', 'zostatok k datumu',
      'koncovy zostatok', 'konecny uctovny zostatok', 'celkova dlzna suma', 'dlzna suma',
      'prevod na dalsiu stranu', 'celkova suma na uhradu', 'zostatok k', 'zostatok na ucte', 'suma na uhradu',
      'celkovy dlh', 'zaverecny zostatok',
    ],
    totalIn: [
      'kredit spolu', 'kreditne obraty', 'spolu kredit', 'prijmy spolu', 'celkove prijmy', 'celkom pripisane',
      'pripisane spolu', 'kreditne obraty spolu', 'sucet kreditnych obratov', 'obraty v prospech',
      'sucet kreditov', 'spolu v prospech', 'suma kreditnych obratov', 'suma kreditov', 'v prospech spolu',
      'kreditny obrat', 'sucet kreditnych poloziek', 'vklady spolu', 'prijate platby spolu', 'spolu prijmy',
      'suma kreditnych poloziek', 'celkom kredit', 'kreditne obraty celkom', 'pripisane celkom',
      'prijmy celkom', 'spolu prijate', 'celkom prijate',
    ],
    totalOut: [
      'debet spolu', 'debetne obraty', 'spolu debet', 'vydavky spolu', 'celkove vydavky', 'celkom odpisane',
      'odpisane spolu', 'debetne obraty spolu', 'sucet debetnych obratov', 'obraty na tarchu', 'sucet debetov',
      'spolu na tarchu', 'suma debetnych obratov', 'suma debetov', 'na tarchu spolu', 'debetny obrat',
      'sucet debetnych poloziek', 'vybery spolu', 'odoslane platby spolu', 'spolu vydavky',
      'suma debetnych poloziek', 'celkom debet', 'debetne obraty celkom', 'odpisane celkom', 'vydavky celkom',
      'spolu odoslane', 'celkom odoslane',
    ],
    total: [
      'spolu', 'celkom', 'sucet', 'medzisucet', 'obraty spolu', 'suma spolu', 'spolu za stranu',
      'celkovy sucet', 'obraty celkom', 'suhrn obratov', 'sumar obratov', 'obraty za obdobie', 'sucet obratov',
      'celkovy obrat',
    ],
    accountNumber: [
      'cislo uctu', 'c uctu', 'ucet cislo', 'iban', 'cislo uctu iban', 'ucet', 'iban uctu', 'cislo karty',
      'c karty', 'cislo bankoveho uctu', 'bankovy ucet', 'cislo kreditnej karty', 'vypis z uctu cislo',
      'ucet c', 'cislo uveroveho uctu', 'cislo kartoveho uctu',
    ],
    holder: [
      'majitel uctu', 'majitel', 'vlastnik uctu', 'nazov uctu', 'nazov majitela uctu', 'drzitel karty',
      'klient', 'meno a priezvisko', 'meno klienta', 'meno majitela', 'majitel uctu nazov', 'drzitel',
      'nazov klienta', 'meno majitela uctu', 'meno drzitela', 'meno drzitela karty', 'vlastnik', 'drzitel uctu',
      'majitel karty', 'obchodne meno',
    ],
    period: [
      'obdobie', 'za obdobie', 'vypis za obdobie', 'obdobie vypisu', 'od', 'za obdobie od',
      'vypis za obdobie od', 'obdobie od', 'zuctovacie obdobie', 'v obdobi', 'datum od', 'pohyby za obdobie',
      'v obdobi od', 'za mesiac', 'pohyby na ucte za obdobie', 'vypis z uctu za obdobie', 'obdobie vypisu od',
      'fakturacne obdobie', 'prehlad pohybov za obdobie',
    ],
    periodTo: ['do', 'az', 'az do', 'datum do'],
    statementDate: [
      'datum vypisu', 'datum vyhotovenia', 'datum vystavenia', 'vyhotovene', 'datum vyhotovenia vypisu',
      'vytvorene', 'datum tlace', 'vyhotovene dna', 'vypis zo dna', 'datum vytvorenia', 'vypis ku dnu',
      'ku dnu', 'datum vystavenia vypisu', 'vytlacene', 'vystavene dna', 'vypis k', 'datum uzavierky',
      'datum generovania',
    ],
  }, // prettier-ignore
  sections: {
    in: [
      'prijmy', 'kreditne obraty', 'pripisane', 'prichadzajuce platby', 'prijate platby', 'vklady',
      'kreditne polozky', 'kreditne transakcie', 'prijate uhrady', 'dosle platby', 'splatky',
    ],
    out: [
      'vydavky', 'debetne obraty', 'odpisane', 'odchadzajuce platby', 'odoslane platby', 'poplatky', 'vybery',
      'platby kartou', 'kartove transakcie', 'transakcie kartou', 'debetne polozky', 'trvale prikazy', 'inkasa',
      'vybery z bankomatu', 'uroky a poplatky', 'poplatky a uroky', 'debetne transakcie', 'odoslane uhrady',
      'transakcie platobnou kartou', 'vybery hotovosti', 'nakupy', 'vybery v hotovosti',
    ],
    balances: [
      'denne zostatky', 'zostatky', 'prehlad zostatkov', 'priemerny zostatok', 'zostatky na konci dna',
      'vyvoj zostatku',
    ],
    other: [
      'nezauctovane platby', 'nezauctovane operacie',
      'urokove sadzby', 'urokova sadzba', 'blokacie', 'cakajuce transakcie', 'nezauctovane transakcie',
      'rezervacie', 'suhrn', 'sumar', 'prehlad', 'prehlad poplatkov', 'dolezite informacie', 'oznamy',
      'informacie', 'body', 'vernostny program', 'kurzovy listok', 'sumar transakcii', 'terminovane vklady',
      'limity', 'buduce platby', 'ochrana vkladov', 'suhrnne informacie', 'spravy banky', 'planovane platby',
      'nevysporiadane transakcie', 'oznamy banky', 'vernostne body', 'vypis poplatkov',
      'cakajuce platby', 'kurzy mien',
    ],
  }, // prettier-ignore
  around: {
    comesFrom: ['prichadzajuca platba', 'prijata platba', 'prijata uhrada'],
    goesTo: ['odchadzajuca platba', 'odoslana platba', 'odoslana uhrada'],
    toCome: ['zamietnute', 'odmietnute', 'blokacie', 'planovane', 'naplanovane', 'cakajuce', 'buduce'],
    currency: ['mena'],
    accounts: ['ucet'],
    page: ['strana', 'str'],
    pageOf: ['z', 'zo'],
  }, // prettier-ignore
  marks: {
    debit: ['d', 'debet', 'na tarchu', 'tarcha'],
    credit: ['k', 'kredit', 'v prospech', 'prospech'],
  }, // prettier-ignore
  deposits: ['bezny ucet', 'sporiaci ucet', 'osobny ucet', 'podnikatelsky ucet'], // prettier-ignore
  limits: ['uverovy limit', 'nevycerpany uverovy limit', 'rpmn'], // prettier-ignore
  liability: [
    'vypis z kreditnej karty', 'vypis z uveroveho uctu', 'uverovy ramec', 'minimalna splatka',
    'povinna minimalna splatka', 'povinna splatka', 'datum splatnosti splatky', 'cerpany uverovy ramec',
    'dostupny uverovy ramec', 'celkova dlzna suma', 'bezurocne obdobie', 'kreditna karta cislo',
    'vypis z kartoveho uctu', 'minimalna vyska splatky', 'vyska povinnej splatky',
    'dlzna suma', 'schvaleny uverovy ramec', 'vypis kreditnej karty',
    'uverovy ucet', 'splatkovy kalendar', 'hypotekarny uver',
  ], // prettier-ignore
  bills: {
    charged: ['faktura', 'fv'],
    settled: ['platba', 'uhrada', 'dobropis'],
  }, // prettier-ignore
};
