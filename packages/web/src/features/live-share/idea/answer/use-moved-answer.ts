import type { AnswerOfTool } from "@highway/core/tools/tool-report.schema";
import { useEffect, useRef, useState } from "react";
import { call, type RequestOf } from "../../../../lib/api/api";
import { ApiError } from "../../../../lib/api/api-error";

export type Changes = RequestOf<"POST /v2/share/answer">["body"]["changes"];
export type Problem = "notPossible" | "notCome" | "tooMany";

/** Milliseconds between two questions: who drags a thumb sees the figures follow, and never meets the limit of the call. */
const SPACING_MS = 200;

const problemOf = (error: unknown): Problem => {
  if (!(error instanceof ApiError)) return "notCome";
  if (error.status === 429) return "tooMany";
  return error.status === 400 ? "notPossible" : "notCome";
};

type Asked = {
  link: string;
  loanID: string;
  changes: Changes;
  /** False of what the page itself knows to have no answer: nobody is asked. */
  isPossible: boolean;
};

/**
 * The answer with what the client moved, worked out by the server, which knows what the page does not. The last answer stays until a newer one comes; one
 * that was overtaken meanwhile is never shown.
 * @param prepared  the answer without any change
 */
export function useMovedAnswer<Answer extends AnswerOfTool>(
  { link, loanID, changes, isPossible }: Asked,
  prepared: Answer,
) {
  const [shown, setShown] = useState<{ answer: Answer; problem: Problem | null }>({ answer: prepared, problem: null });
  const [isWaiting, setWaiting] = useState(false);
  const [tries, setTries] = useState(0);
  const lastAsked = useRef(0);
  const key = JSON.stringify(changes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is what the changes say, and `tries` asks anew; whether they are possible follows from them
  useEffect(() => {
    if (key === "{}") {
      setWaiting(false);
      setShown({ answer: prepared, problem: null });
      return;
    }
    if (!isPossible) {
      setWaiting(false);
      setShown(({ answer }) => ({ answer, problem: "notPossible" }));
      return;
    }
    const asking = new AbortController();
    const { signal } = asking;
    setWaiting(true);
    const ask = async () => {
      lastAsked.current = performance.now();
      try {
        const body = { loanID, changes };
        const [{ answer }] = await call("POST /v2/share/answer", { query: { link }, body, signal });
        // What is asked of a tool is answered with the figures of that tool.
        if (!signal.aborted && answer) setShown({ answer: answer as Answer, problem: null });
      } catch (error) {
        if (!signal.aborted) setShown(({ answer }) => ({ answer, problem: problemOf(error) }));
      }
      if (!signal.aborted) setWaiting(false);
    };
    const rest = lastAsked.current === 0 ? 0 : lastAsked.current + SPACING_MS - performance.now();
    const timer = setTimeout(() => void ask(), Math.max(0, rest));
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [key, link, loanID, prepared, tries]);
  return { ...shown, isWaiting, again: () => setTries((count) => count + 1) };
}
