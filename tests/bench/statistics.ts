/** The few statistics a measurement needs. */

/** The value below which a share of the values lies (nearest rank). `share` is 0 to 1; NaN where there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const rank = Math.ceil(share * sorted.length) - 1;
  return sorted[Math.min(sorted.length - 1, Math.max(0, rank))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
