/** The officer's clients whose rate floats: the newest scenario of each, and what a move of the market costs on its first new loan. */
import { isLocked } from "@highway/core/clients/pure/rate-lock";
import { inEastern } from "@highway/core/market/quotes/pure/eastern";
import { costInAll, costOfMove, couponOf, type FloatingLoan } from "@highway/engine/loan/price-move";
import type { Program } from "@highway/engine/loan/program";
import { loanLimit } from "@highway/engine/scenario/steps/loan-limit";
import { comparedLoans, isExisting, type WorkingLoan } from "../../scenario/document";
import { engineInput } from "../../scenario/figures/engine-input";
import { type Basis, resultOf } from "../../scenario/figures/loan-figures";
import { type AnsweredReport, savedOf } from "../../scenario/store/saved-report";
import type { Row } from "./figures";

export type FloatingClient = {
  clientID: string;
  name: string;
  reportID: string;
  tool: string;
  scenario: string;
  loan: FloatingLoan;
  /** The coupon that its loan most likely goes into; undefined for a loan of none. */
  couponID: string | undefined;
};

const governmentPrograms: readonly Program[] = ["fha", "va", "usda"];

/**
 * Finds the floating clients among reports, the last saved first. A client whose rate is locked is none, and neither is one with a scenario whose first loan is owed
 * already, paid in cash or not ready.
 */
export function floatingClients(reports: readonly AnsweredReport[]): FloatingClient[] {
  const today = inEastern(Date.now()).day;
  const newest = new Map<string, AnsweredReport>();
  for (const each of reports) if (!newest.has(each.client._id)) newest.set(each.client._id, each);
  return [...newest.values()].filter(({ client }) => !isLocked(client.rateLock, today)).flatMap(floatingOf);
}

function floatingOf(answered: AnsweredReport): FloatingClient[] {
  const { document } = savedOf(answered);
  const { _id: clientID, name } = answered.client;
  const basis: Basis = { document, client: { ...answered.client, _id: clientID, name } };
  const loan = comparedLoans(document).find((each) => !isExisting(each) && each.program !== "allCash");
  const result = loan && loan.type === "fixed" ? resultOf(basis, loan) : null;
  if (!loan || !result || typeof loan.rate !== "number" || typeof loan.term !== "number") return [];
  const floating = { amount: result.amount, rate: loan.rate, months: loan.term * 12 };
  return [
    {
      clientID,
      name,
      reportID: answered.report.id,
      tool: answered.report.toolName,
      scenario: answered.report.name,
      loan: floating,
      couponID: couponOf({ ...floating, ...kindOf(basis, loan, result.amount) }),
    },
  ];
}

/** A conventional loan that is certainly within the limit of its home goes into a conforming security. */
function kindOf({ document, client }: Basis, loan: WorkingLoan, amount: number) {
  const scenario = engineInput(document, loan, client);
  const limit = scenario && loanLimit("conforming", scenario, scenario.loans[0]!);
  const isConforming = loan.program === "conventional" && limit !== null && Math.round(amount * 100) <= limit.lowest;
  return { isConforming, isGovernment: governmentPrograms.includes(loan.program as Program) };
}

/** What the move since the sheet costs the clients whose loans go into one coupon. */
export type Touched = {
  clients: readonly (FloatingClient & { cost: ReturnType<typeof costOfMove> })[];
  aMonth: number;
  once: number;
};

/** Works out what the move of a coupon since the sheet costs; undefined while the move is not known. */
export function touchedBy(
  { coupon: { couponID, currentPrice }, sheetPrice }: Row,
  floating: readonly FloatingClient[],
  rateForPoint: number,
): Touched | undefined {
  if (currentPrice === null || sheetPrice === null) return undefined;
  const clients = floating
    .filter((client) => client.couponID === couponID)
    .map((client) => ({ ...client, cost: costOfMove(client.loan, sheetPrice, currentPrice, rateForPoint) }));
  return { clients, ...costInAll(clients.map(({ cost }) => cost)) };
}
