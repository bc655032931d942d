/** How the lines of an address are written: names, streets, towns with their codes, boxes, and what is of the bank or a title. */

/** Two words or more, or a name in letters that need no blanks. */
export const NAME =
  /^[\p{Lu}\p{Lo}\p{sc=Georgian}][\p{L}\p{M}.'’&-]*[ ,]+[\p{L}(&]|^[\p{sc=Han}\p{sc=Hangul}]{2,5}$/u;

/** Words of names begin with a capital, where their letters have any, but for a few: "Interest paid" is no name. */
const SMALL = /^(?:de|del|da|do|dos|di|du|van|von|der|den|la|le|y|e|bin|binti)$/;

export const hasCapitals = (text: string): boolean =>
  text.split(' ').every((word) => SMALL.test(word) || !/^(?!\p{sc=Georgian})\p{Ll}/u.test(word));

/** What the title of a statement calls it, in its first words: no name is called so. */
export const TITLE =
  /(?<!\p{L})(?:statement|kontoauszug|umsatz\p{L}*|extra(?:it|to|cto|s)|relev[eé]|estratto|estado de cuenta|cartola|resumen|rekening\p{L}+|(?:dag)?afschrift|kontout(?:drag|skrift)|kontoudskrift|tiliote|wyci[aą]g|v[yý]pis|kivonat|ekstre\p{L}*|извлечение|выписка|виписка|αντίγραφο|ΑΝΤΙΓΡΑΦΟ|κίνηση|ΚΙΝΗΣΗ)(?!\p{L})/iu;

/** A form of address on a line of its own, over the name: "Exmo. Senhor", "Gent.le Sig.ra", "Monsieur ou Madame". */
export const ADDRESS_FORM =
  /^(?:(?:ex\.?m[oa]s?|senhor(?:e?s|as?)?|gent\.?(?:le|mo|ma)?|egr|spett\.?(?:le)?|sig(?:nor[aei]?|\.?ra|\.?na|g)?|monsieur|madame|mademoiselle|ou|et|herrn?|frau|und|dhr|mevr?|mevrouw|de heer|en|estimad[oa]|se[n\u00f1]or(?:es|a)?|don|do\u00f1a|y|e|sr[ae]?s?|mr|mrs|ms|miss|and)(?:\([ao]s?\))?(?:[. /]+|$))+$/i;

/** A street with its number before or behind it, that of a flat perhaps, and a town without a code: letters alone. */
export const STREET =
  /^\d{1,4}[A-Za-z]?(?:[/-]\d{1,4})?,? \p{L}{2}|^[\p{L}.'’ -]{3,} \d{1,4}[A-Za-z]?(?:\/\d{1,3})?(?:,? \p{L}{1,5}\.? ?\d{1,4}[A-Za-z]?)*$|^\p{L}{2,10}\.? \d{1,3}[A-Z]{0,2} ?(?:#|n[o°º]\.?) ?\d|^(?:blk|block|lot|unit|flat|house|plot|room) [A-Z]?\d/iu;

/** What streets are called, in words of their own: with a number they are streets whatever stands below them. */
export const STREET_WORD =
  /(?<!\p{L})(?:street|st|road|rd|ave?|avenue|avda|avenida|lane|drive|dr|blvd|boulevard|crescent|terrace|calle|cl|carrera|cra?|rua|r|rue|via|viale|piazza|corso|weg|gasse|platz|laan|plein|ulica|ul|utca|jalan|jln|lorong|gatan|vägen|vej|gade|jir[oó]n|jr|pasaje|bv|calea|strada|aleea|bulevardul|bd|b-dul|[sș]os|caddesi|cad|soka[gğk]\p{L}*|sok|mah|iela|tänav|cesta|trg|ул|улица|проспект|пр-т|вул)(?!\p{L})|\p{L}(?:stra(?:ß|ss)e|str\.|straat|weg|gasse|platz|gatan|vägen|vej|gade|tie|katu)(?!\p{L})/iu;

/**
 * Codes of towns, before or behind their names: "75011 Paris", "1012 AB Amsterdam", "00-950 Warszawa", "123 45 Stockholm",
 * "Springfield, IL 62704", "Mumbai 400 001", "Pune 411004 Maharashtra", "Leeds LS1 4AP", "Ottawa ON K1A 0B1", "Dublin D02 X285", "1250-096 Lisboa".
 */
export const TOWN =
  /^(?:[A-Z]{1,2}-)?(?:\d{4,6}|\d{2}-\d{3}|\d{3} \d{2}|\d{4}-\d{3}|\d{5}-\d{3})(?: [A-Z]{2})? [\p{Lu}\p{Lo}\p{sc=Georgian}]|\b(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT) \d{4}$|\p{L}[.,]? (?:\d{5,6}(?:-\d{3,4})?|\d{3} \d{3}|(?!19|20)\d{4})$|\p{L} \d{6} \p{Lu}\p{L}+$|\b(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]\d{2} ?[A-Z\d]{4})$|\u3012\d{3}-\d{4}|^C\.?P\.? ?\d{5}\b/u;

/** The code of a town on a line of its own, below a name, a street and the town: "1804". Fewer lines may be of anything. */
export const CODE_ALONE = /^(?!19|20)\d{4}$/;

export const TOWN_BELOW_STREET = /^\p{L}[\p{L}\p{M}.'’, -]+(?: \d{4})?$/u;

/** "P.O. Box 4412", "PO BOX 1188", "B.P. 220", "Postfach 12": where letters are sent, by banks and by holders alike. */
export const BOX = /^(?:p\.? ?o\.? ?box|post(?:bus|fach|boks)|b\.?p\.?|apartado) ?:? ?[\d-]+/iu;

/** What is said of the bank itself, in its name or beside its address. */
export const OF_BANK =
  /bank|banc[ao]|banqu|banka|kasse\b|\bcaisse\b|caixa|cassa\b|\bcaja\b|credit union|building society|card services|branch|filiale|succursale|agenc|sucursal|oddzia|\u9280\u884c|\u94f6\u884c|\u652f\u5e97|\u0431\u0430\u043d\u043a|@|www\.|\b(?:tel|fax|phone|telefon|t\u00e9l)\b|p\.?\s?o\.? box/iu;
