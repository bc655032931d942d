import type { Lexicon } from './types.ts';

/** Lithuanian. */
export const lt: Lexicon = {
  language: 'lt',
  months: [
    ['sausis', 'sausio', 'saus', 'sau'],
    ['vasaris', 'vasario', 'vas'],
    ['kovas', 'kovo', 'kov'],
    ['balandis', 'balandzio', 'baland'],
    ['geguze', 'geguzes', 'geg'],
    ['birzelis', 'birzelio', 'birz'],
    ['liepa', 'liepos', 'liep'],
    ['rugpjutis', 'rugpjucio', 'rugp', 'rgp'],
    ['rugsejis', 'rugsejo', 'rugs', 'rgs'],
    ['spalis', 'spalio', 'spal', 'spl'],
    ['lapkritis', 'lapkricio', 'lapkr', 'lap'],
    ['gruodis', 'gruodzio', 'gruod', 'grd'],
  ], // prettier-ignore
  weekdays: [
    'pirmadienis', 'antradienis', 'treciadienis', 'ketvirtadienis', 'penktadienis', 'sestadienis',
    'sekmadienis',
  ], // prettier-ignore
  columns: {
    date: [
      'data', 'operacijos data', 'iraso data', 'mokejimo data', 'sandorio data', 'apskaitos data',
      'atlikimo data', 'data ir laikas', 'ivykdymo data', 'data laikas', 'diena', 'transakcijos data',
      'iskaitymo data', 'uzskaitymo data', 'pirkimo data', 'ivykdyta', 'vykdymo data', 'laikas',
      'itraukimo i saskaita data', 'apdorojimo data',
    ],
    valueDate: ['valiutavimo data', 'valiutos data', 'vertes data', 'lesu iskaitymo data'],
    description: [
      'aprasymas', 'paskirtis', 'mokejimo paskirtis', 'mokejimo detales', 'operacija', 'operacijos',
      'operacijos aprasymas', 'operacijos tipas', 'gavejas', 'moketojas', 'moketojas gavejas',
      'gavejas moketojas', 'moketojas arba gavejas', 'pavadinimas', 'moketojo gavejo pavadinimas',
      'gavejo pavadinimas', 'kita salis', 'komentaras', 'paaiskinimas', 'operacijos detales', 'detales',
      'kliento pavadinimas', 'pirkejas pardavejas', 'prekybininkas', 'turinys', 'kita sandorio salis',
      'gavejo moketojo pavadinimas', 'operacijos pavadinimas', 'sandoris', 'operacijos vieta', 'informacija',
      'papildoma informacija', 'korespondentas', 'vardas pavarde pavadinimas',
    ],
    reference: [
      'dokumento numeris', 'dok nr', 'dokumento nr', 'imokos kodas', 'kodas', 'nuoroda', 'operacijos numeris',
      'operacijos nr', 'operacijos kodas', 'nr', 'numeris', 'mokejimo numeris', 'gavejo saskaita',
      'moketojo saskaita', 'saskaita', 'korespondentine saskaita', 'eil nr', 'tipas', 'unikalus kodas',
      'archyvo kodas', 'korteles numeris', 'iraso numeris', 'moketojo gavejo saskaita', 'id', 'transakcijos id',
      'kategorija', 'referencija', 'iraso nr', 'kliento kodas',
    ],
    out: [
      'debetas', 'islaidos', 'ismoketa', 'nurasyta', 'iseinantys', 'ismokos', 'nurasymai', 'debeto suma',
      'debeto apyvarta', 'isleista', 'debetas eur', 'sumoketa', 'nuskaityta', 'nurasyta suma', 'islaidos eur',
      'issiusta', 'nuskaitymai',
    ],
    in: [
      'kreditas', 'pajamos', 'iplaukos', 'iskaityta', 'gauta', 'imoketa', 'inesta', 'iskaitymai', 'ieinantys',
      'kredito suma', 'kredito apyvarta', 'kreditas eur', 'iskaityta suma', 'pajamos eur', 'gauta suma',
      'gautos lesos', 'papildymai',
    ],
    amount: [
      'suma', 'suma eur', 'operacijos suma', 'suma saskaitos valiuta', 'mokejimo suma', 'debetas kreditas',
      'apyvarta', 'suma eurais', 'suma ir valiuta', 'kreditas debetas', 'sandorio suma', 'suma valiuta',
      'mokejimo suma eur', 'bendra suma', 'iraso suma', 'transakcijos suma',
    ],
    balance: [
      'likutis', 'saskaitos likutis', 'likutis eur', 'likutis po operacijos', 'galutinis likutis',
      'einamasis likutis', 'disponuojamas likutis', 'prieinamas likutis', 'balansas', 'likutis saskaitoje',
      'dienos likutis', 'turimas likutis', 'laisvas likutis',
    ],
    mark: ['d k', 'd c', 'debetas kreditas d k', 'pozymis', 'zenklas', 'kryptis'],
    currency: ['valiuta', 'val', 'saskaitos valiuta', 'valiutos kodas'],
    foreign: [
      'kursas', 'keitimo kursas', 'valiutos kursas', 'pradine suma', 'originali suma', 'suma uzsienio valiuta',
      'komisinis', 'komisiniai', 'mokestis', 'palukanos', 'operacijos valiuta', 'suma operacijos valiuta',
      'originali valiuta', 'pvm', 'suma originalia valiuta', 'komisinis mokestis', 'operacijos suma valiuta',
    ],
  }, // prettier-ignore
  labels: {
    opening: [
      'pradinis likutis', 'likutis laikotarpio pradzioje', 'pradzios likutis', 'ankstesnis likutis',
      'likutis pradzioje', 'laikotarpio pradzios likutis', 'saskaitos likutis laikotarpio pradzioje',
      'praejusio laikotarpio likutis', 'likutis periodo pradzioje',
      'likutis ataskaitinio laikotarpio pradzioje', 'buves likutis', 'perkelta is ankstesnio puslapio',
      'praeito laikotarpio likutis', 'pradinis saskaitos likutis', 'skola laikotarpio pradzioje',
      'likutis is ankstesnio laikotarpio', 'lesu likutis laikotarpio pradzioje', 'ieinantis likutis',
    ],
    closing: [
      'galutinis likutis', 'likutis laikotarpio pabaigoje', 'pabaigos likutis', 'naujas likutis',
      'likutis pabaigoje', 'laikotarpio pabaigos likutis', 'saskaitos likutis laikotarpio pabaigoje',
      'dabartinis likutis', 'likutis periodo pabaigoje', 'likutis ataskaitinio laikotarpio pabaigoje',
      'esamas likutis', 'perkelta i kita puslapi', 'galutinis saskaitos likutis', 'skola laikotarpio pabaigoje',
      'moketina suma', 'bendra moketina suma', 'is viso moketi', 'likutis dienos pabaigoje',
      'lesu likutis laikotarpio pabaigoje', 'iseinantis likutis', 'bendra skola', 'saskaitos likutis',
    ],
    totalIn: [
      'is viso kreditas', 'kreditas is viso', 'is viso iplaukos', 'is viso iskaityta', 'iplaukos is viso',
      'pajamos is viso', 'kredito apyvarta', 'is viso gauta', 'is viso pajamos', 'gauta is viso',
      'is viso kredito', 'iskaityta is viso', 'viso kreditas', 'viso iskaityta', 'bendros pajamos',
      'kredito apyvarta is viso', 'viso gauta', 'viso pajamu', 'is viso pajamu', 'is viso iplauku',
      'kreditine apyvarta', 'iplauku suma',
    ],
    totalOut: [
      'is viso debetas', 'debetas is viso', 'is viso islaidos', 'is viso nurasyta', 'islaidos is viso',
      'debeto apyvarta', 'is viso ismoketa', 'ismoketa is viso', 'is viso debeto', 'nurasyta is viso',
      'viso debetas', 'viso nurasyta', 'bendros islaidos', 'debeto apyvarta is viso', 'viso ismoketa',
      'viso islaidu', 'is viso islaidu', 'debetine apyvarta', 'islaidu suma', 'is viso pirkimai',
      'is viso isleista',
    ],
    total: [
      'is viso', 'apyvarta', 'apyvarta is viso', 'bendra suma', 'tarpine suma', 'is viso apyvarta',
      'suma is viso', 'bendra apyvarta', 'laikotarpio apyvarta', 'is viso per laikotarpi',
      'apyvarta per laikotarpi', 'is viso puslapyje', 'viso apyvarta', 'apyvartos',
    ],
    accountNumber: [
      'saskaitos numeris', 'saskaitos nr', 'saskaita', 'iban', 'saskaitos numeris iban', 'korteles numeris',
      'atsiskaitomoji saskaita', 'saskaita nr', 'banko saskaita', 'korteles nr', 'banko saskaitos numeris',
      'iban saskaita', 'saskaitos iban', 'mokejimo saskaita', 'kortele',
    ],
    holder: [
      'saskaitos savininkas', 'savininkas', 'klientas', 'kliento vardas pavarde', 'saskaitos pavadinimas',
      'vardas pavarde', 'korteles turetojas', 'korteles savininkas', 'kliento vardas', 'saskaitos turetojas',
      'kliento vardas ir pavarde', 'vardas ir pavarde', 'saskaitos savininko pavadinimas',
      'kliento pavadinimas', 'turetojas', 'saskaitos savininko vardas pavarde',
    ],
    period: [
      'laikotarpis', 'uz laikotarpi', 'ataskaitinis laikotarpis', 'laikotarpiu', 'periodas',
      'uz laikotarpi nuo', 'nuo', 'saskaitos israsas uz laikotarpi', 'israso laikotarpis', 'laikotarpis nuo',
      'israsas uz laikotarpi', 'laikotarpiui', 'uz perioda', 'data nuo', 'saskaitos israsas uz',
      'israso periodas', 'pasirinktas laikotarpis', 'operacijos uz laikotarpi', 'laikotarpio pradzia',
      'per laikotarpi',
    ],
    periodTo: ['iki', 'ligi', 'data iki', 'laikotarpio pabaiga'],
    statementDate: [
      'israso data', 'suformuota', 'isspausdinta', 'sudarymo data', 'spausdinimo data', 'parengta',
      'israsas suformuotas', 'israso suformavimo data', 'israso sudarymo data', 'suformavimo data',
      'ataskaitos data', 'isduota', 'sudaryta', 'dienai', 'spausdinta', 'dokumento data',
    ],
  }, // prettier-ignore
  sections: {
    in: [
      'iplaukos', 'pajamos', 'iskaitymai', 'gauti mokejimai', 'gautos lesos', 'kreditas', 'imokos',
      'ieinantys mokejimai', 'kredito operacijos', 'grazinimai',
    ],
    out: [
      'islaidos', 'ismokos', 'nurasymai', 'iseinantys mokejimai', 'debetas', 'komisiniai', 'mokesciai',
      'atsiskaitymai kortele', 'korteles operacijos', 'pirkimai', 'grynuju isemimas', 'debeto operacijos',
      'operacijos kortele', 'atsiskaitymai kortelemis', 'banko mokesciai', 'grynuju pinigu isemimas',
      'palukanos ir mokesciai', 'periodiniai mokejimai',
    ],
    balances: [
      'dienos likuciai', 'likuciai', 'vidutinis likutis', 'dienos pabaigos likuciai',
      'likuciai dienos pabaigoje',
    ],
    other: [
      'palukanu normos', 'palukanu norma', 'rezervuotos sumos', 'rezervuotos lesos', 'rezervacijos',
      'laukiancios operacijos', 'santrauka', 'svarbi informacija', 'informacija', 'taskai', 'lojalumo taskai',
      'valiutu kursai', 'indeliai', 'limitai', 'suplanuoti mokejimai', 'neivykdytos operacijos',
      'vykdomos operacijos', 'indeliu draudimas', 'ikainiai', 'busimi mokejimai', 'suvestine',
    ],
  }, // prettier-ignore
  around: {
    comesFrom: ['gautas pervedimas', 'gautas mokejimas'],
    goesTo: ['issiustas pervedimas', 'atliktas mokejimas'],
    toCome: ['atmestos', 'laukiancios', 'planuojamos', 'rezervuotos'],
    page: ['puslapis', 'psl', 'lapas'],
  },
  marks: {
    debit: ['d', 'debetas', 'db'],
    credit: ['k', 'c', 'kreditas'],
  }, // prettier-ignore
  deposits: ['einamoji saskaita', 'atsiskaitomoji saskaita'], // prettier-ignore
  limits: ['kredito limitas', 'panaudotas kredito limitas', 'likes kredito limitas', 'nepanaudotas kredito limitas', 'galimas kredito limitas'], // prettier-ignore
  liability: [
    'kredito korteles israsas', 'kredito korteles saskaitos israsas', 'minimali imoka',
    'minimali moketina suma', 'privaloma imoka', 'mokejimo terminas',
    'kredito korteles ataskaita', 'minimali suma',
    'menesine imoka', 'panaudota kredito suma', 'minimalus mokejimas',
    'paskolos likutis', 'kredito likutis',
  ], // prettier-ignore
  books: ['didzioji knyga'], // prettier-ignore
};
