import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fourLoans } from "./scenario.fixture";
import { edit, endStep, openBlank, openDocument, redo, undo, useScenario } from "./store";

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

  it("never leads back into a scenario that was closed", () => {
    type(6);
    openBlank();
    expect(steps()).toBe(0);
    undo();
    expect(document().loans).toHaveLength(1);
  });
});
