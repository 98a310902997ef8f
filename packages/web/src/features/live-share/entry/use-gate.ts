import { useRef, useState } from "react";
import type { Seen } from "../answers";
import type { Place } from "../place";
import { problemOf } from "../problem";
import { useClientWords } from "../words";
import { look, type Tried } from "./entry-calls";

/** What the reader did last, and what came of it. */
type GateNotice = "sent" | "wrongCode" | null;

export type Gate = {
  seen: Seen;
  /** A code was asked for: the boxes are there. */
  hasCode: boolean;
  busy: "asking" | "opening" | null;
  notice: GateNotice;
  /** A sentence about anything else that went wrong: no network, or a server in trouble. */
  problem: string | null;
  ask: () => void;
  /** @returns whether the code was right */
  open: (passcode: string) => Promise<boolean>;
  forget: () => void;
};

type State = Pick<Gate, "seen" | "busy" | "notice" | "problem" | "hasCode">;

/** @param isGone  told when the link ended meanwhile */
export function useGate(
  place: Place,
  token: string,
  first: Seen,
  { onOpen, onGone }: { onOpen: (seen: Seen) => void; onGone: (error: unknown) => boolean },
): Gate {
  const words = useClientWords();
  const [state, setState] = useState<State>(() => ({
    seen: first,
    busy: null,
    notice: null,
    problem: null,
    hasCode: first.isCodeSent,
  }));
  /** The code that is being tried: each try counts, and a press on Enter behind the last digit is no other one. */
  const tried = useRef<string | null>(null);
  const attempt = async (
    busy: State["busy"],
    asked: { resend: true } | { passcode: string },
  ): Promise<Tried | null> => {
    setState((now) => ({ ...now, busy, problem: null, notice: busy === "asking" ? null : now.notice }));
    try {
      return await look(place, token, asked);
    } catch (error) {
      if (!onGone(error)) setState((now) => ({ ...now, busy: null, problem: problemOf(error, words) }));
      return null;
    }
  };
  return {
    ...state,
    ask: async () => {
      const tried = await attempt("asking", { resend: true });
      if (!tried) return;
      const { seen, isRefused } = tried;
      const hasCode = !isRefused || seen.isCodeSent;
      setState((now) => ({
        ...now,
        seen,
        busy: null,
        hasCode,
        notice: isRefused ? null : now.hasCode ? "sent" : null,
      }));
    },
    open: async (passcode) => {
      if (tried.current === passcode) return false;
      tried.current = passcode;
      const came = await attempt("opening", { passcode });
      if (tried.current === passcode) tried.current = null;
      if (!came) return false;
      const { seen } = came;
      const isOpen = seen.state === "open";
      if (isOpen) onOpen(seen);
      else setState((now) => ({ ...now, seen, busy: null, notice: "wrongCode" }));
      return isOpen;
    },
    forget: () => setState((now) => ({ ...now, notice: null, problem: null })),
  };
}
