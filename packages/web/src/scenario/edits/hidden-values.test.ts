/** A wrong value keeps a report from being saved, so it goes when its field does: nobody would find it. */
import { expect, it } from "vitest";
import { allIssues } from "../issues/whole-check";
import { fourLoans } from "../scenario.fixture";
import { setArmScenario, setCustomRate } from "./arm-edits";
import { changeLoan, type Edit } from "./change";
import { setDownPayment, setFigure, setProgram, setType } from "./loan-edits";
import { setPropertyFigure, toggleAppreciation } from "./property-edits";
import { addQuote, setQuote } from "./quote-edits";
import { setScenarioType } from "./type-edits";

const after = (edits: readonly Edit[]) => edits.reduce((document, edit) => edit(document), fourLoans());
const wrong = (edits: readonly Edit[]) =>
  [...allIssues(after(edits))].flatMap(([key, { kind }]) => (kind === "wrong" ? key : []));

it.each<[string, string, Edit[], Edit]>([
  [
    "a down payment",
    "one.downPaymentPercentage",
    [setDownPayment("one", "percent", 120)],
    setScenarioType("refinance"),
  ],
  [
    "a custom rate",
    "one.ARM.customRates.0",
    [setType("one", "arm5"), setArmScenario("one", "custom"), setCustomRate("one", 0, "7..5")],
    setArmScenario("one", "worst"),
  ],
  [
    "a growth of one's own",
    "brookhaven.customAppreciation",
    [toggleAppreciation("brookhaven", "custom"), setPropertyFigure("brookhaven", "customAppreciation", 120)],
    toggleAppreciation("brookhaven", "custom"),
  ],
  [
    "a quoted premium",
    "one.MIWorksheet.quotes.0.annual",
    [addQuote("one", "2026-11-20"), setQuote("one", 0, { annual: "0.4.1" })],
    setQuote("one", 0, { plan: "single" }),
  ],
  [
    "an extra payment",
    "one.additionalMonthlyPayments.0.amount",
    [changeLoan("one", (loan) => ({ ...loan, additionalMonthlyPayments: [{ amount: "1..0" }] }))],
    setProgram("one", "allCash"),
  ],
  [
    "a lump sum",
    "one.lumpPayments.0.payment",
    [changeLoan("one", (loan) => ({ ...loan, lumpPayments: [{ amount: 500, payment: 0, recast: false }] }))],
    setProgram("one", "allCash"),
  ],
  ["an offer rate", "one.apor", [setFigure("one", "apor", 26)], setProgram("one", "allCash")],
])("%s", (_, field, typed, hide) => {
  expect(wrong(typed)).toEqual([field]);
  expect(wrong([...typed, hide])).toEqual([]);
});
