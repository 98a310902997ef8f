import { loanFields } from "@highway/engine/scenario/schema/loan";
import { filledIn } from "@highway/engine/scenario/schema/records";
import type { Client } from "../clients/schema";
import { pack, unpack } from "../platform/table/packed";
import { collects } from "../tools/keys.schema";
import { tools } from "../tools/registry.schema";
import type { ToolReport } from "../tools/tool-report.schema";
import type { ReportItem } from "./entity";
import { imagesOf } from "./pure/images";
import { townsOf } from "./pure/towns";
import type { AnsweredReport, AttachedReport, Report, ReportLine } from "./schema";

/** Makes the text by which a report is found: its name, its client, and where its properties are. */
const textOf = (report: Report, client: Client) =>
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

/** Makes what the list of saved scenarios shows of a report. */
const lineOf = (report: Report, client: { _id: string; name: string }): ReportLine => ({
  ...partOf(report),
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

/** Tells which purchase analysis a report belongs to. */
function partOf({ toolMeta }: Report): Pick<ReportLine, "analysis"> {
  const found = toolMeta.attachedReports.find(({ tool }) => tool === "pa");
  return found ? { analysis: found.id } : {};
}

/** What a card holds: the report itself with its client, or where it is too large for that, what is shown of it and what it is found by. */
type Held = { report: Report; client: Client } | { line: ReportLine; text: string; client: Client };

/**
 * So many bytes of a card keep its entry in an index below 1 KB, and each kilobyte of an entry is paid three times with each save. Usual reports of four
 * loans are smaller; a larger one is kept beside its card, where only the table pays for it.
 */
const MOST_CARD_BYTES = 460;

export function toItem(report: Report, client: Client): ReportItem {
  const whole = pack({ report, client } satisfies Held);
  const isSmall = whole.length <= MOST_CARD_BYTES;
  const parts = { line: lineOf(report, client), text: textOf(report, client), client } satisfies Held;
  return {
    ownerId: client.userID,
    reportId: report.id,
    clientId: client._id,
    lastUpdated: report.lastUpdated,
    clientAt: client.lastUpdated,
    ...(isSmall ? { card: whole } : { card: pack(parts), document: pack(report) }),
  };
}

/** Gives a report that was kept before a field was added the field's usual value: in its loans, and in what only its tool's reports hold. */
const withUsualValues = <Of extends Report>(report: Of): Of => ({
  ...report,
  ...ofTool(report),
  loans: report.loans.map((loan) => filledIn(loanFields, loan)),
});

function ofTool(report: Report): object {
  const { given = {}, defaults }: ToolReport = tools[report.toolName].report;
  const kept = report as Record<string, unknown>;
  const filled = Object.entries(given).map(([key, schema]) => {
    const read = schema.safeParse(kept[key] ?? defaults[key]);
    return [key, read.success ? read.data : kept[key]];
  });
  return Object.fromEntries(filled);
}

/** What an item says of its report; `report` is undefined where the item came from an index and the report is too large for its card. */
export type Shown = { report: Report | undefined; client: Client; line: ReportLine; text: string };

export function toShown({ card, document }: Pick<ReportItem, "card" | "document">): Shown {
  const held = unpack<Held>(card);
  if ("line" in held) return { ...held, report: document && withUsualValues(unpack<Report>(document)) };
  const { client } = held;
  const report = withUsualValues(held.report);
  return { report, client, line: lineOf(report, client), text: textOf(report, client) };
}

/** Reads a report from its whole item. */
export const toReport = (item: ReportItem): Report => toShown(item).report!;

type Marks = Pick<ReportItem, "lastViewed" | "lastSent">;

/** Adds to a report when it was last viewed and sent, of which its document says nothing. */
export const withMarks = (report: Report, { lastViewed, lastSent }: Marks): AnsweredReport => ({
  ...report,
  ...(lastViewed && { lastViewed }),
  ...(lastSent && { lastSent }),
});

/** Lists the purchase analyses and buyer campaigns that a report belongs to. */
export const collectionsOf = ({ toolMeta }: Pick<Report, "toolMeta">): AttachedReport[] =>
  toolMeta.attachedReports.filter(({ tool }) => collects(tool));

export const placeOfClient = (clientId: string) => `client:${clientId}`;
export const placeOfCollection = ({ tool, id }: AttachedReport) => `with:${tool}:${id}`;

export const placeOfImage = (imageID: string) => `image:${imageID}`;

/** Lists the places of a report. */
export function placesOf(item: ReportItem): string[] {
  const report = toReport(item);
  return [
    placeOfClient(item.clientId),
    ...collectionsOf(report).map(placeOfCollection),
    ...imagesOf(report).map(placeOfImage),
  ];
}
