import type { Lexicon } from './types.ts';

/** Icelandic. */
export const is: Lexicon = {
  language: 'is',
  months: [
    ['januar', 'jan'],
    ['februar', 'feb', 'febr'],
    ['mars', 'mar'],
    ['april', 'apr'],
    ['mai'],
    ['juni', 'jun'],
    ['juli', 'jul'],
    ['agust', 'agu'],
    ['september', 'sept', 'sep'],
    ['oktober', 'okt'],
    ['november', 'nov'],
    ['desember', 'des'],
  ], // prettier-ignore
  weekdays: [
    'manudagur', 'thridjudagur', 'midvikudagur', 'fimmtudagur', 'fostudagur', 'laugardagur', 'sunnudagur',
    'man', 'thri', 'mid', 'fim', 'fos', 'lau', 'sun',
  ], // prettier-ignore
  columns: {
    date: [
      'dagsetning', 'dags', 'bokunardagur', 'bokunardagsetning', 'bokunardags', 'bokad', 'faersludagur',
      'faersludagsetning', 'dagsetning faerslu', 'vidskiptadagur', 'dagsetning vidskipta', 'dagur',
      'dags faerslu', 'bokunard',
    ],
    valueDate: [
      'vaxtadagur', 'vaxtadags', 'vaxtadagsetning', 'gildisdagur', 'gildisdagsetning', 'vaxtad',
    ],
    description: [
      'skyring', 'skyringar', 'skyring faerslu', 'texti', 'lysing', 'faersla', 'faerslur', 'faerslulysing',
      'vidtakandi', 'greidandi', 'nafn', 'motadili', 'nafn vidtakanda eda greidanda', 'vidtakandi greidandi', 'stadsetning',
      'tegund faerslu', 'skyringartexti', 'soluadili', 'texti faerslu',
    ],
    reference: [
      'tilvisun', 'tilv', 'sedilnumer', 'sedilnr', 'sedill', 'faerslunumer', 'faerslunr', 'textalykill',
      'lykill', 'numer', 'nr', 'innlausnarbanki', 'kennitala', 'greidslunumer', 'stofnun', 'bunkanumer',
      'skjalnumer', 'tegund', 'flokkur', 'numer faerslu',
    ],
    out: [
      'uttekt', 'uttektir', 'ut', 'gjold', 'debet', 'debetfaerslur', 'greitt', 'greitt ut', 'utborgun',
      'utborganir', 'utgreidslur', 'upphaed ut', 'uttektir kr', 'uttekt kr',
    ],
    in: [
      'innborgun', 'innborganir', 'inn', 'tekjur', 'kredit', 'kreditfaerslur', 'innlagnir', 'innlogn',
      'lagt inn', 'innlegg', 'innborgad', 'upphaed inn', 'innborganir kr', 'innborgun kr',
    ],
    amount: [
      'upphaed', 'fjarhaed', 'upphaed faerslu', 'upphaed i isk', 'upphaed i kr', 'upphaed kr', 'upphaed isk',
      'fjarhaed i kr', 'faersluupphaed', 'isk upphaed', 'upphaed i kronum', 'upphaed i islenskum kronum',
      'uttektir innborganir', 'isl kr', 'islenskar kronur', 'kronur',
    ],
    balance: [
      'stada', 'stada eftir faerslu', 'ny stada', 'innistaeda', 'inneign', 'bokud stada', 'stada reiknings',
      'innstaeda', 'stada kr', 'reikningsstada', 'til radstofunar', 'eftirstodvar',
    ],
    mark: ['d k', 'debet kredit', 'faerslumerki'],
    currency: ['mynt', 'gjaldmidill', 'myntkodi'],
    foreign: [
      'kaupupphaed',      'erlend upphaed', 'upphaed i erlendri mynt', 'gengi', 'upprunaleg upphaed', 'erlend mynt', 'vextir',
      'fjarmagnstekjuskattur', 'gjald', 'thoknun', 'upphaed i mynt', 'upphaed i upphaflegri mynt',
    ],
  }, // prettier-ignore
  labels: {
    opening: [
      'upphafsstada', 'stada i upphafi', 'stada i upphafi timabils', 'fyrri stada',
      'stada fra sidasta yfirliti', 'stada fra fyrra yfirliti', 'flutt fra fyrri sidu',
      'flutt fra sidustu sidu', 'opnunarstada', 'byrjunarstada', 'sidasta stada', 'stada vid upphaf timabils',
      'eldri stada', 'stada fra fyrra timabili', 'upphafsinnistaeda', 'eftirstodvar fra fyrra timabili',
      'stada i arsbyrjun',
    ],
    closing: [
      'lokastada', 'stada i lok', 'stada i lok timabils', 'ny stada', 'flutt a naestu sidu', 'nuverandi stada',
      'stada vid lok timabils', 'stada nu', 'til greidslu', 'samtals til greidslu', 'lokainnistaeda',
      'heildarskuld', 'stada i arslok', 'stada reiknings',
    ],
    totalIn: [
      'innborganir alls', 'innborganir samtals', 'samtals innborganir', 'samtals inn', 'inn samtals',
      'innlagnir samtals', 'heildarinnborganir', 'innborganir', 'samtals kredit', 'kredit samtals',
      'heildarinnlagnir', 'alls inn', 'greitt a timabilinu', 'innborgad a timabilinu',
    ],
    totalOut: [
      'uttektir alls', 'uttektir samtals', 'samtals uttektir', 'samtals ut', 'ut samtals', 'heildaruttektir',
      'uttektir', 'samtals debet', 'debet samtals', 'alls ut', 'utborganir samtals',
    ],
    total: [
      'samtals', 'alls', 'samtals a sidu', 'millisamtala', 'heildarvelta', 'velta', 'samtala', 'nidurstodutala',
      'hreyfingar samtals',
    ],
    accountNumber: [
      'reikningsnumer', 'reikningsnr', 'reikningur', 'numer reiknings', 'reikningur nr', 'iban', 'iban numer',
      'kortnumer', 'kortanumer', 'bankareikningur', 'banki hb reikningur', 'reikningur numer', 'numer korts',
    ],
    holder: [
      'eigandi', 'reikningseigandi', 'eigandi reiknings', 'nafn reikningseiganda', 'korthafi', 'nafn',
      'nafn korthafa', 'nafn eiganda', 'vidskiptavinur', 'reikningshafi',
    ],
    period: [
      'timabil', 'fyrir timabilid', 'yfirlitstimabil', 'timabilid', 'fra', 'yfirlit fyrir timabilid',
      'reikningsyfirlit fyrir timabilid', 'timabil fra', 'faerslur fra', 'dagsetning fra', 'uttektartimabil',
      'faerslutimabil',
    ],
    periodTo: ['til', 'til og med', 't o m', 'dagsetning til'],
    statementDate: [
      'dagsetning yfirlits', 'prentad', 'utgafudagur', 'utgefid', 'prentdagur', 'dagsetning prentunar',
      'yfirlit dagsett', 'dagsetning utgafu', 'sott', 'prentad thann', 'yfirlitsdagur', 'stada thann',
    ],
  }, // prettier-ignore
  sections: {
    in: [
      'innborganir', 'innlagnir', 'kreditfaerslur', 'inngreidslur', 'endurgreidslur', 'millifaert inn',
    ],
    out: [
      'uttektir', 'debetfaerslur', 'kortafaerslur', 'thjonustugjold', 'gjold', 'utborganir', 'utgreidslur',
      'beingreidslur', 'kortauttektir', 'faerslugjold', 'uttektir i hradbanka', 'millifaert ut',
    ],
    balances: [
      'dagleg stada', 'stada i lok dags', 'stoduyfirlit', 'medalstada', 'dagslokastada',
    ],
    other: [
      'vaxtatafla', 'vaxtakjor', 'obokadar faerslur', 'osamthykktar faerslur', 'heimildir',
      'ouppgerdar faerslur', 'gjaldskra', 'punktar', 'vildarpunktar', 'samantekt', 'yfirlit',
      'mikilvaegar upplysingar', 'fratektir', 'ogreiddir reikningar', 'vaentanlegar greidslur',
      'gengi gjaldmidla', 'innistaedutryggingar',
    ],
  }, // prettier-ignore
  around: {
    comesFrom: ['millifaersla inn'],
    goesTo: ['millifaersla ut'],
    page: ['sida', 'bls'],
    pageOf: ['af'],
  },
  marks: {
    debit: ['uttekt', 'debet', 'ut'],
    credit: ['innborgun', 'kredit', 'inn'],
  }, // prettier-ignore
  deposits: ['veltureikningur', 'sparireikningur'], // prettier-ignore
  liability: [
    'kreditkort', 'kreditkortareikningur', 'lagmarksgreidsla', 'eindagi', 'gjalddagi og eindagi',
    'uttektarheimild', 'kortatimabil', 'heimild korts', 'kreditkortayfirlit', 'til greidslu a eindaga',
    'arleg hlutfallstala kostnadar', 'lanayfirlit', 'eftirstodvar lans',
  ], // prettier-ignore
};
