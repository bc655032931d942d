/** Ends a switch that names every case: a new case fails to compile here, and an impossible one is loud. */
export function assertNever(value: never): never {
  throw new Error(`not a known case: ${JSON.stringify(value)}`);
}
