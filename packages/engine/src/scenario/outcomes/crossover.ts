import type { Comparison } from "../schema/types";

/**
 * The payment after which the lower balance is first the other loan's. Equal balances leave the lead where it is.
 * @param months  how far to look
 */
export function crossover(one: Float64Array, other: Float64Array, months: number): Comparison["crossover"] {
  let leader = 0;
  for (let month = 0; month <= months; month++) {
    const lower = Math.sign(one[month]! - other[month]!);
    if (leader !== 0 && lower === -leader) return { months: month };
    if (lower !== 0) leader = lower;
  }
  return null;
}
