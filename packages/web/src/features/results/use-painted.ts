import { useEffect, useState } from "react";
import { afterPaint } from "../../lib/scenario/after-paint";

/** False until the frame is painted in which the caller first stands. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)).ask(), []);
  return painted;
}
