/** The scenario as of the last painted frame. The typed field and the payment follow a key at once; everything else reads this and follows a frame later: a sixth less from key to painted payment (docs/decisions/037). */
import { create } from "zustand";
import { afterPaint } from "../../lib/loading/after-paint";
import type { WorkingProperty, WorkingReport } from "../document";
import { type ScenarioState, useScenario } from "./store";

export const useSettledScenario = create<ScenarioState>(() => useScenario.getState());

const { ask, now } = afterPaint(() => useSettledScenario.setState(useScenario.getState(), true));

/** Tells whether two states have the same loans, properties and prices in the same places, so that only their values differ. */
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
  // A change of the scenario or of its columns is drawn immediately and in one step.
  if (state.opened !== before.opened || !sameShape(state, before)) now();
});
