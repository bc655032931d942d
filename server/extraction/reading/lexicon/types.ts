/**
 * The lexicon: the words statements use, one data file per language. Headings and labels are evidence that ranks
 * readings, never a precondition of one. All phrases are written folded (see `../fold.ts`): lower case, no accents,
 * no punctuation, one space between words.
 */

/** What a column of a transaction table holds. */
export type ColumnRole =
  | 'date'
  | 'valueDate'
  | 'description'
  /** Codes, references, cheque numbers: text that stands behind the description. */
  | 'reference'
  | 'out'
  | 'in'
  /** One column for both directions. */
  | 'amount'
  | 'balance'
  /** D/C, S/H, +/-: the direction of the amount beside it. */
  | 'mark'
  | 'currency'
  /** Amount in another currency, rate, tax, fee: numbers that are no booking, unless balances tell that they are charged. */
  | 'foreign';

export interface Lexicon {
  /** ISO 639-1. */
  readonly language: string;
  /** Twelve lists: full names and abbreviations of each month ("september", "sept", "sep"). */
  readonly months: readonly (readonly string[])[];
  /** Abbreviations that differ by their marks alone, which folding strips: without dots and blanks, to the month (1-12). */
  readonly exactMonths?: Readonly<Record<string, number>>;
  /** Names and abbreviations of weekdays, which may precede a date. */
  readonly weekdays: readonly string[];
  /** Headings per role, as a table's header prints them. */
  readonly columns: Readonly<Partial<Record<ColumnRole, readonly string[]>>>;
  readonly labels: {
    /**
     * Balance at the start, of the period or of a page ("opening balance", "brought forward"). A word that is printed at either
     * end of a page ("Übertrag", "report") stands here.
     */
    readonly opening: readonly string[];
    /** Balance at the end, of the period or of a page ("closing balance", "carried forward to next page"). */
    readonly closing: readonly string[];
    /** Sum of what came in during the period ("total paid in"). */
    readonly totalIn: readonly string[];
    /** Sum of what went out during the period. */
    readonly totalOut: readonly string[];
    /** Balance at the end of a day, between the rows ("balance of the day"). */
    readonly dayEnd?: readonly string[];
    /** A balance that the bookings do not lead to: by value date, on average ("average balance"). */
    readonly otherBalance?: readonly string[];
    /** Beginnings of lines that sum up rows and are no transaction ("total", "subtotal", "page total"). */
    readonly total: readonly string[];
    /** What stands before the account's number. */
    readonly accountNumber: readonly string[];
    /** What stands before the holder's name. No titles ("Mr"): they are part of it. */
    readonly holder: readonly string[];
    /** What stands before the period's dates ("statement period", "from"). */
    readonly period: readonly string[];
    /** What joins the two dates of a period ("to", "until"). */
    readonly periodTo: readonly string[];
    /** What stands before the day by which a bill has to be paid ("payment due date"). */
    readonly dueDate?: readonly string[];
    /** What stands before the one day a statement is about ("for the day"). */
    readonly onlyDay?: readonly string[];
    /** What stands before the year a statement is about, alone ("Year 2026"). */
    readonly year?: readonly string[];
    /** What stands before the date a statement was made ("statement date", "date of issue"). */
    readonly statementDate: readonly string[];
  };
  readonly sections: {
    /** Headings of a list that holds only incoming transactions ("deposits and other credits"). */
    readonly in: readonly string[];
    /** Headings of a list of what was paid ("payments"): out of an account, or onto a card. */
    readonly paid?: readonly string[];
    /** Headings of a list that holds only outgoing transactions ("withdrawals", "checks paid", "fees"). */
    readonly out: readonly string[];
    /** Headings of lists of balances per day, which hold no transactions ("daily balance summary"). */
    readonly balances: readonly string[];
    /** Headings of tables beside the transactions that are none: interest rates, fee summaries, pending items, reward points. */
    readonly other: readonly string[];
  };
  /** Words that stand around headings, labels and rows. */
  readonly around?: {
    /** May precede a label or a title and change nothing ("your", "the"). */
    readonly determiners?: readonly string[];
    /** What stands before the currency of a statement ("currency"). */
    readonly currency?: readonly string[];
    /** What the names of accounts end in, before the code of a currency ("account"; "konto" is that of "Privatkonto CHF" as well). */
    readonly accounts?: readonly string[];
    /** What a statement calls its figures: "All amounts are in CHF". */
    readonly amounts?: readonly string[];
    /** What stands between them and their currency ("in"). */
    readonly in?: readonly string[];
    /** What the number of a page stands behind ("page"). */
    readonly page?: readonly string[];
    /** What joins it with the number of all pages ("of"), in plain letters. */
    readonly pageOf?: readonly string[];
    /** What a title that is printed again ends in ("continued"). */
    readonly continued?: readonly string[];
    /** What the number of a list stands behind in its title ("section" of "Section 2: Deposits"). */
    readonly parts?: readonly string[];
    /** Beginnings of lines that say that the list goes on behind them ("continued overleaf"); of a single word, all of the line. */
    readonly goesOn?: readonly string[];
    /** What stands before the label of a day that comes again ("next" of "Next statement date"). */
    readonly next?: readonly string[];
    /** What a title says of a list of what has not happened yet, or not at all ("upcoming", "next month", "declined"). */
    readonly toCome?: readonly string[];
    /** What the text of a booking says of money that comes in ("transfer from"), and of money that goes out ("transfer to"). */
    readonly comesFrom?: readonly string[];
    readonly goesTo?: readonly string[];
    /** What a booking of interest is called where nothing says which way it goes ("interest"). */
    readonly interest?: readonly string[];
    /** Names of the columns of the account that the money of a row comes from ("source account"), and of the one it goes to. */
    readonly payer?: readonly string[];
    readonly payee?: readonly string[];
    /** Names of the column that says what became of each row ("status"). */
    readonly status?: readonly string[];
    /** What stands in it where nothing was booked ("failed", "declined"), and where something was ("success", "completed"). */
    readonly notDone?: readonly string[];
    readonly done?: readonly string[];
    /** Whole lines that end a list ("end of statement"). */
    readonly ends?: readonly string[];
    /** What the text of a booking does with a balance whose name it begins with ("transfer" of "balance transfer"). */
    readonly doneToBalance?: readonly string[];
    /** Beginnings of lines that count rows ("number of"). */
    readonly numberOf?: readonly string[];
  };
  /** Marks beside amounts or balances: of money out (debit, overdrawn) and of money in. No symbol of a currency ("kr") is one. */
  readonly marks: { readonly debit: readonly string[]; readonly credit: readonly string[] };
  /** Marks that are other words without their accents ("có" is no "Co"): in lower case, with them. */
  readonly exactMarks?: { readonly debit: string; readonly credit: string };
  /** Names of accounts that hold money: "current account", "savings". */
  readonly deposits?: readonly string[];
  /**
   * Phrases of a limit, of what was granted or is left of it, and of rates, found on the statement of a card or a loan; that of an
   * account which may be overdrawn has them as well: "credit limit", "available credit".
   */
  readonly limits?: readonly string[];
  /** Further phrases that are found on the statement of a credit card or a loan: "minimum payment", "payment due date". */
  readonly liability: readonly string[];
  /** Phrases that the books kept by the holder of an account call themselves: "general ledger", "nominal activity". */
  readonly books?: readonly string[];
  /** Sums of a fund's shares: those bought with what came in, and those given back. */
  readonly funds?: { readonly bought: readonly string[]; readonly sold: readonly string[] };
  /** What a firm's statement for its customer begins the texts of its rows with: what is charged ("invoice"), and what settles that. */
  readonly bills?: { readonly charged: readonly string[]; readonly settled: readonly string[] };
}
