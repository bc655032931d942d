/** The holder of an account where no label announces a name: whom the statement is sent to. */
import type { Heading } from '../../layout/headings/headings.ts';
import type { TokenLine } from '../../layout/tokens.ts';
import { labelsOf } from '../../reading/vocabulary.ts';
import { holderName, NO_NAME, type TextFact } from './account-texts.ts';
import { cellsOf, type Cell } from './cells.ts';

/** Lines of an address begin this close to one another, and stand this close. */
const SAME_EDGE_EM = 0.3;
const PITCH_EM = 2.2;
/** Lines of an address with its name, at most. */
const MAX_LINES = 7;

/**
 * Codes of towns, before or behind their names: "75011 Paris", "1012 AB Amsterdam", "00-950 Warszawa", "123 45 Stockholm",
 * "Springfield, IL 62704", "Mumbai 400 001", "Pune 411004 Maharashtra", "Leeds LS1 4AP", "Ottawa ON K1A 0B1", "Dublin D02 X285", "1250-096 Lisboa".
 */
const TOWN =
  /^(?:[A-Z]{1,2}-)?(?:\d{4,6}|\d{2}-\d{3}|\d{3} \d{2}|\d{4}-\d{3}|\d{5}-\d{3})(?: [A-Z]{2})? [\p{Lu}\p{Lo}]|\b(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT) \d{4}$|\p{L}[.,]? (?:\d{5,6}(?:-\d{3,4})?|\d{3} \d{3}|(?!19|20)\d{4})$|\p{L} \d{6} \p{Lu}\p{L}+$|\b(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]\d{2} ?[A-Z\d]{4})$|\u3012\d{3}-\d{4}/u;

/** The code of a town on a line of its own, below a name, a street and the town: "1804". Fewer lines may be of anything. */
const CODE_ALONE = /^(?!19|20)\d{4}$/;
const MIN_LINES_OVER_CODE = 4;

/** What is said of the bank itself, in its name or beside its address. */
const OF_BANK =
  /bank|banc[ao]|banqu|banka|kasse\b|caixa|cassa\b|\bcaja\b|credit union|building society|branch|filiale|succursale|agenc|sucursal|oddzia|\u9280\u884c|\u94f6\u884c|\u652f\u5e97|\u0431\u0430\u043d\u043a|@|www\.|\b(?:tel|fax|phone|telefon|t\u00e9l)\b|p\.?\s?o\.? box/iu;

/** The name over the one address above the tables that is not the bank's. */
export function addressee(
  lines: readonly TokenLine[],
  headings: readonly Heading[],
  named: readonly TextFact[],
): TextFact[] {
  if (named.some(({ kind }) => kind === 'holder')) return [];
  const row = lines.findIndex(({ dates }) => dates[0]?.from === 0);
  const end = headings[0]?.first ?? (row < 0 ? lines.length : row);
  const head = lines.slice(0, end);
  const polite = head.flatMap(addressedPolitely);
  const found = polite.length > 0 ? polite : blocksOf(head).flatMap((block) => nameOver(block) ?? []);
  return new Set(found.map(({ value }) => value)).size === 1 ? found.slice(0, 1) : [];
}

/** What follows a name in Japan, Korea and China where somebody is written to; \u69d8 and \u6bbf may stand without a blank. */
const POLITE =
  /^([\p{Lo}\p{Lm}\p{L}\u30fb ]{2,20}?)(?:\s?[\u69d8\u6bbf]|\s(?:\u541b|\u5148\u751f|\u5973\u58eb|\u5c0f\u59d0|\ub2d8|\uadc0\ud558))$/u;
/** "Dear customer", "dear member". */
const ANYBODY = /\u304a\u5ba2|\u4f1a\u54e1|\u5404\u4f4d|\ud68c\uc6d0|\uace0\uac1d|\u5ba2\u6236|\u5ba2\u6237/u;

/** The names of a line that a form of address follows: "\u5c71\u7530 \u592a\u90ce \u69d8". */
function addressedPolitely(tokens: TokenLine): TextFact[] {
  return cellsOf(tokens.line).flatMap(({ text }) => {
    const value = POLITE.exec(text)?.[1]?.trim();
    if (value === undefined || ANYBODY.test(value)) return [];
    return [{ line: tokens.line.index, kind: 'holder' as const, value }];
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

/** The name over the address that a block holds; null where it holds none but the bank's. */
function nameOver(block: readonly Placed[]): TextFact | null {
  const town = block.findIndex(
    ({ cell: { text }, cell }) => (TOWN.test(text) || CODE_ALONE.test(text)) && !isOfStatement(cell),
  );
  const address = town < 0 ? belowTitle(block) : block.slice(firstOfAddress(block, town), town + 1);
  const least = town >= 0 && CODE_ALONE.test(block[town]!.cell.text) ? MIN_LINES_OVER_CODE : 2;
  if (address.length < least || address.length > MAX_LINES) return null;
  if (address.some(({ cell, tokens }) => holdsDate(tokens, cell))) return null;
  for (const { tokens, cell } of address.slice(0, -1)) {
    const value = holderName(tokens.line.words.slice(cell.from, cell.to));
    if (value !== null && !/\d/.test(value) && NAME.test(value))
      return { line: tokens.line.index, kind: 'holder', value };
  }
  return null;
}

/** How a person is addressed: "MR A LANE" over two lines or more is whom a statement is sent to, whatever his town is. */
const TITLED = /^(?:mr|mrs|ms|miss|mme|mlle|sra)\b\.? \p{Lu}/iu;
const MIN_LINES_BELOW_TITLE = 2;

function belowTitle(block: readonly Placed[]): readonly Placed[] {
  const first = block.findIndex(({ cell }) => TITLED.test(cell.text));
  const address = first < 0 ? [] : block.slice(first, first + 1 + MIN_LINES_BELOW_TITLE);
  const labelled = address.some(({ cell: { text } }) => text.includes(':') || labelsOf(text).size > 0);
  return address.length > MIN_LINES_BELOW_TITLE && !labelled ? address : [];
}

/** Two words or more, or a name in letters that need no blanks. */
const NAME = /^[\p{Lu}\p{Lo}][\p{L}\p{M}.'’&-]*[ ,]+[\p{L}(&]|^[\p{sc=Han}\p{sc=Hangul}]{2,5}$/u;

/** Lines further apart than this beside the last two of an address are not of it, nor are those of another size; a name may be larger. */
const MAX_STEP = 1.4;
const SAME_SIZE = 0.1;
const MAX_NAME_SIZE = 1.35;

/** The first of the lines that stand evenly above the one with the town. */
function firstOfAddress(block: readonly Placed[], town: number): number {
  const stepTo = (at: number): number =>
    block[at]!.tokens.line.baseline - block[at - 1]!.tokens.line.baseline;
  let first = town;
  while (first > 0 && !isOfStatement(block[first - 1]!.cell)) {
    const [above, here] = [sizeOf(block[first - 1]!), sizeOf(block[town]!)];
    if (stepTo(first) > MAX_STEP * stepTo(town)) break;
    if (above < (1 - SAME_SIZE) * here || above > MAX_NAME_SIZE * here) break;
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
  return text.includes(':') || OF_BANK.test(text) || NO_NAME.test(text) || labelsOf(text).size > 0;
}

function holdsDate({ dates }: TokenLine, { from, to }: Cell): boolean {
  // "Pune 411004": six digits may be a day or the code of a town.
  return dates.some(({ date, from: first, to: end }) => !date.compact && first < to && end > from);
}
