import type { LoanResult } from "@highway/engine/scenario/schema/types";
import { expect, it } from "vitest";
import { figuresInWords } from "./idea-as-loan";

const result = (apr: number, payment: number) =>
  ({
    apr,
    monthly: { total: payment },
    cash: { toClose: 98_000 },
    payoffMonths: 360,
    totals: { interest: 400_000 },
  }) as LoanResult;

it("tells differences of the figures as they are shown: who subtracts them gets the same", () => {
  const figures = figuresInWords(
    [result(6.4704, 2528.27), { additionalMonthlyPayments: [{ amount: 200 }] }],
    [result(6.1895, 2626.1), { additionalMonthlyPayments: [] }],
  );
  expect(figures).toEqual([
    { name: "Payment", value: "$2,528.27", beside: "\u2212$97.83" },
    { name: "Payment with the extra", value: "$2,728.27", beside: null },
    { name: "Cash to close", value: "$98,000", beside: "same" },
    // 0.281 of the figures behind them.
    { name: "APR", value: "6.47%", beside: "+0.28%" },
    { name: "Paid off in", value: "30 yr", beside: "same" },
    { name: "Total interest", value: "$400,000", beside: "same" },
  ]);
});
