/** The signed-in officer's clients whose rate floats, and what a move of the market costs each of them. */

import { monthlyPayment } from "@highway/engine/loan/payment";
import { costInAll, costOfMove, couponOf, type FloatingLoan } from "@highway/engine/loan/price-move";
import { dollars, inDollars, type Months, percent } from "@highway/engine/money/cents";
import { calculateLoan } from "@highway/engine/scenario/calculate";
import { loanLimit } from "@highway/engine/scenario/steps/loan-limit";
import { isLocked } from "../clients/pure/rate-lock";
import type { Client } from "../clients/schema";
import { inEastern } from "../market/quotes/pure/eastern";
import * as Sheets from "../market/sheets/index";
import { now } from "../platform/clock";
import * as Reports from "../reports/index";
import { missingFigures } from "../reports/pure/missing";
import { savedScenario } from "../reports/saved-scenario";
import type { Report } from "../reports/schema";
import type { Figures, Told } from "./entity";

/** The page of prices looks at as many. */
const NEWEST = 25;
const governmentPrograms: readonly string[] = ["fha", "va", "usda"];

type Floating = {
  clientID: string;
  reportID: string;
  tool: string;
  closingDate: string | null;
  loan: FloatingLoan;
  /** The coupon that the loan most likely goes into; null for a loan of none. */
  couponID: string | null;
  isLocked: boolean;
};

/** Leaves of a report the loan and what it depends on, so that another loan that is not finished yet is no hindrance. */
function partOf(report: Report, loan: Report["loans"][number]): Report {
  const loans = [loan, ...report.loans.filter(({ category }) => category === "existing")];
  const homes = new Set(loans.map(({ propertyID }) => propertyID));
  return { ...report, loans, properties: report.properties.filter(({ id }) => homes.has(id)) };
}

/** Finds the loan of a client's newest report that a move of the market concerns: the first new one of a fixed rate, once nothing of it is missing. */
export function floatingLoan(report: Report, client: Client): Floating | undefined {
  const first = report.loans.find(({ category, program }) => category !== "existing" && program !== "allCash");
  if (first?.type !== "fixed") return undefined;
  const part = partOf(report, first);
  if (Object.keys(missingFigures(part)).length > 0) return undefined;
  const scenario = savedScenario(part, client);
  const [loan] = scenario.loans;
  const { amount } = calculateLoan(scenario, loan!);
  const limit = loanLimit("conforming", scenario, loan!);
  const isConforming = loan!.program === "conventional" && limit !== null && Math.round(amount * 100) <= limit.lowest;
  const floating = { amount, rate: loan!.rate, months: loan!.term * 12 };
  const isGovernment = governmentPrograms.includes(loan!.program);
  return {
    clientID: client._id,
    reportID: report.id,
    tool: report.toolName,
    closingDate: report.closingDate ?? null,
    loan: floating,
    couponID: couponOf({ ...floating, isConforming, isGovernment }) ?? null,
    isLocked: isLocked(client.rateLock, inEastern(now()).day),
  };
}

async function floatingClients(): Promise<Floating[]> {
  const entries = await Reports.list({ order: "desc", searchText: "", offset: 0, count: NEWEST });
  const newest = new Map<string, Reports.Entry>();
  for (const entry of entries) if (!newest.has(entry.client._id)) newest.set(entry.client._id, entry);
  return [...newest.values()].flatMap(({ report, client }) => floatingLoan(report, client) ?? []);
}

/**
 * Works out whom an alert touches: the clients whose loans go into its coupon and whose rate is not locked. An index tells what others locked and not what a lender charges for a move, so it
 * touches nobody.
 */
export async function figuresFor({ subject, since, from, to }: Told): Promise<Figures> {
  const [floating, { rateForPoint }] = await Promise.all([floatingClients(), Sheets.ofToday()]);
  if (since === "dayBefore" || from === null || to === null) return { clients: [], others: [], rateForPoint };
  const isTouched = ({ couponID, isLocked }: Floating) => couponID === subject && !isLocked;
  const touched = floating.filter(isTouched);
  const others = floating.filter((each) => !isTouched(each));
  return {
    clients: touched.map((each) => figuresOf(each, { from, to, rateForPoint })),
    others: others.map(({ clientID, couponID, isLocked }) => ({ clientID, couponID, isLocked })),
    rateForPoint,
  };
}

type Move = { from: number; to: number; rateForPoint: number };

function figuresOf(
  { loan, couponID: _coupon, isLocked: _isLocked, ...client }: Floating,
  { from, to, rateForPoint }: Move,
) {
  const { rate: newRate, aMonth, once } = costOfMove(loan, from, to, rateForPoint);
  const paymentAt = (rate: number) =>
    inDollars(monthlyPayment(dollars(loan.amount), percent(rate), loan.months as Months));
  const { amount, rate } = loan;
  return { ...client, amount, rate, newRate, payment: paymentAt(rate), newPayment: paymentAt(newRate), aMonth, once };
}

/** Adds up what a move costs or saves all the clients whom an alert touches. */
export const totalOf = ({ clients }: Pick<Figures, "clients">) => ({
  count: clients.length,
  ...costInAll(clients),
});
