/** What tells the currency of a statement that prints none, or a symbol of several countries. */
const DOLLARS = [
  'USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN', 'CLP', 'COP', 'ARS', 'UYU', 'DOP', 'TWD', 'NAD', 'FJD', 'TTD', 'JMD', 'BBD', 'XCD', 'BZD', 'BND', 'GYD', 'SRD',
]; // prettier-ignore
const CROWNS = ['SEK', 'NOK', 'DKK', 'ISK', 'CZK'];
/** "P 1,204.50": the peso of the Philippines or the pula of Botswana. */
const P_CURRENCIES = ['PHP', 'BWP'];
/** "Currency: pesos". */
const PESOS = ['MXN', 'CLP', 'COP', 'ARS', 'UYU', 'DOP', 'PHP'];
/** "Devise : Dirham", "Currency: Shillings". */
const DIRHAMS = ['AED', 'MAD'];
const SHILLINGS = ['KES', 'TZS', 'UGX'];
/** Rupees of several countries; where none is named they are India's. */
export const RUPEE_SIGNS = ['Rs', 'Rs.', 'RS.', '\u20a8'];
const RUPEES = ['INR', 'PKR', 'LKR', 'NPR', 'MUR', 'SCR'];
/** Currencies that share a symbol. */
export const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  $: DOLLARS,
  kr: CROWNS,
  'kr.': CROWNS,
  P: P_CURRENCIES,
  pesos: PESOS,
  dirhams: DIRHAMS,
  shillings: SHILLINGS,
  Bs: ['BOB', 'VES'],
  'Bs.': ['BOB', 'VES'],
  FCFA: ['XOF', 'XAF'],
  CFA: ['XOF', 'XAF'],
  ...Object.fromEntries(RUPEE_SIGNS.map((sign) => [sign, RUPEES])),
};
/** Currencies whose amounts are printed with three decimals. */
export const THOUSANDTHS = ['BHD', 'KWD', 'OMR', 'JOD', 'TND', 'LYD'];
/** One symbol stands for both: the yen has no decimals. */
export const YUAN_AND_YEN = ['CNY', 'JPY'];

/**
 * Words and identifiers that exist in one country's banking, or the words of a language that is printed with one currency; folded. Two of a
 * list are wanted where no symbol narrows the choice, one where it does: see the weights in `currency.ts`.
 */
export const HINTS: readonly (readonly [string, readonly string[]])[] = [
  ['MXN', ['clabe', 'rfc', 'meses sin intereses']],
  ['CAD', ['transit number', 'interac', 'chequing']],
  ['CLP', ['rut', 'cartola', 'total facturado', 'monto facturado', 'periodo facturado']],
  ['COP', ['nit']],
  ['VES', ['rif', 'sudeban', 'pago movil']],
  ['BOB', ['asfi', 'nit']],
  ['ARS', ['cbu', 'cuit', 'cuil']],
  ['AUD', ['bsb', 'abn', 'acn']],
  ['INR', ['ifsc', 'micr', 'upi', 'neft', 'imps', 'rtgs']],
  ['LKR', ['lankan rupees']],
  ['GBP', ['sort code', 'sortcode', 'bacs', 'faster payment', 'faster payments']],
  ['MYR', ['penyata', 'urusniaga', 'urus niaga', 'duitnow', 'jompay', 'muka surat', 'berhad']],
  ['BRL', ['cpf', 'cnpj', 'agencia', 'pix', 'boleto', 'ted recebida', 'ted enviada']],
  ['IDR', ['qris']],
  ['PHP', ['barangay', 'bangko sentral', 'pilipinas', 'instapay', 'pesonet']],
  ['SGD', ['paynow']],
  ['THB', ['promptpay']],
  ['KES', ['pesalink', 'm pesa', 'paybill']],
  ['PKR', ['raast', 'ibft']],
  ['BDT', ['beftn', 'npsb']],
  ['CRC', ['sinpe', 'sinpe movil']],
  ['SAR', ['sadad', 'sarie']],
  [
    'USD',
    [
      'routing number',
      'member fdic',
      'ach',
      'zelle',
      'checking',
      'late payment warning',
      'minimum payment warning',
    ],
  ],
  ['NZD', ['resident withholding tax', 'rwt']],
  ['AED', ['درهم', 'درهم اماراتي', 'الامارات']],
  ['SAR', ['ريال سعودي', 'السعودية', 'سعودي']],
  ['KWD', ['دينار كويتي', 'الكويت', 'كويتي']],
  ['QAR', ['ريال قطري', 'قطر', 'قطري']],
  ['BHD', ['دينار بحريني', 'البحرين', 'بحريني']],
  ['OMR', ['ريال عماني', 'سلطنة عمان', 'عماني']],
  ['JOD', ['دينار اردني', 'الاردن', 'اردني']],
  ['EGP', ['جنيه', 'جنيه مصري', 'مصر']],
  ['ILS', ['יתרה', 'תאריך', 'חובה', 'זכות', 'אסמכתא', 'בש ח', 'עו ש']],
  [
    'ZAR',
    [
      'rekeningnommer',
      'transaksiebeskrywing',
      'beskrywing',
      'besonderhede',
      'tydperk',
      'staatdatum',
      'tjekrekening',
    ],
  ],
  ['SEK', ['belopp', 'uttag', 'insattning', 'kontoutdrag', 'bokforingsdag', 'bankgiro', 'autogiro']],
  ['NOK', ['belop', 'kontoutskrift', 'ut av konto', 'inn pa konto', 'bokfort', 'avtalegiro']],
  ['PLN', ['rachunku', 'ksiegowania', 'obciazenia', 'uznania', 'przelew', 'saldo koncowe', 'kwota operacji']],
  [
    'CZK',
    [
      'zustatek',
      'pocatecni zustatek',
      'konecny zustatek',
      'pripsano',
      'castka',
      'zauctovani',
      'vypis z uctu',
    ],
  ],
  ['HUF', ['egyenleg', 'nyito egyenleg', 'zaro egyenleg', 'jovairas', 'terheles', 'konyveles']],
  ['TRY', ['bakiye', 'aciklama', 'hesap ozeti', 'hesap ekstresi', 'tutar', 'donem sonu bakiye']],
  ['VND', ['so du', 'so du dau ky', 'so du cuoi ky', 'ghi no', 'ghi co', 'dien giai', 'so tai khoan']],
  ['IDR', ['mutasi', 'saldo awal', 'saldo akhir', 'keterangan', 'rekening koran']],
  [
    'JPY',
    [
      '残高',
      '摘要',
      'お引出し',
      'お預入れ',
      '年月日',
      '入出金明細',
      'お支払金額',
      'お預り金額',
      'お引出し金額',
      'ご利用金額',
      'ご利用日',
      '差引残高',
    ],
  ],
  ['ISK', ['kennitala', 'isl kr', 'uttektarheimild', 'reikningsyfirlit', 'innborganir']],
  ['DKK', ['belob', 'kontoudskrift', 'bogfort', 'indsat', 'dankort', 'betalingsservice']],
];

/** Countries, cities of one country alone and names of money, as a bank prints them about its statement; in rows they are a payee's. Folded. */
export const PLACES: readonly (readonly [string, readonly string[]])[] = [
  ['USD', ['us dollar', 'us dollars', 'united states', 'usa']],
  ['CAD', ['canadian dollar', 'canadian dollars', 'calgary', 'canada']],
  ['AUD', ['australia', 'australian dollars']],
  ['NZD', ['new zealand', 'new zealand dollars', 'auckland']],
  ['SGD', ['singapore', 'singapore dollars']],
  ['HKD', ['hong kong', 'hong kong dollars', 'kowloon']],
  ['GBP', ['united kingdom', 'england', 'scotland', 'pounds sterling']],
  ['CHF', ['schweiz', 'suisse', 'svizzera', 'switzerland', 'schweizer franken', 'francs suisses', 'swiss francs']],
  ['ZAR', ['south africa', 'south african rand', 'johannesburg', 'sandton', 'cape town', 'pretoria', 'suid afrika', 'suid afrikaanse rand', 'kaapstad']],
  ['NGN', ['nigeria', 'naira', 'abuja']],
  ['KES', ['kenya', 'kenya shillings', 'nairobi', 'mombasa']],
  ['GHS', ['ghana', 'ghana cedi', 'ghana cedis', 'accra']],
  ['MYR', ['malaysia', 'ringgit', 'kuala lumpur', 'selangor']],
  ['IDR', ['indonesia', 'rupiah', 'jakarta']],
  ['THB', ['thailand', 'baht', 'bangkok']],
  ['PHP', ['philippine peso', 'philippine pesos', 'makati', 'philippines', 'manila', 'quezon city']],
  ['INR', ['india', 'indian rupees', 'mumbai', 'bengaluru', 'new delhi', 'chennai', 'kolkata']],
  ['AED', ['united arab emirates', 'uae', 'uae dirham', 'dubai', 'abu dhabi']],
  ['EUR', ['bankleitzahl', 'deutschland', 'frankfurt', 'berlin', 'munchen', 'hamburg', 'stuttgart', 'dusseldorf', 'osterreich', 'wien', 'france', 'paris', 'italia', 'milano', 'espana', 'madrid', 'lisboa', 'nederland', 'amsterdam', 'ireland', 'dublin', 'suomi', 'helsinki']],
  ['PEN', ['peru', 'soles']],
  ['CLP', ['pesos de chile', 'pesos chilenos', 'chile']],
  ['COP', ['pesos colombianos', 'bogota', 'medellin', 'colombia']],
  ['MXN', ['pesos mexicanos', 'ciudad de mexico', 'cdmx', 'mexico']],
  ['ARS', ['pesos argentinos', 'buenos aires', 'capital federal', 'argentina']],
  ['UYU', ['uruguay', 'pesos uruguayos', 'montevideo']],
  ['PLN', ['polska', 'zlotych', 'warszawa']],
  ['CZK', ['ceska republika', 'ceskych korun', 'praha']],
  ['RUB', ['российский рубль', 'рублей']],
  ['TRY', ['turkiye', 'turk lirasi', 'istanbul', 'ankara']],
  ['BWP', ['botswana', 'gaborone']],
  ['KWD', ['kuwait', 'salmiya']],
  ['BHD', ['bahrain', 'manama', 'riffa', 'muharraq']],
  ['OMR', ['oman', 'muscat', 'salalah']],
  ['JOD', ['jordan', 'amman']],
  ['TND', ['tunisie', 'tunisia', 'tunis', 'sfax']],
  ['LYD', ['libya', 'tripoli', 'benghazi']],
  ['PKR', ['pakistan', 'karachi', 'lahore', 'islamabad', 'rawalpindi']],
  ['LKR', ['sri lanka', 'colombo']],
  ['NPR', ['nepal', 'kathmandu', 'lalitpur']],
  ['MUR', ['mauritius', 'port louis']],
  ['SCR', ['seychelles']],
  ['USD', ['ecuador', 'quito', 'guayaquil', 'el salvador', 'san salvador', 'panama', 'puerto rico']],
  ['DOP', ['republica dominicana', 'santo domingo', 'pesos dominicanos']],
  ['GTQ', ['guatemala', 'quetzales']],
  ['HNL', ['honduras', 'tegucigalpa', 'san pedro sula', 'lempiras']],
  ['NIO', ['nicaragua', 'managua', 'cordobas']],
  ['CRC', ['costa rica', 'colones']],
  ['PYG', ['paraguay', 'asuncion', 'guaranies']],
  ['BOB', ['bolivia', 'santa cruz de la sierra', 'cochabamba', 'bolivianos']],
  ['VES', ['venezuela', 'caracas', 'maracaibo', 'bolivares']],
  ['TTD', ['trinidad', 'port of spain']],
  ['JMD', ['jamaica']],
  ['BBD', ['barbados', 'bridgetown']],
  ['BZD', ['belize']],
  ['GYD', ['guyana']],
  ['FJD', ['fiji', 'suva']],
  ['NAD', ['namibia', 'namibie', 'windhoek']],
  ['BND', ['brunei', 'bandar seri begawan']],
  ['TWD', ['taiwan', 'taipei', '台灣', '新台幣']],
  ['AOA', ['angola', 'luanda', 'kwanzas']],
  ['MZN', ['mocambique', 'maputo', 'meticais']],
  ['CVE', ['cabo verde', 'cape verde', 'mindelo', 'escudos']],
  ['XOF', ['senegal', 'dakar', 'cote d ivoire', 'abidjan', 'burkina faso', 'ouagadougou', 'mali', 'bamako', 'benin', 'cotonou', 'togo', 'lome', 'niamey', 'bceao', 'uemoa']],
  ['XAF', ['cameroun', 'cameroon', 'douala', 'yaounde', 'gabon', 'libreville', 'brazzaville', 'pointe noire', 'tchad', 'n djamena', 'beac', 'cemac']],
  ['MAD', ['maroc', 'morocco', 'casablanca', 'rabat', 'marrakech', 'tanger', 'dirham marocain', 'dirhams marocains']],
  ['DZD', ['algerie', 'alger', 'oran']],
  ['EGP', ['egypt', 'cairo', 'egyptian pounds']],
  ['ETB', ['ethiopia', 'addis ababa', 'birr']],
  ['TZS', ['tanzania', 'dar es salaam', 'tanzanian shillings']],
  ['UGX', ['uganda', 'kampala', 'uganda shillings']],
  ['RWF', ['rwanda', 'kigali']],
  ['ZMW', ['zambia', 'lusaka', 'kwacha']],
  ['MWK', ['malawi', 'lilongwe', 'blantyre']],
  ['BDT', ['bangladesh', 'dhaka', 'chittagong', 'taka']],
  ['MMK', ['myanmar', 'yangon', 'mandalay', 'kyats']],
  ['LAK', ['lao pdr', 'vientiane']],
  ['AMD', ['armenia', 'yerevan', 'հայաստան', 'երեւան']],
  ['AZN', ['azerbaijan', 'azərbaycan', 'baku', 'baki', 'manat']],
  ['GEL', ['tbilisi', 'თბილისი', 'საქართველო']],
  ['UZS', ['uzbekistan', 'ozbekiston', 'toshkent', 'tashkent']],
  ['KZT', ['kazakhstan', 'almaty', 'казахстан', 'алматы', 'тенге']],
  ['KGS', ['kyrgyzstan', 'bishkek', 'бишкек', 'сом']],
  ['MNT', ['mongolia', 'ulaanbaatar', 'улаанбаатар', 'төгрөг']],
  ['MKD', ['скопје', 'македонија', 'денари', 'skopje']],
  ['ALL', ['lek', 'leke', 'shqiperi', 'tirane']],
  ['BAM', ['bosna i hercegovina', 'sarajevo', 'banja luka', 'konvertibilnih maraka']],
  ['RSD', ['srbija', 'beograd', 'novi sad', 'dinara']],
  ['MDL', ['moldova', 'chisinau', 'lei moldovenesti']],
  ['BYN', ['беларусь', 'минск']],
  ['IQD', ['iraq', 'baghdad', 'erbil']],
  ['LBP', ['lebanon', 'beirut']],
  ['VND', ['viet nam', 'vietnam', 'ha noi', 'ho chi minh']],
  ['KRW', ['south korea', 'seoul', '대한민국']],
]; // prettier-ignore

/** Cities there whose names others have as well. */
export const CITIES: readonly (readonly [string, readonly string[]])[] = [
  ['CAD', ['toronto', 'montreal', 'vancouver']],
  ['AUD', ['sydney', 'melbourne', 'brisbane']],
  ['NZD', ['wellington']],
  ['NGN', ['lagos']],
  ['INR', ['hyderabad']],
  ['PEN', ['lima']],
  ['CLP', ['santiago']],
]; // prettier-ignore

/**
 * How addresses of one country end: a state or province and its code of letters and digits, or a code like no other; and how
 * its accounts are numbered where others' are not (bank, branch, account and suffix).
 */
export const ADDRESSES: readonly (readonly [string, RegExp])[] = [
  [
    'USD',
    /\p{L}{2}[, ]+(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]),? \d{5}(?:-\d{4})?(?![\d\p{L}])/u,
  ],
  ['CAD', /(?:^|[\s,])(?:AB|BC|MB|N[BLSTU]|ON|PE|QC|SK|YT),? [A-CEGHJ-NPR-TV-Y]\d[A-Z] ?\d[A-Z]\d(?!\w)/],
  ['AUD', /(?:^|[\s,])(?:NSW|VIC|QLD|TAS|ACT|SA|WA|NT),? \d{4}(?!\d)/],
  ['GBP', /(?:^|[\s,])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?!\w)/],
  ['NZD', /(?:^|\s)\d{2}-\d{4}-\d{7}-\d{2,3}(?!\d)/],
];

/** What a currency may be called behind such a word, folded: its code, or the name of its family. */
export const MONEY_NAMES: ReadonlyMap<string, string> = new Map(Object.entries({
  peso: 'pesos', pesos: 'pesos', dolar: 'USD', dolares: 'USD', dollar: 'USD', dollars: 'USD', euro: 'EUR', euros: 'EUR', soles: 'PEN',
  reais: 'BRL', bolivianos: 'BOB', guaranies: 'PYG', colones: 'CRC', quetzales: 'GTQ', lempiras: 'HNL', cordobas: 'NIO', bolivares: 'VES', meticais: 'MZN', kwanzas: 'AOA', lek: 'ALL', leke: 'ALL', manat: 'AZN', dram: 'AMD', denari: 'MKD', rupiah: 'IDR',
  ringgit: 'MYR', baht: 'THB', naira: 'NGN', dirham: 'dirhams', dirhams: 'dirhams', shilling: 'shillings', shillings: 'shillings', rand: 'ZAR',
  forint: 'HUF', zloty: 'PLN', leva: 'BGN', hryvnia: 'UAH',
})); // prettier-ignore

/** Currencies of countries whose accounts have IBANs, where it is not the euro. Source: SWIFT IBAN registry; below it, African countries that write theirs alike. */
export const IBAN_CURRENCIES: Readonly<Record<string, string>> = {
  GB: 'GBP', CH: 'CHF', LI: 'CHF', SE: 'SEK', NO: 'NOK', DK: 'DKK', PL: 'PLN', CZ: 'CZK', HU: 'HUF', RO: 'RON', TR: 'TRY',
  IS: 'ISK', UA: 'UAH', RS: 'RSD', AE: 'AED', SA: 'SAR', QA: 'QAR', KW: 'KWD', BH: 'BHD', JO: 'JOD', IL: 'ILS', EG: 'EGP', PK: 'PKR',
  MU: 'MUR', SC: 'SCR', AL: 'ALL', AZ: 'AZN', BA: 'BAM', BY: 'BYN', BR: 'BRL', CR: 'CRC', DO: 'DOP', EC: 'USD', FK: 'FKP', FO: 'DKK', GE: 'GEL', GI: 'GIP',
  GL: 'DKK', GT: 'GTQ', HN: 'HNL', IQ: 'IQD', KZ: 'KZT', LY: 'LYD', MD: 'MDL', MK: 'MKD', MN: 'MNT', MR: 'MRU', NI: 'NIO', OM: 'OMR', RU: 'RUB', SV: 'USD', TN: 'TND',
  AO: 'AOA', BF: 'XOF', BJ: 'XOF', CI: 'XOF', CM: 'XAF', CV: 'CVE', DZ: 'DZD', GA: 'XAF', MA: 'MAD', ML: 'XOF', MZ: 'MZN', NE: 'XOF', SN: 'XOF', TG: 'XOF',
}; // prettier-ignore
export const EURO_IBANS = new Set(
  'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM XK'.split(' '),
);

/** What countries that took up the euro lately had until the year they did. */
export const BEFORE_EURO: Readonly<Record<string, { readonly code: string; readonly until: number }>> = {
  BG: { code: 'BGN', until: 2026 },
  HR: { code: 'HRK', until: 2023 },
};
