/** One scenario, which the API document shows in each call. */
import { loanFields } from "@highway/engine/scenario/schema/loan";
import { propertyFields } from "@highway/engine/scenario/schema/property";
import { filledIn } from "@highway/engine/scenario/schema/records";
import { exampleClient as client } from "../clients/example";
import { purchaseAnalysis } from "../tools/purchase-analysis/report.schema";
import type { Report, ReportLine, WorkingCopy } from "./schema";

const id = "rpt_01jd0000000000000000000000";
const savedAt = "2026-11-20T14:14:00.000Z";

/** The smallest scenario that can be calculated. */
export const scenario = {
  asOf: "2026-11-20",
  properties: [{ id: "p1", address: "4217 Brookhaven Dr", purchaseDetails: [{ id: "d1", price: 500000 }] }],
  loans: [
    {
      id: "l1",
      propertyID: "p1",
      purchaseDetailsID: "d1",
      program: "conventional" as const,
      type: "fixed" as const,
      term: 30,
      rate: 6.5,
      downPayment: 100000,
    },
  ],
};

export const report: Report = {
  id,
  name: "Raleigh or Cary",
  toolName: "lc2",
  status: "complete",
  asOf: "2026-11-20",
  createdAt: savedAt,
  lastUpdated: savedAt,
  cobrandID: -1,
  cobrandPosition: "left",
  toolMeta: { type: "purchase", isComplete: true, highlightedTables: [], attachedReports: [] },
  properties: scenario.properties.map((home) =>
    filledIn(propertyFields, { ...home, addressDisplay: "4217 Brookhaven Dr" }),
  ),
  loans: scenario.loans.map((loan) => filledIn(loanFields, loan)),
  debts: [],
  outside: {},
};

export const analysis: Extract<Report, { toolName: "pa" }> = {
  ...report,
  ...purchaseAnalysis.defaults,
  toolName: "pa",
  id: "rpt_01jd0000000000000000000001",
  chapters: [{ kind: "loans", id, hidden: false }],
  toolMeta: { ...report.toolMeta, attachedReports: [{ tool: "lc2", id }] },
};

export const line: ReportLine = {
  id,
  name: report.name,
  toolName: report.toolName,
  type: report.toolMeta.type,
  status: report.status,
  towns: "Raleigh, NC",
  lastUpdated: savedAt,
  clientID: client._id,
  clientName: client.name,
  lastViewed: "2026-11-20T18:04:10.000Z",
};

export const entry = { report, client };

export const workingCopy: WorkingCopy = {
  id,
  clientID: client._id,
  name: "Raleigh or Cary",
  toolName: "lc2",
  basedOn: savedAt,
  updatedAt: "2026-11-20T14:20:00.000Z",
  place: "Raleigh, NC +1",
  price: 500000,
  payment: 3371.48,
  isEmpty: false,
  document: { name: "Raleigh or Cary", loans: [{ id: "l1", rate: "6.1x" }] },
};
