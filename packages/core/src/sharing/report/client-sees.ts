import type { Client } from "../../clients/schema";
import type { Report } from "../../reports/schema";

/**
 * The record and the report as a share link shows them: whatever no figure of the report needs stays with the officer, for a link may be passed on.
 * The income stays in only beside a filing status: the tax savings of a year are worked out by the brackets from the two.
 * @param email  whom the link was sent to; null when it is for anyone
 */
export function clientSees({ report, client }: { report: Report; client: Client }, email: string | null) {
  return {
    client: {
      ...client,
      primaryEmail: email,
      secondaryEmails: [],
      DTI: null,
      monthlyIncome: client.filingStatus === null ? null : client.monthlyIncome,
      properties: [],
      schedules: [],
    },
    report: { ...report, toolMeta: { ...report.toolMeta, attachedReports: [] } },
  };
}
