import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fourLoans } from "../scenario.fixture";
import {
  asOneStep,
  chooseClient,
  differsFromSaved,
  edit,
  endStep,
  hasUnsavedWork,
  markSaved,
  openBlank,
  openDocument,
  redo,
  undo,
  useScenario,
} from "./store";

const document = () => useScenario.getState().document;
const rate = () => document().loans[0]!.rate;
const type = (value: number) =>
  edit("one.rate", (before) => ({ ...before, loans: before.loans.with(0, { ...before.loans[0]!, rate: value }) }));
const rename = (name: string) => edit("name", (before) => ({ ...before, name }));
const steps = () => useScenario.temporal.getState().pastStates.length;

beforeEach(() => {
  vi.useFakeTimers();
  openDocument({ document: fourLoans(), client: null, saved: null });
});
afterEach(() => vi.useRealTimers());

describe("undo", () => {
  it("takes back what was typed in one field without a pause as one step", () => {
    for (const value of [6, 6.1, 6.12, 6.125]) {
      vi.advanceTimersByTime(300);
      type(value);
    }
    expect(steps()).toBe(1);
    undo();
    expect(rate()).toBe(6.5);
    redo();
    expect(rate()).toBe(6.125);
  });

  it("stops at a pause", () => {
    type(6);
    vi.advanceTimersByTime(1000);
    type(6.25);
    undo();
    expect(rate()).toBe(6);
  });

  it("stops at another field, and at leaving the field", () => {
    type(6);
    rename("Cary");
    type(6.25);
    endStep();
    type(6.375);
    expect(steps()).toBe(4);
  });

  it("takes back many fields at once where they were filled as one, and nothing of before or after", () => {
    type(6);
    asOneStep(() => {
      type(6.25);
      rename("Cary");
      endStep();
      type(6.375);
    });
    type(7);
    expect(steps()).toBe(3);
    undo();
    expect(rate()).toBe(6.375);
    undo();
    expect([rate(), document().name]).toEqual([6, "Raleigh or Cary"]);
  });

  it("does not join what is typed after an undo to what was typed before it", () => {
    type(6);
    undo();
    type(6.25);
    undo();
    expect(rate()).toBe(6.5);
  });

  it("holds each change that stands alone apart", () => {
    const drop = () => edit(null, (before) => ({ ...before, loans: before.loans.slice(1) }));
    drop();
    drop();
    undo();
    expect(document().loans).toHaveLength(3);
  });

  it("forgets what was undone when something new is typed", () => {
    type(6);
    undo();
    rename("Cary");
    redo();
    expect(rate()).toBe(6.5);
    expect(document().name).toBe("Cary");
  });

  it("records nothing for a change that changes nothing, and still undoes what follows it", () => {
    edit("one.rate", (before) => before);
    type(6);
    expect(steps()).toBe(1);
  });

  it("never turns a scenario that was saved as a new one back into the old one", () => {
    type(6);
    useScenario.setState({ document: { ...document(), id: "rpt_new" } });
    undo();
    undo();
    expect(document()).toMatchObject({ id: "rpt_new", loans: [{ rate: 6.5 }, {}, {}, {}] });
  });

  it("never leads back into a scenario that was closed", () => {
    type(6);
    openBlank();
    expect(steps()).toBe(0);
    undo();
    expect(document().loans).toHaveLength(1);
  });
});

describe("unsaved work", () => {
  const lastUpdated = "2026-11-20T14:14:00.000Z";
  const elena = { _id: "cli_1", name: "Elena Marchetti" };
  const open = (isCopy = false) => {
    const saved = { document: fourLoans(), lastUpdated, status: "complete" as const, clientID: "cli_1" };
    openDocument({ document: saved.document, client: elena, saved }, isCopy ? { basedOn: saved.lastUpdated } : null);
  };
  const unsaved = () => hasUnsavedWork(useScenario.getState());

  it("is what was typed since, until it is typed back", () => {
    open();
    expect(unsaved()).toBe(false);
    type(6);
    expect(unsaved()).toBe(true);
    type(6.5);
    expect(unsaved()).toBe(false);
  });

  it("is another client", () => {
    open();
    chooseClient({ _id: "cli_2", name: "Sam Okafor" });
    expect(unsaved()).toBe(true);
  });

  it("is not what an earlier visit left, though no save holds that either", () => {
    open();
    const { saved } = useScenario.getState();
    openDocument(
      { document: { ...fourLoans(), name: "typed before" }, client: elena, saved },
      { basedOn: "2026-11-20T14:00:00.000Z" },
    );
    expect(unsaved()).toBe(false);
    expect(differsFromSaved(useScenario.getState())).toBe(true);
  });

  it("is gone once the report is saved, and what was typed stays undoable", () => {
    open();
    type(6);
    const sent = document();
    markSaved({ document: { ...sent }, lastUpdated, status: "complete", clientID: "cli_1" }, sent);
    expect(unsaved()).toBe(false);
    undo();
    expect(rate()).toBe(6.5);
    expect(unsaved()).toBe(true);
  });

  it("remains what was typed while the save was under way", () => {
    open();
    type(6);
    const sent = document();
    endStep();
    type(6.25);
    markSaved({ document: { ...sent }, lastUpdated, status: "complete", clientID: "cli_1" }, sent);
    expect(rate()).toBe(6.25);
    expect(unsaved()).toBe(true);
  });

  it("is a new scenario with anything in it", () => {
    openBlank();
    expect(unsaved()).toBe(false);
    rename("Cary");
    expect(unsaved()).toBe(true);
  });
});
