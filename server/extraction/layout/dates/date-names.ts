/** Which of two names of dates speaks of the booking. */
import { fold } from '../../reading/fold.ts';

/** Stems of the names of days on which a booking is posted, and of those on which it was made, in all languages. */
const POSTED =
  /post|book|\bpaid\b|credited|buch|process|contab|comptab|bokf|bogf|ksieg|kirjaus|zauct|cargo|regist|record|entry|\bentered\b|\breceived\b|boek|konyv|feldolg|inreg|knj|obrad|obdel|evident|spracov|zpracov|kayit|muhas|iraso|apskait|iskait|uzskait|gramat|apstrad|kande|kirjend|konteer|hach toan|ghi so|buku|обраб|обробк|провод|отраж|списан|відображ|осчет|счетовод|καταχωρ|εγγραφ|λογιστ|[记記过過入][账賬帐帳]|計上|勘定|매입|기장|لقيد|لترحيل|רישום/;
const MADE =
  /tran[sz]|\btran\b|txn|trn|opera|kauf|beleg|achat|aankoop|compra|purchase|kop|acquist|umsatz|nakup|osto|vasarl|kupn|kupov|nastank|islem|harcama|sandor|pirk|darij|tehing|giao dich|urus|опер|соверш|транзак|покуп|συναλ|αγορ|交易|消[费費]|取引|利用|거래|이용|승인|لعملي|لمعامل|עסק/;

/** The clearest: the day is called that of the booking. */
export const POSTED_RANK = 3;

/** How clearly a date heading speaks of the booking: higher is clearer. */
export function bookingRank(text: string | null): number {
  const folded = fold(text ?? '');
  if (POSTED.test(folded)) return POSTED_RANK;
  return MADE.test(folded) ? 1 : 2;
}
