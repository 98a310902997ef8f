import { useState } from "react";
import { call } from "../../../lib/api/api";
import { problemOf } from "../problem";
import { useClientWords } from "../words";
import type { Changes } from "./idea";

type Sending = { state: "idle" | "sending" | "sent" } | { state: "failed"; message: string };

/** Hands an idea to the officer. It never changes the report. */
export function useSendIdea(link: string) {
  const words = useClientWords();
  const [sending, setSending] = useState<Sending>({ state: "idle" });
  const send = async (loanID: string, changes: Changes, note: string) => {
    setSending({ state: "sending" });
    try {
      await call("POST /v2/share/ideas", { query: { link }, body: { loanID, changes, ...(note && { note }) } });
      setSending({ state: "sent" });
    } catch (error) {
      setSending({ state: "failed", message: problemOf(error, words) });
    }
  };
  return { sending, send, again: () => setSending({ state: "idle" }) };
}
