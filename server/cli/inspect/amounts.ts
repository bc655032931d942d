/** `formatUnits(123456, 2)` is `"1234.56"`: an integer count of 10^-decimals as a decimal number. */
export function formatUnits(units: number, decimals: number): string {
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = decimals === 0 ? '' : `.${digits.slice(-decimals)}`;
  return `${units < 0 ? '-' : ''}${whole}${fraction}`;
}
