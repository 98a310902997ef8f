import { useEffect, useRef, useState } from "react";
import { codeOnDemand, untilOnline } from "../../lib/loading/code-on-demand";
import { fetchWhenPageRests } from "../../lib/loading/page-rest";
import type { Side } from "./loan-drag";

type Options = { id: string; place: number; several: boolean; onDrop: (id: string, place: number) => void };

const loanDrag = codeOnDemand(() => import("./loan-drag"));

/** Once the page has come to rest, or before that when a pointer first moves over it: nobody drags without one. */
const wanted = new Promise<void>((resolve) => {
  addEventListener("pointermove", () => resolve(), { once: true });
  fetchWhenPageRests(resolve);
});

/** Lets a column be dragged by its mark. */
export function useLoanDrag({ id, place, several, onDrop }: Options) {
  const head = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const [side, setSide] = useState<Side>(null);
  useEffect(() => {
    if (!several) return;
    let detach: (() => void) | undefined;
    let gone = false;
    void wanted.then(untilOnline).then(async () => {
      if (gone) return;
      // Where it cannot be had, a column is moved by its keys and its menu.
      const drag = await loanDrag().catch(() => null);
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
