import { loanFields } from "@highway/engine/scenario/schema/loan";
import { filledIn } from "@highway/engine/scenario/schema/records";
import type { Client } from "../clients/schema";
import { listOfClient, type Row, rowsOf } from "../platform/table/listing/rows";
import { collects } from "../tools/keys.schema";
import type { ReportItem } from "./entity";
import type { AttachedReport, Report } from "./schema";

/** Makes the text by which a report is found: its name, its client, and where its properties are. */
export const textOf = (report: Report, client: Client) =>
  [
    report.name,
    client.name,
    ...report.properties.flatMap(({ addressDisplay, address, city, state, zip, county }) => [
      addressDisplay,
      address,
      city,
      state,
      zip,
      county,
    ]),
  ].join(" ");

export const toItem = (report: Report, client: Client): ReportItem => ({
  ownerId: client.userID,
  reportId: report.id,
  clientId: client._id,
  document: JSON.stringify(report),
  lastUpdated: report.lastUpdated,
  text: textOf(report, client),
});

/** Reads a report. One that was kept before a field was added takes the field's usual value. */
export function toReport({ document }: ReportItem): Report {
  const report: Report = JSON.parse(document);
  return { ...report, loans: report.loans.map((loan) => filledIn(loanFields, loan)) };
}

/** Lists the purchase analyses and marketing kits that a report belongs to. */
export const collectionsOf = ({ toolMeta }: Pick<Report, "toolMeta">): AttachedReport[] =>
  toolMeta.attachedReports.filter(({ tool }) => collects(tool));

export const listOfCollection = ({ tool, id }: AttachedReport) => `with:${tool}:${id}`;

/** Makes the report's places in lists. A report whose client is deleted keeps its place with that client alone, where it is found again. */
export function toRows(item: ReportItem): Row[] {
  const { ownerId, reportId, clientId, lastUpdated, text, expiresAt } = item;
  const ofClient = listOfClient(clientId);
  const among = [ofClient, ...collectionsOf(toReport(item)).map(listOfCollection)];
  const rows = rowsOf({ ownerId, kind: "report", recordId: reportId, lastUpdated, text, among });
  return expiresAt === undefined ? rows : [{ ...rows.find(({ list }) => list === ofClient)!, expiresAt }];
}
