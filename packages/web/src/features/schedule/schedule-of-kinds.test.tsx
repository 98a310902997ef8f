import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { WorkingReport } from "../../scenario/document";
import { newExisting } from "../../scenario/new-report";
import { fourLoans } from "../../scenario/scenario.fixture";
import { openDocument } from "../../scenario/store/store";
import { changed } from "./schedule.fixture";
import { SchedulePage } from "./schedule-page";
import { useSchedules } from "./schedule-screen";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Page = () => <SchedulePage schedules={useSchedules()} />;

function show(document: WorkingReport) {
  openDocument({ document, client: null, saved: null });
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
}
const loansShown = () =>
  screen
    .getAllByRole<HTMLInputElement>("checkbox", { name: /^(Loan|Today)/ })
    .map((box) => box.labels![0]!.textContent);

it("calls a mortgage that is owed by its own name, wherever it stands, and counts the others without it", () => {
  const document = fourLoans();
  const [one, two] = document.loans;
  const owed = {
    ...newExisting(one!.propertyID, one!.purchaseDetailsID),
    rate: 7.5,
    balance: 420_000,
    monthsLeft: 330,
  };
  show({ ...document, loans: [owed, one!, two!] });
  expect(loansShown()).toEqual(["Today", "Loan A", "Loan B"]);
  expect(screen.getByRole("note").textContent).toMatch(/^Today's mortgage owes less than loan A from payment \d+/);
});

it("splits the payments of a buydown by who pays them", () => {
  const says = "Loan A: the seller pays the subsidy, $";
  show(fourLoans());
  expect(screen.queryByText(says, { exact: false })).toBeNull();
  cleanup();
  show(changed(0, { type: "bd21" }));
  expect(screen.getByText(says, { exact: false })).toBeDefined();
});
