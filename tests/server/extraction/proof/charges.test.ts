/** A fee beside the amount of its row: booked by itself where the balance moves by it, else part of the amount. */
import { describe, expect, it } from 'vitest';
import { amountsOf, readSmall, rowsOf, type Small } from '../../../support/small-statement.ts';

const HEADING = ['Date', 'Description', 'Amount', 'Fee', 'Balance'];
const OPENING = ['01/03/2026', 'Opening balance', '', '', '500.00'];

const read = (...rows: readonly (readonly string[])[]) =>
  readSmall({ heading: HEADING, rows } satisfies Small);

it('the same amount in two columns is booked once, though the balances do not lead to one another', () => {
  const stages = readSmall({
    above: ['Credit card statement', 'Previous balance $ 100,00', 'New balance $ 400,00'],
    heading: ['Date', 'Description', 'Movement value', 'Instalment value', 'Pending'],
    rows: [
      ['02/03/2026', 'Grocer', '$ 20,00', '$ 20,00', '$ 0,00'],
      ['05/03/2026', 'Chemist', '$ 31,20', '$ 31,20', '$ 0,00'],
      ['06/03/2026', 'Payment', '$ -50,00', '$ -50,00', '$ 0,00'],
      ['07/03/2026', 'Bookshop', '$ 58,00', '$ 58,00', '$ 0,00'],
    ],
  });
  expect(stages.statement.transactions.map(({ amount }) => amount)).toEqual([2000, 3120, 5000, 5800]);
});

describe('a column of fees', () => {
  it('is booked where the balance moves by amount and fee, behind the amount of its row', () => {
    const stages = read(
      OPENING,
      ['02/03/2026', 'Transfer to Ana', '-100.00', '1.50', '398.50'],
      ['', 'for the garden', '', '', ''],
      ['05/03/2026', 'Salary', '200.00', '', '598.50'],
      ['07/03/2026', 'Cash machine', '-50.00', '2.00', '546.50'],
      ['09/03/2026', 'Grocer', '-20.00', '0.00', '526.50'],
    );
    expect(rowsOf(stages)).toEqual([
      '2026-03-02 -10000 Transfer to Ana for the garden',
      '2026-03-02 -150 Fee: Transfer to Ana for the garden',
      '2026-03-05 +20000 Salary',
      '2026-03-07 -5000 Cash machine',
      '2026-03-07 -200 Fee: Cash machine',
      '2026-03-09 -2000 Grocer',
    ]);
    const { transactions, verification } = stages.statement;
    expect(verification).toMatchObject({ status: 'verified', rowsProved: 6 });
    expect(transactions.map(({ balance, balancePrinted }) => [balance, balancePrinted])).toEqual([
      [40000, false],
      [39850, true],
      [59850, true],
      [54850, false],
      [54650, true],
      [52650, true],
    ]);
    const [main, fee] = transactions.map(({ boxes }) => boxes.find(({ part }) => part === 'amount')!);
    expect(fee!.x0).toBeGreaterThan(main!.x1);
  });

  it('is part of what is booked where a further column prints the sum of both', () => {
    const stages = readSmall({
      above: ['Opening balance 500.00'],
      heading: ['Date', 'Description', 'Amount', 'Fee', 'Total'],
      rows: [
        ['02/03/2026', 'Sale to Ana', '100.00', '-1.50', '98.50'],
        ['05/03/2026', 'Hosting', '-20.00', '0.00', '-20.00'],
        ['07/03/2026', 'Sale to Bob', '50.00', '-2.00', '48.00'],
      ],
      below: ['Closing balance 626.50'],
    });
    expect(rowsOf(stages)).toEqual([
      '2026-03-02 +9850 Sale to Ana',
      '2026-03-05 -2000 Hosting',
      '2026-03-07 +4800 Sale to Bob',
    ]);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('books a fee alone, one with a minus among others, and one that is given back', () => {
    const minus = read(
      OPENING,
      ['02/03/2026', 'Transfer', '-100.00', '-1.50', '398.50'],
      ['03/03/2026', 'Account', '', '-3.00', '395.50'],
      ['04/03/2026', 'Transfer', '-95.00', '-0.50', '300.00'],
    );
    expect(rowsOf(minus)).toEqual([
      '2026-03-02 -10000 Transfer',
      '2026-03-02 -150 Fee: Transfer',
      '2026-03-03 -300 Account',
      '2026-03-04 -9500 Transfer',
      '2026-03-04 -50 Fee: Transfer',
    ]);
    const refund = read(
      OPENING,
      ['02/03/2026', 'Transfer', '-100.00', '1.50', '398.50'],
      ['03/03/2026', 'Transfer', '-10.00', '1.50', '387.00'],
      ['04/03/2026', 'Returned', '100.00', '-1.50', '488.50'],
    );
    expect(rowsOf(refund).slice(-2)).toEqual(['2026-03-04 +10000 Returned', '2026-03-04 +150 Fee: Returned']);
    expect(refund.statement.verification.status).toBe('verified');
  });

  it('stands behind its amount on a statement with the newest row on top', () => {
    const stages = read(
      ['09/03/2026', 'Cash machine', '-50.00', '2.00', '366.50'],
      ['05/03/2026', 'Salary', '20.00', '', '418.50'],
      ['02/03/2026', 'Transfer', '-100.00', '1.50', '398.50'],
      OPENING,
    );
    expect(rowsOf(stages)).toEqual([
      '2026-03-02 -10000 Transfer',
      '2026-03-02 -150 Fee: Transfer',
      '2026-03-05 +2000 Salary',
      '2026-03-09 -5000 Cash machine',
      '2026-03-09 -200 Fee: Cash machine',
    ]);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('books nothing where each is as much as the amount beside it, whatever balance stays as it was', () => {
    const again = read(
      ['01/03/2026', 'Opening balance', '', '', '0.00'],
      ['02/03/2026', 'Grocer', '100.00', '100.00', '0.00'],
      ['05/03/2026', 'Chemist', '31.20', '31.20', '0.00'],
      ['07/03/2026', 'Bookshop', '58.00', '58.00', '0.00'],
    );
    expect(rowsOf(again).filter((text) => text.includes('Fee'))).toEqual([]);
    expect(again.statement.verification.status).not.toBe('verified');
  });

  it('books nothing where the balance moves by the amount alone, or nothing tells', () => {
    const inside = read(
      OPENING,
      ['02/03/2026', 'Transfer', '-101.50', '1.50', '398.50'],
      ['07/03/2026', 'Cash machine', '-52.00', '2.00', '346.50'],
    );
    expect(rowsOf(inside)).toEqual(['2026-03-02 -10150 Transfer', '2026-03-07 -5200 Cash machine']);
    const untold = readSmall({
      heading: HEADING.slice(0, 4),
      rows: [
        ['02/03/2026', 'Transfer', '-101.50', '1.50'],
        ['07/03/2026', 'Cash machine', '-52.00', '2.00'],
      ],
    });
    expect(rowsOf(untold)).toEqual(['2026-03-02 -10150 Transfer', '2026-03-07 -5200 Cash machine']);
    expect(untold.statement.verification.status).toBe('unverified');
  });
});

it('an amount is in doubt where another column prints it together with others', () => {
  const stages = readSmall({
    above: ['Loan account', 'Beginning balance 500.00'],
    heading: ['Date', 'Description', 'Principal', 'Interest', 'Total', 'Balance'],
    rows: [
      ['02/03/2026', 'Payment', '80.00', '20.00', '100.00', '420.00'],
      ['02/04/2026', 'Payment', '82.00', '18.00', '100.00', '338.00'],
      ['02/05/2026', 'Payment', '84.00', '16.00', '100.00', '254.00'],
    ],
    below: ['Ending balance 254.00'],
  });
  expect(stages.statement.verification.status).not.toBe('verified');
});

it('what goes into escrow is no amount, nor is all of a payment where the balance falls by a part', () => {
  const stages = readSmall({
    above: ['Mortgage account history'],
    heading: ['Date', 'Description', 'Principal', 'Interest', 'Escrow', 'Balance'],
    rows: [
      ['02/03/2026', 'Payment', '80.00', '20.00', '40.00', '420.00'],
      ['02/04/2026', 'Payment', '82.00', '18.00', '40.00', '338.00'],
      ['02/05/2026', 'Payment', '84.00', '16.00', '40.00', '254.00'],
    ],
  });
  expect(rowsOf(stages).map((row) => row.slice(11))).toEqual([
    '+8000 Payment',
    '+8200 Payment',
    '+8400 Payment',
  ]);
  expect(stages.statement.verification.status).not.toBe('verified');
});

it('fees below a thousand are of whole units where the amounts beside them are', () => {
  const stages = readSmall({
    above: ['Devise XOF'],
    heading: ['Date', 'Type', 'Montant', 'Frais', 'Solde après'],
    rows: [
      ['02/03/2026', 'Dépôt', '+50 000', '0', '62 500'],
      ['05/03/2026', 'Transfert envoyé', '-20 000', '200', '42 300'],
      ['07/03/2026', 'Paiement marchand', '-3 600', '0', '38 700'],
      ['09/03/2026', 'Retrait', '-10 000', '100', '28 600'],
    ],
  });
  expect(rowsOf(stages)).toEqual([
    '2026-03-02 +50000 Dépôt',
    '2026-03-05 -20000 Transfert envoyé',
    '2026-03-05 -200 Frais: Transfert envoyé',
    '2026-03-07 -3600 Paiement marchand',
    '2026-03-09 -10000 Retrait',
    '2026-03-09 -100 Frais: Retrait',
  ]);
});

describe('figures in a column without a name', () => {
  const OPENING_LINE = 'Opening balance 500.00';
  const unnamed = (...rows: readonly (readonly string[])[]) =>
    readSmall({ above: [OPENING_LINE], heading: null, rows });

  it('are charges where the balances prove all of them, each beside a greater amount', () => {
    const stages = unnamed(
      ['02/03/2026', 'Transfer to Ana', '-100.00', '1.50', '398.50'],
      ['05/03/2026', 'Salary', '200.00', '', '598.50'],
      ['07/03/2026', 'Cash machine', '-50.00', '2.00', '546.50'],
      ['09/03/2026', 'Grocer', '-20.00', '', '526.50'],
    );
    expect(amountsOf(stages)).toEqual([-10000, -150, 20000, -5000, -200, -2000]);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('are none where a balance is not reached', () => {
    const stages = unnamed(
      ['02/03/2026', 'Transfer to Ana', '-100.00', '1.50', '398.50'],
      ['05/03/2026', 'Salary', '200.00', '', '598.50'],
      ['07/03/2026', 'Cash machine', '-50.00', '2.00', '548.50'],
      ['09/03/2026', 'Grocer', '-20.00', '', '528.50'],
    );
    expect(amountsOf(stages)).toHaveLength(4);
    expect(stages.statement.verification.status).not.toBe('verified');
  });
});

it('a fee is booked in rows that hold nothing else, though those beside amounts are gathered in a row of their own', () => {
  const stages = readSmall({
    heading: ['Date', 'Description', 'Charge', 'Debit', 'Credit', 'Balance'].slice(0, 6),
    rows: [
      ['01/03/2026', 'Opening balance', '', '', '', '500.00'],
      ['02/03/2026', 'Copy of a statement', '13.50', '', '', '486.50'],
      ['05/03/2026', 'Payment to Ana', '8.00', '100.00', '', '386.50'],
      ['06/03/2026', 'Payment from Lea', '', '', '60.00', '446.50'],
      ['31/03/2026', 'Fees of the month', '8.00', '', '', '438.50'],
    ],
  });
  expect(amountsOf(stages)).toEqual([-1350, -10000, 6000, -800]);
  expect(stages.statement.verification.status).toBe('verified');
});

it('charges below the total of a bill without an opening are booked, where they lead from nothing to its closing', () => {
  const bill = (closing: string) =>
    readSmall({
      above: ['Credit card statement', 'Credit limit 1500.00', `New balance at 31/01/2026 ${closing}`],
      heading: ['Date', 'Description', 'Amount'],
      rows: [
        ['03/01/2026', 'Books', '5.00'],
        ['09/01/2026', 'Grocer', '88.40'],
        ['14/01/2026', 'Train', '42.00'],
        ['', 'Total purchases', '135.40'],
        ['', 'Stamp duty', '2.00'],
        ['', 'Postage', '1.15'],
      ],
    });
  expect(amountsOf(bill('138.55'))).toEqual([-500, -8840, -4200, -200, -115]);
  expect(amountsOf(bill('150.00'))).toEqual([-500, -8840, -4200]);
});
