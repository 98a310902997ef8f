import type { SectionKey } from "@highway/core/reports/pure/sections";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { officerSections } from "../../../lib/words/officer";
import { sectionID } from "../../../report/skins/screen/section-list";
import { applies, type Figures, sourceOf } from "../../../report/skins/screen/source";

/** The beginning of the page: the summary in words, the picture, and the first figures. */
export const top = "summary";
export type Place = SectionKey | typeof top;

export const nameOf = (place: Place) => (place === top ? "Summary" : officerSections[place].title);
export const elementOf = (place: Place) => document.getElementById(place === top ? "main" : sectionID(place));

/** The last place that was visited by a link, and the scroll position then. It stays the current one until the page is scrolled, even if it could not be brought to the top. */
let gone: { place: Place; y: number } | null = null;

/** Returns the place below the sticky heads. */
function placeInSight(places: readonly Place[]): Place {
  if (gone && Math.abs(scrollY - gone.y) < 2) return gone.place;
  gone = null;
  const line = headsHeight() + 24;
  const isReached = (place: Place) => {
    const element = elementOf(place);
    return place === top || (element !== null && element.getBoundingClientRect().top <= line);
  };
  return places.findLast(isReached) ?? top;
}

/** Returns the pixels at the top of the window that the sticky heads cover. */
function headsHeight(): number {
  const bar = document.querySelector<HTMLElement>("[data-loan-bar]");
  return bar ? Number.parseFloat(getComputedStyle(bar).top) + bar.offsetHeight : 0;
}

export function goTo(place: Place) {
  if (place === top) scrollTo({ top: 0 });
  else elementOf(place)?.scrollIntoView();
  gone = { place, y: scrollY };
  dispatchEvent(new Event("scroll"));
}

/** Returns the places that can be visited: the top, then, in the officer's order, the sections that apply to these loans. */
export function usePlaces(shown: readonly SectionKey[], figures: Figures): readonly Place[] {
  const { columns, years, basis } = useDeferredValue(figures);
  return useMemo(() => {
    const source = sourceOf({ columns, years, basis });
    return [top, ...shown.filter((name) => applies(name, source))];
  }, [shown, columns, years, basis]);
}

export function useCurrentPlace(places: readonly Place[]): Place {
  const [current, setCurrent] = useState<Place>(top);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(placeInSight(places)));
    };
    look();
    addEventListener("scroll", look, { passive: true });
    return () => {
      removeEventListener("scroll", look);
      cancelAnimationFrame(frame);
    };
  }, [places]);
  return current;
}
