/** What tells the currency of a statement that prints none, or a symbol of several countries. */
const DOLLARS = ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN', 'CLP', 'COP', 'ARS'];
const CROWNS = ['SEK', 'NOK', 'DKK', 'ISK', 'CZK'];
/** "P 1,204.50": the peso of the Philippines or the pula of Botswana. */
const P_CURRENCIES = ['PHP', 'BWP'];
/** Currencies that share a symbol. */
export const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  $: DOLLARS,
  kr: CROWNS,
  'kr.': CROWNS,
  P: P_CURRENCIES,
};
/** Currencies whose amounts are printed with three decimals. */
export const THOUSANDTHS = ['BHD', 'KWD', 'OMR', 'JOD', 'TND', 'LYD'];
/** One symbol stands for both: the yen has no decimals. */
export const YUAN_AND_YEN = ['CNY', 'JPY'];

/** Words and identifiers that exist in one country's banking, or one language of a crown; folded. */
export const HINTS: readonly (readonly [string, readonly string[]])[] = [
  ['MXN', ['clabe', 'rfc', 'mexico']],
  ['CAD', ['canada', 'transit number', 'interac']],
  ['CLP', ['chile', 'rut']],
  ['COP', ['colombia', 'nit']],
  ['ARS', ['argentina', 'cbu', 'cuit']],
  ['AUD', ['bsb', 'abn', 'acn']],
  ['INR', ['ifsc', 'micr', 'upi', 'neft']],
  ['GBP', ['sort code']],
  ['BRL', ['cpf', 'cnpj', 'agencia', 'pix']],
  ['PHP', ['philippines', 'manila', 'quezon city', 'barangay']],
  ['BWP', ['botswana', 'gaborone']],
  ['USD', ['routing number', 'member fdic', 'ach']],
  ['AED', ['درهم', 'درهم اماراتي', 'الامارات']],
  ['SAR', ['ريال سعودي', 'السعودية', 'سعودي']],
  ['KWD', ['kuwait', 'salmiya', 'دينار كويتي', 'الكويت', 'كويتي']],
  ['QAR', ['ريال قطري', 'قطر', 'قطري']],
  ['BHD', ['bahrain', 'manama', 'riffa', 'muharraq', 'دينار بحريني', 'البحرين', 'بحريني']],
  ['OMR', ['oman', 'muscat', 'salalah', 'ريال عماني', 'سلطنة عمان', 'عماني']],
  ['JOD', ['jordan', 'amman', 'دينار اردني', 'الاردن', 'اردني']],
  ['TND', ['tunisie', 'tunisia', 'tunis', 'sfax', 'biat', 'steg', 'sonede']],
  ['LYD', ['libya', 'tripoli', 'benghazi']],
  ['EGP', ['جنيه', 'جنيه مصري', 'مصر']],
  ['ILS', ['יתרה', 'תאריך', 'חובה', 'זכות', 'אסמכתא', 'בש ח', 'עו ש']],
  ['SEK', ['belopp', 'uttag', 'insattning', 'kontoutdrag', 'bokforingsdag', 'bankgiro', 'autogiro']],
  ['NOK', ['belop', 'kontoutskrift', 'ut av konto', 'inn pa konto', 'bokfort', 'avtalegiro']],
  ['DKK', ['belob', 'kontoudskrift', 'bogfort', 'indsat', 'dankort', 'betalingsservice']],
];

/** Currencies of countries whose accounts have IBANs, where it is not the euro. Source: SWIFT IBAN registry. */
export const IBAN_CURRENCIES: Readonly<Record<string, string>> = {
  GB: 'GBP', CH: 'CHF', LI: 'CHF', SE: 'SEK', NO: 'NOK', DK: 'DKK', PL: 'PLN', CZ: 'CZK', HU: 'HUF', RO: 'RON', TR: 'TRY',
  IS: 'ISK', UA: 'UAH', RS: 'RSD', AE: 'AED', SA: 'SAR', QA: 'QAR', KW: 'KWD', BH: 'BHD', JO: 'JOD', IL: 'ILS', EG: 'EGP',
}; // prettier-ignore
export const EURO_IBANS = new Set(
  'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK'.split(' '),
);
