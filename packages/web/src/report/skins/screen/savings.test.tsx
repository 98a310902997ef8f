import { calculate } from "@highway/engine/scenario/calculate";
import type { LoanResult } from "@highway/engine/scenario/schema/types";
import {
  existingMortgage,
  homeRefinance,
  ownedHomeScenario,
} from "@highway/engine/scenario/testing/owned-home.fixture";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { fourLoans } from "../../../scenario/scenario.fixture";
import { savingsSeries } from "../../charts/series";
import { column } from "../../column.fixture";
import type { Column } from "../../columns";
import { type Source, sections } from "../../sections";
import { monthOf, timesOf } from "../../times";
import { manner } from "./manner";
import { ResultSection } from "./section";
import { WorkingContext } from "./use-working";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const opened = { isOpen: true, onOpen: () => {} };
const columnOf = (result: LoanResult, index: number): Column => {
  const base = column({ id: result.id, index });
  return { ...base, loan: { ...base.loan, category: "refinance" }, result };
};
const loan = (id: string, more: object) => homeRefinance({ id, closingCosts: 4140, userPrepaidEscrows: 2000, ...more });
const resultsOf = (monthlyIncome: number | null) =>
  calculate(
    ownedHomeScenario([loan("lower", {}), loan("cash", { targetLTV: 80, rate: 6.5 }), existingMortgage()], {
      client: { monthlyIncome },
    }),
  )
    .loans.slice(0, 2)
    .map(columnOf);
const line = (name: string) =>
  within(screen.getByRole("row", { name: new RegExp(`^${name}`) }))
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);
function show(columns: readonly Column[]) {
  const times = timesOf({ document: fourLoans(), client: null }, [5]);
  const source: Source = { columns, years: [5], times, ...manner, month: monthOf(times.firstPayment, "en") };
  const section = sections.savings(source);
  return render(
    <WorkingContext value={{ open: null, toggle: () => {} }}>
      {section && (
        <ResultSection name="savings" section={section} columns={columns} differences={false} details={opened} />
      )}
    </WorkingContext>,
  );
}

// 2,213.00 before; 300,000 at 6 % is 1,798.65, 400,000 at 6.5 % is 2,528.27 over 30 years.
it("sets each refinance against what it pays off, to the cent of the engine", () => {
  show(resultsOf(null));
  expect(line("Paid off")).toEqual([expect.stringContaining("$300,000"), expect.stringContaining("$300,000")]);
  expect(line("Cash out")).toEqual(["None", expect.stringContaining("$93,860")]);
  expect(line("Before")).toEqual([expect.stringMatching(/\$2,213\.00$/), expect.stringMatching(/\$2,213\.00$/)]);
  expect(line("After")).toEqual([expect.stringContaining("$1,798.65"), expect.stringContaining("$2,528.27")]);
  expect(line("Monthly savings")[0]).toContain("$414.35");
  expect(line("Monthly savings")[1]).toContain("\u2212$315.27");
  expect(line("Cost")).toEqual([expect.stringMatching(/\$4,140$/), expect.stringMatching(/\$4,140$/)]);
  expect(line("Break-even")).toEqual([expect.stringMatching(/Payment 10$/), expect.stringMatching(/Never$/)]);
  expect(screen.queryByRole("row", { name: /Debt to income/ })).toBeNull();
});

it("tells the share of the income where one is known", () => {
  const columns = resultsOf(12_000);
  show(columns);
  const [first] = line("Debt to income");
  expect(Number.parseFloat(first!.match(/[\d.]+%/)![0])).toBeCloseTo(columns[0]!.result!.dti!, 3);
});

it("says nothing of purchases", () => {
  const { container } = show([column({})]);
  expect(container.textContent).toBe("");
});

it("draws what each has saved so far, which passes nothing at its break-even", () => {
  const columns = resultsOf(null);
  const { series, lastYear } = savingsSeries(columns);
  // 414.35 a month against a cost of 4,140.00: the tenth payment makes it good.
  expect(series[0]!.values.slice(0, 3)).toEqual([-4140, 832.2, 5804.4]);
  expect(series[1]!.values[1]).toBe(-7923.24);
  expect(lastYear).toBe(10);
  const slow = {
    ...columns[0]!,
    result: {
      ...columns[0]!.result!,
      savings: { ...columns[0]!.result!.savings!, breakEven: { kind: "after" as const, months: 150 } },
    },
  };
  expect(savingsSeries([slow]).lastYear).toBe(14);
});

it("has a press for the working of every figure", () => {
  show(resultsOf(12_000));
  const cells = screen.getAllByRole("cell").filter(({ textContent }) => /\d|Immediately|Never/.test(textContent));
  expect(cells.length).toBeGreaterThan(15);
  expect(cells.filter((cell) => !cell.querySelector("[data-figure]")).map(({ textContent }) => textContent)).toEqual(
    [],
  );
});
