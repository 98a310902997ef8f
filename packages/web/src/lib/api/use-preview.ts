import { useEffect, useRef, useState } from "react";
import { sentence } from "./api-error";

const AFTER_TYPING_MS = 400;

/**
 * Has the server draw what is typed, a moment after the last key. An answer that was overtaken by a key is dropped.
 * @param typed  what is drawn: another value asks again
 */
export function usePreview<T>(typed: object, draw: () => Promise<readonly [T]>) {
  const [drawn, setDrawn] = useState<T | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef(draw);
  latest.current = draw;
  const key = JSON.stringify(typed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is what is typed, which `latest` draws
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      latest.current().then(
        ([preview]) => {
          if (!isWanted) return;
          setDrawn(preview);
          setProblem(null);
        },
        (error: unknown) => isWanted && setProblem(sentence(error)),
      );
    }, AFTER_TYPING_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [key]);
  return { drawn, problem };
}
