/** What is looked up for a property: its location, how home prices grow around it, and its county's loan limits. */
import type { Place } from "@highway/core/locations/schema";
import type { CountyLimits } from "@highway/engine/scenario/schema/types";
import { create } from "zustand";
import { call } from "../../lib/api/api";
import { useApi } from "../../lib/api/use-api";
import { countCharacters } from "../../lib/count-characters";
import { hasWords } from "../../lib/has-words";
import { notify } from "../../lib/notify";
import { useDebounced } from "../../lib/use-debounced";
import { propertyOf, type WorkingProperty } from "../../scenario/document";
import { setAddress, setCountyLimits, setImage, setPlace, setSeries } from "../../scenario/edits/place-edits";
import { lookUp } from "../../scenario/store/look-ups";
import { changeFromOutside, edit, useScenario } from "../../scenario/store/store";
import type { Settings } from "../fields/settings";

/** Shorter texts find too many places, and longer ones are no address. */
const fewest = 3;
const mostPlaces = 200;

/** Returns addresses to suggest for a text, once typing pauses. `active`: whether the text is being typed. */
export function usePlaceSearch(text: string, active: boolean) {
  const typed = text.trim().slice(0, mostPlaces);
  const asked = useDebounced(typed);
  const asks = active && countCharacters(asked) >= fewest && countCharacters(typed) >= fewest;
  const found = useApi("GET /v1/location/search", asks ? { query: { q: asked } } : null, {
    keepPreviousData: true,
    shouldRetryOnError: false,
  });
  const isAnswered = asked === typed && found.state === "ready" && !found.refreshing;
  const has = hasWords(typed);
  // A person who typed on before the answer came is not given the home of the earlier search.
  const places = asks && found.state === "ready" ? found.data.filter(({ address }) => isAnswered || has(address)) : [];
  const status = () => {
    if (!asks) return undefined;
    if (found.state === "failed") return found.message;
    if (places.length === 0 && isAnswered) return "No results found";
    return places.some(({ sample }) => sample) ? "Sample addresses for trying out Highway" : undefined;
  };
  return { places, status: status() };
}

/** The places that were chosen, by property, with the sources of their figures. They are forgotten when the page is left. */
const usePlaces = create<Readonly<Record<string, Place>>>(() => ({}));

/** Returns the chosen place if the property is still there; null where the address was typed by hand. */
export const useChosenPlace = ({ id, address }: WorkingProperty): Place | null =>
  usePlaces((places) => (places[id]?.address === address ? places[id] : null));

/** The default tax rate, percent a year: the officer's for the county, else what is paid there, else the officer's for the state. */
const usualTax = ({ fip, state, countyTaxRate }: Place, defaults: Settings["taxDefaults"]) =>
  defaults[fip] ?? countyTaxRate ?? defaults[state] ?? 0;

type Chosen = { placeId: string; address: string };

/** Fills a property in with the chosen place. If its details cannot be loaded, its address is taken as if it was typed. @param goesOn whether the choice still holds: the person may have typed on */
export const choosePlace = (id: string, chosen: Chosen, taxDefaults: Settings["taxDefaults"], goesOn: () => boolean) =>
  lookUp(fillIn(id, chosen, taxDefaults, goesOn));

async function fillIn(id: string, chosen: Chosen, taxDefaults: Settings["taxDefaults"], isWanted: () => boolean) {
  const { document } = useScenario.getState();
  const before = propertyOf(document, id);
  // Another scenario that is open by now may hold the same home.
  const goesOn = () => isWanted() && useScenario.getState().document.id === document.id;
  try {
    const [place] = await call("GET /v1/location/details", { query: { placeId: chosen.placeId } });
    const home = propertyOf(useScenario.getState().document, id);
    if (!home || !goesOn()) return;
    const { image, countyTaxRate: typed } = home;
    // A tax rate that was typed meanwhile stays.
    const taxRate = typed === before?.countyTaxRate ? usualTax(place, taxDefaults) : typed;
    edit(null, setPlace(id, place, taxRate));
    if (image !== undefined)
      notify.undo("The picture showed the previous home, so it was removed.", () => edit(null, setImage(id, image)));
    usePlaces.setState({ [id]: place });
    void bringGrowth(id);
    void bringCountyLimits(id);
  } catch {
    if (!goesOn()) return;
    edit(null, setAddress(id, chosen.address));
    notify.error("Error getting location details.");
  }
}

export type GrowthKind = "forecast" | "historical";
/** `unknown`: no source has figures for that place. */
type GrowthRequest = "asking" | "failed" | "unknown";

/** The state of each request, by place. It is neither saved nor undone. */
const useAsked = create<Readonly<Record<string, Partial<Record<GrowthKind, GrowthRequest | undefined>>>>>(() => ({}));

const fiveDigits = /^\d{5}$/;

/** Returns the county and the ZIP code that are complete; null if neither is. */
function queryOf({ fip, zip }: WorkingProperty): { fip?: string; zip?: string } | null {
  const query = {
    ...(fip && fiveDigits.test(fip) && { fip }),
    ...(fiveDigits.test(zip.trim()) && { zip: zip.trim() }),
  };
  return Object.keys(query).length > 0 ? query : null;
}

const placeKey = (property: WorkingProperty) => {
  const query = queryOf(property);
  return query && `${query.fip ?? ""} ${query.zip ?? ""}`;
};

const mark = (place: string, kind: GrowthKind, asked: GrowthRequest | undefined) =>
  useAsked.setState((state) => ({ [place]: { ...state[place], [kind]: asked } }));

const routes = { forecast: "GET /v1/location/forecast", historical: "GET /v1/location/historical" } as const;

async function bringOne(id: string, kind: GrowthKind) {
  const { document } = useScenario.getState();
  const property = propertyOf(document, id);
  const [query, place] = property ? [queryOf(property), placeKey(property)] : [null, null];
  if (!query || !place || document.outside.series?.[id]?.[kind]) return;
  mark(place, kind, "asking");
  try {
    const [growth] = await call(routes[kind], { query });
    mark(place, kind, growth ? undefined : "unknown");
    const now = useScenario.getState().document;
    const then = propertyOf(now, id);
    // By now the property may have another place, or another scenario may be open.
    if (growth && now.id === document.id && then && placeKey(then) === place)
      changeFromOutside(setSeries(id, kind, growth));
  } catch {
    mark(place, kind, "failed");
  }
}

/** Loads the growth figures that the scenario does not hold yet. A failure is said beside the choice, where it can be tried again. */
export const bringGrowth = (id: string) => lookUp(Promise.all([bringOne(id, "forecast"), bringOne(id, "historical")]));

/** Tells whether both limits in the scenario are those of the year of its rules. */
const isOfYear = ({ conforming, fha }: CountyLimits, asOf: string) =>
  [conforming, fha].every((limits) => limits?.date.slice(0, 4) === asOf.slice(0, 4));

/** Copies the loan limits of a property's county into the scenario, unless it has those of the year. A failure is silent here, because the checks say that a limit is not loaded. */
export const bringCountyLimits = (id: string) => lookUp(copyCountyLimits(id));

async function copyCountyLimits(id: string): Promise<void> {
  const { document } = useScenario.getState();
  const { asOf, outside } = document;
  const fip = propertyOf(document, id)?.fip;
  const known = outside.limits?.[id];
  if (!fip || !fiveDigits.test(fip) || (known && isOfYear(known, asOf))) return;
  try {
    const [found] = await call("GET /v1/location/limits", { query: { fip, day: asOf } });
    const now = useScenario.getState().document;
    // By now the property may have another place, or another scenario may be open.
    if (!found || now.id !== document.id || propertyOf(now, id)?.fip !== fip) return;
    if (now.asOf !== asOf) return await copyCountyLimits(id);
    const { conforming, fha } = found;
    changeFromOutside(setCountyLimits(id, { ...(conforming && { conforming }), ...(fha && { fha }) }));
  } catch {
    // Without its limits, the checks use the baseline of every county.
  }
}

/** Returns the state of the request for figures of one kind; "nowhere" while too little of the address is known to ask for them. */
export function useAskedGrowth(property: WorkingProperty, kind: GrowthKind): GrowthRequest | "nowhere" | null {
  const place = placeKey(property);
  const asked = useAsked((state) => (place ? state[place]?.[kind] : undefined));
  return place === null ? "nowhere" : (asked ?? null);
}
