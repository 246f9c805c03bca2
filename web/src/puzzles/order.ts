/** The places of some values, the highest value first; equal ones stay in their order. */
export function inOrder(values: readonly number[]): number[] {
  return values.map((_, place) => place).sort((one, other) => values[other]! - values[one]!);
}
