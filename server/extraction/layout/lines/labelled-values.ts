/**
 * Rows that name each of their values ("Date: 2026-03-04, Description: Toll, Amount: -4.50, Balance: 95.50"): the names of the first are
 * those of columns above it, and bars part the values.
 */
import type { ColumnRole } from '../../reading/lexicon/types.ts';
import { columnRoles } from '../../reading/vocabulary.ts';
import { partOf } from '../../words/word-part.ts';
import { wordValues } from '../../words/layer-word.ts';
import type { Word } from '../../words/word.ts';

/** Rows of a page, and names in each of them, from which its rows name their values. */
const MIN_ROWS = 2;
const MIN_LABELS = 3;
/** Words of a name, at most. */
const LABEL_WORDS = 3;
/** How far above its row a line of names is set, ems. */
const ABOVE_EM = 0.5;
const BAR = '|';
const AMOUNTS: readonly ColumnRole[] = ['out', 'in', 'amount', 'balance'];
/** What parts a value from the next name: glued to its last word, or a word of its own. */
const SEPARATOR = /[,;]$/;
const LONE_SEPARATOR = /^[-,;|/\u2010-\u2015\u00b7\u2022]$/;

/** A name within a line, from one word up to but without another, and its text without the colon. */
interface Label {
  readonly from: number;
  readonly to: number;
  readonly name: string;
}

/** The lines of one page, names of values above the rows that name them. */
export function withLabelsAsNames(printed: (readonly Word[])[]): (readonly Word[])[] {
  const lines = withoutQuotes(printed);
  const labelled = lines.filter(mayBeLabelled);
  if (labelled.length < MIN_ROWS) return withoutLabelsOfBlocks(lines);
  const found = withSharedWords(labelled.map((words) => ({ words, labels: labelsOf(words) })));
  const rows = new Map(
    found.filter(({ labels }) => isRow(labels)).map(({ words, labels }) => [words, labels]),
  );
  if (rows.size < MIN_ROWS) return lines;
  let named = '';
  return lines.flatMap((words) => {
    const labels = rows.get(words);
    if (!labels) return [words];
    const names = labels.map(({ name }) => name).join(BAR);
    const above = names === named ? [] : [namesOf(words, labels)];
    named = names;
    return [...above, valuesOf(words, labels)];
  });
}

/** '{"date":': rows that are printed as a program holds them; what encloses their names and values. */
const QUOTED_NAME = /^[[{(]*["'\u201c\u2018][\p{L}_ ]+["'\u201d\u2019]:$/u;
const ENCLOSING = /^[[{("'\u201c\u2018]+|["'\u201d\u2019}\])]+(?=[,:]?$)/gu;

/** Lines of which some quote their names, without the quotes and braces. */
function withoutQuotes(lines: (readonly Word[])[]): (readonly Word[])[] {
  if (lines.filter((words) => words.some(({ text }) => QUOTED_NAME.test(text))).length < MIN_ROWS)
    return lines;
  return lines
    .map((words) =>
      words.flatMap((word) => {
        // The comma behind the brace of a row ends no value.
        const text = word.text.replace(/([}\])]),$/, '$1').replace(ENCLOSING, '');
        return text === word.text ? [word] : text === '' ? [] : [{ ...wordValues(word), text }];
      }),
    )
    .filter(({ length }) => length > 0);
}

/** Names of blocks that say nothing more than what stands behind them is: of texts, and of amounts without a direction. */
const MUTE: readonly ColumnRole[] = ['description', 'amount'];

/** Lines that name one value each, block below block ("Date: ..." over "Description: ..." over "Amount: ..."), without the names of texts and amounts. */
function withoutLabelsOfBlocks(printed: (readonly Word[])[]): (readonly Word[])[] {
  const lines = withoutNamesOfAmounts(printed);
  const names = new Map<readonly Word[], ReadonlySet<ColumnRole>>();
  for (const words of lines) {
    const [label, ...more] = words;
    const own = label?.text.endsWith(':') && more.length > 0 ? columnRoles(label.text.slice(0, -1)) : null;
    if (own && own.size > 0) names.set(words, own);
  }
  const count = (role: ColumnRole): number => [...names.values()].filter((own) => own.has(role)).length;
  const blocks = count('date');
  if (blocks < MIN_ROWS || MUTE.some((role) => count(role) < blocks)) return lines;
  return lines.map((words) => {
    const own = names.get(words);
    return own && MUTE.some((role) => own.has(role)) && !own.has('date') ? words.slice(1) : words;
  });
}

/** Names of what stands behind them, in lines of a block that holds a day and an amount. */
const NAMES_OF_BLOCK: readonly ColumnRole[] = ['date', 'amount', 'balance'];

/** Lines with two named values each ("Date: 04/03/2026  Amount: -4.50", "Amount: -4.50  Balance: 95.50"), without the names. */
function withoutNamesOfAmounts(lines: (readonly Word[])[]): (readonly Word[])[] {
  const isName = ({ text }: Word): boolean =>
    text.endsWith(':') && NAMES_OF_BLOCK.some((role) => columnRoles(text.slice(0, -1)).has(role));
  const named = new Set(
    lines.filter((words) => {
      const names = words.filter(({ text }) => text.endsWith(':'));
      return (
        names.length === 2 &&
        words[0] === names[0] &&
        names.every(isName) &&
        columnRoles(names[1]!.text.slice(0, -1)).size > 0
      );
    }),
  );
  if (named.size < MIN_ROWS) return lines;
  return lines.map((words) => {
    if (named.has(words)) return words.filter((word) => !isName(word));
    const [first, ...more] = words;
    const isText = first?.text.endsWith(':') && columnRoles(first.text.slice(0, -1)).has('description');
    return isText && more.length > 0 ? more : words;
  });
}

function mayBeLabelled(words: readonly Word[]): boolean {
  return words.filter(({ text }) => text.endsWith(':')).length >= MIN_LABELS;
}

/** A line with the names it holds. */
interface Labelled {
  readonly words: readonly Word[];
  readonly labels: readonly Label[];
}

/** The names of columns in a line, each before a colon, in as few words as may be. */
function labelsOf(words: readonly Word[]): readonly Label[] {
  const labels: Label[] = [];
  words.forEach(({ text }, at) => {
    if (!text.endsWith(':')) return;
    const free = labels.at(-1)?.to ?? 0;
    for (let from = at; from >= free && from > at - LABEL_WORDS; from -= 1) {
      const name = nameAt(words, from, at + 1);
      if (columnRoles(name).size === 0) continue;
      labels.push({ from, to: at + 1, name });
      return;
    }
  });
  return labels;
}

function nameAt(words: readonly Word[], from: number, to: number): string {
  return words.slice(from, to).map(({ text }) => text).join(' ').replace(/:$/, ''); // prettier-ignore
}

/** Names with the words before them that they have in all rows, where these are names as well: "Transaction date:". */
function withSharedWords(rows: readonly Labelled[]): readonly Labelled[] {
  const alike = (row: Labelled, index: number): readonly Label[] =>
    rows.flatMap(({ labels }) => {
      const label = labels[index];
      return labels.length === row.labels.length && label?.name === row.labels[index]!.name ? [label] : [];
    });
  return rows.map((row) => {
    const labels = row.labels.map((label, index) => {
      const free = row.labels[index - 1]?.to ?? 0;
      const count = alike(row, index).length;
      let best = label;
      for (let from = label.from - 1; from >= free && from > label.to - 1 - LABEL_WORDS; from -= 1) {
        if (!/\p{L}$/u.test(row.words[from]!.text)) break;
        const name = nameAt(row.words, from, label.to);
        const shared = rows.filter((other) => {
          const own = other.labels[index];
          return own && nameAt(other.words, own.from - (label.from - from), own.to) === name;
        });
        if (shared.length < count || columnRoles(name).size === 0) break;
        best = { ...label, from, name };
      }
      return best;
    });
    return { ...row, labels };
  });
}

/** Whether names are those of a whole row: its day first, and an amount. */
function isRow(labels: readonly Label[]): boolean {
  const [first] = labels;
  if (labels.length < MIN_LABELS || first!.from !== 0 || !columnRoles(first!.name).has('date')) return false;
  return labels.some(({ name }) => AMOUNTS.some((role) => columnRoles(name).has(role)));
}

/** The names of a row, each as wide as its cell, set a little above it. */
function namesOf(words: readonly Word[], labels: readonly Label[]): readonly Word[] {
  return labels.flatMap((label, index) => {
    const end = (labels[index + 1]?.from ?? words.length) - 1;
    const own = words.slice(label.from, label.to).map((word, at, all): Word => {
      const bare = at === all.length - 1 ? partOf(word, 0, word.text.length - 1) : word;
      return raised(at === all.length - 1 ? { ...bare, x1: words[end]!.x1 } : bare);
    });
    return index === 0 ? own : [raised(barBefore(words[label.from]!)), ...own];
  });
}

function raised(word: Word): Word {
  const by = ABOVE_EM * word.size;
  return { ...wordValues(word), baseline: word.baseline - by, y0: word.y0 - by, y1: word.y1 - by };
}

function barBefore(word: Word): Word {
  return { ...wordValues(word), text: BAR, x0: word.x0, x1: word.x0, alternatives: [] };
}

/** The values of a row, parted by bars, without what parted them. */
function valuesOf(words: readonly Word[], labels: readonly Label[]): readonly Word[] {
  return labels.flatMap(({ to }, index) => {
    const next = labels[index + 1];
    const value = words.slice(to, next?.from ?? words.length);
    const last = value.at(-1);
    if (next && last && LONE_SEPARATOR.test(last.text)) value.pop();
    else if (next && last && SEPARATOR.test(last.text) && last.text.length > 1)
      value.splice(-1, 1, partOf(last, 0, last.text.length - 1));
    return next ? [...value, barBefore(words[next.from]!)] : value;
  });
}
