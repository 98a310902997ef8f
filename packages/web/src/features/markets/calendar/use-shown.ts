import { zones } from "@highway/core/sharing/campaigns/pure/zone";
import { useSearchParams } from "react-router";
import { phone, useMedia } from "../../../lib/use-media";
import { beside, dayAt, type View } from "./days";

export const importances = { all: "Any importance", medium: "Medium and high", high: "High only" } as const;
export type Importance = keyof typeof importances;

const DAY = /^20\d\d-\d\d-\d\d$/;
const isDay = (text: string | null): text is string =>
  text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text));
const isImportance = (text: string | null): text is Importance => text !== null && Object.hasOwn(importances, text);
const isZone = (text: string | null): text is keyof typeof zones => text !== null && Object.hasOwn(zones, text);

const myZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const nameOf = (zone: string) => (isZone(zone) ? zones[zone] : zone.split("/").at(-1)!.replaceAll("_", " "));
const offeredZones = ["America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles"] as const;

/** The zones to choose from, the reader's own first. */
export function zoneOptions() {
  const mine = myZone();
  const others = offeredZones
    .filter((zone) => zone !== mine)
    .map((zone) => ({ value: zone as string, label: zones[zone] }));
  return [{ value: "mine", label: `${nameOf(mine)}, mine` }, ...others];
}

/** Reads and writes what the calendar shows. It stands in the address alone, so that a bookmark or a message brings it back. */
export function useShown(now: number) {
  const [search, setSearch] = useSearchParams();
  const isPhone = useMedia(phone);
  const asked = { zone: search.get("zone"), day: search.get("day"), importance: search.get("importance") };
  const zone = isZone(asked.zone) ? asked.zone : myZone();
  const today = dayAt(now, zone);
  const day = isDay(asked.day) ? asked.day : today;
  // A month needs a screen.
  const view: View = search.get("view") === "month" && !isPhone ? "month" : "week";
  const set = (changes: Record<string, string | null>) => {
    const query = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) query.delete(name);
      else query.set(name, value);
    }
    // At once: a key pressed right after this one starts from what it changed.
    setSearch(query, { replace: true, preventScrollReset: true, flushSync: true });
  };
  return {
    day,
    today,
    view,
    zone,
    zoneName: nameOf(zone),
    zoneChoice: isZone(asked.zone) ? asked.zone : "mine",
    onlyFeatured: search.get("featured") === "1",
    importance: isImportance(asked.importance) ? asked.importance : ("all" as Importance),
    openWeek: (of: string) => set({ day: of === today ? null : of, view: null }),
    goToday: () => set({ day: null }),
    step: (by: 1 | -1) => set({ day: beside(day, view, by) }),
    setView: (to: View) => set({ view: to === "month" ? "month" : null }),
    setFeatured: (on: boolean) => set({ featured: on ? "1" : null }),
    setImportance: (to: Importance) => set({ importance: to === "all" ? null : to }),
    setZone: (to: string) => set({ zone: to === "mine" ? null : to }),
  };
}
export type Shown = ReturnType<typeof useShown>;
