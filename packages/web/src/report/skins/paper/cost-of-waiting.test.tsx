import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { setAssumptions, setHomeGrowth, setWaiting } from "../../../scenario/assumptions";
import { setProgram } from "../../../scenario/edits/loan-edits";
import { newLoan, newProperty, newReport } from "../../../scenario/new-report";
import { costOfWaitingFigures } from "../../cost-of-waiting/figures";
import { costOfWaitingEn } from "../../cost-of-waiting/words.en";
import { PaperRules } from "./cost-of-waiting";

function answerWith(program: "conventional" | "allCash") {
  const home = newProperty();
  const price = {
    ...home.purchaseDetails[0]!,
    price: 450_000,
    userPropertyTax: 5400,
    userMonthlyHomeInsurance: 131.25,
  };
  const loan = { ...newLoan(home.id, price.id), rate: 6.5 };
  const told = {
    ...newReport("cow"),
    asOf: "2026-11-22",
    properties: [{ ...home, purchaseDetails: [price] }],
    loans: [loan],
  };
  const typed = setAssumptions({ rent: 2400 })(setHomeGrowth(home.id, 4)(setProgram(loan.id, program)(told)));
  const client = { _id: "cli_1", name: "Elena", monthlyIncome: 8000, filingStatus: "single" } as const;
  return costOfWaitingFigures({ document: setWaiting({ laterRate: 6.5 })(typed), client }).answer!;
}

it.each([
  ["conventional", [340, 340]],
  ["allCash", [700]],
] as const)("draws the rules of %s in one size of letters, however many there are", (program, widths) => {
  const { container } = render(<PaperRules answer={answerWith(program)} own={costOfWaitingEn} />);
  const boxes = [...container.querySelectorAll("svg")].map((svg) => svg.getAttribute("viewBox"));
  expect(boxes).toEqual(widths.map((width) => `0 0 ${width} 62`));
});
