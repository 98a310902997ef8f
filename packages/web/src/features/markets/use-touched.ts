import { useEffect, useState } from "react";
import type { Row } from "./figures";
import type { FloatingClient, Touched } from "./floating";

type TouchedBy = typeof import("./floating").touchedBy;

/** What the move of a coupon costs the floating clients; undefined until it can be told. */
export function useTouched(
  row: Row,
  floating: readonly FloatingClient[] | undefined,
  rateForPoint: number | null,
): Touched | undefined {
  const [code, setCode] = useState<{ touchedBy: TouchedBy }>();
  useEffect(() => {
    // Whoever knows the clients has fetched this code already.
    if (floating) import("./floating").then(setCode, () => {});
  }, [floating]);
  if (!code || !floating || rateForPoint === null) return undefined;
  return code.touchedBy(row, floating, rateForPoint);
}
