/** How home prices grow around a property: asked for when its place is known, and copied into the scenario. */
import { create } from "zustand";
import { call } from "../../lib/api/api";
import { propertyOf, type WorkingProperty } from "../../scenario/document";
import { setSeries } from "../../scenario/edits/place-edits";
import { changeFromOutside, useScenario } from "../../scenario/store/store";

export type GrowthKind = "forecast" | "historical";
/** `unknown`: no source has figures for that place. */
type GrowthRequest = "asking" | "failed" | "unknown";

/** The state of each request, by place. It is neither saved nor undone. */
const useAsked = create<Readonly<Record<string, Partial<Record<GrowthKind, GrowthRequest | undefined>>>>>(() => ({}));

const fiveDigits = /^\d{5}$/;

/** The county and the ZIP code as far as they are known whole; null where neither is. */
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

/** Asks for what the scenario does not hold yet. A failure stands beside the choice, where it can be tried again. */
export const bringGrowth = (id: string) => Promise.all([bringOne(id, "forecast"), bringOne(id, "historical")]);

/** The state of the figures of one kind; "nowhere" while too little of the place is known to ask for them. */
export function useAskedGrowth(property: WorkingProperty, kind: GrowthKind): GrowthRequest | "nowhere" | null {
  const place = placeKey(property);
  const asked = useAsked((state) => (place ? state[place]?.[kind] : undefined));
  return place === null ? "nowhere" : (asked ?? null);
}
