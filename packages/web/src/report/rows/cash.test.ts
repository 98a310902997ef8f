import { expect, it } from "vitest";
import { officerWords } from "../../lib/words/officer";
import { shortMonths } from "../../scenario/names/loan-title";
import { fourLoans } from "../../scenario/scenario.fixture";
import { cellsOf, type Manner } from "../cells";
import { officerColumns } from "../columns";
import { cashRows } from "./cash";

/** Two loans with mortgage insurance, the second with one premium at closing that nobody has typed. */
function lacking(isFinanced: boolean) {
  const { loans, ...rest } = fourLoans();
  const insured = { ...loans[0]!, downPayment: null, downPaymentPercentage: 10, MI: null, annualMIPercentage: null };
  const MIWorksheet = { ...insured.MIWorksheet, isMonthly: false, isFinanced };
  return { ...rest, loans: [insured, { ...insured, id: "single", MIWorksheet }] };
}
const manner: Manner = {
  reader: "officer",
  words: officerWords,
  decimals: { dollars: 0, amount: 2 },
  months: shortMonths,
};
const cells = (isFinanced: boolean, row: "cashToClose" | "upfrontMI") =>
  cellsOf(cashRows[row], officerColumns({ document: lacking(isFinanced), client: null }), manner);

it("says of the cash to close that it is without a premium that is missing, and does not rank it as the lowest", () => {
  const [monthly, single] = cells(false, "cashToClose");
  expect([monthly!.note, single!.note]).toEqual([null, "without mortgage insurance"]);
  expect([monthly!.isLowest, single!.isLowest]).toEqual([false, false]);
  expect(cells(false, "upfrontMI")[1]!.text).toBe(officerWords.missing);
  expect(cells(true, "cashToClose")[1]!.note).toBeNull();
});
