/** The holder of an account where no label announces a name: whom the statement is sent to. */
import type { Heading } from '../../layout/headings/headings.ts';
import type { TokenLine } from '../../layout/tokens.ts';
import { labelsOf } from '../../reading/vocabulary.ts';
import { textOf } from '../../layout/lines/lines.ts';
import { holderName, NO_NAME, type TextFact } from './account-texts.ts';
import {
  ADDRESS_FORM,
  BOX,
  CODE_ALONE,
  hasCapitals,
  NAME,
  OF_BANK,
  STREET,
  STREET_WORD,
  TITLE,
  TOWN,
  TOWN_BELOW_STREET,
} from './address-forms.ts';
import { cellsOf, type Cell } from './cells.ts';
import {
  addressedPolitely,
  holder,
  nameBeforeAddress,
  nameBesideNumber,
  namesBesideOwnNumber,
  namesWithPatronymic,
  OWN_NUMBER,
} from './persons.ts';

/** Lines of an address begin this close to one another, and stand this close. */
const SAME_EDGE_EM = 0.3;
const PITCH_EM = 2.2;
/** Lines of an address with its name, at most. */
const MAX_LINES = 7;

const MIN_LINES_OVER_CODE = 4;

/** The name over the one address above the tables that is not the bank's. */
export function addressee(
  lines: readonly TokenLine[],
  headings: readonly Heading[],
  named: readonly TextFact[],
): TextFact[] {
  if (named.some(({ kind, line }) => kind === 'holder' && !isBelowRow(lines, line))) return [];
  // "1 March 2026 - 31 March 2026" begins no row.
  const row = lines.findIndex(
    ({ dates, monies }) =>
      dates[0]?.from === 0 && (dates.length === 1 || monies.some(({ strong }) => strong)),
  );
  const table = headings.find(({ last }) => beginsRows(lines, last));
  const list = headings.find(({ last }) => isRow(lines[last + 1]));
  let seen = headings[0]?.first ?? (row < 0 ? lines.length : row);
  let found = namedIn(lines.slice(0, seen));
  // Names of columns over figures ("Payment information | Account summary") may stand above the address.
  for (const end of [table?.first ?? 0, list?.first ?? 0]) {
    if (found !== null || end <= seen || holdsList(lines.slice(0, end))) continue;
    found = namedIn(lines.slice(0, end));
    seen = end;
  }
  return found ?? [];
}

/** Rows of a list, at least: figures of a summary may begin with their days. */
const MIN_ROWS = 3;

/** Whether rows stand among lines: the names in their texts are those of payees. */
function holdsList(lines: readonly TokenLine[]): boolean {
  return lines.filter(isRow).length >= MIN_ROWS;
}

/** Lines of one row's text, at most. */
const LINES_OF_ROW = 8;

/** Whether a line is of the text of a row: a payee's "Name: ..." is no holder's. */
function isBelowRow(lines: readonly TokenLine[], line: number): boolean {
  const at = lines.findIndex((other) => other.line.index === line);
  return lines.slice(Math.max(0, at - LINES_OF_ROW), at).some(isRow);
}

/** Whether a line is a row of a list: a day first, an amount in it. */
function isRow(tokens: TokenLine | undefined): boolean {
  return tokens !== undefined && tokens.dates[0]?.from === 0 && tokens.monies.some(({ strong }) => strong);
}

/** The name that the lines above a table tell; empty where they tell several, null where none. */
function namedIn(head: readonly TokenLine[]): TextFact[] | null {
  const finds = [
    () => head.flatMap(addressedPolitely),
    () => blocksOf(head).flatMap((block) => nameOver(block) ?? []),
    () => blocksOf(head).flatMap(namesOverOwnNumber),
    () => head.flatMap(namesBesideOwnNumber),
    () => head.flatMap(namesWithPatronymic),
    () => head.flatMap(nameBeforeAddress),
    () => head.flatMap(nameBesideNumber),
    () => blocksOf(head).flatMap(namesTitled),
    () => blocksOf(head).flatMap((block) => nameOf(aboveBox(block), LINES_WITH_BOX) ?? []),
    () => blocksOf(head).flatMap((block) => nameOf(aboveStreetWord(block), LINES_WITH_WORD) ?? []),
  ];
  for (const find of finds) {
    const found = find();
    if (found.length > 0) return new Set(found.map(({ value }) => value)).size === 1 ? found.slice(0, 1) : [];
  }
  return null;
}

/** Lines between the names of columns and the first dated row, at most: a title ("Money in and out") names columns over none. */
const LINES_TO_ROWS = 8;

function beginsRows(lines: readonly TokenLine[], last: number): boolean {
  return lines.slice(last + 1, last + 1 + LINES_TO_ROWS).some(({ dates }) => (dates[0]?.from ?? 2) < 2);
}

/** "Ana Reis Lima" over "CPF: ***.123.456-**": the number that a country gives each person, and no bank has. */
function namesOverOwnNumber(block: readonly Placed[]): TextFact[] {
  return block.flatMap(({ cell: { from, to, text }, tokens }, index) => {
    if (!OWN_NUMBER.test(block[index + 1]?.cell.text ?? '') || !NAME.test(text) || OF_BANK.test(text))
      return [];
    const value = holderName(tokens.line.words.slice(from, to));
    return value === null || /\d/.test(text) ? [] : [holder(tokens.line, value)];
  });
}

/** "MR A LANE", and nothing below but numbers and labels: what is said of him there would tell that he is somebody else. */
const TITLED_NAME =
  /^(?:(?:mr|mrs|ms|miss|mme|mlle|sra|dhr|mevr|mw)\b\.?|m\.(?= \S+ ))(?: \p{Lu}[\p{L}\p{M}.'’-]*){1,4}$/iu;

function namesTitled(block: readonly Placed[]): TextFact[] {
  return block.flatMap(({ cell: { text }, tokens }, index) => {
    const below = block[index + 1];
    if (!TITLED_NAME.test(text) || (below && !/\d|:$/.test(below.cell.text))) return [];
    return [holder(tokens.line, text)];
  });
}

/** A cell, and the line that it is of. */
interface Placed {
  readonly tokens: TokenLine;
  readonly cell: Cell;
}

/** Cells closely below one another that begin at one place. */
function blocksOf(lines: readonly TokenLine[]): Placed[][] {
  const blocks: Placed[][] = [];
  for (const tokens of lines) {
    const { line } = tokens;
    for (const cell of cellsOf(line)) {
      const above = blocks.findLast((block) => {
        const last = block.at(-1)!;
        return (
          last.tokens.line.flow === line.flow &&
          last.tokens !== tokens &&
          Math.abs(last.cell.x0 - cell.x0) < SAME_EDGE_EM * line.size &&
          line.baseline - last.tokens.line.baseline < PITCH_EM * line.size
        );
      });
      if (above) above.push({ tokens, cell });
      else blocks.push([{ tokens, cell }]);
    }
  }
  return blocks;
}

/** The name over an address that a block holds; null where it holds none but the bank's. */
function nameOver(block: readonly Placed[]): TextFact | null {
  const towns = block.flatMap(({ cell }, at) =>
    (TOWN.test(cell.text) || CODE_ALONE.test(cell.text)) && !isOfStatement(cell) ? [at] : [],
  );
  // The bank's own address may stand right above.
  for (const [index, town] of towns.entries()) {
    const first = Math.max(firstOfAddress(block, town), (towns[index - 1] ?? -1) + 1);
    const least = CODE_ALONE.test(block[town]!.cell.text) ? MIN_LINES_OVER_CODE : 2;
    const found = nameOf(block.slice(first, town + 1), least);
    if (found !== null) return found;
  }
  return nameOf(belowTitle(block) ?? aboveStreet(block), 2);
}

/** The name among the lines of an address. */
function nameOf(address: readonly Placed[], least: number): TextFact | null {
  if (address.length < least || address.length > MAX_LINES) return null;
  if (address.some(({ cell, tokens }) => holdsDate(tokens, cell))) return null;
  for (const { tokens, cell } of address.slice(0, -1)) {
    const value = holderName(tokens.line.words.slice(cell.from, cell.to));
    if (value === null || /\d/.test(value) || !NAME.test(value) || ADDRESS_FORM.test(value)) continue;
    return holder(tokens.line, value);
  }
  return null;
}

/** How a person is addressed: "MR A LANE" over two lines or more is whom a statement is sent to, whatever his town is. */
const TITLED = /^(?:mr|mrs|ms|miss|mme|mlle|sra)\b\.? \p{Lu}/iu;
const MIN_LINES_BELOW_TITLE = 2;

function belowTitle(block: readonly Placed[]): readonly Placed[] | null {
  const first = block.findIndex(({ cell }) => TITLED.test(cell.text));
  const address = first < 0 ? [] : block.slice(first, first + 1 + MIN_LINES_BELOW_TITLE);
  const labelled = address.some(({ cell: { text } }) => text.includes(':') || labelsOf(text).size > 0);
  return address.length > MIN_LINES_BELOW_TITLE && !labelled ? address : null;
}

const LINES_WITH_STREET = [3, 4, 5];

/**
 * "Ann Lane" over "12 Orchard Way" over "Kalmia", or over a district and a town: lines that stand evenly, the last of their
 * block.
 */
function aboveStreet(block: readonly Placed[]): readonly Placed[] {
  const lines = LINES_WITH_STREET.find(
    (count) => count <= block.length && firstOfAddress(block, block.length - 1) === block.length - count,
  );
  const address = lines === undefined ? [] : block.slice(-lines);
  const [name, street, ...towns] = address;
  const isAddress =
    name !== undefined &&
    STREET.test(street!.cell.text) &&
    towns.every(({ cell }) => TOWN_BELOW_STREET.test(cell.text) && hasCapitals(cell.text)) &&
    hasCapitals(name.cell.text) &&
    !address.some(({ cell }) => isOfStatement(cell));
  return isAddress ? address : [];
}

const LINES_WITH_BOX = 3;

/** "Kauri Joinery Limited" over "PO Box 1188" over "Tauranga 3140", where nothing else tells whom a statement is sent to. */
function aboveBox(block: readonly Placed[]): readonly Placed[] {
  const at = block.findIndex(({ cell: { text } }) => BOX.test(text));
  const [name, , town] = block.slice(Math.max(at - 1, 0), at + 2);
  if (at < 1 || !name || !town || !hasCapitals(name.cell.text)) return [];
  const others = [name, town];
  return others.some(({ cell }) => isOfStatement(cell)) ? [] : [name, block[at]!, town];
}

/** Lines further apart than this beside the last two of an address are not of it, nor are those of another size; a name may be larger. */
const MAX_STEP = 1.4;
const SAME_SIZE = 0.1;
const MAX_NAME_SIZE = 1.35;

const LINES_WITH_WORD = 2;

/** "Giulia Verdi" over "Via Po 7", and nothing that is of an address below. */
function aboveStreetWord(block: readonly Placed[]): readonly Placed[] {
  const at = block.findIndex(({ cell: { text } }) => /\d/.test(text) && STREET_WORD.test(text));
  const [name, street] = block.slice(Math.max(at - 1, 0), at + 1);
  if (at < 1 || !name || !street || !hasCapitals(name.cell.text)) return [];
  return [name, street].some(({ cell }) => isOfStatement(cell)) ? [] : [name, street];
}

/** The first of the lines that stand evenly above the one with the town. */
function firstOfAddress(block: readonly Placed[], town: number): number {
  const stepTo = (at: number): number =>
    block[at]!.tokens.line.baseline - block[at - 1]!.tokens.line.baseline;
  let first = town;
  while (first > 0 && !isOfStatement(block[first - 1]!.cell)) {
    const [above, here] = [sizeOf(block[first - 1]!), sizeOf(block[town]!)];
    if (stepTo(first) > MAX_STEP * stepTo(town)) break;
    if (above < (1 - SAME_SIZE) * here || above > MAX_NAME_SIZE * here) break;
    const { tokens, cell } = block[first - 1]!;
    if (holdsDate(tokens, cell)) break;
    first -= 1;
    if (above > (1 + SAME_SIZE) * here) break;
  }
  return first;
}

/** The size of a cell's type: other cells of its line may be smaller. */
function sizeOf({ tokens, cell }: Placed): number {
  return tokens.line.words[cell.from]!.size;
}

/** Whether a cell is of the bank, a label or a title, or announces what stands behind it. */
function isOfStatement({ text }: Cell): boolean {
  const isNoName = [OF_BANK, TITLE, NO_NAME].some((other) => other.test(text));
  return text.includes(':') || isNoName || labelsOf(text).size > 0;
}

/** A day with its year, or one that the cell begins with: "ul. Polna 8/3" is a street. */
function holdsDate({ dates, line }: TokenLine, { from, to }: Cell): boolean {
  // "Pune 411004": six digits may be a day or the code of a town.
  return dates.some(
    ({ date, from: first, to: end }) =>
      !date.compact &&
      !CODE_OF_TOWN.test(line.words[first]!.text) &&
      first < to &&
      end > from &&
      ((first <= from && !STREET.test(textOf(line.words.slice(from, to)))) ||
        FULL_YEAR.test(textOf(line.words.slice(first, end)))),
  );
}

const FULL_YEAR = /\d{4}/;
/** "2317 Hamar": four digits may be a day as well, where rows print theirs as "0103". */
const CODE_OF_TOWN = /^\d{4}$/;
