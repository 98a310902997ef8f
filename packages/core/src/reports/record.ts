import { loanFields } from "@highway/engine/scenario/schema/loan";
import { filledIn } from "@highway/engine/scenario/schema/records";
import type { Client } from "../clients/schema";
import { listOfClient, type Row, rowsOf } from "../platform/table/listing/rows";
import { collects } from "../tools/keys.schema";
import type { ReportItem } from "./entity";
import { townsOf } from "./pure/towns";
import type { AttachedReport, Report, ReportLine } from "./schema";

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
  clientName: client.name,
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

/** Makes what the list of saved scenarios shows of a report. */
export const lineOf = (report: Report, client: { _id: string; name: string }): ReportLine => ({
  id: report.id,
  name: report.name,
  toolName: report.toolName,
  type: report.toolMeta.type,
  status: report.status,
  towns: townsOf(report.properties),
  lastUpdated: report.lastUpdated,
  clientID: client._id,
  clientName: client.name,
});

/** Makes the report's places in lists. A report whose client is deleted keeps its place with that client alone, where it is found again. */
export function toRows(item: ReportItem): Row[] {
  const { ownerId, reportId, clientId, clientName, lastUpdated, text, expiresAt } = item;
  const report = toReport(item);
  const ofClient = listOfClient(clientId);
  const among = [ofClient, ...collectionsOf(report).map(listOfCollection)];
  const line =
    clientName === undefined ? {} : { line: JSON.stringify(lineOf(report, { _id: clientId, name: clientName })) };
  const rows = rowsOf({ ownerId, kind: "report", recordId: reportId, lastUpdated, text, among, ...line });
  return expiresAt === undefined ? rows : [{ ...rows.find(({ list }) => list === ofClient)!, expiresAt }];
}
