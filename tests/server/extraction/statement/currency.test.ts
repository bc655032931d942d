import { describe, expect, it } from 'vitest';
import { settleCurrency } from '../../../../server/extraction/statement/currency/currency.ts';
import { readSmall } from '../../../support/small-statement.ts';
import { left, linesOf, right, row } from '../../../support/words.ts';

const currency = (...texts: readonly string[]): string | null =>
  settleCurrency(linesOf(texts.map((text, index) => row(100 + 14 * index, left(40, text)))));

const CENTS = [',50', ',75', ',10', ',99'];
const PAID_ABROAD = ['04/02/2026 Hotel 3,100 USD 20.55'];

describe('settleCurrency', () => {
  it.each([
    ['a code in a heading', ['Amount in EUR', '12,50'], 'EUR'],
    ['the euro by its name', ['Valori espressi in euro', '12,50'], 'EUR'],
    ['the euro in a name', ['Euro Transport AG', '12,50'], null],
    ['dirhams of a country named', ['Devise : Dirham', '20100 Casablanca', '12,50'], 'MAD'],
    ['a way to pay of one country and its city', ['PromptPay x4410', 'Bangkok', '12.50'], 'THB'],
    ['dirhams of no country', ['Devise : Dirham', '12,50'], null],
    ['the euro of a country named twice', ['Bankleitzahl 50324040', 'Frankfurt', '12,50'], 'EUR'],
    ['a symbol beside amounts', ['£12.50', '£13.50'], 'GBP'],
    ['a symbol behind amounts', ['12,50 €'], 'EUR'],
    ['a unit behind the name of a column', ['거래일 출금(원) 입금(원)', '01/03/2026 12500 90000'], 'KRW'],
    ['a code within one of something', ['Transfer CONF LLMND5KRUB', '12,50'], null],
    ['of two over columns the last', ['Data Histórico US$ R$', '12,50', '13,50'], 'BRL'],
    ['the one printed most', ['EUR 12.50', 'EUR 13.50', 'USD 9.00'], 'EUR'],
    [
      'the one announced, whatever else is printed',
      ['Currency: ZAR', 'USD 878.36', 'USD 664.39', 'CHF 816.59', 'USD 12.50', 'USD 9.00', 'USD 7.00'],
      'ZAR',
    ],
    [
      'an account’s, not that of payments with their rate',
      ['Account number: 75083359 (GBP)', 'PLN 152.83 at rate 3.7917', 'PLN 408.41 at rate 7.1078'],
      'GBP',
    ],
    ['the code of a wallet', ['USD Wallet statement', '$12.50', '$13.50'], 'USD'],
    ['the number of an account in Russia', ['Счёт 40702810000000000001', '12,50'], 'RUB'],
    ['the same of an account in dollars', ['Счёт 40702840100000000001', '12,50'], 'USD'],
    ['a way to pay of one country and the country', ['QRIS WARUNG', 'Neobank Indonesia', '12,50'], 'IDR'],
    [
      'codes of something that begin like a symbol',
      ['01/03/2026 Tea TL35-321907', '02/03/2026 Bread TL36-4401'],
      null,
    ],
    ['a code that is no currency', ['JPY5RHVS7H 12.50', '£12.50', '£13.50'], 'GBP'],
    ['a bare dollar, which is of many countries', ['$12.50', '$13.50'], null],
    ['a dollar beside days behind their months', ['05/03 Tea $12.50', '05/24 Bread $13.50'], 'USD'],
    ['a dollar beside days before their months', ['05/03 Tea $12.50', '24/03 Bread $13.50'], null],
    ['a dollar beside days that may stand on either side', ['05/03 Tea $12.50', '05/04 Bread $13.50'], null],
    [
      'a dollar of a country named beside days behind their months',
      ['Interac access', '05/03 Tea $12.50', '05/24 Bread $13.50'],
      'CAD',
    ],
    [
      'a dollar over the warning that its country prescribes',
      ['Late Payment Warning: if', '$12.50', '$13.50'],
      'USD',
    ],
    [
      'a dollar of an account numbered as in New Zealand',
      ['Account 38-9044-0441099-00', '$12.50', '$13.50'],
      'NZD',
    ],
    ['the country of an IBAN in its parts', ['IBAN IT 44 U 04417 01600 000044109921', '12,50'], 'EUR'],
    ['no IBAN without its name', ['Platz IT 44 U 04417 01600 000044109921', '12,50'], null],
    ['a dollar of a bank with routing numbers', ['Routing number 0123', '$12.50', '$13.50'], 'USD'],
    ['a dollar whose country is named', ['$12.50', '$13.50', 'All amounts in CAD'], 'CAD'],
    ['a dollar whose country is printed', ['Saldo $12.50', 'CLABE 0123', 'Ciudad de Mexico'], 'MXN'],
    ['pesos by their name, of a country', ['Moneda: PESOS', 'Banco del Sur de Chile', '12.500'], 'CLP'],
    ['pesos by their name, of no country', ['Moneda: PESOS', '12.500'], null],
    ['a currency by its name', ['Moneda: Dólares', '12.50'], 'USD'],
    ['a code that is a word, announced', ['Monedha: ALL', '12.50'], 'ALL'],
    ['a code that is a word', ['Deposits ALL 12.50', 'Withdrawals ALL 9.00'], null],
    ['the code of a country’s own banks', ['Moeda: AKZ', '12,50'], 'AOA'],
    ['a symbol of one country', ['Saldo anterior Gs. 4.120.500'], 'PYG'],
    ['a symbol of two countries, one of which is named', ['Saldo Bs. 12,50', 'Cochabamba, Bolivia'], 'BOB'],
    ['a symbol of two countries', ['Saldo Bs. 12,50'], null],
    ['the franc of one of its two unions', ['Devise FCFA', 'Dakar, Sénégal', '12 500'], 'XOF'],
    ['a dollar of a country named', ['Balance $12.50', '$13.50', 'Suva, Fiji'], 'FJD'],
    ['an IBAN of a country with its own money', ['IBAN AZ21NABZ00000000137010001944', '12.50'], 'AZN'],
    [
      'what all amounts are said to be in',
      ['All amounts in MMK. Errors should be reported within 14 days.'],
      'MMK',
    ],
    [
      'what some payments are said to cost',
      ['Errors in payments in MMK should be reported within 14 days.'],
      null,
    ],
    ['the name of money in a text', ['Thousands of dollars', '12.50'], null],
    ['one without cents, whose rows have some', CENTS.map((cents) => `01.02.2026 Shop ISK 12${cents}`), null],
    [
      'one without cents, whose rows print noughts',
      ['ISK', ...CENTS.map((_, day) => `0${day + 1}.02.2026 Shop 12.500,00`)],
      'ISK',
    ],
    [
      "what a name is short for, which is another money's code and has no cents",
      [
        'Bank Iren Fels (BIF)',
        'Date Text Amount (€)',
        '01.02.2026 Shop -50.00',
        '02.02.2026 Rent -75.90',
        '03.02.2026 Toll 20.00',
      ],
      'EUR',
    ],
    [
      'one without cents, some of whose rows were paid in another',
      [
        'Currency: JPY',
        '01/02/2026 Shop 1,250',
        '02/02/2026 Shop 900',
        '03/02/2026 Shop 800',
        ...PAID_ABROAD,
      ],
      'JPY',
    ],
    ['rupees of no country', ['Rs. 1,250.00', 'Rs. 90.00'], 'INR'],
    ['rupees of a city', ['Branch Gulberg, Lahore', 'Rs. 1,250.00', 'Rs. 90.00'], 'PKR'],
    ['rupees of an IBAN', ['IBAN MU17BOMM0101101030300200000MUR', 'Rs 1,250.00', 'Rs 90.00'], 'MUR'],
    ['rupees whose code is printed', ['Currency: LKR', '\u20a81,250.00', '\u20a890.00'], 'LKR'],
    ['crowns of an IBAN', ['IBAN SE4550000000058398257466', '12,50 kr', '90,00 kr'], 'SEK'],
    ['a dollar of an address', ['Dana Wells', 'Cold Spring, MN 56320', '$12.50', '$13.50'], 'USD'],
    ['a dollar of a province', ['18 Birch Road', 'Gimli MB R0C 1B0', '$12.50', '$13.50'], 'CAD'],
    ['a dollar of a state and its code', ['Kiama NSW 2533', '$12.50', '$13.50'], 'AUD'],
    ['a postcode and its bank', ['Sort code 20-41-88', 'Ledbury HR8 1DS', '12.50'], 'GBP'],
    ['places in rows', ['01/03/2026 Taxi Dubai UAE 12.50', '02/03/2026 Abu Dhabi 9.00'], null],
    [
      'countries of payees',
      ['$12.50', '01/03/2026 Hotel Cancun Mexico 9.00', '01/03/2026 Cab Chile 7.00'],
      null,
    ],
    ['a city about the statement', ['Melbourne', '$12.50', '$13.50'], null],
    ['a city and its country', ['Melbourne Australia', '$12.50', '$13.50'], 'AUD'],
    ['a city of an address', ['Melbourne, FL 32901', '$12.50', '$13.50'], 'USD'],
    ['money without cents on a page with cents', ['Chile RUT 12', '$1.254,50', '$13,50', '$7,20'], null],
    ['a place about the statement', ['Branch Dubai', 'Dubai UAE', '01/03/2026 Taxi 12.50'], 'AED'],
    ['words of one language', ['Saldo końcowe', 'Uznania', '12,50'], 'PLN'],
    [
      'a code behind its name in a long line',
      ['From 01/10/2025 to 31/10/2025 Account: 1012345678 Currency: AED', '01OCT25 Rent 12.50'],
      'AED',
    ],
    ['a code behind a foreign name', ['Tài khoản 0123 Loại tiền VND', '12,500'], 'VND'],
    [
      'a code behind an account number in groups',
      ['Privatkonto CH93 0076 2011 6238 5295 7 CHF', '12.50'],
      'CHF',
    ],
    ['a code behind the kind of account', ['Account 10151234 CURRENT ACCOUNT AED', '12.50'], 'AED'],
    ['a code before the word for it', ['SGD statement', '12.50'], 'SGD'],
    [
      'a code below a period that begins its line',
      ['01.01.2025 - 31.01.2025', 'Konto 1234 CHF', '02.01.2025 Miete 12.50'],
      'CHF',
    ],
    [
      'a code in a column of each row',
      ['01/03/2026 CNY -5.00 95.00 Tea', '02/03/2026 CNY 5.00 100.00 Rice', '03/03/2026 CNY 1.00 101.00 Oil'],
      'CNY',
    ],
    ['a letter apart before an amount', ['Month-end balance R 16,914.88', '12.50'], 'ZAR'],
    ['a letter before an amount whose thousands stand apart', ['Opening balance R 6 120.50', '12.50'], 'ZAR'],
    ['a letter before numbers that are no amount', ['Opening balance R 6 12 120.50', '12.50'], null],
    ['a letter that is no currency', ['Transfer P2P TO 0359', 'Transfer P2P TO 0360', 'Currency PKR'], 'PKR'],
    ['a letter before amounts', ['Balance R7 925.26', 'Fee R12.50'], 'ZAR'],
    ['a letter before no amount', ['Mr R Smith', 'Ref R4411870', 'R7.3.5 12.50', 'R & B 13.50'], null],
    ['a letter that ends a postal code', ['Quebec G1R 2J6', '12,50'], null],
    ['a letter behind amounts', ['Saldo 1.254,50R', 'Tarif 12.50R'], 'ZAR'],
    [
      'a code before the last amount of each row',
      [
        '01/03 Fee EUR -0.50 EUR 186.44',
        '02/03 Deposit EUR 10.00 EUR 196.44',
        '03/03 Fee EUR 1.00 EUR 195.44',
      ],
      'EUR',
    ],
    [
      'a code before amounts of single rows',
      ['01/03 Hotel USD 120.00', '02/03 Shop 5.00', '03/03 Shop 6.00'],
      null,
    ],
    [
      'a code that ends a name in the rows, which begin with their number',
      [
        'Currency MYR',
        '1 01/03/2026 Transfer 5.00 95.00',
        'BHD',
        '2 02/03/2026 Transfer 5.00 90.00',
        'BHD',
        '3 03/03/2026 Transfer 5.00 85.00',
      ],
      'MYR',
    ],
    [
      'a symbol beside the amounts of rows that end in text',
      [
        '01/03/2026 -12.50 \u20bd -12.50 \u20bd Corner shop',
        '02/03/2026 +50.00 \u20bd +50.00 \u20bd Paid in at counter',
        '03/03/2026 -7.30 \u20bd -7.30 \u20bd Corner shop again',
      ],
      'RUB',
    ],
    ['an IBAN', ['DE12 3456 7890 1234 5678 90', '12,50'], 'EUR'],
    ['a country that had its own money then', ['BG12 3456 7890 1234 5678 90', '01.05.2025', '12,50'], 'BGN'],
    ['a country that has the euro now', ['BG12 3456 7890 1234 5678 90', '01.05.2026', '12,50'], 'EUR'],
    ['a code that a word ends', ['Insured up to 100 000 EUR-ig', 'HU94 5193 2957 1008 8470 91'], 'HUF'],
    [
      'a symbol between the amounts and the marks of rows',
      ['01.05.2025 Вноска 276,61 лв D 4 801,35 лв C', '02.05.2025 Такса 4,00 лв D 4 797,35 лв C'],
      'BGN',
    ],
    ['a code at a rate that goes on below', ['USD 498.51 AT RATE', '1.2044', '12.50'], null],
    ['an IBAN outside the euro', ['CH12 3456 7890 1234 5678 9', '12.50'], 'CHF'],
    [
      'a currency in a sentence',
      ['Deposits are protected up to 85,000.00 EUR per person and bank here'],
      null,
    ],
    ['a crown among Swedish words', ['Belopp 12,50 kr', 'Insättning 13,50 kr', 'Kontoutdrag'], 'SEK'],
    ['a crown that nothing tells', ['12,50 kr'], null],
    ['a letter of two currencies in one country', ['Balance P925.26', 'Branch Gaborone'], 'BWP'],
    ['a letter of two currencies in another', ['Balance P28,000', 'Quezon City'], 'PHP'],
    ['a letter of two currencies that nothing tells', ['Balance P925.26'], null],
    ['nothing printed', ['12.50'], null],
    ['words that only look like codes', ['ATM POS REF', '12.50'], null],
  ] as const)('%s', (_, texts, expected) => {
    expect(currency(...texts)).toBe(expected);
  });

  // The only currency on paper may be that of one foreign purchase.
  it('does not take the currency of a booking’s text', () => {
    const stages = readSmall({
      above: ['Statement period 01/03/2026 to 31/03/2026', 'Opening balance 100.00'],
      heading: ['Date', 'Description', 'Money out', 'Money in', 'Balance'],
      rows: [
        ['04/03/2026', 'Coffee abroad', '12.50', '', '87.50'],
        ['', 'PLN 61.20 at rate 4.8960'],
        ['05/03/2026', 'Salary', '', '500.00', '587.50'],
      ],
    });
    expect(stages.statement.currency).toBeNull();
  });
});

describe('amounts with three decimals', () => {
  const read = (place: string, ...below: readonly string[]) =>
    readSmall({
      above: [
        place,
        'Statement period 01/03/2026 to 31/03/2026',
        'Overdraft 2,000.000',
        'Opening balance 0.000',
      ],
      heading: ['Date', 'Description', 'Debit', 'Credit', 'Balance'],
      rows: [
        ['04/03/2026', 'Salary', '', '900.000', '900.000'],
        ['05/03/2026', 'Rent', '300.500', '', '599.500'],
        ['06/03/2026', 'Coffee', '1.250', '', '598.250'],
      ],
      below,
    }).statement;

  it('are of the one country named that has them', () => {
    const { currency, transactions, verification } = read('Salmiya branch');
    expect(currency).toBe('KWD');
    expect(transactions.map(({ amount }) => amount)).toEqual([900000, 300500, 1250]);
    expect(verification.status).toBe('verified');
  });

  it('are in doubt where no country is, though the balances agree', () => {
    const { currency, transactions, verification } = read('Main branch');
    expect(currency).toBeNull();
    const inDoubt = transactions.filter(({ flags }) => flags.some(({ code }) => code === 'amount_uncertain'));
    expect(inDoubt).toHaveLength(3);
    expect(transactions.map(({ amount }) => amount)).toEqual([90000, 30050, 125]);
    expect(verification.status).toBe('unverified');
  });

  it('are of the country whose city is named', () => {
    const { currency, transactions } = read('Agence de Tunis');
    expect(currency).toBe('TND');
    expect(transactions.map(({ amount }) => amount)).toEqual([900000, 300500, 1250]);
  });

  it('are none where others have two', () => {
    const rates = read('Salmiya branch', 'Interest 12.50', 'Fees 13.50', 'Tax 14.50');
    expect(rates.currency).toBeNull();
  });
});

it('a code in the text of a row whose day the page before has printed is none of the statement', () => {
  const heading = ['Date', 'Description', 'Money out', 'Money in', 'Balance'];
  const { currency, transactions } = readSmall(
    {
      above: ['Opening balance 100.00'],
      heading,
      rows: [
        ['04/03/2026', 'Grocer', '10.00', ''],
        ['05/03/2026', 'Books', '7.30', '', '82.70'],
      ],
    },
    {
      heading,
      rows: [
        ['', 'Bicycle repair', '3.61', ''],
        ['', 'CHF 273.27 at rate 11.8892'],
        ['', 'Florist', '2.00', '', '77.09'],
        ['06/03/2026', 'Coffee', '1.09', '', '76.00'],
      ],
    },
  ).statement;
  expect(transactions).toHaveLength(5);
  expect(currency).toBe(null);
});

it('a symbol beside amounts that stand between the lines of their dates is that of the statement', () => {
  const rows = [1, 2, 3, 4].flatMap((at) => [
    row(100 + 40 * at, left(40, `0${at} Mar 26,`)),
    row(
      107 + 40 * at,
      left(110, 'Top up'),
      left(250, 'Credited'),
      right(340, `₹${at},520`),
      left(360, 'Done'),
    ),
    row(114 + 40 * at, left(40, '14:00')),
  ]);
  expect(settleCurrency(linesOf(rows))).toBe('INR');
});

it('letters of a province behind a town are no symbol', () => {
  const { statement } = readSmall({
    above: ['ROSSI ANNA', 'VIA APPIA 3', '00183 ROMA RM', 'IBAN IT60X0542811101000000123456'],
    heading: ['Data', 'Descrizione', 'Importo'],
    rows: [['04/05/2026', 'Bar', '-12,50']],
  });
  expect(statement.currency).toBe('EUR');
});

it('letters before the short number of a shop are no code, before that of an account they are', () => {
  const currencyAt = (text: string) =>
    readSmall({
      above: ['Statement of account', text],
      heading: ['Date', 'Description', 'Amount', 'Balance'],
      rows: [['04/05/2026', 'Fuel', '-12.50', '87.50']],
    }).statement.currency;
  expect(currencyAt('HILLSIDE STN 0212 REF 24000785')).toBeNull();
  expect(currencyAt('Account STN 90265970')).toBe('STN');
});

it('days in dots are no cents of a currency that has none', () => {
  const { statement } = readSmall({
    above: ['入出金明細'],
    heading: ['年月日', 'お取り扱い内容', 'お引出し', 'お預入れ', '残高'],
    rows: [
      ['2026.05.04', '電気代', '1,250', '', '8,750'],
      ['2026.05.09', '手数料', '220', '', '8,530'],
      ['2026.05.18', '利息', '', '15', '8,545'],
    ],
  });
  expect(statement.currency).toBe('JPY');
});
