/** The scenario a frame behind the keys: the typed field and the payment come at once, all else with the next frame. */
import { create } from "zustand";
import { afterPaint } from "../../lib/loading/after-paint";
import type { WorkingProperty, WorkingReport } from "../document";
import { type ScenarioState, useScenario } from "./store";

export const useSettledScenario = create<ScenarioState>(() => useScenario.getState());

const { ask, now } = afterPaint(() => useSettledScenario.setState(useScenario.getState(), true));

/** The same loans, properties and prices in the same places: only what they say has changed. */
const sameShape = ({ document: a }: ScenarioState, { document: b }: ScenarioState) =>
  sameIDs(a.loans, b.loans) && sameIDs(a.properties, b.properties) && a.properties.every(samePrices(b.properties));

const samePrices =
  (others: WorkingReport["properties"]) =>
  ({ purchaseDetails }: WorkingProperty, place: number) =>
    sameIDs(purchaseDetails, others[place]!.purchaseDetails);

const sameIDs = (a: readonly { id: string }[], b: readonly { id: string }[]) =>
  a === b || (a.length === b.length && a.every(({ id }, place) => id === b[place]!.id));

useScenario.subscribe((state, before) => {
  ask();
  // Another scenario, or another column, is drawn whole.
  if (state.opened !== before.opened || !sameShape(state, before)) now();
});
