import { full } from "@highway/core/reports/full.fixture";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { AnsweredReport } from "../../scenario/store/saved-report";
import { ClientReport, clientResults } from "./client-report";
import { ReviewedReport } from "./reviewed-report";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const saved = (highlightedTables: string[], loan: object = {}) => {
  const report = {
    ...full,
    loans: full.loans.map((each) => ({ ...each, ...loan })),
    toolMeta: { ...full.toolMeta, highlightedTables },
  };
  return {
    report,
    client: { _id: "cli_1", name: "Elena", monthlyIncome: 12_000, taxRate: 28 },
  } as unknown as AnsweredReport;
};
const everything = async (answered: AnsweredReport) => {
  render(<ClientReport {...clientResults(answered)} />);
  await screen.findByRole("region", { name: "Tax savings" }, { timeout: 20_000 });
};

it("has nothing to press that explains, and nothing of the officer's own", async () => {
  await everything(saved([]));
  expect(document.querySelector("[data-figure]")).toBeNull();
  expect(screen.queryByRole("region", { name: "Finance charges" })).toBeNull();
  expect(screen.queryByRole("region", { name: "Escrow account" })).toBeNull();
  expect(screen.queryAllByText("Debt to income")).toEqual([]);
  expect(screen.queryByText(/clients do not see/i)).toBeNull();
});

it("has the computed APR beside one that was typed", async () => {
  await everything(saved([], { customAPR: 1.234 }));
  const first = within(screen.getByRole("table", { name: "First figures" }));
  expect(first.getAllByText("1.234%").length).toBeGreaterThan(0);
  expect(
    within(screen.getByRole("table", { name: "The loans" })).getByRole("row", { name: /^APR, computed/ }),
  ).toBeDefined();
});

it("shows the sections that the report names, in their order", async () => {
  await everything(saved(["taxSavings", "escrow", "cash"]));
  await screen.findByRole("region", { name: "Cash to close" });
  expect(screen.getAllByRole("region").map((region) => region.getAttribute("aria-label"))).toEqual([
    "Tax savings",
    "Cash to close",
  ]);
});

it("shows its officer the working of a figure that is pressed, beside the paper", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const Paper = ({ children }: { children: ReactNode }) => <article>{children}</article>;
  render(<ReviewedReport answered={saved(["cash"])} paper={Paper} />);
  const [total] = await screen.findAllByRole("button", { name: /^Total payment, Loan 1/ });
  fireEvent.click(total!);
  const panel = await screen.findByRole("complementary", { name: "Show the working" }, { timeout: 20_000 });
  await within(panel).findByText(/Rules as of/, {}, { timeout: 20_000 });
  expect(within(screen.getByRole("article")).queryByRole("complementary")).toBeNull();
  expect(screen.queryAllByText("Debt to income")).toEqual([]);
});
