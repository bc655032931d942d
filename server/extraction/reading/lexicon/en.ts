import type { Lexicon } from './types.ts';

export const en: Lexicon = {
  language: 'en',
  months: [
    ['january', 'jan'],
    ['february', 'feb'],
    ['march', 'mar'],
    ['april', 'apr'],
    ['may'],
    ['june', 'jun'],
    ['july', 'jul'],
    ['august', 'aug'],
    ['september', 'sept', 'sep'],
    ['october', 'oct'],
    ['november', 'nov'],
    ['december', 'dec'],
  ],
  weekdays: [
    'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday',
    'mon', 'tue', 'tues', 'wed', 'thu', 'thur', 'thurs', 'fri', 'sat', 'sun',
  ], // prettier-ignore
  columns: {
    date: [
      'date', 'transaction date', 'trans date', 'txn date', 'tran date', 'booking date', 'posting date', 'posted', 'post date',
      'posted date', 'date posted', 'processed', 'process date', 'processing date', 'entry date', 'transaction', 'tx date', 'when',
      'date of transaction', 'processed on', 'effective date', 'day', 'trans', 'date processed', 'activity date',
      'date of posting', 'tran dt', 'txn dt', 'post dt', 'trn date', 'date of purchase', 'purchase date',
      'date time', 'date and time', 'transaction dt', 'settlement date', 'date entered', 'sale date',
      'date of activity', 'date paid', 'paid date', 'completion time', 'time of completion', 'transaction time', 'initiation time',
    ],
    valueDate: ['value date', 'value', 'val date', 'value dt', 'value dated', 'valued', 'interest date'],
    description: [
      'description', 'details', 'transaction details', 'particulars', 'narration', 'narrative', 'transaction', 'transactions',
      'transaction description', 'description of transaction', 'payment type and details', 'payment details', 'details of transaction',
      'merchant', 'merchant name', 'payee', 'what happened', 'activity', 'remarks', 'transaction remarks', 'memo', 'text', 'item',
      'purpose', 'explanation', 'entry', 'counterparty', 'name', 'beneficiary', 'type and description', 'transaction type and details',
      'transaction particulars', 'payment type', 'description of activity', 'activity description',
      'transaction type', 'your transactions', 'sent to or received from', 'merchant or description',
      'account activity', 'transaction narration', 'naration', 'transaction info',
    ],
    reference: [
      'reference', 'ref', 'ref no', 'reference no', 'reference number', 'cheque', 'cheque no', 'cheque number', 'chq no', 'chq', 'check',
      'check no', 'check number', 'chq ref no', 'cheque ref no', 'number', 'no', 'code', 'type', 'payment type', 'transaction type', 'tran id',
      'transaction id', 'serial', 'serial no', 'sl no', 's no', 'branch', 'branch code', 'init br', 'txn id', 'instrument', 'instrument no', 'card',
      'card no', 'tran type', 'category', 'voucher', 'trace no', 'seq', 'channel', 'receipt no', 'receipt number', 'check nbr', 'chk no',
      'transaction status', 'status', 'originating branch', 'chq no ref no',
    ],
    out: [
      'out', 'paid out', 'money out', 'payments out', 'withdrawal', 'withdrawals', 'withdrawn', 'debit', 'debits', 'debit amount', 'dr', 'payments',
      'withdrawal amt', 'withdrawal amount', 'withdrawals dr', 'paid', 'charges', 'spent', 'spending', 'amount out', 'debits dr', 'withdrawal dr',
      'amount debited', 'debit amt', 'subtractions', 'outgoing', 'checks debits', 'withdrawals debits', 'purchases', 'less', 'amt out', 'dr amount',
      'money spent', 'checks and other debits', 'payments and withdrawals',
      'withdrawals and debits', 'debit dr', 'withdrawal debit', 'debits withdrawals', 'payment', 'debit s',
      'withdrawal s', 'withdrawals subtractions', 'checks and debits', 'withdrawals payments', 'debits charges',
      'you paid', 'sent', 'amount paid out', 'subtraction', 'amount withdrawn', 'withdrawal dr amount', 'funds out',
    ],
    in: [
      'in', 'paid in', 'money in', 'payments in', 'deposit', 'deposits', 'credit', 'credits', 'credit amount', 'cr', 'received', 'receipts', 'deposit amt',
      'deposit amount', 'deposits cr', 'amount in', 'credits cr', 'deposit cr', 'amount credited', 'credit amt', 'additions', 'incoming',
      'deposits credits', 'lodgements', 'lodgement', 'lodged', 'plus', 'amt in', 'cr amount', 'money received', 'deposits and other credits', 'paid into',
      'deposits and credits', 'credit cr', 'deposit credit', 'credits deposits', 'credit s', 'deposit s',
      'deposits additions', 'receipts credits', 'you received', 'amount paid in', 'payments credits',
      'credits payments', 'addition', 'amount deposited', 'deposit cr amount', 'funds in', 'receipt',
    ],
    amount: [
      'amount', 'transaction amount', 'amt', 'value', 'sum', 'net amount', 'billed amount', 'billing amount', 'amount in account currency',
      'amount debit credit', 'debit credit', 'debits credits', 'withdrawals deposits', 'total', 'in out', 'money in out',
      'charge amount', 'purchase amount', 'amount local currency', 'transaction value', 'net',
      'amount of transaction', 'posted amount', 'settlement amount',
    ],
    balance: [
      'balance', 'running balance', 'closing balance', 'account balance', 'available balance', 'left', 'ledger balance', 'new balance', 'balance amt', 'balance amount',
      'ending daily balance', 'book balance', 'daily balance', 'end of day balance', 'balance after', 'remaining', 'outstanding',
      'ledger bal', 'bal', 'running bal', 'balance cr dr', 'balance dr cr', 'current balance', 'total balance',
      'cleared balance', 'account bal', 'available bal', 'balance outstanding',
    ],
    mark: ['dr cr', 'cr dr', 'd c', 'c d', 'type dr cr', 'sign'],
    currency: ['currency', 'ccy', 'cur', 'curr'],
    foreign: [
      'foreign amount', 'original amount', 'foreign currency amount', 'foreign spend', 'amount in foreign currency', 'exchange rate', 'rate', 'fx rate', 'tax',
      'gst', 'vat', 'fee', 'fees', 'gross', 'gross amount', 'service fee', 'commission', 'transaction currency amount', 'foreign currency', 'original currency', 'local amount', 'points',
    ],
  }, // prettier-ignore
  labels: {
    opening: [
      'opening balance', 'balance brought forward', 'brought forward', 'balance b f', 'balance bfwd', 'b fwd', 'bal b f', 'balance b fwd', 'balance bf', 'b f',
      'previous balance', 'beginning balance', 'start balance', 'starting balance', 'balance at start', 'balance from last statement', 'last statement balance',
      'previous statement balance', 'balance from previous statement', 'balance at beginning', 'opening bal', 'balance forward', 'old balance', 'balance last statement',
      'balance from previous page', 'balance on last statement', 'start of period balance', 'balance at start of period', 'initial balance', 'brought fwd',
      'opening balance on', 'previous account balance', 'balance brought down', 'your previous balance', 'your opening balance', 'last balance',
      'opening ledger balance', 'prior balance', 'balance at the start', 'balance at the beginning',
      'beginning balance on', 'beginning balance as of', 'balance from last bill', 'balance at beginning of period',
      'opening available balance', 'balance carried from previous page', 'amount brought forward',
      'total brought forward', 'previous closing balance', 'balance as of last statement', 'opening cleared balance',
      'previous balance as of', 'available beginning', 'beginning available balance',
    ],
    closing: [
      'closing balance', 'balance carried forward', 'carried forward', 'balance c f', 'balance cfwd', 'c fwd', 'bal c f', 'balance c fwd', 'balance cf', 'c f', 'new balance',
      'ending balance', 'end balance', 'final balance', 'balance at end', 'closing bal', 'current balance', 'balance to next page', 'carried fwd', 'statement balance',
      'balance this statement', 'balance at end of period', 'balance on this statement', 'your new balance', 'your closing balance', 'balance carried down', 'end of period balance',
      'total amount due', 'balance due', 'amount owing', 'outstanding balance', 'total balance', 'new account balance', 'total owing', 'amount due', 'you owe', 'balance owing',
      'closing ledger balance', 'balance at the end', 'ending balance on', 'ending balance as of',
      'closing balance on', 'total outstanding', 'total due', 'balance carried to next page',
      'amount carried forward', 'total carried forward', 'closing available balance', 'closing cleared balance',
      'new balance as of', 'new statement balance', 'available ending', 'ending available balance', 'total amount owing', 'total amount owed', 'balance as at',
    ],
    totalIn: [
      'total paid in', 'total deposits', 'total credits', 'total money in', 'total in', 'money in', 'paid in', 'payments in', 'deposits and other credits', 'total payments in',
      'total deposits and other credits', 'total additions', 'deposits credits', 'total receipts', 'credits', 'deposits', 'total credit', 'total cr', 'deposits and additions', 'total deposits and additions',
      'total amount credited', 'total lodgements', 'total deposit', 'total deposits credits', 'sum of credits', 'payments and credits', 'total payments and credits', 'payments credits', 'total credit amount',
      'incoming', 'total incoming', 'payments received', 'total received', 'money coming in', 'payments and refunds', 'total payments received', 'total payments and refunds', 'credits received',
      'total deposits and credits', 'total paid into account', 'total payments in this period',
      'total incoming payments', 'total other credits', 'total money received', 'total amount in', 'sum of deposits',
      'total funds in',
    ],
    totalOut: [
      'total paid out', 'total withdrawals', 'total debits', 'total money out', 'total out', 'money out', 'paid out', 'payments out', 'withdrawals and other debits', 'total payments out', 'withdrawals and checks',
      'total withdrawals and other debits', 'total subtractions', 'withdrawals debits', 'debits', 'withdrawals', 'total debit', 'total dr', 'electronic withdrawals', 'total amount debited', 'checks and other debits',
      'total checks and other debits', 'total withdrawal', 'total withdrawals debits', 'sum of debits', 'purchases', 'total purchases', 'purchases and debits', 'purchases and adjustments', 'new charges', 'total new charges',
      'total debit amount', 'outgoing', 'total outgoing', 'total purchases and debits', 'total spent', 'purchases and charges', 'total withdrawals and checks', 'money going out', 'new transactions', 'total charges',
      'total withdrawals and debits', 'total paid out of account', 'total outgoing payments', 'total other debits',
      'total money spent', 'total amount out', 'total fees', 'total checks paid', 'sum of withdrawals',
      'total checks', 'total electronic withdrawals', 'total funds out', 'total purchases and charges',
      'total fees for this period', 'total interest for this period', 'total interest charged',
    ],
    total: ['total', 'totals', 'subtotal', 'sub total', 'page total', 'grand total', 'sum', 'total this page', 'net total', 'net movement', 'turnover', 'account summary', 'balance of the day', 'balance for the day'],
    accountNumber: [
      'account number', 'account no', 'acc no', 'acct no', 'a c no', 'a c number', 'iban', 'account', 'card number', 'account nr', 'acct number', 'card no', 'account ending in', 'account id', 'a c',
    ],
    holder: ['account holder', 'account holder details', 'account holder information', 'customer details', 'customer information', 'account name', 'customer name', 'account title', 'cardholder', 'name', 'account owner', 'holder', 'customer', 'account holders', 'card holder', 'client', 'client name', 'member', 'member name', 'cardmember'],
    period: ['statement period', 'period', 'from', 'for the period', 'statement from', 'transactions from', 'dates', 'date range', 'account activity', 'billing period', 'statement dates', 'period covered', 'statement of account for', 'billing cycle', 'your transactions', 'statement from date', 'transaction period', 'covering the period', 'period from', 'for period', 'transactions between', 'between', 'for the month of', 'statement for the period', 'period beginning', 'from date', 'start date'],
    periodTo: ['to', 'until', 'through', 'thru', 'and', 'till', 'up to', 'ending', 'to date', 'and ending', 'end date'],
    statementDate: ['statement date', 'date of statement', 'date issued', 'issued on', 'issue date', 'closing date', 'statement closing date', 'created on', 'generated on', 'printed on', 'date of issue', 'as at', 'as of'],
  }, // prettier-ignore
  sections: {
    in: [
      'deposits and other credits', 'deposits', 'credits', 'deposits and additions', 'electronic deposits', 'other credits', 'payments received', 'money in', 'incoming payments', 'payments and credits',
      'payments and other credits', 'deposits credits', 'electronic credits', 'customer deposits', 'interest earned', 'additions', 'transfers in', 'payments', 'atm deposits', 'credits and payments', 'refunds', 'returns and credits',
      'payments and refunds', 'incoming', 'paid in', 'received', 'interest paid', 'receipts', 'other deposits',
    ],
    out: [
      'withdrawals and other debits', 'withdrawals', 'debits', 'checks', 'checks paid', 'cheques', 'cheques paid', 'electronic withdrawals', 'other withdrawals', 'fees', 'service fees', 'service charges', 'atm withdrawals',
      'atm and debit card withdrawals', 'card purchases', 'purchases', 'other debits', 'electronic debits', 'money out', 'outgoing payments', 'subtractions', 'transfers out', 'withdrawals and checks', 'fees and charges', 'interest charged',
      'atm and debit card subtractions', 'other subtractions', 'checks cleared', 'purchases and adjustments', 'cash advances', 'new charges', 'outgoing', 'paid out', 'electronic payments', 'cheques cleared', 'standing orders', 'direct debits',
      'payments and purchases', 'purchases and cash advances', 'bill payments', 'withdrawals debits', 'checks and substitute checks', 'atm and debit card transactions', 'interest and fees', 'fees charged', 'fees and interest', 'debit card purchases',
    ],
    balances: [
      'daily balance', 'daily balances', 'daily balance summary', 'daily ending balance', 'daily ledger balances', 'daily ledger balance', 'ending daily balance', 'balance summary', 'daily balance information', 'average balance',
      'balance by date', 'end of day balances', 'balance history', 'daily account balance', 'running balance summary', 'daily closing balances', 'end of day balance',
    ],
    other: [
      'interest rates', 'interest rate', 'fee summary', 'summary of fees', 'pending transactions', 'rewards', 'rewards summary', 'reward points', 'interest charge calculation', 'overdraft fees', 'account summary', 'summary', 'statement summary',
      'upcoming payments', 'scheduled payments', 'important information', 'interest summary', 'points summary', 'charges summary', 'fee schedule', 'tariff', 'overdraft information', 'exchange rates', 'totals year to date', 'year to date', 'interest rate summary',
      'pending', 'pending payments', 'pending card transactions', 'pending authorisations', 'pending authorizations', 'transactions pending', 'upcoming', 'not yet posted', 'pending items', 'pending activity',
      'fees for the period', 'interest information', 'summary of charges', 'spending by category',
    ],
  }, // prettier-ignore
  marks: { debit: ['dr', 'db', 'd', 'debit', 'od', 'o d', 'out'], credit: ['cr', 'c', 'credit', 'in'] },
  liability: [
    'credit card', 'credit limit', 'minimum payment', 'minimum payment due', 'payment due date', 'available credit', 'cash advance limit', 'new balance total', 'card statement', 'amount owing', 'mastercard statement', 'visa statement',
    'purchases and cash advances', 'annual percentage rate', 'minimum amount due', 'cardmember', 'total amount due', 'late payment warning', 'loan account', 'mortgage statement', 'charge card', 'card account',
  ], // prettier-ignore
};
