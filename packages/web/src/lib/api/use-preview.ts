import { useEffect, useRef, useState } from "react";
import { useWhenOnline } from "../loading/network";
import { sentence } from "./api-error";

const AFTER_TYPING_MS = 400;

/** What could not be drawn: why, and how to try again. */
type Failure = { message: string; retry: () => void };

/** Has the server draw what is typed, shortly after the last key. An answer that came after a further key is dropped. @param typed what is drawn: another value requests it again */
export function usePreview<T>(typed: object, draw: () => Promise<readonly [T]>) {
  const [drawn, setDrawn] = useState<T | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const latest = useRef(draw);
  latest.current = draw;
  const key = JSON.stringify(typed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is what is typed, which `latest` draws; `tries` asks anew
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      latest.current().then(
        ([preview]) => {
          if (!isWanted) return;
          setDrawn(preview);
          setMessage(null);
        },
        (error: unknown) => isWanted && setMessage(sentence(error)),
      );
    }, AFTER_TYPING_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [key, tries]);
  const problem: Failure | null = message === null ? null : { message, retry: () => setTries((count) => count + 1) };
  useWhenOnline(problem?.retry);
  return { drawn, problem };
}
