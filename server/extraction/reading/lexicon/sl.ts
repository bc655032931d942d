import type { Lexicon } from './types.ts';

/** Slovenian. */
export const sl: Lexicon = {
  language: 'sl',
  months: [
    ['januar', 'januarja', 'jan'],
    ['februar', 'februarja', 'feb'],
    ['marec', 'marca', 'mar'],
    ['april', 'aprila', 'apr'],
    ['maj', 'maja'],
    ['junij', 'junija', 'jun'],
    ['julij', 'julija', 'jul'],
    ['avgust', 'avgusta', 'avg'],
    ['september', 'septembra', 'sep', 'sept'],
    ['oktober', 'oktobra', 'okt'],
    ['november', 'novembra', 'nov'],
    ['december', 'decembra', 'dec'],
  ], // prettier-ignore
  weekdays: [
    'ponedeljek', 'torek', 'sreda', 'cetrtek', 'petek', 'sobota', 'nedelja', 'pon', 'tor', 'sre', 'cet', 'pet',
    'sob', 'ned',
  ], // prettier-ignore
  columns: {
    date: [
      'datum', 'datum knjizenja', 'datum transakcije', 'datum izvrsitve', 'datum prometa', 'knjizeno',
      'datum knjiz', 'dan', 'datum nakupa', 'datum placila', 'datum obdelave', 'datum poravnave',
      'datum in cas', 'datum spremembe', 'datum bremenitve', 'datum nastanka', 'datum izvedbe', 'datum posla',
    ],
    valueDate: ['datum valute', 'valuta datum', 'datum valutacije', 'dat valute'],
    description: [
      'opis', 'namen', 'namen placila', 'namen nakazila', 'naziv', 'prejemnik', 'placnik', 'prejemnik placnik',
      'placnik prejemnik', 'udelezenec', 'naziv udelezenca', 'opis transakcije', 'transakcija', 'transakcije',
      'vrsta transakcije', 'vrsta prometa', 'opis prometa', 'podrobnosti', 'nalogodajalec', 'nasprotna stranka',
      'naziv partnerja', 'prodajno mesto', 'promet opis', 'opis storitve', 'udelezenec v placilu',
      'naziv prejemnika', 'besedilo', 'opis placila', 'naziv placnika prejemnika', 'kraj nakupa',
      'naziv in naslov', 'ime', 'upravicenec', 'storitev', 'kraj transakcije', 'partner',
    ],
    reference: [
      'referenca', 'sklic', 'referenca prejemnika', 'referenca placnika', 'sklic na stevilko', 'sklic v dobro',
      'sklic v breme', 'stevilka', 'zap st', 'sifra', 'racun partnerja', 'racun udelezenca', 'st transakcije',
      'koda namena', 'koda', 'racun', 'identifikator', 'stevilka kartice', 'id transakcije', 'racun prejemnika',
      'racun prejemnika placnika', 'stevilka transakcije', 'st dokumenta', 'zaporedna stevilka', 'bic',
      'referenca banke', 'racun placnika', 'zap', 'id placila', 'tip',
    ],
    out: [
      'breme', 'v breme', 'odliv', 'odlivi', 'bremenitev', 'bremenitve', 'izplacila', 'dvigi', 'poraba',
      'odlivi eur', 'breme eur', 'promet v breme', 'debet', 'znesek v breme', 'izdatki', 'odhodki', 'placila',
      'izplacilo', 'odliv eur', 'v breme eur', 'odhodek',
    ],
    in: [
      'dobro', 'v dobro', 'priliv', 'prilivi', 'dobropis', 'dobropisi', 'vplacila', 'pologi', 'prilivi eur',
      'dobro eur', 'promet v dobro', 'kredit', 'znesek v dobro', 'prejemki', 'prihodki', 'vplacilo',
      'priliv eur', 'v dobro eur', 'polog', 'prihodek',
    ],
    amount: [
      'znesek', 'znesek eur', 'znesek v eur', 'znesek transakcije', 'znesek v', 'znesek prometa', 'promet',
      'breme dobro', 'znesek v domaci valuti', 'vrednost', 'znesek placila', 'znesek v evrih', 'znesek nakupa',
      'obracunani znesek', 'odliv priliv', 'priliv odliv', 'znesek v valuti racuna', 'znesek bremenitve',
      'dobro breme', 'skupni znesek',
    ],
    balance: [
      'stanje', 'saldo', 'novo stanje', 'stanje eur', 'stanje na racunu', 'stanje racuna',
      'stanje po transakciji', 'razpolozljivo stanje', 'stanje po prometu', 'koncno stanje',
      'knjigovodsko stanje', 'tekoce stanje', 'razpolozljivo', 'stanje po knjizenju', 'saldo eur',
    ],
    mark: ['b d', 'predznak', 'd k', 'smer'],
    currency: ['valuta', 'oznaka valute', 'val', 'valuta racuna'],
    foreign: [
      'tecaj', 'menjalni tecaj', 'originalni znesek', 'znesek v originalni valuti', 'originalna valuta',
      'znesek v tuji valuti', 'provizija', 'nadomestilo', 'nadomestila', 'obresti', 'znesek v valuti', 'davek',
      'ddv', 'izvirni znesek', 'izvirna valuta', 'znesek v izvirni valuti', 'znesek v valuti nakupa',
      'valuta nakupa',
    ],
  }, // prettier-ignore
  labels: {
    opening: [
      'zacetno stanje', 'prejsnje stanje', 'staro stanje', 'predhodno stanje', 'stanje prejsnjega izpiska',
      'stanje na zacetku obdobja', 'stanje po zadnjem izpisku', 'prenos s prejsnje strani', 'zacetni saldo',
      'prejsnji saldo', 'stanje predhodnega izpiska', 'stanje po prejsnjem izpisku', 'stanje na zacetku',
      'stanje zadnjega izpiska', 'zacetno stanje na dan', 'prenos iz prejsnjega obdobja', 'zadnje stanje',
      'stanje iz prejsnjega obdobja', 'neporavnane obveznosti iz prejsnjega obdobja',
    ],
    closing: [
      'koncno stanje', 'novo stanje', 'stanje na koncu obdobja', 'stanje na dan', 'trenutno stanje',
      'prenos na naslednjo stran', 'koncni saldo', 'novi saldo', 'stanje po tem izpisku', 'stanje na koncu',
      'razpolozljivo stanje', 'koncno stanje na dan', 'za placilo', 'skupaj za placilo', 'znesek za placilo',
      'stanje racuna na dan', 'skupaj obveznosti', 'skupna obveznost', 'zakljucno stanje',
      'stanje tega izpiska', 'razpolozljivo stanje na dan', 'novo stanje na dan',
    ],
    otherBalance: [
      'razpolozljivo stanje z limitom', 'razpolozljivo z limitom', 'razpolozljiva sredstva', 'povprecno stanje',
    ],
    totalIn: [
      'skupaj dobro', 'skupaj v dobro', 'skupaj prilivi', 'prilivi skupaj', 'promet v dobro', 'skupni prilivi',
      'v dobro skupaj', 'skupaj vplacila', 'dobro skupaj', 'skupaj prejemki', 'skupni promet v dobro',
      'vsota prilivov', 'vsi prilivi', 'vsota v dobro', 'sestevek prilivov', 'skupaj prihodki',
      'skupaj promet v dobro', 'skupaj priliv', 'vplacila skupaj', 'vsota dobropisov',
    ],
    totalOut: [
      'skupaj breme', 'skupaj v breme', 'skupaj odlivi', 'odlivi skupaj', 'promet v breme', 'skupni odlivi',
      'v breme skupaj', 'skupaj izplacila', 'breme skupaj', 'skupaj izdatki', 'skupni promet v breme',
      'vsota odlivov', 'vsi odlivi', 'vsota v breme', 'sestevek odlivov', 'skupaj odhodki',
      'skupaj promet v breme', 'skupaj odliv', 'izplacila skupaj', 'vsota bremenitev', 'skupaj nakupi',
    ],
    total: [
      'skupaj', 'vsota', 'vmesna vsota', 'skupni promet', 'promet skupaj', 'sestevek', 'skupaj promet',
      'skupaj na strani', 'vse skupaj', 'rekapitulacija', 'skupaj stran', 'promet v obdobju',
      'skupni znesek prometa',
    ],
    accountNumber: [
      'stevilka racuna', 'st racuna', 'racun', 'racun st', 'iban', 'trr', 'stevilka transakcijskega racuna',
      'transakcijski racun', 'stevilka kartice', 'osebni racun', 'racun stevilka', 'placilni racun',
      'stevilka placilnega racuna', 'stevilka osebnega racuna', 'st kartice', 'iban racuna', 'bancni racun',
      'izpisek racuna', 'st osebnega racuna',
    ],
    holder: [
      'imetnik', 'imetnik racuna', 'naziv imetnika', 'lastnik', 'lastnik racuna', 'ime in priimek', 'komitent',
      'imetnik kartice', 'stranka', 'naziv komitenta', 'imetnica', 'imetnik placilnega racuna',
      'naziv imetnika racuna', 'naziv stranke', 'ime imetnika', 'uporabnik kartice',
    ],
    period: [
      'obdobje', 'za obdobje', 'obdobje od', 'od', 'v obdobju', 'izpisek za obdobje', 'za obdobje od',
      'obracunsko obdobje', 'v obdobju od', 'promet za obdobje', 'promet v obdobju od', 'datum od',
      'izpisek prometa za obdobje', 'od dne', 'za mesec', 'izpis prometa za obdobje', 'obdobje izpiska',
      'promet od', 'obdobje izpiska od',
    ],
    periodTo: ['do', 'do dne', 'datum do', 'do vkljucno'],
    onlyDay: ['za dan', 'promet za dan', 'izpisek za dan'],
    statementDate: [
      'datum izpiska', 'datum izdaje', 'datum izpisa', 'izpisano', 'datum izdelave', 'datum obracuna',
      'izpisek z dne', 'datum priprave', 'z dne', 'na dan', 'datum tiskanja', 'datum izstavitve',
      'datum racuna', 'datum izdaje izpiska', 'datum nastanka izpiska', 'pripravljeno', 'izdano', 'natisnjeno',
    ],
  }, // prettier-ignore
  sections: {
    in: [
      'prilivi', 'vplacila', 'dobropisi', 'pologi', 'prejemki', 'promet v dobro', 'v dobro', 'prejeta placila',
      'prihodki', 'vracila',
    ],
    out: [
      'odlivi', 'izplacila', 'bremenitve', 'dvigi', 'izdatki', 'promet v breme', 'v breme', 'nadomestila',
      'provizije', 'placila s kartico', 'karticne transakcije', 'trajniki', 'trajni nalogi', 'dvigi gotovine',
      'nakupi', 'stroski', 'nadomestila in obresti', 'direktne obremenitve', 'odhodki', 'nakupi s kartico',
      'dvigi na bankomatu', 'obresti in nadomestila',
    ],
    balances: [
      'dnevna stanja', 'stanja', 'pregled stanj', 'povprecno stanje', 'stanja po dnevih', 'stanje po dnevih',
    ],
    other: [
      'obrestne mere', 'obrestna mera', 'rezervacije', 'rezervirana sredstva', 'cakajoce transakcije',
      'obvestila', 'sporocila', 'opombe', 'povzetek', 'pregled', 'tecajnica', 'tocke', 'pomembne informacije',
      'obrocni nakupi', 'stanje obrokov', 'limiti', 'jamstvo za vloge', 'neproknjizene transakcije',
      'zajamcene vloge', 'depoziti', 'pregled nadomestil', 'napovedana placila', 'obroki', 'zbirni podatki',
      'sporocilo banke', 'prihodnja placila', 'avtorizacije',
      'neknjizene transakcije', 'tecaji',
    ],
  }, // prettier-ignore
  around: {
    comesFrom: ['prejeto nakazilo', 'prejeto placilo'],
    goesTo: ['poslano nakazilo', 'poslano placilo'],
    toCome: ['zavrnjene', 'rezervirana', 'nacrtovana', 'prihodnja'],
    currency: ['valuta'],
    page: ['stran', 'str'],
    pageOf: ['od'],
  }, // prettier-ignore
  marks: {
    debit: ['breme', 'v breme', 'debet', 'odliv'],
    credit: ['dobro', 'v dobro', 'kredit', 'priliv'],
  }, // prettier-ignore
  deposits: ['osebni racun', 'transakcijski racun', 'varcevalni racun'], // prettier-ignore
  limits: ['kreditni limit', 'limit porabe', 'razpolozljivi limit', 'neporabljen limit', 'izkorisceni limit'], // prettier-ignore
  liability: [
    'kreditna kartica st', 'obracun kreditne kartice', 'limit kartice',
    'minimalni znesek placila', 'minimalno placilo', 'najmanjsi znesek placila', 'rok placila',
    'datum zapadlosti', 'obracun kartice', 'odobreni limit na kartici',
    'posojilni racun', 'izpisek kreditne kartice', 'obvezni minimalni znesek', 'racun kreditne kartice',
  ], // prettier-ignore
};
