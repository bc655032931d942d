/** Booking texts of card statements. */
import type { Phrase } from './language.ts';

export const englishCard: readonly Phrase[] = [
  'out 12 card P|{merchant} {town}',
  'out 3 card P|{merchant} {town}|{fx} @ {rate}',
  'out 1 cash C|CASH ADVANCE {town}',
  'in 1 payment T|PAYMENT RECEIVED, THANK YOU',
  'in 1 refund R|REFUND {merchant}',
];

/** Charges of the bank itself, at the end of the period. */
export const englishCharges: readonly Phrase[] = [
  'out 1 fee F|LATE PAYMENT CHARGE',
  'out 1 interest I|INTEREST ON PURCHASES',
];

export const germanCard: readonly Phrase[] = [
  'out 12 card P|{merchant} {town}',
  'out 3 card P|{merchant} {town}|{fx} Kurs {rate}',
  'out 1 fee F|Auslandseinsatzentgelt',
  'in 1 payment T|Ausgleich Abrechnung, Lastschrift',
  'in 1 refund R|Gutschrift {merchant}',
];

export const spanishCard: readonly Phrase[] = [
  'out 12 card P|{merchant} {town}',
  'out 2 card P|{merchant}|{fx} TC {rate}',
  'in 1 payment T|SU PAGO GRACIAS',
  'in 1 refund R|DEVOLUCION {merchant}',
];

export const portugueseCard: readonly Phrase[] = [
  'out 12 card P|{merchant} {town}',
  'out 3 card P|{merchant} PARC 02/06',
  'in 1 payment T|PAGAMENTO RECEBIDO',
  'in 1 refund R|ESTORNO {merchant}',
];
