import { useEffect, useRef, useState } from "react";
import { whenRested } from "../../../lib/when-idle";

/** On which side of a head the loan that is dragged over it would stand. */
export type Side = "before" | "after" | null;

type Options = { id: string; place: number; several: boolean; onDrop: (id: string, place: number) => void };

/** Lets a column be dragged by its mark. The code comes once the page has come to rest: nobody drags before. */
export function useLoanDrag({ id, place, several, onDrop }: Options) {
  const head = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const [side, setSide] = useState<Side>(null);
  useEffect(() => {
    if (!several) return;
    let detach: (() => void) | undefined;
    let gone = false;
    whenRested(async () => {
      if (gone) return;
      // Without a network a column is moved by its keys and its menu.
      const drag = await import("./loan-drag").catch(() => null);
      if (gone || !drag || !head.current || !handle.current) return;
      detach = drag.attachLoanDrag({ head: head.current, handle: handle.current, id, place, onSide: setSide, onDrop });
    });
    return () => {
      gone = true;
      detach?.();
      setSide(null);
    };
  }, [id, place, several, onDrop]);
  return { head, handle, side };
}
