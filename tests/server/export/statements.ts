/** Small statements for the exports, in minor units. */
import type { Account, Statement, Transaction } from '../../../shared/statement.ts';

export function transaction(part: Partial<Transaction>): Transaction {
  return {
    account: 0,
    date: '2026-03-02',
    valueDate: null,
    direction: 'out',
    amount: 1250,
    balance: 98_750,
    balancePrinted: true,
    description: 'Card payment Greengrocer',
    page: 1,
    boxes: [],
    confidence: 1,
    proof: 'balance',
    flags: [],
    ...part,
  };
}

export function account(part: Partial<Account>): Account {
  return {
    number: '00123456',
    holder: 'Ada Example',
    kind: 'asset',
    currency: 'GBP',
    periodStart: '2026-03-01',
    periodEnd: '2026-03-31',
    openingBalance: 100_000,
    closingBalance: 348_750,
    first: 0,
    count: 2,
    ...part,
  };
}

/** Two rows: 1000.00 - 12.50 + 2500.00 = 3487.50. */
export const oneAccount: Statement = {
  currency: 'GBP',
  pages: [{ number: 1, width: 595, height: 842, source: 'text' }],
  accounts: [account({})],
  transactions: [
    transaction({}),
    transaction({
      date: '2026-03-05',
      direction: 'in',
      amount: 250_000,
      balance: 348_750,
      description: 'Müller & Söhne, "Gehalt"\nMärz',
    }),
  ],
  verification: {
    status: 'verified',
    openingBalance: 100_000,
    closingBalance: 348_750,
    totalIn: 250_000,
    totalOut: 1250,
    difference: 0,
    rowsProved: 2,
    rowsFlagged: 0,
    warnings: [],
  },
};

/** A yen account and a card in Kuwaiti dinar (three decimals, states what is owed) in one document. */
export const twoAccounts: Statement = {
  ...oneAccount,
  currency: null,
  accounts: [
    account({ currency: 'JPY', openingBalance: 5000, closingBalance: 4000, count: 1 }),
    account({
      number: null,
      kind: 'liability',
      currency: 'KWD',
      openingBalance: 10_000,
      closingBalance: 11_500,
      first: 1,
      count: 2,
    }),
  ],
  transactions: [
    transaction({ amount: 1000, balance: 4000 }),
    transaction({ account: 1, amount: 2500, balance: 12_500 }),
    transaction({
      account: 1,
      amount: 1000,
      direction: 'in',
      balance: null,
      description: 'Payment, thank you',
    }),
  ],
  verification: { ...oneAccount.verification, openingBalance: null, closingBalance: null, difference: null },
};
