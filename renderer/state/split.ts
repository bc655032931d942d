/** Splitting a row: parts as they are typed, and whether they make up the row. Pure. */
import type { EvidenceRowBody } from '../../shared/api/documents.ts';
import type { Operation } from '../../shared/api/edits.ts';
import { formatMinor, parseMinor } from '../../shared/money.ts';
import type { CellContext } from './cells.ts';
import { readAmountText } from './typed-values.ts';

export interface SplitPart {
  readonly description: string;
  /** As typed; a minus sign turns the part against the row's direction. */
  readonly amount: string;
}

export interface SplitCheck {
  /** What was not understood, per part; null where the amount is fine. */
  readonly troubles: readonly (string | null)[];
  /** What the parts leave of the row's amount, a signed decimal; null while an amount is not understood. */
  readonly rest: string | null;
  /** Ready to be sent; null while something is missing. */
  readonly operation: Operation | null;
}

/** Reads the parts in the row's own direction and sums them. */
export function checkSplit(
  row: EvidenceRowBody,
  parts: readonly SplitPart[],
  context: CellContext,
): SplitCheck {
  const { currency } = context;
  const whole = parseMinor(row.amountIn ?? row.amountOut ?? '0', currency) ?? 0;
  const readings = parts.map(({ amount }) => {
    if (amount.trim() === '') return { trouble: 'An amount is needed.' };
    const read = readAmountText(amount, context);
    if ('trouble' in read) return read;
    const minor = parseMinor(read.value, currency);
    if (minor === null) return { trouble: 'This amount has more decimals than the currency.' };
    return minor === 0 ? { trouble: 'A part of nothing is none.' } : { minor };
  });
  const troubles = readings.map((reading) => ('trouble' in reading ? reading.trouble : null));
  if (troubles.some((trouble) => trouble !== null)) return { troubles, rest: null, operation: null };
  const minors = readings.map((reading) => ('minor' in reading ? reading.minor : 0));
  const rest = whole - minors.reduce((sum, minor) => sum + minor, 0);
  const opposite = row.type === 'DEBIT' ? 'CREDIT' : 'DEBIT';
  return {
    troubles,
    rest: formatMinor(rest, currency),
    operation:
      rest !== 0 || parts.length < 2
        ? null
        : {
            op: 'split',
            row: row.id,
            parts: parts.map(({ description }, index) => ({
              type: minors[index]! > 0 ? row.type : opposite,
              amount: formatMinor(Math.abs(minors[index]!), currency),
              description: description.trim(),
            })),
          },
  };
}
