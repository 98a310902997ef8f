import type { Scenario } from "@highway/engine/scenario/schema/types";
import type { Client } from "../clients/schema";
import { complete } from "./scenario.schema";
import type { Report } from "./schema";

/** Turns a report of which nothing is missing (`missingFigures`) into what the engine takes, for its client. */
export function savedScenario(report: Report, client: Client): Scenario {
  const { asOf, closingDate, escrowMonths, outside } = report;
  const { ficoMin, monthlyIncome, taxRate, filingStatus } = client;
  return {
    ...complete(report),
    asOf,
    ...(closingDate && { closingDate }),
    ...(escrowMonths && { escrowMonths }),
    client: { ficoMin, monthlyIncome, taxRate, filingStatus },
    outside,
  };
}
