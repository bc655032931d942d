/** Which of two names of dates speaks of the booking. */
import { fold } from '../../reading/fold.ts';
import type { ColumnRole } from '../../reading/lexicon/types.ts';
import { columnRoles } from '../../reading/vocabulary.ts';
import type { Column } from '../columns/columns.ts';

export const DATES: readonly ColumnRole[] = ['date', 'valueDate'];

/** Stems of the names of days on which a booking is posted, and of those on which it was made, in all languages. */
const POSTED =
  /post|book|\bpaid\b|credited|buch|process|contab|comptab|bokf|bogf|ksieg|kirjaus|zauct|zuct|cargo|regist|record|entry|\bentered\b|\breceived\b|boek|konyv|feldolg|inreg|knj|obrad|obdel|evident|spracov|zpracov|kayit|muhas|iraso|apskait|iskait|uzskait|gramat|apstrad|kande|kirjend|konteer|hach toan|ghi so|buku|обраб|обробк|провод|отраж|списан|відображ|осчет|счетовод|καταχωρ|εγγραφ|λογιστ|[记記过過入][账賬帐帳]|計上|勘定|매입|기장|لقيد|لترحيل|רישום/;
const MADE =
  /tran[sz]|\btran\b|txn|trn|opera|kauf|beleg|achat|aankoop|compra|consumo|purchase|kop|kob|kjop|zakup|alisveris|cumpar|tapahtum|acquist|umsatz|nakup|osto|vasarl|kupn|kupov|proved|nastank|islem|harcama|sandor|pirk|darij|tehing|giao dich|urus|опер|соверш|транзак|покуп|συναλ|αγορ|交易|消[费費]|取引|利用|거래|이용|승인|لعملي|لمعامل|עסק/;

/**
 * Whether the name of a column of days holds that of another column, which stands too close to it to be told apart: "Date Amount
 * posted", "Transaction date Value / / Datum Valuta".
 */
export function holdsOtherName({ heading, roles }: Pick<Column, 'heading' | 'roles'>): boolean {
  if (heading === null || !roles.has('date') || roles.has('valueDate')) return false;
  const words = heading.split(' ');
  if (words.length < MIN_MERGED_WORDS) return false;
  return words.some((word) => {
    const alone = columnRoles(word);
    return !alone.has('date') && OTHER_NAMES.some((role) => alone.has(role));
  });
}

/** Words of two names, at least. */
const MIN_MERGED_WORDS = 3;
const OTHER_NAMES: readonly ColumnRole[] = ['amount', 'balance', 'valueDate'];

/** Whether the name of a column of days holds those of two, which stand too close to be told apart: "Date transaction posted". */
export function namesTwoDays(heading: string | null): boolean {
  const folded = fold(heading ?? '');
  const words = folded.split(' ');
  if (words.length < MIN_MERGED_WORDS) return false;
  const days = words.filter((word) => columnRoles(word).has('date'));
  // "Date transaction date": the word for a day comes twice.
  return new Set(days).size < days.length || (POSTED.test(folded) && MADE.test(folded));
}

/** The clearest: the day is called that of the booking. */
export const POSTED_RANK = 3;
/** The day is called that on which something was bought or ordered. */
export const MADE_RANK = 1;

/** How clearly a date heading speaks of the booking: higher is clearer. */
export function bookingRank(text: string | null): number {
  const folded = fold(text ?? '');
  if (POSTED.test(folded)) return POSTED_RANK;
  return MADE.test(folded) ? MADE_RANK : 2;
}
