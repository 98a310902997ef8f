import { full } from "@highway/core/reports/full.fixture";
import { figureNames } from "@highway/engine/scenario/schema/explanation";
import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openDocument } from "../../../scenario/store/store";
import { ResultsPage, useResults } from "./results-page";
import { openDetails, sectionDrawn } from "./results-page.fixture";

const client = { _id: "cli_1", name: "Elena", monthlyIncome: 12_000, taxRate: 28 };

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  openDocument({ document: { ...full, id: full.id!, asOf: full.asOf! }, client, saved: null });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const Page = () => <ResultsPage {...useResults()} />;

/** The sections come one after the other, some with code of their own: the rates' and the last. */
const allSections = async () => {
  for (const title of ["Rates", "Escrow account"]) await sectionDrawn(title);
  openDetails();
};

it("has a press for every figure that can show its working", async () => {
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  await allSections();
  const pressed = [...document.querySelectorAll<HTMLElement>("[data-figure]")].map((each) => each.dataset.figure!);
  const names = new Set(pressed.map((name) => name.split(" ")[1]));
  expect(figureNames.filter((name) => !names.has(name))).toEqual([]);
});

it("leaves no figure of a table without its working, but for what was typed", async () => {
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  await allSections();
  const mute = screen.getAllByRole("row").flatMap((row) => {
    const name = within(row).queryByRole("rowheader")?.textContent;
    const cells = within(row).queryAllByRole("cell");
    return cells.some((cell) => /\d/.test(cell.textContent) && !cell.querySelector("[data-figure]")) ? [name] : [];
  });
  expect([...new Set(mute)].sort()).toEqual(["Price or value", "Program", "Property", "Rate and term", "Type"]);
});

it("shows figures of loans of every kind", () => {
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  expect(screen.queryByText(/has no figures yet|is required/)).toBeNull();
  const rows = screen
    .getAllByRole("row")
    .filter((row) => within(row).queryByRole("rowheader", { name: /Total payment/ }));
  const cells = within(rows[0]!).getAllByRole("cell");
  expect(cells).toHaveLength(full.loans.length);
  for (const cell of cells) expect(cell.textContent).toMatch(/\$\d/);
});
