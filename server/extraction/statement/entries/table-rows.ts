/** The rows of the tables of one shape, and the steps that look at them together. */
import type { Step } from '../../in-turn.ts';
import type { RowLine } from '../../layout/row-line.ts';
import type { ColumnReading, Row } from './row-kinds.ts';

export interface TableRows {
  /** Place of the table among all of the statement. */
  readonly order: number;
  readonly rows: readonly Row[];
}

/** What a step may ask beside the rows. */
export interface RowContext extends ColumnReading {
  /** What another form of a line is under the same reading. */
  readonly classify: (row: RowLine) => Row;
}

/** The tables of a shape in reading order, with some rows told anew by what stands around them. */
export type RowStep = Step<readonly TableRows[], [context: RowContext]>;
