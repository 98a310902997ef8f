/** The page of an answer in tests: the body of the page, for which the head and the opening of a report are left out by `vi.mock`. */
import type { SavedToolKey } from "@highway/core/tools/keys.schema";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentType } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, vi } from "vitest";
import type { WorkingReport } from "../../../scenario/document";
import { loadWholeCheck } from "../../../scenario/issues/issues";
import { openDocument, type ScenarioClient, useScenario } from "../../../scenario/store/store";

/** Sets up a screen for the tests of a file, which the page asks about once. */
function onAScreen(matches: boolean) {
  beforeEach(() => {
    vi.stubGlobal("matchMedia", () => ({ matches, addEventListener() {}, removeEventListener() {} }));
    Element.prototype.scrollIntoView = vi.fn();
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}

/** Sets up a screen that has room for the panel beside the page. */
export const onAWideScreen = () => onAScreen(false);
/** Sets up a phone, which has the panel in a sheet. */
export const onAPhone = () => onAScreen(true);

export const marcus: ScenarioClient = {
  _id: "cli_1",
  name: "Marcus",
  monthlyIncome: 8000,
  filingStatus: "marriedJoint",
};

/** Opens the report and shows a page of its tool. */
export function showAnswer(
  tool: SavedToolKey,
  Page: ComponentType,
  document: WorkingReport,
  { search = "", client = marcus }: { search?: string; client?: ScenarioClient } = {},
) {
  openDocument({ document, client, saved: null });
  render(
    <MemoryRouter initialEntries={[`/${tool}/results${search}`]}>
      <Page />
    </MemoryRouter>,
  );
}

// By tags: to ask for a role goes through every figure of such a page.
/** Returns the answer's sentence; null while nothing is answered. */
export const sentence = () => document.querySelector<HTMLButtonElement>("h1 button");
export const heading = (title: string) => screen.queryByText(title, { selector: "h2, h3" });
export const field = (label: string) =>
  screen.getAllByLabelText<HTMLInputElement>(label, { selector: "input:not([type=range])" }).at(-1)!;
/** Types into a field and leaves it. */
export function typeInto(name: string, value: string) {
  fireEvent.focus(field(name));
  fireEvent.change(field(name), { target: { value } });
  fireEvent.blur(field(name));
}
/** Returns what is said beside a field that is wrong; null while it is right. */
export function saidOf(name: string) {
  const problem = field(name).getAttribute("aria-describedby");
  return field(name).ariaInvalid === "true" && problem ? document.getElementById(problem)!.textContent : null;
}

/** A figure that cannot be has its sentence beside it and no answer, and takes nothing away; the answer comes back with a right one. @param below a section that goes with the answer */
export async function expectRefused(name: string, wrong: string, says: string, right: string, below?: string) {
  expect(sentence()).not.toBeNull();
  await loadWholeCheck();
  if (below) await waitFor(() => expect(heading(below)).not.toBeNull());
  const before = useScenario.getState().document;
  typeInto(name, wrong);
  await waitFor(() => expect([saidOf(name), sentence()]).toEqual([says, null]));
  if (below) expect(heading(below)).toBeNull();
  expect(field(name).value).toContain(wrong);
  typeInto(name, right);
  await waitFor(() => expect([saidOf(name), sentence()]).toEqual([null, expect.anything()]));
  expect(useScenario.getState().document).toEqual(before);
}

/** Every figure that stands by itself is called by what it is, so that a list of the page's buttons tells one from another. A sentence says it itself. */
export function expectNamedFigures() {
  const alone = [...document.querySelectorAll("[data-working]")].filter((button) => !button.closest("h1, p"));
  expect(alone.length).toBeGreaterThan(0);
  const bare = alone.filter(({ ariaLabel, textContent }) => !ariaLabel?.endsWith(`: ${textContent}`));
  expect(bare.map(({ textContent }) => textContent)).toEqual([]);
}

/** A press on the answer's sentence shows its working in place of the panel, which comes back with Escape. */
export async function expectWorking(panel: string) {
  expect(heading(panel)).not.toBeNull();
  fireEvent.click(sentence()!);
  await screen.findByText("How this is calculated");
  expect(heading(panel)).toBeNull();
  await userEvent.keyboard("{Escape}");
  expect(heading(panel)).not.toBeNull();
}
