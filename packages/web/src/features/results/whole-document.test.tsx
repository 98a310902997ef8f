import { full } from "@highway/core/reports/full.fixture";
import { cleanup, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openDocument } from "../../lib/scenario/store";
import { ResultsPage } from "./results-page";
import { useResults } from "./use-results";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  openDocument({ document: { ...full, id: full.id!, asOf: full.asOf! }, client: null, saved: null });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Page = () => <ResultsPage {...useResults()} />;

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
