import { useCallback, useEffect, useState } from "react";
import { ApiError, isRefusedAs } from "../../../lib/api/api-error";
import type { Seen } from "../answers";
import { keepOriginal, tokenOf } from "../original";
import { addressOf, destinationOf, type Place, type View } from "../place";
import { askForReport } from "../report/use-shared-report";
import { useSpoken } from "../words";
import { look } from "./entry-calls";

type State =
  | { state: "looking" }
  | { state: "gone" }
  | { state: "failed"; error: unknown }
  | { state: "gate"; seen: Seen; token: string }
  | { state: "open"; view: View; link: string; seen: Seen | null };

export type Entered =
  | { state: "looking" }
  | { state: "gone" }
  | { state: "failed"; error: unknown; retry: () => void }
  | { state: "gate"; seen: Seen; token: string; onOpen: (seen: Seen) => void; onGone: (error: unknown) => boolean }
  | { state: "open"; view: View; link: string; seen: Seen | null; toReport: () => void };

/** Whether the link is over, or never was: there is none of what is no tool. Any other refusal says nothing of the link. */
const isGone = (error: unknown) =>
  isRefusedAs(error, "missing") || (error instanceof ApiError && "tool" in error.fields);

/** An address with the link's public id alone is that of an opened link, where the tab does not know better. */
const first = (place: Place): State =>
  place.link && !place.token && (place.view !== "entry" || !tokenOf(place.link))
    ? { state: "open", view: place.view === "entry" ? "report" : place.view, link: place.link, seen: null }
    : { state: "looking" };

/** Tells how far somebody who opened an address has come: before the passcode, behind it, or at a link that is over. */
export function useEntry(place: Place): Entered {
  const { suggest } = useSpoken();
  const [now, setNow] = useState<State>(() => first(place));
  const open = useCallback(
    (seen: Seen) => {
      const view = destinationOf(place);
      if (view === "report") askForReport(seen.link).catch(() => {}); // the report's page says what came of it
      history.replaceState(null, "", addressOf(place, view, seen.link));
      setNow({ state: "open", view, link: seen.link, seen });
    },
    [place],
  );
  const begin = useCallback(async () => {
    const token = place.token ?? tokenOf(place.link);
    if (!token) return setNow({ state: "gone" });
    setNow({ state: "looking" });
    try {
      const { seen } = await look(place, token);
      suggest(seen.lang, seen.officer.langVis);
      if (place.token) keepOriginal(seen.link, location.pathname + location.search);
      if (seen.state === "open") return open(seen);
      history.replaceState(null, "", addressOf(place, "entry", seen.link));
      setNow({ state: "gate", seen, token });
    } catch (error) {
      setNow(isGone(error) ? { state: "gone" } : { state: "failed", error });
    }
  }, [place, open, suggest]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page load
  useEffect(() => {
    if (now.state === "looking") void begin();
  }, []);
  if (now.state === "failed") return { ...now, retry: () => void begin() };
  if (now.state === "gate")
    return { ...now, onOpen: open, onGone: (error) => endsEntry(error, () => setNow({ state: "gone" })) };
  if (now.state === "open") return { ...now, toReport: () => setNow({ ...now, view: "report" }) };
  return now;
}

function endsEntry(error: unknown, end: () => void): boolean {
  if (isGone(error)) end();
  return isGone(error);
}
