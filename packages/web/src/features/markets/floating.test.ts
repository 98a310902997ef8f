import { sessionAt } from "@highway/core/market/quotes/pure/session";
import { expect, it } from "vitest";
import { newPrice } from "../../scenario/new-report";
import { fourLoans } from "../../scenario/scenario.fixture";
import type { AnsweredReport } from "../../scenario/store/saved-report";
import { rowOf } from "./figures";
import { floatingClients, touchedBy } from "./floating";
import { at, course, morning } from "./quotes.fixture";

let count = 0;
/** A client's scenario of one loan; the house costs what is borrowed and a fifth more. */
function saved(clientID: string, amount: number, loan: object): AnsweredReport {
  const { properties, loans, ...document } = fourLoans();
  const [home] = properties;
  const [first] = loans;
  const price = { ...newPrice(amount / 0.8), id: "price" };
  const one = {
    ...first!,
    propertyID: home!.id,
    purchaseDetailsID: price.id,
    downPayment: null,
    downPaymentPercentage: 20,
    ...loan,
  };
  const report = {
    ...document,
    id: `rpt_${String(++count).padStart(26, "0")}`,
    name: `Scenario ${count}`,
    properties: [{ ...home!, userAppraisedValue: null, purchaseDetails: [price] }],
    loans: [one],
    debts: [],
    status: "complete",
    lastUpdated: at,
    createdAt: at,
  };
  return { report, client: { _id: clientID, name: `Client ${clientID}` } } as unknown as AnsweredReport;
}
const fixed = { program: "conventional", type: "fixed", term: 30 };
const three = [
  saved("a", 400_000, { ...fixed, rate: 6.5 }),
  saved("b", 312_000, { ...fixed, rate: 6.625 }),
  saved("c", 528_500, { ...fixed, rate: 6.375 }),
];
const about = { course, sheet: "09:40", session: sessionAt(Date.parse(at)), now: Date.parse(at) };
const row = (id: string) => rowOf(morning.coupons.find(({ couponID }) => couponID === id)!, about);

it("is the worked case: three of four clients, $57.14 a month at the same cost or $3,473 once at the same rate", () => {
  const floating = floatingClients([...three, saved("d", 300_000, { ...fixed, rate: 6.5, program: "fha" })]);
  expect(floating.map(({ couponID }) => couponID)).toEqual(["umbs30-6.0", "umbs30-6.0", "umbs30-6.0", "gnma30-6.0"]);
  const touched = touchedBy(row("umbs30-6.0"), floating, 0.25)!;
  expect(touched.clients.map(({ cost }) => cost.aMonth)).toHaveLength(3);
  expect([touched.aMonth, Math.round(touched.once)]).toEqual([57.14, 3473]);
});

it("takes the newest scenario of each client, and leaves out what is no new fixed loan", () => {
  const floating = floatingClients([
    saved("a", 400_000, { ...fixed, rate: 6.5 }),
    saved("a", 200_000, { ...fixed, rate: 5.5 }),
    saved("b", 400_000, { ...fixed, rate: null }),
    saved("c", 400_000, { ...fixed, program: "allCash" }),
    saved("d", 2_400_000, { ...fixed, rate: 6.5 }),
    saved("e", 400_000, { ...fixed, term: 20, rate: 6.5 }),
  ]);
  expect(floating.map(({ clientID, couponID }) => [clientID, couponID])).toEqual([
    ["a", "umbs30-6.0"],
    ["d", undefined],
    ["e", undefined],
  ]);
  expect(floating[0]!.loan).toEqual({ amount: 400_000, rate: 6.5, months: 360 });
});

it("leaves out a client whose rate is locked, and counts one whose lock is over", () => {
  const [first, second, third] = three.map((each) => ({ ...each, client: { ...each.client } }));
  first!.client.rateLock = { since: "2020-01-01", until: null };
  second!.client.rateLock = { since: "2020-01-01", until: "2020-02-01" };
  expect(floatingClients([first!, second!, third!]).map(({ clientID }) => clientID)).toEqual(["b", "c"]);
});

it("knows no cost where the move is not known", () => {
  const { sheetPrice: _, ...rest } = row("umbs30-6.0");
  expect(touchedBy({ ...rest, sheetPrice: null }, floatingClients(three), 0.25)).toBeUndefined();
});
