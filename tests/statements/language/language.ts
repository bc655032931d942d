/** What a language brings to a statement: its months, its headings and labels, its people and its phrases. */

export interface Labels {
  readonly statement: string;
  readonly account: string;
  readonly holder: string;
  readonly period: string;
  /** Joins the two dates of the period. */
  readonly to: string;
  readonly issued: string;
  readonly opening: string;
  readonly closing: string;
  readonly totalIn: string;
  readonly totalOut: string;
  readonly broughtForward: string;
  readonly carriedForward: string;
  /** `{n}` and `{m}` stand for page and pages. */
  readonly page: string;
  readonly date: string;
  readonly valueDate: string;
  readonly description: string;
  readonly out: string;
  readonly in: string;
  readonly amount: string;
  readonly balance: string;
  readonly reference: string;
  readonly code: string;
  readonly phone: string;
  /** A sentence or two of small print. */
  readonly smallPrint: string;
  /** Marketing lines; may hold amounts and dates to be ignored. */
  readonly advert: readonly string[];
}

/**
 * A booking text, `direction weight kind code|line|line…`. Lines may hold `{merchant} {town} {person} {firm}`,
 * `{9}` (that many digits), `{A9}` (letters and digits), `{dm}` (day and month), `{dmy}`, `{month}`, `{time}`,
 * `{money}` (an amount in the statement's own style), `{fx}` (a foreign amount) and `{rate}`.
 */
export type Phrase = string;

export interface Language {
  readonly code: string;
  readonly months: readonly string[];
  readonly shortMonths: readonly string[];
  /** Long date pattern, for the period. */
  readonly longDate: string;
  /** Pattern of a numeric day and month inside a booking text. */
  readonly dayMonth: string;
  readonly labels: Labels;
  readonly banks: readonly string[];
  readonly people: readonly string[];
  readonly firms: readonly string[];
  readonly merchants: readonly string[];
  readonly towns: readonly string[];
  /** `{n}` a house number, `{p}` a post code's digits, `{town}` a town. */
  readonly address: readonly string[];
  readonly phrases: readonly Phrase[];
}

export const words = (text: string): readonly string[] => text.split(/\s*;\s*/);
