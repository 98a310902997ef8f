import type { Report } from "@highway/core/reports/schema";
import { expect, it } from "vitest";
import { clientOf } from "../../lib/client.fixture";
import { resultOf } from "../figures/loan-figures";
import { fourLoans } from "../scenario.fixture";
import { savedOf } from "./saved-report";

it("keeps a purchase in cash paid whole when its price changes, though the API was given its dollars", () => {
  const four = fourLoans();
  const cash = { program: "allCash" as const, term: 0, rate: 0, downPayment: 500_000, downPaymentPercentage: null };
  const report = { ...four, loans: [{ ...four.loans[0]!, ...cash }, four.loans[3]!] } as unknown as Report;
  const { document } = savedOf({ report, client: clientOf() });
  const [home, other] = document.properties;
  const cheaper = { ...home!, purchaseDetails: home!.purchaseDetails.map((each) => ({ ...each, price: 480_000 })) };
  const loan = document.loans[0]!;
  expect(resultOf({ document: { ...document, properties: [cheaper, other!] }, client: null }, loan)?.cash.toClose).toBe(
    480_000 - 3000 + 5688,
  );
  expect(document.loans[1]).toEqual(four.loans[3]);
});
