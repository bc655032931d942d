/** Operands of pdf.js's operator lists, which are untyped; what is missing or of another type counts as nothing. */

export function isList(value: unknown): value is ArrayLike<unknown> {
  return Array.isArray(value) || ArrayBuffer.isView(value);
}

export function list(value: unknown): readonly unknown[] {
  return isList(value) ? Array.from(value) : [];
}

export function number(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
