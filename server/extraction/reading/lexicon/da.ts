import type { Lexicon } from './types.ts';

/** Danish: Denmark, Greenland, the Faroe Islands. */
export const da: Lexicon = {
  language: 'da',
  months: [
    ['januar', 'jan'],
    ['februar', 'feb', 'febr'],
    ['marts', 'mar', 'mrt'],
    ['april', 'apr'],
    ['maj'],
    ['juni', 'jun'],
    ['juli', 'jul'],
    ['august', 'aug'],
    ['september', 'sept', 'sep'],
    ['oktober', 'okt'],
    ['november', 'nov'],
    ['december', 'dec'],
  ], // prettier-ignore
  // Not "on" and "to": beside dates they are far more often English words that join a period.
  weekdays: [
    'mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lordag', 'sondag', 'man', 'tir', 'tirs', 'ons', 'tor',
    'tors', 'fre', 'lor', 'son', 'ma', 'ti', 'fr', 'lo', 'so',
  ], // prettier-ignore
  columns: {
    date: [
      // The day of a standing order that comes next.
      'naeste dato', 'naeste betaling', 'naeste overforsel',
      'dato', 'bogforingsdato', 'bogfort', 'bogfort dato', 'bogf dato', 'bogforingsdag', 'posteringsdato',
      'post dato', 'posteringsdag', 'transaktionsdato', 'kobsdato', 'handelsdato', 'trans dato', 'dag', 'kobs dato',
      'ekspeditionsdato', 'betalingsdato', 'registreringsdato', 'dato for kob', 'bogf', 'posteret', 'bogforings dato',
      'dato og tid', 'transaktionsdag', 'bevaegelsesdato',
    ],
    valueDate: [
      'valor', 'valordato', 'rentedato', 'valordag', 'rentedag', 'rente dato', 'valor dato', 'disp dato',
      'dispositionsdato', 'val dato',
    ],
    description: [
      'tekst', 'beskrivelse', 'posteringstekst', 'posteringer', 'postering', 'specifikation', 'transaktion',
      'transaktioner', 'bevaegelse', 'bevaegelser', 'modtager', 'afsender', 'modtager afsender', 'navn', 'forklaring',
      'detaljer', 'meddelelse', 'besked', 'forretning', 'butik', 'kobssted', 'posteringsbeskrivelse', 'handel',
      'indkob', 'kontobevaegelser', 'hvad', 'supplerende tekst', 'transaktionstekst', 'forretningssted',
      'posteringsdetaljer', 'kob', 'betalingsmodtager', 'betaler', 'vedrorende', 'type og tekst', 'afsender modtager',
      'beskrivelse af transaktion', 'by', 'modpart', 'sted',
    ],
    reference: [
      'reference', 'referencenr', 'referencenummer', 'ref', 'ref nr', 'bilag', 'bilagsnr', 'bilagsnummer', 'arkivref',
      'arkivreference', 'nr', 'nummer', 'type', 'kode', 'checknr', 'check nr', 'kategori', 'afsenders reference',
      'egen reference', 'kort', 'kortnr', 'kortnummer', 'fik', 'lobenr', 'konto', 'modkonto', 'status',
      'transaktionsnr', 'transaktionsnummer', 'transaktionstype', 'id', 'debitornr', 'underkategori', 'hovedkategori',
    ],
    out: [
      'haevet', 'haevninger', 'haevning', 'ud', 'debet', 'debit', 'udgift', 'udgifter', 'udbetalt', 'udbetaling',
      'udbetalinger', 'udgaende', 'penge ud', 'belob ud', 'haevet belob', 'haevet kr', 'haevet dkk', 'udtraek',
      'forbrug', 'betalt', 'traek', 'trukket', 'udbetalt kr', 'debiteret', 'debiteringer', 'udgifter kr',
      'haevet pa konto', 'minus',
    ],
    in: [
      'indsat', 'indsaettelser', 'indsaettelse', 'indsaetning', 'indsaetninger', 'ind', 'kredit', 'indtaegt',
      'indtaegter', 'indbetalt', 'indbetaling', 'indbetalinger', 'indgaende', 'penge ind', 'belob ind',
      'indsat belob', 'indsat kr', 'indsat dkk', 'indestaende tilgang', 'krediteret', 'krediteringer',
      'indtaegter kr', 'indbetalt kr', 'tilgang', 'indsat pa konto', 'plus',
    ],
    amount: [
      'belob', 'belob dkk', 'belob i dkk', 'belob kr', 'belob i kr', 'belob i kroner', 'sum', 'posteringsbelob',
      'debet kredit', 'ind ud', 'transaktionsbelob', 'kroner', 'kr', 'dkk', 'indsat haevet', 'haevet indsat',
      'bevaegelse kr', 'belob eur', 'total', 'samlet belob', 'belob i danske kroner', 'bogfort belob',
      'belob i kontoens valuta', 'ud ind', 'kobsbelob',
    ],
    balance: [
      'saldo', 'saldo dkk', 'saldo kr', 'saldo i dkk', 'ny saldo', 'bogfort saldo', 'saldo efter', 'aktuel saldo',
      'balance', 'disponibelt', 'indestaende', 'disponibel saldo', 'lobende saldo', 'saldo efter postering',
      'til radighed', 'saldo i kr', 'disponibelt belob',
    ],
    mark: ['fortegn', 'd k', 'debet kredit tegn', 'tegn'],
    currency: ['valuta', 'valutakode', 'montsort', 'mont', 'kontovaluta'],
    foreign: [
      'belob i valuta', 'belob i fremmed valuta', 'fremmed valuta', 'udenlandsk valuta', 'valutabelob',
      'oprindeligt belob', 'original belob', 'originalt belob', 'kurs', 'valutakurs', 'omregningskurs', 'gebyr',
      'gebyrer', 'moms', 'belob i udenlandsk valuta', 'kobsbelob i valuta', 'rente', 'rentesats', 'udenlandsk belob',
      'lokalbelob', 'kurstillaeg', 'point', 'oprindelig valuta', 'vekselkurs', 'omregningsgebyr',
      'belob i anden valuta', 'anden valuta',
    ],
  }, // prettier-ignore
  labels: {
    opening: [
      'primo saldo', 'primosaldo', 'saldo primo', 'startsaldo', 'start saldo', 'tidligere saldo', 'sidste saldo',
      'saldo fra sidste kontoudskrift', 'saldo sidste kontoudskrift', 'saldo fra sidste udskrift', 'overfort saldo',
      'saldo overfort', 'overfort fra forrige side', 'overfort fra foregaende side', 'overfort fra sidste side', 'transport fra forrige side',
      'transport fra side', 'saldo fra forrige side', 'gammel saldo', 'indgaende saldo', 'indgaende balance',
      'abningssaldo', 'begyndelsessaldo', 'saldo ved periodens start', 'saldo ved periodens begyndelse',
      'forrige saldo', 'saldo forrige kontoudtog', 'saldo fra sidste kontoudtog', 'saldo sidste kontoudtog',
      'overfort fra sidste kontoudtog', 'overfort fra sidste opgorelse', 'saldo fra sidste opgorelse',
      'skyldigt belob fra sidste opgorelse', 'overfort fra forrige periode', 'skyldig saldo fra sidste',
      'saldo start', 'saldo fra sidste maned', 'skyldigt fra sidste opgorelse', 'overfort fra sidste maned',
      'overfort fra forrige udskrift', 'saldo forrige udskrift',
    ],
    closing: [
      'saldo at overfore', 'ultimo saldo', 'ultimosaldo', 'saldo ultimo', 'slutsaldo', 'slut saldo', 'ny saldo', 'aktuel saldo',
      'nuvaerende saldo', 'saldo pr', 'saldo overfores', 'overfores', 'at overfore', 'overfores til naeste side',
      'overfort til naeste side', 'transport til naeste side', 'transporteres', 'saldo til overforsel',
      'udgaende saldo', 'udgaende balance', 'lukkesaldo', 'saldo ved periodens slut',
      'saldo ved periodens afslutning', 'saldo den', 'indestaende pr', 'indestaende', 'bogfort saldo', 'til betaling',
      'at betale', 'belob til betaling', 'samlet skyldigt belob', 'skyldigt belob', 'i alt til betaling',
      'at betale i alt', 'saldo i banks favor', 'saldo i din favor', 'saldo i vores favor', 'skyldig saldo',
      'ny skyldig saldo', 'saldo slut', 'saldo i deres favor', 'samlet saldo', 'saldo kontoudtog', 'udestaende saldo',
      'samlet udestaende',
      'saldo i alt',
    ],
    totalIn: [
      'indsat i alt', 'indsaetninger i alt', 'i alt indsat', 'total indsat', 'samlet indsat', 'sum indsat',
      'indbetalinger', 'indbetalinger i alt', 'indtaegter i alt', 'indsaettelser', 'indsaettelser i alt',
      'kredit i alt', 'i alt kredit', 'i alt ind', 'ind i alt', 'penge ind i alt', 'total kredit', 'sum kredit',
      'samlede indbetalinger', 'indbetalt i alt', 'indtaegter', 'krediteringer', 'samlede indsaettelser',
      'sum indsaetninger', 'tilgang i alt', 'betalinger og krediteringer', 'modtagne betalinger', 'indsat i perioden',
      'antal indsaetninger', 'total ind', 'indbetalinger og krediteringer',
    ],
    totalOut: [
      'haevet i alt', 'haevninger i alt', 'i alt haevet', 'total haevet', 'samlet haevet', 'sum haevet',
      'udbetalinger', 'udbetalinger i alt', 'udgifter i alt', 'haevninger', 'debet i alt', 'i alt debet', 'i alt ud',
      'ud i alt', 'penge ud i alt', 'total debet', 'sum debet', 'samlede udbetalinger', 'udbetalt i alt', 'udgifter',
      'debiteringer', 'samlede haevninger', 'sum haevninger', 'kob i alt', 'kob og haevninger', 'samlet forbrug',
      'forbrug i alt', 'nye kob', 'kob i perioden', 'haevet i perioden', 'antal haevninger', 'total ud',
      'kob og haevninger i alt', 'nye kob i alt', 'nye transaktioner', 'periodens forbrug',
    ],
    otherBalance: ['at betale minimum', 'at betale mindst'],
    total: [
      'i alt', 'ialt', 'total', 'sum', 'subtotal', 'sub total', 'mellemsum', 'sum i alt', 'total i alt', 'side total',
      'sidetotal', 'sammendrag', 'samlet', 'samlet total', 'omsaetning', 'total for perioden', 'sum side',
      'posteringer i alt', 'dagssaldo', 'i alt for perioden', 'i alt kort', 'total kort', 'bevaegelser i alt',
      'side i alt',
    ],
    accountNumber: [
      'kontonummer', 'kontonr', 'konto nr', 'konto', 'iban', 'reg nr og kontonr', 'reg og kontonr',
      'reg nr kontonr', 'registreringsnummer og kontonummer', 'reg konto', 'kortnummer', 'kortnr', 'kort nr',
      'reg nr konto nr', 'kontonummer iban', 'regnr kontonr', 'iban nr', 'iban nummer', 'lanenummer', 'lanenr',
      'registrerings og kontonummer', 'kort',
    ],
    holder: [
      'kontohaver', 'kontoindehaver', 'kontoejer', 'ejer', 'indehaver', 'kunde', 'navn', 'kundenavn', 'kortholder',
      'kortindehaver', 'kontonavn', 'hovedkortholder', 'medkontohaver', 'kontohavere', 'kontoejere', 'virksomhed',
      'lantager', 'kortholders navn', 'fuldmagtsgiver',
    ],
    period: [
      'periode', 'perioden', 'for perioden', 'i perioden', 'fra', 'kontoudtog for perioden', 'udskriftsperiode',
      'fra den', 'kontoudskrift for perioden', 'posteringer fra', 'dato fra', 'bevaegelser fra',
      'posteringer i perioden', 'kontoudtog fra', 'opgorelsesperiode', 'kontoudskrift fra', 'periode fra',
      'posteringer for perioden', 'faktureringsperiode', 'valgt periode', 'maned',
    ],
    periodTo: ['til', 'til og med', 't o m', 'til den', 'og', 'dato til', 'tom'],
    dueDate: ['forfaldsdato', 'betalingsfrist', 'betales senest', 'sidste rettidige betaling', 'sidste betalingsdato', 'betalingsdato'],
    statementDate: [
      'udskriftsdato', 'udskrevet', 'udskrevet den', 'dato', 'dato for udskrift', 'kontoudskrift pr', 'kontoudtog pr',
      'opgorelsesdato', 'pr dato', 'pr', 'kontoudtogsdato', 'udarbejdet', 'udskrift dato', 'dannet', 'dannet den',
      'dato for kontoudtog', 'udskrift af', 'oprettet', 'udstedt', 'udstedelsesdato', 'fakturadato',
      'kontoudskrift af', 'opgjort pr', 'udstedt den', 'printdato',
    ],
  }, // prettier-ignore
  sections: {
    paid: ['betalinger'],
    in: [
      'indsaetninger', 'indsaettelser', 'indbetalinger', 'indtaegter', 'krediteringer', 'betalinger og krediteringer',
      'penge ind', 'indgaende betalinger', 'overforsler ind', 'modtagne betalinger', 'indsat', 'returneringer',
      'indgaende', 'refusioner',
    ],
    out: [
      'haevninger', 'udbetalinger', 'udgifter', 'debiteringer', 'kob', 'kortkob', 'kob og haevninger', 'gebyrer',
      'penge ud', 'udgaende betalinger', 'kontanthaevninger', 'betalingsservice', 'overforsler ud', 'indkob',
      'gebyrer og renter', 'nye kob', 'haevet', 'dankortkob', 'forbrug', 'udgaende', 'faste overforsler',
      'renter og gebyrer', 'dine kob', 'checks',
    ],
    balances: [
      'daglige saldi', 'saldo pr dag', 'saldooversigt', 'saldoudvikling', 'saldi', 'daglig saldo', 'dagssaldi',
      'saldoopgorelse',
    ],
    other: [
      'betalingsaftaler', 'checkbilleder', 'skatteoversigt', 'gebyrer i ar', 'sammenligning med sidste maned', 'saldoens udvikling', 'afventende posteringer', 'afviste betalinger',
      'reserverede belob', 'reservationer', 'reserveret', 'ikke bogforte', 'ikke bogforte posteringer',
      'afventende transaktioner', 'ventende betalinger', 'rentesatser', 'kommende betalinger',
      'information', 'vigtig information', 'oversigt', 'sammendrag', 'point', 'bonus', 'priser', 'valutakurser',
      'indskydergaranti', 'kontooversigt', 'renteberegning', 'renteoplysninger', 'overtraek', 'meddelelser',
      'gebyroversigt', 'planlagte betalinger', 'rentespecifikation', 'bemaerkninger', 'laneoversigt', 'depotoversigt',
      'garantiformuen', 'specifikation af renter',
      'afdragsplan', 'betalingsplan',
    ],
  }, // prettier-ignore
  around: {
    comesFrom: ['overforsel ind', 'indgaende overforsel', 'overforsel fra'],
    goesTo: ['overforsel ud', 'udgaende overforsel', 'overforsel til'],
    interest: ['renter'],
    next: ['naeste'],
    toCome: ['kommende', 'fremtidige', 'planlagte', 'ventende', 'afventende', 'naeste maned', 'afviste', 'reservationer', 'reserverede'],
    determiners: ['din', 'dine'],
    accounts: ['konto'],
    in: ['i'],
    page: ['side'],
    pageOf: ['af'],
  }, // prettier-ignore
  marks: {
    debit: ['d', 'debet', 'debit', 'ud', 'haevet'],
    credit: ['k', 'kredit', 'ind', 'indsat', 'cr'],
  }, // prettier-ignore
  deposits: ['lonkonto', 'nemkonto', 'budgetkonto', 'opsparingskonto', 'privatkonto', 'erhvervskonto', 'anfordringskonto'], // prettier-ignore
  limits: ['bevilget kredit', 'kreditlimit', 'kreditramme', 'aop', 'disponibel kredit'], // prettier-ignore
  liability: [
    'forfaldent belob',
    'i alt til betaling', 'belob til betaling', 'betales senest', 'belob at betale',
    'kreditkort', 'kreditmaksimum', 'kreditgraense', 'minimumsbetaling', 'minimumsydelse',
    'mindste betaling', 'minimumsbelob', 'restkredit', 'kortkonto', 'betalingsfrist', 'sidste betalingsdato',
    'sidste rettidige betalingsdag', 'radighed pa kort', 'til radighed pa kreditten',
    'udnyttet kredit', 'mastercard opgorelse', 'kortholder', 'restgaeld', 'manedlig ydelse',
    'kreditkortopgorelse', 'minimum til betaling', 'kreditkonto', 'skyldigt belob', 'resterende kredit', 'lanenummer',
    'kortudtog',
    'kortudskrift', 'sidste rettidige betaling',
    'laneoversigt', 'boliglan', 'lanekonto',
    'trukket belob',
  ], // prettier-ignore
  books: ['finanskonto', 'kontokort', 'hovedbog'], // prettier-ignore
  bills: {
    charged: ['faktura', 'fakt'],
    settled: ['betaling', 'indbetaling', 'kreditnota'],
  }, // prettier-ignore
};
