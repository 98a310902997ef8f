import { clientOf } from "../../../lib/client.fixture";
import { clientEn } from "../../../lib/words/client.en";
import { loanEn } from "../../../lib/words/loan.en";
import type { WorkingReport } from "../../../scenario/document";
import { newLoan, newPrice, newProperty } from "../../../scenario/new-report";
import { fourLoans } from "../../../scenario/scenario.fixture";
import { clientColumns, isComputed } from "../../columns";
import { clientSource, type Skin, type SkinWords, skinOf } from "./skin";

const english: SkinWords = { lang: "en", client: clientEn, loan: loanEn };

/** Makes a report as its client reads it, with this one of the offered loans picked. */
export function skinFor(document: WorkingReport, at = 0, words = english): Skin {
  const basis = { document, client: clientOf({ ficoMin: 702 }) };
  const columns = clientColumns(basis, words.loan).filter(isComputed);
  const picked = columns.filter(({ isOwed }) => !isOwed)[at]!;
  const source = clientSource(basis, columns, words);
  return skinOf({ source, basis, words, picked, pick: () => {}, officer: "Dana" });
}

const home = (id: string, street: string, price: number) => ({
  ...newProperty(),
  id,
  addressDisplay: street,
  countyTaxRate: 0.8,
  userEstimatedValue: price,
  userAppraisedValue: price,
  purchaseDetails: [{ ...newPrice(price), id: `${id}-price`, userMonthlyHomeInsurance: 100 }],
});
const debt = { monthsLeft: null, payOff: true } as const;
const owned = { downPayment: null, downPaymentPercentage: null };
const mortgage = { category: "existing", rate: 7.5, balance: 250_000, payment: 1900, monthsLeft: 300, payOff: true };

/** A refinance over 30 and over 15 years that pays a car loan and two cards off, beside today's mortgage. */
export const refinance = (): WorkingReport => ({
  ...fourLoans(),
  toolMeta: { type: "refinance" },
  properties: [home("own", "1804 Kestrel Ln", 400_000)],
  debts: [
    { ...debt, id: "car", name: "Grandma's Buick", type: "auto", balance: 12_000, payment: 400, rate: 8 },
    { ...debt, id: "one", name: "Visa", type: "card", balance: 5_000, payment: 150, rate: 22 },
    { ...debt, id: "two", name: "Store", type: "card", balance: 3_000, payment: 90, rate: 25 },
  ],
  loans: [
    { ...newLoan("own", "own-price"), id: "had", ...mortgage, ...owned },
    { ...newLoan("own", "own-price"), id: "long", category: "refinance", rate: 6, term: 30, ...owned },
    { ...newLoan("own", "own-price"), id: "short", category: "refinance", rate: 5.5, term: 15, ...owned },
  ] as WorkingReport["loans"],
});

/** A home that is sold to buy another. */
export const movedUp = (): WorkingReport => ({
  ...fourLoans(),
  toolMeta: { type: "moveup" },
  properties: [{ ...home("old", "9 Old Mill Rd", 380_000), costToSell: 6 }, home("new", "5 Hill St", 520_000)],
  debts: [],
  loans: [
    { ...newLoan("old", "old-price"), id: "had", ...mortgage, ...owned },
    { ...newLoan("new", "new-price"), id: "buy", rate: 6.5 },
  ] as WorkingReport["loans"],
});
