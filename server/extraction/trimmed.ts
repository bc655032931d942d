/**
 * A list without room to grow. V8 gives a list that grew, item by item or by `filter` or `flatMap`, room for sixteen more:
 * of lists that live until the statement is read, with a few items each, that is most of the memory.
 */
export function trimmed<T>(list: readonly T[]): readonly T[] {
  return list.length === 0 ? NOTHING : list.slice();
}

const NOTHING: readonly never[] = [];
