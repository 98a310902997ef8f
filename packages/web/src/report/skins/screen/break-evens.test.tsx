import type { BreakEven } from "@highway/engine/scenario/schema/types";
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fourLoans } from "../../../scenario/scenario.fixture";
import { column } from "../../column.fixture";
import type { Source } from "../../sections";
import { monthOf, timesOf } from "../../times";
import { BreakEvens, barYears } from "./break-evens";
import { manner } from "./manner";

function show(paymentBreakEven: BreakEven, figures: { toClose: number; payment: number }) {
  const columns = [
    column({ id: "one", toClose: 108_638, payment: 3064.1 }),
    column({ id: "two", index: 1, ...figures }),
  ];
  const comparison = [{ loanID: "two", paymentBreakEven, costBreakEven: null, wealthBreakEven: null, crossover: null }];
  const times = { ...timesOf({ document: fourLoans(), client: null }, [5]), comparison };
  const source: Source = { columns, times, years: [5], ...manner, month: monthOf("2027-02-01", "en") };
  render(<BreakEvens source={source} />);
}

it("names the payment and its month, and shows the division", () => {
  show({ kind: "after", months: 41 }, { toClose: 112_638, payment: 2966.27 });
  for (const text of ["Payment 41", "June 2030", "$4,000.00 ÷ $97.83"]) expect(screen.getByText(text)).toBeDefined();
});

it("names the last payment before what was kept at closing is used up", () => {
  show({ kind: "until", months: 121 }, { toClose: 26_213, payment: 3740.01 });
  for (const text of ["Ahead until payment 121", "February 2037", "$82,425.00 less at closing ÷ $675.91 more a month"])
    expect(screen.getByText(text)).toBeDefined();
});

it("shows no division that leads elsewhere, because one loan ends before", () => {
  show({ kind: "after", months: 214 }, { toClose: 264_134, payment: 2654.81 });
  expect(screen.getByText(/^Needs \$155,496 more at closing and pays \$409\.29 less each month/)).toBeDefined();
});

describe("the bars' scale", () => {
  it("is 10 years at least", () => expect(barYears([41, null])).toBe(10));
  it("holds the longest", () => expect(barYears([41, 252])).toBe(30));
});
