import type { Lexicon } from './types.ts';

/** Swedish: Sweden, Finland. */
export const sv: Lexicon = {
  language: 'sv',
  months: [
    ['januari', 'jan'],
    ['februari', 'feb', 'febr'],
    ['mars', 'mar'],
    ['april', 'apr'],
    ['maj'],
    ['juni', 'jun'],
    ['juli', 'jul'],
    ['augusti', 'aug'],
    ['september', 'sept', 'sep'],
    ['oktober', 'okt'],
    ['november', 'nov'],
    ['december', 'dec'],
  ], // prettier-ignore
  // Not "on" and "to": beside dates they are far more often English words that join a period.
  weekdays: [
    'mandag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lordag', 'sondag', 'man', 'tis', 'ons', 'tors', 'tor', 'fre',
    'lor', 'son', 'ma', 'ti', 'fr', 'lo', 'so',
  ], // prettier-ignore
  columns: {
    date: [
      // The day of a standing order that comes next.
      'nasta datum', 'nasta betalning', 'nasta overforing', 'nasta dragning',
      'datum', 'bokforingsdatum', 'bokforingsdag', 'bokf dag', 'bokf datum', 'bokfort', 'bokford', 'bokforing',
      'bokdag', 'bokdat', 'transaktionsdatum', 'transdatum', 'transdag', 'transaktionsdag', 'kopdatum', 'inkopsdatum',
      'dag', 'trans datum', 'trans dag', 'reskontradatum', 'reskontradag', 'bokforings datum', 'bokfdag', 'bokfdatum', 'betaldatum',
      'betalningsdatum', 'registreringsdag', 'datum transaktion', 'bokforingsd', 'inkopsdag', 'bokford den',
      'affarsdag', 'handelsedatum', 'reg datum', 'datum for kop', 'datum inkop', 'bokf',
      'bokf dat', 'bokforingsdat',
    ],
    valueDate: [
      'ranta fran',
      'valutadatum', 'valuta dag', 'valutadag', 'rantedag', 'ranteverkningsdag', 'val datum', 'valdag', 'rantedatum',
      'vardedatum', 'vardedag', 'ranta fr o m',
      'ranteda',
    ],
    description: [
      'text', 'beskrivning', 'specifikation', 'handelse', 'handelser', 'transaktion', 'transaktioner',
      'transaktionstext', 'meddelande', 'referens meddelande', 'mottagare', 'mottagare avsandare', 'avsandare',
      'namn', 'rubrik', 'transaktionstyp', 'typ av transaktion', 'kontohandelse', 'kontohandelser', 'inkopsstalle',
      'forsaljningsstalle', 'butik', 'kopstalle', 'andamal', 'betalningsmottagare', 'betalare', 'forklaring',
      'information', 'detaljer', 'kommentar', 'meddelande till mottagare', 'benamning', 'avser', 'motpart', 'ort',
      'mottagare betalare', 'beskrivning av transaktion', 'dina transaktioner', 'inkopsplats', 'kop',
      'specifikation av transaktioner', 'vad', 'typ och text', 'stad', 'handelsetext', 'rorelser', 'forklaring text',
      'verksamhet',
      'text mottagare',
    ],
    reference: [
      'verifikat',
      'referens', 'referensnummer', 'ref', 'ref nr', 'referensnr', 'nummer', 'nr', 'verifikation',
      'verifikationsnummer', 'ver nr', 'vernr', 'typ', 'kod', 'kontonummer', 'bankgiro', 'mottagarkonto', 'kategori',
      'kort', 'kortnummer', 'arkiveringskod', 'arkiveringsnummer', 'lopnummer', 'clearingnummer', 'id', 'ocr',
      'checknummer', 'transaktionsnummer', 'produkt', 'motkonto', 'status', 'radnummer', 'registreringsnummer',
      'land', 'egna anteckningar',
    ],
    out: [
      'uttag', 'ut', 'debet', 'utbetalning', 'utbetalningar', 'utgift', 'utgifter', 'utgaende', 'belopp ut',
      'uttag debet', 'pengar ut', 'betalning', 'debiteringar', 'debitering', 'uttaget', 'uttag kr', 'uttag sek',
      'belopp debet', 'utbetalt', 'debet sek', 'kostnad', 'kostnader', 'minus', 'belopp uttag', 'ut kr', 'kop belopp',
      'fran konto', 'uttag belopp', 'utgifter kr',
      'debiterat',
    ],
    in: [
      'insattning', 'insattningar', 'in', 'kredit', 'inbetalning', 'inbetalningar', 'inkomst', 'inkomster',
      'ingaende', 'belopp in', 'insattning kredit', 'pengar in', 'insatt', 'krediteringar', 'kreditering',
      'insattning kr', 'insattning sek', 'belopp kredit', 'inbetalt', 'kredit sek', 'plus', 'belopp insattning',
      'in kr', 'till konto', 'insattningar kr', 'insattningsbelopp', 'intakt', 'intakter', 'insattn',
      'krediterat',
    ],
    amount: [
      'belopp', 'belopp sek', 'belopp i sek', 'belopp kr', 'belopp i kr', 'summa', 'transaktionsbelopp',
      'uttag insattning', 'insattning uttag', 'in ut', 'debet kredit', 'kronor', 'belopp i svenska kronor', 'kr',
      'sek', 'bokfort belopp', 'belopp eur', 'belopp i kronor', 'belopp i euro', 'insattningar uttag',
      'belopp inkl moms', 'betalt belopp', 'in och ut', 'fakturerat belopp', 'belopp i kontovaluta', 'kopbelopp',
      'total',
    ],
    balance: [
      'saldo', 'bokfort saldo', 'saldo sek', 'saldo kr', 'behallning', 'kontosaldo', 'saldo efter', 'aktuellt saldo',
      'nytt saldo', 'utgaende saldo', 'saldo efter transaktion', 'disponibelt', 'saldo i sek', 'disponibelt belopp',
      'tillgangligt belopp', 'kvar', 'kontobehallning', 'lopande saldo', 'tillgangligt saldo', 'saldo efter handelse',
      'saldo eur', 'skuld',
    ],
    mark: ['tecken', 'd k', 'debet kredit tecken', 'plus minus'],
    currency: ['valuta', 'val', 'valutakod', 'kontovaluta'],
    foreign: [
      'utlandskt belopp', 'belopp i utlandsk valuta', 'utlandsk valuta', 'valutabelopp', 'ursprungligt belopp',
      'originalbelopp', 'originalvaluta', 'kurs', 'vaxelkurs', 'valutakurs', 'avgift', 'moms', 'belopp i valuta',
      'belopp i lokal valuta', 'valutavaxlingspaslag', 'ranta', 'rantesats', 'kursvaluta', 'ursprungsbelopp',
      'belopp utl valuta', 'utl valuta belopp', 'omrakningskurs', 'bonus', 'poang', 'varav moms', 'utl belopp',
      'belopp i annan valuta', 'annan valuta',
    ],
  }, // prettier-ignore
  labels: {
    opening: [
      'ingaende saldo', 'ing saldo', 'ingaende balans', 'tidigare saldo', 'foregaende saldo', 'saldo fran foregaende',
      'saldo foregaende period', 'gammalt saldo', 'startsaldo', 'ingaende behallning', 'ing behallning',
      'saldo fran foregaende sida', 'transport fran foregaende sida', 'overfort fran foregaende sida',
      'oppningssaldo', 'ingaende kontosaldo', 'saldo vid periodens borjan', 'ingaende saldo per',
      'ingaende saldo den', 'saldo enligt foregaende kontoutdrag', 'saldo foregaende kontoutdrag',
      'foregaende faktura', 'saldo fran foregaende faktura', 'skuld fran foregaende faktura', 'ingaende skuld',
      'foregaende skuld', 'saldo i borjan', 'tidigare skuld', 'belopp fran foregaende faktura',
      'saldo enligt foregaende besked', 'gammal skuld', 'saldo foregaende manad', 'ingaende saldo sek', 'ing bal',
      'ingangssaldo', 'begynnelsesaldo', 'saldo foregaende faktura', 'kvar fran foregaende faktura',
      'fran foregaende sida', 'ingaende transport',
      'ib',
    ],
    closing: [
      'att overfora',
      'utgaende saldo', 'utg saldo', 'utgaende balans', 'nytt saldo', 'aktuellt saldo', 'slutsaldo',
      'utgaende behallning', 'utg behallning', 'saldo till nasta sida', 'transport till nasta sida',
      'overfort till nasta sida', 'transporteras', 'att transportera', 'stangningssaldo', 'utgaende kontosaldo',
      'saldo vid periodens slut', 'utgaende saldo per', 'utgaende saldo den', 'saldo per', 'behallning',
      'bokfort saldo', 'att betala', 'summa att betala', 'belopp att betala', 'totalt att betala', 'ny skuld',
      'utgaende skuld', 'aktuell skuld', 'saldo i slutet', 'total skuld', 'totalt skuldbelopp', 'nuvarande saldo',
      'skuld efter denna faktura', 'saldo pa kontot', 'total kreditskuld', 'fakturabelopp',
      'skuld totalt', 'kontostallning', 'slutbalans', 'utg bal', 'saldo den', 'att betala totalt', 'kvar att betala',
      'till nasta sida', 'utgaende transport',
      'ub',
    ],
    totalIn: [
      'summa insattningar', 'summa insattning', 'totalt insatt', 'totala insattningar', 'insattningar',
      'summa kredit', 'summa inbetalningar', 'inbetalningar', 'totalt in', 'summa in', 'insattningar totalt',
      'summa inkomster', 'inkomster', 'summa krediteringar', 'krediteringar', 'antal insattningar',
      'insattningar under perioden', 'summa insatt', 'insatt belopp totalt', 'summa betalningar och krediteringar',
      'inbetalt', 'inbetalningar och krediteringar', 'summa inbetalt', 'totalt inbetalt', 'omsattning kredit',
      'pengar in totalt', 'summa kreditering', 'erhallna betalningar', 'insatt under perioden',
      'betalningar och krediteringar',
    ],
    totalOut: [
      'summa uttag', 'totalt uttag', 'totala uttag', 'uttag', 'summa debet', 'summa utbetalningar', 'utbetalningar',
      'totalt ut', 'summa ut', 'uttag totalt', 'summa utgifter', 'utgifter', 'summa debiteringar', 'debiteringar',
      'antal uttag', 'uttag under perioden', 'summa uttaget', 'uttaget belopp totalt', 'summa kop', 'totalt kop',
      'nya kop', 'kop och uttag', 'summa nya kop', 'summa inkop', 'totala kop', 'omsattning debet',
      'pengar ut totalt', 'totalt uttaget', 'summa nya transaktioner', 'kop under perioden', 'kop och avgifter',
      'summa transaktioner', 'nya transaktioner', 'inkop och uttag',
    ],
    dayEnd: ['dagssaldo'],
    otherBalance: ['disponibelt belopp', 'disponibelt saldo', 'att betala minst', 'att betala minimum'],
    total: [
      'summa', 'totalt', 'total', 'delsumma', 'totalsumma', 'sidsumma', 'summa sida', 'summering', 'sammanfattning',
      'summa denna sida', 'omsattning', 'slutsumma', 'summa for perioden', 'totalt for perioden', 'summa kort',
      'summa for kort', 'mellansumma', 'summa kortnummer', 'totaler', 'delsaldo', 'summa kontohandelser',
    ],
    accountNumber: [
      'kontonummer', 'kontonr', 'konto nr', 'konto', 'iban', 'kontonummer iban', 'kontonamn och nummer', 'kortnummer',
      'kort nr', 'clearing och kontonummer', 'clearingnr kontonr', 'clearingnummer och kontonummer',
      'ert kontonummer', 'ditt kontonummer', 'personkonto', 'bankkonto', 'lanenummer', 'plusgirokonto',
      'bankgironummer', 'konto iban', 'clearing kontonummer', 'kort',
    ],
    holder: [
      'kontohavare', 'kontoinnehavare', 'innehavare', 'kund', 'kundnamn', 'namn', 'kontohavarens namn',
      'kortinnehavare', 'kontots agare', 'kortmedlem', 'medkontohavare', 'kontohavare namn', 'huvudkortsinnehavare',
      'huvudkortinnehavare', 'kontoagare', 'agare', 'foretag', 'lantagare', 'kontots innehavare', 'kontonamn',
    ],
    period: [
      'period', 'perioden', 'for perioden', 'kontoutdrag for perioden', 'fr o m', 'from', 'fran', 'fran och med',
      'fran o m', 'avser perioden', 'kontoutdrag', 'tidsperiod', 'datum fran', 'kontoutdrag period', 'utdragsperiod',
      'datumintervall', 'avseende perioden', 'transaktioner for perioden', 'avser tiden', 'tiden',
      'transaktioner under perioden', 'avser period', 'fakturaperiod', 'perioden fran', 'valt datumintervall',
      'manad',
    ],
    periodTo: ['till', 't o m', 'till och med', 'tom', 'och', 'datum till'],
    dueDate: ['forfallodag', 'forfallodatum', 'oss tillhanda senast', 'betalas senast', 'betala senast'],
    statementDate: [
      'utdragsdatum', 'kontoutdragsdatum', 'kontoutdrag datum', 'utskriftsdatum', 'datum', 'utskrivet', 'utskriven',
      'fakturadatum', 'datum for kontoutdrag', 'skapad', 'skapad den', 'skapat', 'per den', 'utfardat',
      'utfardat den', 'kontoutdrag per', 'utskrivet den', 'avstamningsdatum', 'upprattat', 'brytdatum', 'framstallt',
      'framtaget', 'framtagen', 'besked per', 'kontoutdrag skapat', 'utstallningsdatum',
    ],
  }, // prettier-ignore
  sections: {
    paid: ['betalningar'],
    in: [
      'insattningar', 'inbetalningar', 'inkomster', 'krediteringar', 'betalningar och krediteringar',
      'inkommande betalningar', 'pengar in', 'inbetalningar och krediteringar', 'overforingar in',
      'erhallna betalningar', 'returer', 'inkommande', 'insatt', 'retur och krediteringar',
    ],
    out: [
      'uttag', 'utbetalningar', 'utgifter', 'debiteringar', 'kop', 'inkop', 'kortkop', 'nya kop', 'kop och uttag',
      'avgifter', 'utgaende betalningar', 'pengar ut', 'autogiro', 'kontantuttag', 'bankomatuttag', 'overforingar ut',
      'avgifter och ranta', 'rantor och avgifter', 'kop och avgifter', 'nya transaktioner', 'utgaende',
      'staende overforingar', 'inkop och uttag', 'kop uttag', 'kostnader', 'ranta och avgifter',
    ],
    balances: [
      'dagssaldon', 'saldo per dag', 'dagligt saldo', 'saldon', 'saldoutveckling', 'saldooversikt', 'dagliga saldon',
      'saldolista', 'saldon per dag',
    ],
    other: [
      'autogiromedgivanden', 'checkbilder', 'vaxelkurser', 'avgifter hittills i ar', 'jamforelse med forra manaden', 'saldots utveckling', 'vantande kop', 'nekade kop',
      'ej bokforda handelser', 'kommande handelser',
      'reserverade belopp', 'reserverat belopp', 'ej bokforda', 'ej bokforda transaktioner', 'vantande transaktioner',
      'preliminara transaktioner', 'rantesatser', 'rantesats', 'ranta', 'kommande betalningar',
      'kommande transaktioner', 'information', 'viktig information', 'sammanfattning', 'oversikt', 'poang', 'bonus',
      'bonuspoang', 'prislista', 'valutakurser', 'insattningsgaranti', 'planerade betalningar', 'kontooversikt',
      'ranteberakning', 'ranteinformation', 'meddelanden', 'skatteuppgifter', 'engagemang', 'reservationer',
      'prisinformation', 'betalningsinformation', 'avgiftsspecifikation', 'delbetalningar', 'delbetalning',
      'amorteringsplan', 'betalningsplan', 'depainnehav', 'hittills i ar',
      'ej bokforda kop', 'planerade overforingar',
    ],
  }, // prettier-ignore
  around: {
    comesFrom: ['inkommande overforing', 'inkommande betalning', 'overforing fran'],
    goesTo: ['utgaende overforing', 'utgaende betalning', 'overforing till'],
    interest: ['ranta'],
    next: ['nasta'],
    toCome: ['kommande', 'framtida', 'planerade', 'vantande', 'ej bokforda', 'nasta manad', 'nekade', 'avvisade', 'reserverade', 'reservationer'],
    determiners: ['din', 'dina', 'mina'],
    accounts: ['konto'],
    in: ['i'],
    page: ['sida'],
    pageOf: ['av'],
    continued: ['fortsattning'],
  }, // prettier-ignore
  marks: {
    debit: ['d', 'debet', 'dr', 'ut', 'uttag'],
    credit: ['k', 'kredit', 'cr', 'c', 'insattning'],
  }, // prettier-ignore
  deposits: ['lonekonto', 'privatkonto', 'sparkonto', 'foretagskonto', 'transaktionskonto', 'personkonto', 'checkkonto'], // prettier-ignore
  limits: ['kreditgrans', 'kreditlimit', 'beviljad kredit', 'tillganglig kredit', 'effektiv ranta', 'kopgrans', 'disponibel kredit'], // prettier-ignore
  liability: [
    'forfallet belopp',
    'att betala',
    'kreditkort', 'lagsta belopp att betala',
    'minsta belopp att betala', 'minimibelopp', 'lagsta att betala', 'kreditutrymme',
    'kortfaktura', 'kontokort', 'kortinnehavare', 'utnyttjad kredit', 'kvar av kredit', 'kvar att utnyttja',
    'forfallodag', 'forfallodatum', 'delbetalning', 'ny skuld', 'skuldsaldo', 'kreditkortsfaktura',
    'betala senast', 'lanenummer', 'aterstaende skuld', 'faktura for kort',
    'manadsfaktura', 'bankkortsfaktura', 'kreditutnyttjande', 'aktuell skuld', 'kreditkortskonto',
    'minsta belopp', 'betalas senast', 'utgaende skuld',
    'laneutdrag', 'lanekonto', 'amorteringsplan', 'laneoversikt', 'bolan', 'kvarvarande skuld',
    'utnyttjat belopp',
  ], // prettier-ignore
  books: ['huvudbok', 'huvudboken'], // prettier-ignore
  bills: {
    charged: ['faktura', 'fakturanr', 'fakt'],
    settled: ['betalning', 'inbetalning', 'kreditfaktura', 'kredit'],
  }, // prettier-ignore
};
