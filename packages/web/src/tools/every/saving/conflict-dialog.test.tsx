import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { fourLoans } from "../../../scenario/scenario.fixture";
import { edit, openDocument } from "../../../scenario/store/store";
import ConflictDialog from "./conflict-dialog";

const second = "2026-11-20T14:05:00.000Z";
const client = { _id: "cli_1", name: "Elena Marchetti" };
const current = {
  report: { ...fourLoans(), status: "complete", createdAt: second, lastUpdated: second },
  client,
} as never;

beforeEach(() => openDocument({ document: fourLoans(), client, saved: null }));

async function compare() {
  const nothing = vi.fn();
  render(
    <ConflictDialog current={current} busy={false} onKeepMine={nothing} onTakeTheirs={nothing} onClose={nothing} />,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Compare" }));
  return screen.getByRole("dialog");
}

it("says that both say the same only where they do", async () => {
  expect((await compare()).textContent).toContain("Both versions are the same.");
});

it("shows all that keeping mine would overwrite, though no cell of the editor shows it", async () => {
  const lump = { amount: 10_000, payment: 12, recast: false };
  edit(null, (document) => ({
    ...document,
    closingDate: "2026-12-18",
    properties: document.properties.with(0, { ...document.properties[0]!, repairs: 2500 }),
    loans: document.loans.with(0, {
      ...document.loans[0]!,
      lumpPayments: [lump],
      biweekly: true,
      interestDayBasis: 360 as const,
      credits: 3500,
    }),
  }));
  const rows = within(await compare())
    .getAllByRole("row")
    .slice(1);
  expect(rows.map(({ children }) => [...children].map((cell) => cell.textContent))).toEqual([
    ["Scenario · Closing date", "12/18/2026", "—"],
    ["412 Brookhaven Dr · Repairs", "$2,500", "$0"],
    ["Loan A · Credits", "$3,500", "$3,000"],
    ["Loan A · Days in a year", "360 days", "365 days"],
    ["Loan A · Biweekly payments", "Yes", "No"],
    ["Loan A · Lump sum 1", "$10,000, 12", "—"],
  ]);
});
