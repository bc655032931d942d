/** The holder by the address that a statement is sent to. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { readSmall, smallPage } from '../../../support/small-statement.ts';
import { left, page, right, row, rows } from '../../../support/words.ts';

const TABLE = {
  heading: ['Date', 'Description', 'Amount', 'Balance'],
  rows: [
    ['04/03/2026', 'Grocer', '-50.00', '1450.00'],
    ['05/03/2026', 'Fuel', '-30.00', '1420.00'],
    ['10/03/2026', 'Wages', '500.00', '1920.00'],
  ],
};

function holderBelow(...above: readonly string[]): string | null | undefined {
  return readSmall({ above, ...TABLE }).statement.accounts[0]?.holder;
}

describe('the name over an address', () => {
  it.each([
    ['a code before the town', ['Ines Brackmeier', 'Lindenweg 4', '10245 Berlin']],
    ['a code with letters', ['J. P. Dekker', 'Herengracht 7', '1012 AB Amsterdam']],
    ['a code with a dash', ['Zofia Maj', 'Polna 3', '00-950 Warszawa']],
    ['a code behind the state', ['ADA LANE', '9 MILL ST APT 2', 'AUSTIN TX 78701-1234']],
    ['a code behind the town', ['Meera Iyer', 'Hill Road 12', 'Mumbai 400 001']],
    ['letters and figures', ['Mr T Ogilvy', '4 Quay Street', 'Leeds LS1 4AP']],
    ['a code on a line of its own', ['Ms N Dlamini', '9 Loop Street', 'Orlando West', '1804']],
    ['a code before the state', ['Meera Iyer', 'Hill Road 12', 'Pune 411004 Maharashtra']],
    ['how a person is addressed', ['MR A SIDDIQUI', 'House 4 Street 10', 'Gulberg Lahore']],
    ['how a person is addressed, and a box', ['MR A SIDDIQUI', 'P O Box 4410', 'Dubai']],
    ['a street, and no code', ['Ann Lane', '12 Orchard Way', 'Kalmia']],
    [
      'a street, a district and a town without a code',
      ['ADAEZE OBI', '12 Palm Avenue', 'Old Harbour', 'Kalmia'],
    ],
    [
      'the number of a flat behind that of the street',
      ['OAKEN WORKS SRL', 'STR. PLOPILOR NR. 14 AP. 3', 'KALMIA, JUD. VEST'],
    ],
    ['the number of the street behind a sign', ['CAMILO RUIZ', 'CL 45 # 22 - 10 APTO 302', 'KALMIA']],
    [
      'a block and a lot, and a code that looks like a year',
      ['JOSE SANTOS', 'BLK 5 LOT 12 GREENWOODS', 'KALMIA 1900'],
    ],
    ['a street by its word, and nothing below', ['Giulia Verdi', 'Via Po 7']],
    [
      'a street by its short word, and a town without a code',
      ['ROSA TELLO PAZ', 'JR. LAS DALIAS 441 MIRALAGO'],
    ],
    ['a street with a flat before its town', ['ANA-MARIA PETRE', 'CALEA LUNII 44 AP 12, KALMIA']],
    ['a box', ['Oaken Joinery Limited', 'PO Box 1188', 'Kalmia']],
    ['a number behind the street, and no code', ['Tuuli Koski', 'Koivutie 5', 'Hiekkaniemi']],
    ['a street that looks like a day', ['Zofia Maj', 'ul. Polna 8/3', '90-001 Warszawa']],
    ['a street with a day in its name', ['LUIS MEZA', 'CALLE 5 DE MAYO 33', '72000 PUEBLA PUE']],
    ['letters that are neither large nor small', ['ნინო ლომიძე', 'ცაცხვის 5', '32016 მუხიანი']],
    ['the word for a code before it', ['TALLERES LA CEIBA SA DE CV', 'AV DEL ROBLE 41', 'C.P. 44100 GDL']],
    ['a state and four figures', ['R Patel', '9 Ocean Parade', 'Coogee NSW 2034']],
  ])('has %s', (_, address) => {
    expect(holderBelow('Account statement', ...address)).toBe(address[0]);
  });

  it('stands beside the number of a person, which no bank has', () => {
    const holderBeside = (name: string, number: string): string | null | undefined => {
      const table = smallPage({ above: ['', ''], ...TABLE }).slice(2);
      const head = row(60, left(40, name), left(330, number));
      return readStatement([page(1, [head, ...table])]).statement.accounts[0]?.holder;
    };
    expect(holderBeside('Sofía Luna', 'CUIT/CUIL: 27-33445566-1')).toBe('Sofía Luna');
    expect(holderBeside('Luna Pagos SRL', 'CUIT/CUIL: 30-33445566-1')).toBeNull();
  });

  it('ends in a patronymic', () => {
    expect(holderBelow('Выписка', 'Смирнова Анна Петровна', 'Номер счета 40817 810')).toBe(
      'Смирнова Анна Петровна',
    );
    expect(holderBelow('Выписка', 'Сумма по счёту равна')).toBeNull();
  });

  it('is not that of a payee within the text of a row', () => {
    const rows = TABLE.rows.flatMap((cells) => [cells, ['', 'Account name: Fern Bakery']]);
    const { statement } = readSmall({
      ...TABLE,
      above: ['OWEN HART', '44 PRAIRIE AVE', 'OMAHA NE 68102'],
      rows,
    });
    expect(statement.accounts[0]?.holder).toBe('OWEN HART');
  });

  it('stands below what a statement calls itself', () => {
    expect(holderBelow('ΑΝΤΙΓΡΑΦΟ ΚΙΝΗΣΗΣ', 'ΝΙΚΟΣ ΔΑΦΝΗΣ', 'ΟΔΟΣ ΑΝΘΕΩΝ 44', '115 26 ΑΘΗΝΑ')).toBe(
      'ΝΙΚΟΣ ΔΑΦΝΗΣ',
    );
  });

  it('stands below names over figures', () => {
    const above = smallPage({
      above: ['Payment details   Balances'],
      heading: ['Due date', 'Previous balance', 'Amount', 'Balance'],
      rows: [['', 'Payments', '1450.00', '1500.00']],
    });
    const address = ['OWEN HART', '44 PRAIRIE AVE', 'OMAHA NE 68102'].map((text, index) =>
      row(200 + 12 * index, left(60, text)),
    );
    const list = smallPage({ above: Array.from({ length: 14 }, () => ''), ...TABLE }).slice(14);
    const { statement } = readStatement([page(1, [...above, ...address, ...list])]);
    expect(statement.accounts[0]?.holder).toBe('OWEN HART');
  });

  it('stands over the number of a person, which no bank has', () => {
    expect(holderBelow('Extrato', 'Rui Mota Lima', 'CPF/CNPJ: ***.123.456-**')).toBe('Rui Mota Lima');
    expect(holderBelow('Extrato', 'Mota Pagamentos Lda', 'CNPJ: 12.345.678/0001-90')).toBeNull();
  });

  it('stands below a form of address on a line of its own', () => {
    expect(holderBelow('Extrato', 'EXMO SENHOR', 'TIAGO RIBAS', 'RUA DO SOUTO 4', '4700-327 BRAGA')).toBe(
      'TIAGO RIBAS',
    );
    expect(holderBelow('Extrato', 'SENHOR RIBAS', 'RUA DO SOUTO 4', '4700-327 BRAGA')).toBe('SENHOR RIBAS');
  });

  it('stands below the period, which begins no row', () => {
    const table = smallPage({ above: ['', '', '', '', ''], ...TABLE, heading: null }).slice(5);
    const heads = rows(
      40,
      [left(330, '1 March 2026 - 31 March 2026')],
      [left(40, 'ADA LANE')],
      [left(40, '9 MILL ST')],
      [left(40, 'AUSTIN TX 78701')],
    );
    expect(readStatement([page(1, [...heads, ...table])]).statement.accounts[0]?.holder).toBe('ADA LANE');
  });

  it('stands right below the day of the statement', () => {
    expect(holderBelow('March 31, 2026 | Page 1 of 1', 'OWEN HART', '44 PRAIRIE AVE', 'OMAHA NE 68102')).toBe(
      'OWEN HART',
    );
  });

  it('stands right below that of the bank', () => {
    const bank = ['PINE VALLEY BANK', 'P.O. BOX 6995', 'PORTLAND, OR 97228'];
    expect(holderBelow(...bank, 'HARPER QUINN', '19 ORCHARD CT', 'BEND OR 97701')).toBe('HARPER QUINN');
  });

  it.each([
    ['an address on the same line', ['Fenn & Sons Ltd, 14 Quay Row, Otley, LS21 3QT'], 'Fenn & Sons Ltd'],
    ['how a person is addressed', ['MR JAMES HILL'], 'MR JAMES HILL'],
    ['how a person is addressed by a letter', ['M. YANN LE GOFF'], 'M. YANN LE GOFF'],
    ['that over a label', ['MR JAMES HILL', 'Card number: 4111 1111 1111 1111'], 'MR JAMES HILL'],
    ['a number behind a dot', ['Konto 20145 67890 · Hugo Weil · 1 March 2026 – 31 March 2026'], 'Hugo Weil'],
    ['a stroke behind a labelled number', ['Conta: 48.220-3 / ANA PRADO ME'], 'ANA PRADO ME'],
    ['a dash and a number', ['HUGO WEIL - Sort Code 20-14-45 - Account 20145678'], 'HUGO WEIL'],
  ])('is told by %s', (_, lines, holder) => {
    expect(holderBelow('Account statement', ...lines)).toBe(holder);
  });

  it('stands over a town whose code could be a day, as rows print theirs', () => {
    const { accounts } = readSmall({
      above: ['Account statement 01.03.2026 - 31.03.2026', 'Ola Moen', 'Storgata 14', '2317 HAMAR'],
      heading: ['Date', 'Description', 'Amount', 'Balance'],
      rows: [
        ['0403', 'Grocer', '-50.00', '1450.00'],
        ['0503', 'Fuel', '-30.00', '1420.00'],
        ['1003', 'Wages', '500.00', '1920.00'],
      ],
    }).statement;
    expect(accounts[0]!.holder).toBe('Ola Moen');
  });

  it('stands beside what names the statement', () => {
    const cells = [
      [left(40, 'Ines Brackmeier'), left(330, 'Period'), left(420, '01/03/2026 to 31/03/2026')],
      [left(40, 'Lindenweg 4'), left(330, 'Page'), left(420, '1')],
      [left(40, '10245 Berlin')],
    ];
    const table = smallPage({ above: ['', '', '', ''], ...TABLE }).slice(4);
    const { statement } = readStatement([page(1, [...rows(40, ...cells), ...table])]);
    expect(statement.accounts[0]?.holder).toBe('Ines Brackmeier');
  });

  it('may stand beside a notice in smaller type', () => {
    const notice = row(40, left(40, 'Ada Lane'), left(330, 'For information about your account, sign on'));
    const table = smallPage({ above: ['', '', '', ''], ...TABLE }).slice(4);
    const small = page(1, [
      notice,
      row(52, left(40, '9 Mill St')),
      row(64, left(40, 'Austin TX 78701')),
      ...table,
    ]);
    const words = small.words.map((one) => (one.baseline === 40 && one.x0 > 300 ? { ...one, size: 7 } : one));
    const { statement } = readStatement([{ ...small, words }]);
    expect(statement.accounts[0]?.holder).toBe('Ada Lane');
  });

  it('is parted from a line further above it', () => {
    const head = [row(20, left(40, 'Kreuz West')), ...rows(48, [left(40, 'Ines Brackmeier')])];
    const address = rows(62, [left(40, 'Lindenweg 4')], [left(40, '10245 Berlin')]);
    const table = [
      row(140, left(40, 'Date'), left(110, 'Description'), right(340, 'Amount'), right(420, 'Balance')),
      row(154, left(40, '04/03/2026'), left(110, 'Grocer'), right(340, '-50.00'), right(420, '1450.00')),
      row(168, left(40, '05/03/2026'), left(110, 'Fuel'), right(340, '-30.00'), right(420, '1420.00')),
    ];
    const { statement } = readStatement([page(1, [...head, ...address, ...table])]);
    expect(statement.accounts[0]?.holder).toBe('Ines Brackmeier');
  });
});

describe('the name that a form of address follows', () => {
  it.each([
    ['山田 太郎 様', '山田 太郎'],
    ['陳大文 先生', '陳大文'],
    ['박지훈 님', '박지훈'],
  ])('is that of %s', (text, name) => {
    expect(holderBelow('ご利用明細書', text)).toBe(name);
  });

  it('may stand in a cell of its own', () => {
    const table = smallPage({ above: ['', '', '', ''], ...TABLE }).slice(4);
    const { statement } = readStatement([
      page(1, [row(40, left(40, '山田 太郎'), left(160, '様')), ...table]),
    ]);
    expect(statement.accounts[0]?.holder).toBe('山田 太郎');
  });

  it.each(['お客様', '會員 君 2026'])('is none in %s', (text) => {
    expect(holderBelow('ご利用明細書', text) ?? null).toBeNull();
  });
});

it('the code of a branch behind a name is none of it', () => {
  expect(holderBelow('Account name: Village Hall Trust. Sort code 20-11-88.')).toBe('Village Hall Trust');
});

it('the number for taxes behind a name is none of it', () => {
  expect(holderBelow('Client: Romashka Trade LLC, ИНН 7712345678')).toBe('Romashka Trade LLC');
});

describe('no holder is made up', () => {
  it.each([
    ['four figures below a name of something', ['Reference Garden', '4471']],
    ['an address of the bank', ['Harbour Bank', '4 Quay Street', 'Leeds LS1 4AP']],
    ['what is said of a branch', ['Kreuz West', 'Tel 030 555 01', '10245 Berlin']],
    ['how a person is addressed over a single line', ['Mr A Lane', 'Your account manager']],
    ['a day and a year', ['Savings Account', 'Statement', 'March 2026']],
    ['the name of an account', ['Clover Current']],
    ['the address of the bank on one line', ['Fenn Bank Ltd, 14 Quay Row, Otley, LS21 3QT']],
    ['two lines, which may be of anything', ['Clover Current', '12 Orchard Way']],
    ['the kind of account before its number', ['Current Account · 20145678 · March']],
    ['two names beside a number', ['Hugo Weil · Clover Fund · 20145678']],
    ['a number without a label before a stroke', ['Garden 48.220-34 / Clover West']],
    ['what is said of a name', ['Your name and address. Tell us if this has changed.']],
    ['labels', ['Product', 'Reference: 12', 'Sort code 10245 Berlin']],
  ])('of %s', (_, above) => {
    expect(holderBelow(...above)).toBeNull();
  });

  it('of what stands beside a form of address over the name', () => {
    const head = [
      row(40, left(40, 'Frau'), left(330, 'Stadt-West')),
      row(52, left(40, 'Ada Weil'), left(330, 'Allee 8')),
    ];
    const table = smallPage({ above: ['', '', '', ''], ...TABLE }).slice(4);
    const { statement } = readStatement([page(1, [...head, ...table])]);
    expect(statement.accounts[0]?.holder).toBe('Ada Weil');
  });

  it('of a bank over the title of the statement', () => {
    expect(
      holderBelow(
        'Maple Canada Trust',
        'Statement of Account',
        'MR EVAN STONE',
        '12 KING ST W',
        'TORONTO ON M5H 1A1',
      ),
    ).toBe('MR EVAN STONE');
  });

  it('of the number of a report beside what stands over the name', () => {
    const head = [row(40, left(40, 'Herrn'), left(330, 'Report Nr. 3')), row(52, left(40, 'Otto Weil'))];
    const table = smallPage({ above: ['', '', '', ''], ...TABLE }).slice(4);
    const { statement } = readStatement([page(1, [...head, ...table])]);
    expect(statement.accounts[0]?.holder).not.toBe('Report Nr. 3');
  });

  it('of two addresses', () => {
    const cells = [
      [left(40, 'Ines Brackmeier'), left(330, 'Otto Weil')],
      [left(40, 'Lindenweg 4'), left(330, 'Allee 8')],
      [left(40, '10245 Berlin'), left(330, '10247 Berlin')],
    ];
    const table = smallPage({ above: ['', '', '', ''], ...TABLE }).slice(4);
    const { statement } = readStatement([page(1, [...rows(40, ...cells), ...table])]);
    expect(statement.accounts[0]?.holder).toBeNull();
  });

  it('where a label announces another', () => {
    expect(holderBelow('Account holder: Otto Weil', 'Ines Brackmeier', 'Lindenweg 4', '10245 Berlin')).toBe(
      'Otto Weil',
    );
  });

  it.each([
    ['the name of a product behind the label of members', ['Member Advantage Checking']],
    ['the name of the next column', ['Nombre   RUT']],
    ['a sentence about a customer', ['Apabila nasabah tidak melakukan sanggahan']],
  ])('of %s', (_, above) => {
    expect(holderBelow(...above)).toBeNull();
  });

  it.each([
    [
      'over a label of both',
      ['Name and Address of the Customer', 'NIMMY JOSEPH', 'ROSE VILLA, HILL ROAD'],
      'NIMMY JOSEPH',
    ],
    ['with the number of a person behind it', ['Klientas: Rasa Lapė (48901010000)'], 'Rasa Lapė'],
    ['below whom a statement is prepared for', ['Prepared for', 'Helen Foster'], 'Helen Foster'],
    ['behind whose name an account is in', ['In name of Alex Muster'], 'Alex Muster'],
  ])('%s', (_, above, holder) => {
    expect(holderBelow(...above)).toBe(holder);
  });

  it('in the text of a row, above a table that goes on', () => {
    const rows = [
      ['04/03/2026', 'Überweisung', '-50.00', '1450.00'],
      ['', 'Tischlerei Voss e.K.'],
      ['', 'Rechnung 57876'],
      ['05/03/2026', 'Fuel', '-30.00', '1420.00'],
      ['10/03/2026', 'Wages', '500.00', '1920.00'],
    ];
    const second = { ...TABLE, rows: [['11/03/2026', 'Grocer', '-20.00', '1900.00']] };
    const first = { above: ['Report'], ...TABLE, rows: [['', 'Opening balance', '', '1500.00'], ...rows] };
    expect(readSmall(first, second).facts.texts).toEqual([]);
  });

  it('of a product, which a label in two languages names', () => {
    const head = [row(30, left(40, 'Nama Produk / Product Name'), left(300, ': BritSave'))];
    const table = smallPage({ above: [''], ...TABLE }).slice(1);
    expect(readStatement([page(1, [...head, ...table])]).statement.accounts[0]?.holder).toBeNull();
  });

  it('of the day below the name of an account', () => {
    const head = [
      row(30, left(40, 'Account name'), left(300, 'Sep 1'), left(420, 'Sep 30')),
      row(44, left(40, 'Checking 3344'), left(300, '10.00'), left(420, '12.00')),
    ];
    const table = smallPage({ above: ['', ''], ...TABLE }).slice(2);
    expect(readStatement([page(1, [...head, ...table])]).statement.accounts[0]?.holder).toBeNull();
  });
});
