/** What a client reads of a report are the figures of its officer's results page, to the last digit, for every kind of loan. */
import type { Client } from "@highway/core/clients/schema";
import type { Report } from "@highway/core/reports/schema";
import { clientSees } from "@highway/core/sharing/report/client-sees";
import { expect, it } from "vitest";
import { monthParts } from "../features/live-share/report/month-parts";
import { type Offer, offersOf } from "../features/live-share/report/offers";
import { sideRows } from "../features/live-share/report/side-rows";
import { english } from "../features/live-share/words";
import { resultsOf } from "../features/results/use-results";
import { clientOf } from "../lib/client.fixture";
import { cellsOf } from "../report/cells";
import { type Column, isComputed } from "../report/columns";
import type { Row } from "../report/row";
import { firstFigures } from "../report/rows/first-figures";
import { computedAPR } from "../report/rows/loans";
import { monthlyRows } from "../report/rows/monthly";
import { manner } from "../report/skins/screen/manner";
import type { WorkingLoan, WorkingReport } from "../scenario/document";
import { newLoan, newPrice, newProperty } from "../scenario/new-report";
import { fourLoans } from "../scenario/scenario.fixture";
import { savedOf } from "../scenario/store/saved-report";

const home = {
  ...newProperty(),
  id: "home",
  addressDisplay: "12 Oak Street",
  county: "Wake",
  countyTaxRate: 0.84,
  monthlyAssociationFee: 40,
  userAppraisedValue: 490_000,
  userEstimatedValue: 500_000,
  purchaseDetails: [{ ...newPrice(500_000), id: "ask", userMonthlyHomeInsurance: 145 }],
};
const loan = (changes: object): WorkingLoan => ({ ...newLoan("home", "ask"), id: "loan", rate: 6.5, ...changes });
const report = (changes: Partial<WorkingReport>): WorkingReport => ({
  ...fourLoans(),
  properties: [home],
  outside: { sofr: { value: 4.21, date: "2026-11-19" } },
  ...changes,
});
const of = (...loans: object[]) => report({ loans: loans.map((each, at) => loan({ id: `loan-${at}`, ...each })) });
const isFinanced = { activeModifiers: [], isMonthly: true, isRefund: false, isFinanced: true };
const owned = { downPayment: null, downPaymentPercentage: null };
const owed = { category: "existing", rate: 7.5, balance: 320_000, payment: 2350, monthsLeft: 320, payOff: true };
const card = { id: "card", name: "Visa", type: "card", balance: 14_000, payment: 420, rate: 21, monthsLeft: null };

const kinds: Record<string, WorkingReport> = {
  "conventional loans on two homes, at several prices, one with a typed APR": {
    ...fourLoans(),
    loans: fourLoans().loans.map((each, at) => (at === 1 ? { ...each, customAPR: 6.2 } : each)),
  },
  "conventional below 20% down, points and fees financed": of({
    ...{ downPaymentPercentage: 5, points: 1.5, isFinancedPoints: true, closingCosts: 6200, isFinancedCC: true },
  }),
  "FHA, VA and USDA, premiums financed or paid": of(
    { program: "fha", downPaymentPercentage: 3.5, MIWorksheet: isFinanced },
    { program: "va", downPaymentPercentage: 0, MIWorksheet: isFinanced },
    { program: "va", downPaymentPercentage: 0, MIWorksheet: { ...isFinanced, activeModifiers: ["exempt"] } },
    { program: "usda", downPaymentPercentage: 0 },
  ),
  "adjustable rates": of({ type: "arm5", rate: 5.875 }, { type: "arm7" }, { type: "armHalf" }),
  "temporary buydowns by each payer": of(
    { type: "bd21" },
    { type: "bd321", buydownPaidBy: "borrower" },
    { type: "bd10", buydownPaidBy: "lender" },
  ),
  "interest only at first": of({ program: "interest5" }, { program: "interest10" }),
  "a second loan": of(
    { secondLoan: { type: "fixed", ltv: 90, term: 20, amount: null, rate: 8.5 } },
    { secondLoan: { type: "float10", ltv: 95, term: 30, amount: 60_000, rate: 8.25 } },
  ),
  "cash, and payments beyond those due": of(
    { program: "allCash", term: 0, rate: 0, downPayment: null, downPaymentPercentage: 100 },
    { additionalMonthlyPayments: [{ amount: 250 }] },
    { lumpPayments: [{ amount: 40_000, payment: 24, recast: true }] },
  ),
  "a refinance that takes cash out, and one that pays debts": report({
    toolMeta: { type: "refinance" } as WorkingReport["toolMeta"],
    debts: [{ ...card, payOff: true } as WorkingReport["debts"][number]],
    loans: [
      loan({ id: "had", ...owed, ...owned }),
      loan({ id: "out", category: "refinance", targetLTV: 80, rate: 6, ...owned }),
      loan({ id: "pays", category: "refinance", userCashToApply: 5000, term: 15, rate: 5.5, ...owned }),
    ],
  }),
  "a move up": report({ toolMeta: { type: "moveup" } as WorkingReport["toolMeta"], loans: [loan({})] }),
  "insurance that no rule gives": of({ downPaymentPercentage: 1, rate: 7 }),
};

const client = clientOf({ ficoMin: 702, monthlyIncome: 9000, DTI: 38, filingStatus: "marriedJoint" });

/** What the officer's page is drawn of, and what the link's page is: the same report after the server took out what is not the client's. */
function both(document: WorkingReport, whose: Client) {
  const saved = { ...document, toolMeta: { attachedReports: [], ...document.toolMeta } } as unknown as Report;
  const seen = clientSees({ report: saved, client: whose }, null);
  const basis = { document: savedOf(seen).document, client: seen.client };
  return { columns: resultsOf({ document, client: whose }).columns, offers: offersOf(basis, english) };
}

const textsOf = (row: Row, columns: readonly Column[], { id }: Offer) => {
  const cell = cellsOf(row, columns, manner)[columns.findIndex((column) => column.id === id)]!;
  return cell.kind === "figure" ? cell.text : cell.kind;
};

const [total, cash, apr, interest] = firstFigures;
const insurance = monthlyRows.find(({ explains }) => explains === "MI");
const lines = { payment: total, cash, apr, interest, insurance, aprComputed: computedAPR };
const none = { "Not known yet": "missing", None: "none" };

it.each(Object.entries(kinds))("are the same of %s", (_kind, document) => {
  for (const whose of [client, clientOf({ monthlyIncome: 9000, DTI: 38 })]) {
    const { columns, offers } = both(document, whose);
    expect(offers.map(({ id }) => id).sort()).toEqual(
      columns
        .filter(isComputed)
        .map(({ id }) => id)
        .sort(),
    );
    expect(offers.length).toBe(document.loans.length);
    // What share of the income goes out each month is the officer's to know alone: the page has no income without a need.
    for (const { id, result } of offers)
      expect({ ...result, dti: 0 }).toEqual({ ...columns.find((column) => column.id === id)?.result, dti: 0 });
    const rows = sideRows(offers, english);
    for (const [key, row] of Object.entries(lines)) {
      const shown = rows
        .find((each) => each.key === key)
        ?.cells.map(({ text }) => none[text as keyof typeof none] ?? text);
      const isOwn = (offer: Offer) => key !== "cash" || !offer.isOwed;
      if (!shown) expect(key).toBe("aprComputed");
      else
        expect(shown.filter((_, at) => isOwn(offers[at]!))).toEqual(
          offers.filter(isOwn).map((offer) => textsOf(row!, columns, offer)),
        );
    }
    for (const offer of offers) {
      const parts = monthParts(offer, english).map(({ dollars }) => dollars);
      const sum = parts.includes(null) ? null : parts.reduce<number>((before, part) => before + part! * 100, 0);
      const { monthly } = offer.result;
      expect(sum === null ? null : Math.round(sum)).toBe(
        monthly.total === null ? null : Math.round(monthly.total * 100),
      );
    }
  }
});
