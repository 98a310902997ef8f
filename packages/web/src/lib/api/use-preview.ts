import { useEffect, useRef, useState } from "react";
import { sentence } from "./api-error";

const AFTER_TYPING_MS = 400;

/** Has the server draw what is typed, shortly after the last key. An answer that came after a further key is dropped. @param typed what is drawn: another value requests it again */
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
