/** Names of persons that a line tells by itself: by their own numbers, a form of address, or what stands beside them. */
import { textOf, type Line } from '../../layout/lines/lines.ts';
import type { TokenLine } from '../../layout/tokens.ts';
import { labelsOf, leadingLabel } from '../../reading/vocabulary.ts';
import { holderName, NO_NAME, type TextFact } from './account-texts.ts';
import { NAME, OF_BANK, TOWN } from './address-forms.ts';
import { cellsOf } from './cells.ts';

export function holder({ index }: Line, value: string): TextFact {
  return { line: index, kind: 'holder', value };
}

/** The numbers that a country gives persons; those of companies, as of banks, begin otherwise. */
export const OWN_NUMBER =
  /^(?:(?:cpf(?: ?\/ ?cnpj)?|curp|dni|nie)\b|cui[tl](?: ?\/ ?cuil)?:? ?2[0347]-?\d|rfc:? ?[a-z]{4}\d{6})/i;

/** "Sofía Luna" beside "CUIT/CUIL: 27-33445566-1". */
export function namesBesideOwnNumber({ line }: TokenLine): TextFact[] {
  const cells = cellsOf(line);
  return cells.flatMap(({ from, to, text }, index) => {
    const beside = cells.slice(index + 1, index + 3).map((cell) => cell.text);
    if (!NAME.test(text) || OF_BANK.test(text) || /\d/.test(text)) return [];
    if (!OWN_NUMBER.test(beside[0] ?? '') && !OWN_NUMBER.test(beside.join(' '))) return [];
    const value = holderName(line.words.slice(from, to));
    return value === null ? [] : [holder(line, value)];
  });
}

/** A family name, a name and a patronymic, as Russian, Ukrainian and Kazakh statements name a person: no other line ends so. */
const WITH_PATRONYMIC =
  /^\p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]*(?:вич|ВИЧ|[вчі]на|[ВЧІ]НА|ьич|ЬИЧ|кызы|КЫЗЫ|оглы|ОГЛЫ|улы|УЛЫ|уулу|УУЛУ|қызы|ҚЫЗЫ|ұлы|ҰЛЫ)$/u;

export function namesWithPatronymic({ line }: TokenLine): TextFact[] {
  return cellsOf(line).flatMap(({ text }) => (WITH_PATRONYMIC.test(text) ? [holder(line, text)] : []));
}

/** Parts of an address on one line: "Fenn Ltd, 14 Quay Row, Otley, LS21 3QT". */
const MIN_PARTS = 3;

/** The names of a line that their address follows. */
export function nameBeforeAddress({ line, dates }: TokenLine): TextFact[] {
  if (dates.length > 0) return [];
  return cellsOf(line).flatMap(({ text }) => {
    const parts = text.split(', ');
    const value = parts[0]!;
    if (parts.length < MIN_PARTS || !TOWN.test(parts.at(-1)!) || OF_BANK.test(text)) return [];
    const isName = NAME.test(value) && !/\d/.test(value) && !text.includes(':');
    return isName ? [holder(line, value)] : [];
  });
}

/** What parts a line about an account: "Hugo Weil · Konto 20145 67890 · 1 March - 31 March". */
const PARTING = / [·|–—-] /;
/** The same between a number behind its label and the name: "Conta: 48.220-3 / LUCIA PRADO ME". */
const STROKE = / \/ /;

const NUMBER = /\d(?:[ -]?\d){5}/;
const DOTTED_NUMBER = /\d(?:[ .-]?\d){5}/;

/** Words of an account's kind, which stand beside its number as well. */
const OF_ACCOUNT =
  /account|konto|kont[aou]\b|compte|c[uo]enta|conta\b|conto|rekening|\btili|saving|current|che[ck]|card|carte|carta|tarjeta|karte|statement|extra[ck]t|\bfrom\b|\bto\b/iu;

/** The one name among the parts of a line that has a number of an account. */
export function nameBesideNumber({ line }: TokenLine): TextFact[] {
  const parting = [PARTING, STROKE].find((one) => line.words.some(({ text }) => one.test(` ${text} `)));
  if (parting === undefined) return [];
  const parts = textOf(line.words).split(parting);
  const isNumber = (part: string): boolean =>
    parting === STROKE
      ? leadingLabel(part, ['accountNumber']) !== null && DOTTED_NUMBER.test(part)
      : NUMBER.test(part);
  if (!parts.some(isNumber)) return [];
  const names = parts.filter(
    (part) =>
      NAME.test(part) &&
      !/[\d:]/.test(part) &&
      ![OF_ACCOUNT, OF_BANK, NO_NAME].some((other) => other.test(part)) &&
      labelsOf(part).size === 0,
  );
  return names.map((value) => holder(line, value));
}

/** What follows a name in Japan, Korea and China where somebody is written to; \u69d8 and \u6bbf may stand without a blank. */
const POLITE =
  /^([\p{Lo}\p{Lm}\p{L}\u30fb ]{2,20}?)(?:\s?[\u69d8\u6bbf]|\s(?:\u541b|\u5148\u751f|\u5973\u58eb|\u5c0f\u59d0|\ub2d8|\uadc0\ud558))$/u;

/** "Dear customer", "dear member". */
const ANYBODY = /\u304a\u5ba2|\u4f1a\u54e1|\u5404\u4f4d|\ud68c\uc6d0|\uace0\uac1d|\u5ba2\u6236|\u5ba2\u6237/u;

/** The form of address in a cell of its own, behind that of the name. */
const POLITE_ALONE = /^[\u69d8\u6bbf]$/u;

/** The names of a line that a form of address follows: "\u5c71\u7530 \u592a\u90ce \u69d8". */
export function addressedPolitely({ line }: TokenLine): TextFact[] {
  const cells = cellsOf(line);
  return cells.flatMap(({ text }, index) => {
    const behind = cells[index + 1]?.text ?? '';
    const value = POLITE.exec(POLITE_ALONE.test(behind) ? `${text} ${behind}` : text)?.[1]?.trim();
    if (value === undefined || ANYBODY.test(value)) return [];
    return [holder(line, value)];
  });
}
