import { useState } from "react";
import type { Sign } from "../../../lib/scenario/new-report";

/**
 * The unit a field shows. While it is empty nothing tells the unit, so the one in use is held until the field is left:
 * clearing a field of dollars to type another amount does not turn it into percent.
 */
export function useUnit(typed: Sign | null, preferred: Sign) {
  const [held, hold] = useState<Sign | null>(null);
  return { unit: typed ?? held ?? preferred, hold, release: () => hold(null) };
}
