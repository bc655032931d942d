import type { Lexicon } from './types.ts';

/** Norwegian: Bokmål and Nynorsk. */
export const nb: Lexicon = {
  language: 'nb',
  months: [
    ['januar', 'jan'],
    ['februar', 'feb', 'febr'],
    ['mars', 'mar'],
    ['april', 'apr'],
    ['mai'],
    ['juni', 'jun'],
    ['juli', 'jul'],
    ['august', 'aug'],
    ['september', 'sept', 'sep'],
    ['oktober', 'okt'],
    ['november', 'nov'],
    ['desember', 'des'],
  ], // prettier-ignore
  // Not "on" and "to": beside dates they are far more often English words that join a period.
  weekdays: [
    'mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lordag', 'sondag', 'tysdag', 'laurdag', 'sundag', 'man',
    'tir', 'tirs', 'ons', 'tor', 'tors', 'fre', 'lor', 'son', 'ma', 'ti', 'fr', 'lo', 'so',
  ], // prettier-ignore
  columns: {
    date: [
      // The day of a standing order that comes next.
      'neste dato', 'neste betaling', 'neste overforing',
      'dato', 'bokforingsdato', 'bokfort', 'bokfort dato', 'bokf dato', 'bokfort den', 'transaksjonsdato',
      'trans dato', 'kjopsdato', 'bruksdato', 'handledato', 'posteringsdato', 'dag', 'utfort dato', 'utfort',
      'betalingsdato', 'bokforing', 'bokforingsdag', 'registrert dato', 'dato bokfort', 'dato transaksjon',
      'kjops dato', 'transdato', 'bokf', 'reskontrodato', 'dato kl', 'posteringsdag', 'oppdragsdato',
    ],
    valueDate: [
      'rentedato', 'valuteringsdato', 'valutadato', 'valutering', 'rente dato', 'verdidato', 'rentedag', 'val dato',
      'rente fra', 'valuteringsdag',
    ],
    description: [
      'forklaring', 'tekst', 'beskrivelse', 'transaksjon', 'transaksjoner', 'spesifikasjon', 'transaksjonstekst',
      'detaljer', 'mottaker', 'mottakar', 'avsender', 'avsendar', 'mottaker avsender', 'navn', 'namn', 'melding',
      'melding kid', 'brukersted', 'brukerstad', 'transaksjonstype', 'bevegelser', 'kontobevegelser', 'type',
      'betalingsmottaker', 'betaler', 'varekjop', 'butikk', 'kjopssted', 'sted', 'posteringstekst', 'beskriving',
      'motpart', 'posteringer', 'forklarende tekst', 'belopet gjelder', 'fra til', 'by', 'kommentar', 'kjop',
      'innkjop', 'hva', 'navn pa mottaker', 'type og tekst', 'tekst mottaker', 'brukerstedets navn', 'undertype',
      'bevegelse',
      'tekst melding',
    ],
    reference: [
      'referanse', 'referansenummer', 'referansenr', 'ref', 'ref nr', 'arkivreferanse', 'arkivref', 'arkivref nr',
      'numref', 'numerisk referanse', 'kid', 'kid nummer', 'nr', 'nummer', 'bilag', 'bilagsnr', 'kode', 'kategori',
      'kort', 'kortnummer', 'til konto', 'motkonto', 'kontonummer', 'arkiv ref', 'arkivnr', 'lopenummer',
      'transaksjonsnummer', 'id', 'status', 'bunt', 'blankettnummer', 'bankgiro', 'betalingstype', 'underkategori',
      'bilagsnummer',
    ],
    out: [
      'ut av konto', 'ut fra konto', 'ut', 'uttak', 'belastet', 'belasta', 'belastning', 'belastninger', 'debet',
      'debit', 'utgift', 'utgifter', 'utbetaling', 'utbetalinger', 'utbetalt', 'utgaende', 'penger ut', 'belop ut',
      'belop ut av konto', 'belastet konto', 'uttak debet', 'fra konto', 'ut kr', 'uttak kr', 'ut nok', 'debitert',
      'minus', 'belastet kr', 'kostnad', 'belop debet',
    ],
    in: [
      'inn pa konto', 'inn til konto', 'inn', 'innskudd', 'innskot', 'godskrevet', 'godskreve', 'kreditert', 'kredit',
      'kreditering', 'inntekt', 'inntekter', 'innbetaling', 'innbetalinger', 'innbetalt', 'innsatt', 'inngaende',
      'penger inn', 'belop inn', 'belop inn pa konto', 'godskrevet konto', 'innskudd kredit', 'innsetting', 'inn kr',
      'innskudd kr', 'inn nok', 'plus', 'pluss', 'godskrevet kr', 'godskriving', 'belop kredit',
    ],
    amount: [
      'belop', 'belop nok', 'belop i nok', 'belop kr', 'belop i kr', 'belop i kroner', 'sum', 'inn ut', 'ut inn',
      'debet kredit', 'kroner', 'kr', 'nok', 'belop i norske kroner', 'transaksjonsbelop', 'bokfort belop',
      'inn pa konto ut av konto', 'ut av konto inn pa konto', 'totalbelop', 'fakturert belop', 'uttak innskudd',
      'innskudd uttak', 'belop i kontovaluta', 'samlet belop', 'belop eur',
    ],
    balance: [
      'saldo', 'saldo nok', 'saldo kr', 'ny saldo', 'bokfort saldo', 'saldo etter', 'disponibelt', 'disponibel saldo',
      'aktuell saldo', 'kontosaldo', 'saldo i nok', 'saldo etter transaksjon', 'lopende saldo', 'disponibelt belop',
      'innestaende', 'balanse', 'til disposisjon',
      'beholdning',
    ],
    mark: ['fortegn', 'd k', 'debet kredit tegn', 'forteikn'],
    currency: ['valuta', 'valutakode', 'valutaslag', 'kontovaluta'],
    foreign: [
      'belop i valuta', 'valutabelop', 'utenlandsk valuta', 'utenlandsk belop', 'utanlandsk valuta',
      'belop i utenlandsk valuta', 'originalbelop', 'opprinnelig belop', 'kurs', 'valutakurs', 'vekslingskurs',
      'gebyr', 'mva', 'opprinnelig valuta', 'omregningskurs', 'rente', 'rentesats', 'valutapaslag', 'lokalt belop',
      'fremmed valuta', 'belop i fremmed valuta', 'poeng', 'bonus', 'belop i originalvaluta', 'originalvaluta',
      'original valuta', 'original belop',
      'belop i annen valuta', 'annen valuta',
    ],
  }, // prettier-ignore
  labels: {
    opening: [
      'saldo fra forrige utskrift', 'inngaende saldo', 'inng saldo', 'saldo fra kontoutskrift', 'saldo fra forrige kontoutskrift',
      'saldo fra forrige', 'saldo forrige kontoutskrift', 'forrige saldo', 'tidligere saldo', 'startsaldo',
      'saldo ved periodens start', 'overfort fra forrige side', 'overforing fra forrige side',
      'transport fra forrige side', 'saldo overfort', 'apningssaldo', 'opningssaldo', 'primosaldo', 'saldo primo',
      'gammel saldo', 'inngaende balanse', 'inngaende saldo pr', 'saldo fra forrige faktura', 'saldo forrige faktura',
      'skyldig belop fra forrige faktura', 'utestaende fra forrige faktura', 'skyldig fra forrige faktura',
      'forre saldo', 'inngaande saldo', 'overfort fra forrige faktura', 'saldo i begynnelsen', 'saldo ved inngangen',
      'overfort saldo', 'saldo fra forrige maned', 'overfort fra forrige kontoutskrift', 'saldo sist',
      'saldo siste kontoutskrift', 'forrige faktura',
      'ib',
    ],
    closing: [
      'utgaende saldo', 'utg saldo', 'saldo i deres favor', 'saldo i dykkar favor', 'saldo i var favor',
      'saldo i din favor', 'saldo i bankens favor', 'ny saldo', 'sluttsaldo', 'saldo ved periodens slutt',
      'overfores til neste side', 'overfort til neste side', 'overforing til neste side', 'transport til neste side',
      'saldo overfores', 'overfores', 'navaerende saldo', 'aktuell saldo', 'saldo pr', 'ultimosaldo', 'saldo ultimo',
      'utgaende balanse', 'utgaende saldo pr', 'a betale', 'belop a betale', 'totalt a betale', 'til betaling',
      'sum a betale', 'skyldig belop', 'saldo denne faktura', 'total saldo', 'utestaende saldo', 'utestaende belop',
      'skyldig saldo', 'utgaande saldo', 'saldo pa konto', 'disponibel saldo', 'bokfort saldo', 'total skyldig',
      'totalt utestaende', 'totalt skyldig belop', 'saldo den', 'a betale totalt', 'fakturabelop',
      'samlet skyldig belop', 'saldo ved utgangen', 'saldo per',
      'ub',
    ],
    totalIn: [
      'sum inn pa konto', 'sum innskudd', 'sum inn', 'totalt inn', 'totalt innskudd', 'sum kredit', 'sum godskrevet',
      'sum innbetalinger', 'innbetalinger', 'sum inntekter', 'inntekter', 'inn pa konto totalt', 'innskudd',
      'innskudd totalt', 'inn totalt', 'sum krediteringer', 'total inn', 'totalt inn pa konto', 'sum innskot',
      'innbetalt', 'innbetalinger og krediteringer', 'krediteringer', 'sum innbetalt', 'samlet inn',
      'totale innbetalinger', 'omsetning kredit', 'sum inn til konto', 'mottatte betalinger', 'antall innskudd',
      'innskudd i perioden', 'inn i perioden',
    ],
    totalOut: [
      'sum ut av konto', 'sum ut fra konto', 'sum uttak', 'sum ut', 'totalt ut', 'totalt uttak', 'sum debet',
      'sum belastet', 'sum utbetalinger', 'utbetalinger', 'sum utgifter', 'utgifter', 'ut av konto totalt',
      'uttak totalt', 'ut totalt', 'sum belastninger', 'belastninger', 'total ut', 'totalt ut av konto', 'sum kjop',
      'nye kjop', 'varekjop og uttak', 'sum nye kjop', 'kjop og uttak', 'samlet forbruk', 'totalt forbruk',
      'sum varekjop', 'samlet ut', 'totale utbetalinger', 'omsetning debet', 'nye transaksjoner', 'antall uttak',
      'uttak i perioden', 'ut i perioden', 'kjop i perioden', 'forbruk', 'sum transaksjoner', 'kjop og gebyrer',
      'sum belasta',
      'varekjop',
    ],
    otherBalance: ['a betale minimum', 'a betale minst'],
    total: [
      'sum', 'totalt', 'total', 'delsum', 'totalsum', 'sum side', 'sum denne side', 'sammendrag', 'samandrag',
      'oppsummering', 'omsetning', 'sum bevegelser', 'sidesum', 'sum for perioden', 'sum kort', 'totalt for perioden',
      'sum totalt', 'mellomsum', 'i alt', 'sum i alt', 'sum denne perioden', 'sum transaksjoner kort', 'dagssaldo',
    ],
    accountNumber: [
      'kontonummer', 'kontonr', 'konto nr', 'konto', 'iban', 'kortnummer', 'kort nr', 'kontonummer iban',
      'konto nummer', 'for konto', 'brukskonto', 'kontoutskrift for konto', 'ditt kontonummer', 'iban nr',
      'iban nummer', 'kontonr iban', 'lanenummer', 'kredittkontonummer', 'bankkonto', 'kundekonto', 'lanekonto',
    ],
    holder: [
      'kontoeier', 'kontoeigar', 'kontohaver', 'kontoinnehaver', 'eier', 'innehaver', 'kunde', 'kundenavn', 'navn',
      'kortholder', 'kortinnehaver', 'kontohavar', 'namn', 'hovedkortholder', 'medkontohaver', 'disponent',
      'kontonavn', 'bedrift', 'lantaker', 'firma', 'kontohaver navn', 'kortholders navn',
    ],
    period: [
      'periode', 'perioden', 'for perioden', 'i perioden', 'fra', 'kontoutskrift for perioden', 'fra og med', 'f o m',
      'transaksjoner fra', 'tidsrom', 'i tidsrommet', 'dato fra', 'kontoutskrift fra', 'perioden fra',
      'fakturaperiode', 'datointervall', 'transaksjoner i perioden', 'i tiden', 'utskriftsperiode', 'bevegelser fra',
      'fom', 'for tidsrommet', 'valgt periode', 'maned',
    ],
    periodTo: ['til', 'til og med', 't o m', 'og', 'dato til', 'tom'],
    dueDate: ['forfallsdato', 'forfall', 'betalingsfrist', 'betales innen'],
    statementDate: [
      'utskriftsdato', 'dato', 'utskrevet', 'utskriftsdato kontoutskrift', 'kontoutskrift pr', 'pr dato',
      'fakturadato', 'dato for utskrift', 'utskrevet den', 'opprettet', 'per dato', 'utskrift dato', 'utskriven',
      'produsert', 'generert', 'produsert dato', 'skrevet ut', 'laget', 'utarbeidet', 'opprettet dato',
      'dato kontoutskrift', 'utstedt', 'utstedelsesdato', 'saldo per dato', 'kontoutskrift dato', 'pr',
    ],
  }, // prettier-ignore
  sections: {
    paid: ['betalinger'],
    in: [
      'innskudd', 'innbetalinger', 'inn pa konto', 'inntekter', 'krediteringer', 'innbetalinger og krediteringer',
      'penger inn', 'inngaende betalinger', 'overforinger inn', 'mottatte betalinger', 'innskot', 'godskrevet',
      'returer', 'betalinger og krediteringer', 'refusjoner', 'betalinger og refusjoner',
    ],
    out: [
      'uttak', 'utbetalinger', 'ut av konto', 'utgifter', 'belastninger', 'kjop', 'varekjop', 'kortkjop', 'nye kjop',
      'kjop og uttak', 'gebyrer', 'omkostninger', 'penger ut', 'utgaende betalinger', 'kontantuttak', 'minibankuttak',
      'overforinger ut', 'avtalegiro', 'renter og gebyrer', 'varekjop og uttak', 'gebyrer og renter',
      'faste betalinger', 'belastet', 'forbruk', 'nye transaksjoner', 'kjop og gebyrer', 'faste oppdrag',
    ],
    balances: [
      'daglige saldoer', 'saldo per dag', 'saldo pr dag', 'saldooversikt', 'saldoutvikling', 'daglig saldo',
      'saldoer', 'saldohistorikk',
    ],
    other: [
      'reserverte belop', 'reservasjoner', 'reservert', 'ikke bokforte', 'ikke bokforte transaksjoner',
      'ikke bokfort', 'rentesatser', 'kommende betalinger', 'forfallsoversikt',
      'betalinger til forfall', 'informasjon', 'viktig informasjon', 'oversikt', 'sammendrag', 'poeng', 'bonus',
      'bonuspoeng', 'priser', 'prisliste', 'valutakurser', 'innskuddsgaranti', 'kontooversikt', 'renteberegning',
      'renteopplysninger', 'renteinformasjon', 'meldinger', 'gebyroversikt', 'planlagte betalinger',
      'oversikt over gebyrer', 'arsoppgave', 'kostnadsoversikt', 'delbetaling', 'ventende transaksjoner',
      'nedbetalingsplan', 'betalingsplan',
      'forfallsregister',
    ],
  }, // prettier-ignore
  around: {
    comesFrom: ['overforing inn', 'innkommende overforing', 'overforing fra'],
    goesTo: ['overforing ut', 'utgaende overforing', 'overforing til'],
    interest: ['renter'],
    next: ['neste'],
    toCome: ['kommende', 'fremtidige', 'planlagte', 'ventende', 'neste maned', 'avviste', 'reservasjoner', 'reserverte'],
    determiners: ['din', 'dine', 'mine'],
    accounts: ['konto'],
    in: ['i'],
    page: ['side'],
    pageOf: ['av'],
  }, // prettier-ignore
  marks: {
    debit: ['d', 'debet', 'ut', 'belastet', 'uttak'],
    credit: ['k', 'kredit', 'inn', 'godskrevet', 'innskudd'],
  }, // prettier-ignore
  deposits: ['brukskonto', 'sparekonto', 'lonnskonto', 'bedriftskonto', 'driftskonto'], // prettier-ignore
  limits: ['kredittramme', 'innvilget kreditt', 'tilgjengelig kreditt', 'disponibel kreditt', 'effektiv rente', 'kredittlimit'], // prettier-ignore
  liability: [
    'betales innen', 'belop a betale',
    'kredittkort', 'kredittgrense', 'minimumsbelop', 'minste belop a betale',
    'minimum a betale', 'forfallsdato', 'kredittkortfaktura',
    'kortkonto', 'kortholder', 'restgjeld', 'kortfaktura', 'kredittkonto', 'minstebelop',
    'benyttet kreditt', 'ubenyttet kreditt', 'minstebelop a betale', 'minimum belop a betale', 'faktura kredittkort',
    'skyldig belop', 'lanekonto', 'delbetaling', 'rammekreditt', 'kredittkortkonto',
    'minimum til betaling',
    'a betale', 'utestaende saldo',
    'lanenummer', 'nedbetalingsplan', 'laneoversikt',
    'rammelan',
  ], // prettier-ignore
  books: ['hovedbok', 'hovedboksspesifikasjon', 'kontospesifikasjon'], // prettier-ignore
  bills: {
    charged: ['faktura', 'fakt'],
    settled: ['betaling', 'innbetaling', 'kreditnota'],
  }, // prettier-ignore
};
