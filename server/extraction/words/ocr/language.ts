/** Which language a page is in, from a first reading of it. */

/** A language by tesseract's name; those below are shipped, others may be installed. */
export type OcrLanguage = string;

export const SHIPPED: ReadonlySet<OcrLanguage> = new Set(['eng', 'deu', 'fra', 'spa', 'ita', 'nld', 'por']);

/**
 * Words that are frequent on statements in one language and not in the others, as a reader for another language might
 * see them: in small letters, without accents.
 */
const TELLING: readonly (readonly [OcrLanguage, ReadonlySet<string>])[] = [
  [
    'eng',
    setOf(
      'balance account statement the and payment opening closing withdrawals deposits paid brought forward of fee number details',
    ),
  ],
  [
    'deu',
    setOf(
      'konto kontoauszug kontostand saldo buchung buchungstag wertstellung soll haben und der die das lastschrift gutschrift uberweisung betrag datum verwendungszweck umsatz vom seite alter neuer',
    ),
  ],
  [
    'fra',
    setOf(
      'solde compte releve credit debit operations valeur virement carte prelevement libelle du au les montant periode titulaire',
    ),
  ],
  [
    'spa',
    setOf(
      'saldo cuenta fecha concepto importe movimientos cargo abono extracto transferencia compra pago recibo titular periodo tarjeta del los en operacion',
    ),
  ],
  [
    'ita',
    setOf(
      'saldo conto estratto descrizione operazioni dare avere valuta bonifico pagamento addebito accredito iniziale finale della del prelievo movimenti spese',
    ),
  ],
  [
    'nld',
    setOf(
      'rekening saldo datum omschrijving bedrag rekeningafschrift betaling overboeking van naar het een bij af tegenrekening vorig nieuw incasso rente',
    ),
  ],
  [
    'por',
    setOf(
      'saldo conta extrato data historico descricao valor debito credito pagamento transferencia compra cartao lancamentos agencia periodo anterior do da em',
    ),
  ],
];

/** Fewer telling words than this say nothing. */
const MIN_WORDS = 3;

/** The language that the most words speak for; null where too few speak for any. */
export function guessLanguage(words: Iterable<string>): OcrLanguage | null {
  const counts = new Map<OcrLanguage, number>();
  for (const word of words) {
    const plain = word
      .normalize('NFD')
      .replace(/[^A-Za-z]/g, '')
      .toLowerCase();
    if (plain.length < 2) continue;
    for (const [language, telling] of TELLING)
      if (telling.has(plain)) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const [best, next] = [...counts].toSorted((a, b) => b[1] - a[1]);
  if (best === undefined || best[1] < MIN_WORDS || (next !== undefined && next[1] === best[1])) return null;
  return best[0];
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
