/** The sample statement's transactions: March 2026 of an invented bookbinder. Amounts in pence, out is negative. */
export interface SampleRow {
  readonly date: string;
  /** Printed on several lines where it has line breaks. */
  readonly description: string;
  readonly amount: number;
}

export const OPENING_BALANCE = 241_837;

export const SAMPLE_ROWS: readonly SampleRow[] = [
  { date: '2 Mar', description: 'Card payment Tidewater Paper Mill', amount: -18_640 },
  { date: '2 Mar', description: 'Standing order Quayside Studios\nRent for March unit 3B', amount: -62_500 },
  { date: '3 Mar', description: 'Faster payment received Lanner Museum Trust\nInvoice 2026-014 conservation of 12 ledgers', amount: 148_000 },
  { date: '4 Mar', description: 'Direct debit Northfold Energy\nCustomer 5508 2210', amount: -11_275 },
  { date: '5 Mar', description: 'Card payment The Copper Kettle', amount: -1_480 },
  { date: '6 Mar', description: 'Cash withdrawal Market Square', amount: -6_000 },
  { date: '9 Mar', description: 'Card payment Gilt & Thread Supplies\nPort Lanner on 06 Mar', amount: -9_735 },
  { date: '9 Mar', description: 'Faster payment received P Ashdown\nDeposit wedding album', amount: 12_000 },
  { date: '10 Mar', description: 'Direct debit Brightwire Broadband', amount: -3_250 },
  { date: '11 Mar', description: 'Card payment Foreign purchase\nAtelier Lindqvist Malmö SEK 1,240.00 at 13.2480', amount: -9_360 },
  { date: '11 Mar', description: 'Foreign purchase fee', amount: -281 },
  { date: '12 Mar', description: 'Cheque paid in 000218', amount: 23_450 },
  { date: '13 Mar', description: 'Card payment Railcard South 2 tickets', amount: -4_720 },
  { date: '16 Mar', description: 'Card payment Greengrocer on the Quay', amount: -2_315 },
  { date: '16 Mar', description: 'Card payment Greengrocer on the Quay', amount: -2_315 },
  { date: '17 Mar', description: 'Faster payment received Vellum & Co\nInvoice 2026-015 slipcases, second instalment', amount: 86_500 },
  { date: '18 Mar', description: 'Direct debit Municipal Rates Port Lanner\nreference 77-40718', amount: -14_100 },
  { date: '19 Mar', description: 'Card payment Leather Row Tannery', amount: -31_990 },
  { date: '20 Mar', description: 'Transfer to savings 40718271', amount: -50_000 },
  { date: '20 Mar', description: 'Card payment\nRefund Gilt & Thread Supplies', amount: 2_499 },
  { date: '23 Mar', description: 'Faster payment received Saltmarsh Library Service\nPurchase order 88213\nrebinding of parish registers 1871 to 1904', amount: 214_000 },
  { date: '24 Mar', description: 'Direct debit Harbour Mutual Insurance\nPolicy HM 20 441 877', amount: -8_862 },
  { date: '25 Mar', description: 'Card payment Post Counter Port Lanner', amount: -1_985 },
  { date: '26 Mar', description: 'Standing order A Fennimore\nWages March', amount: -96_000 },
  { date: '26 Mar', description: 'Card payment The Copper Kettle', amount: -1_320 },
  { date: '27 Mar', description: 'Faster payment received P Ashdown\nBalance wedding album', amount: 28_000 },
  { date: '30 Mar', description: 'Direct debit Tax Office\nInstalment 2 of 4 reference 1182 60345', amount: -42_180 },
  { date: '30 Mar', description: 'Card payment Tidewater Paper Mill', amount: -7_455 },
  { date: '31 Mar', description: 'Monthly account fee', amount: -650 },
  { date: '31 Mar', description: 'Credit interest', amount: 118 },
]; // prettier-ignore
