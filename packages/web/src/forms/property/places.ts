/** Looking up where a property is. */
import type { Place } from "@highway/core/locations/schema";
import { create } from "zustand";
import { call } from "../../lib/api/api";
import { useApi } from "../../lib/api/use-api";
import { notify } from "../../lib/notify";
import { useDebounced } from "../../lib/use-debounced";
import type { WorkingProperty } from "../../scenario/document";
import { setAddress, setPlace } from "../../scenario/edits/place-edits";
import { edit } from "../../scenario/store/store";
import type { Settings } from "../fields/settings";
import { bringGrowth } from "./growth";

/** Shorter texts find too many places, and longer ones are no address. */
const fewest = 3;
const mostPlaces = 200;

/** Returns addresses to suggest for a text, once typing pauses. `active`: whether the text is being typed. */
export function usePlaceSearch(text: string, active: boolean) {
  const asked = useDebounced(text.trim().slice(0, mostPlaces));
  const asks = active && asked.length >= fewest;
  const found = useApi("GET /v1/location/search", asks ? { query: { q: asked } } : null, {
    keepPreviousData: true,
    shouldRetryOnError: false,
  });
  const places = asks && found.state === "ready" ? found.data : [];
  const status = () => {
    if (!asks) return undefined;
    if (found.state === "failed") return found.message;
    if (found.state === "ready" && places.length === 0 && !found.refreshing) return "No results found";
    return places.some(({ sample }) => sample) ? "Sample addresses, to try Highway with" : undefined;
  };
  return { places, status: status() };
}

/** The sources of the chosen places' figures, by property. They are known until the page is left. */
const usePlaces = create<Readonly<Record<string, Place>>>(() => ({}));

/** Returns the chosen place if the property is still there; null where the address was typed by hand. */
export const useChosenPlace = ({ id, address }: WorkingProperty): Place | null =>
  usePlaces((places) => (places[id]?.address === address ? places[id] : null));

/** Percent a year: what the officer takes for the county, else what is paid there, else what the officer takes for the state. */
const usualTax = ({ fip, state, countyTaxRate }: Place, defaults: Settings["taxDefaults"]) =>
  defaults[fip] ?? countyTaxRate ?? defaults[state] ?? 0;

/**
 * Makes the property the place that was chosen. When its details cannot be had, its address stands as if typed.
 * @param goesOn  whether the choice still holds: the person may have typed on
 */
export async function choosePlace(
  id: string,
  chosen: { placeId: string; address: string },
  taxDefaults: Settings["taxDefaults"],
  goesOn: () => boolean,
) {
  try {
    const [place] = await call("GET /v1/location/details", { query: { placeId: chosen.placeId } });
    if (!goesOn()) return;
    edit(null, setPlace(id, place, usualTax(place, taxDefaults)));
    usePlaces.setState({ [id]: place });
    void bringGrowth(id);
  } catch {
    if (!goesOn()) return;
    edit(null, setAddress(id, chosen.address));
    notify.error("Error getting location details.");
  }
}
