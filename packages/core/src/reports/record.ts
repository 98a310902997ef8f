import { loanFields } from "@highway/engine/scenario/schema/loan";
import { filledIn } from "@highway/engine/scenario/schema/records";
import type { Client } from "../clients/schema";
import { wordsOf } from "../platform/table/listing/words";
import { pack, unpack } from "../platform/table/packed";
import { collects } from "../tools/keys.schema";
import { tools } from "../tools/registry.schema";
import type { ToolReport } from "../tools/tool-report.schema";
import type { ReportItem } from "./entity";
import { lean, whole } from "./lean";
import { imagesOf } from "./pure/images";
import { townsOf } from "./pure/towns";
import type { AnsweredReport, AttachedReport, Report, ReportLine } from "./schema";

/** Makes the text by which a report is found: its name, its client, and where its properties are. */
const textOf = (report: Pick<Report, "name">, client: Pick<Client, "name">, places: string) =>
  [report.name, client.name, places].join(" ");

/** Lists the words that tell where a report's properties are. */
const placesOfHomes = ({ properties }: Report) =>
  wordsOf(
    properties
      .flatMap(({ addressDisplay, address, city, state, zip, county }) => [
        addressDisplay,
        address,
        city,
        state,
        zip,
        county,
      ])
      .join(" "),
  ).join(" ");

/** Makes what the list of saved scenarios shows of a report. */
const lineOf = (report: Report, client: { _id: string; name: string }): ReportLine => ({
  ...partOf(report),
  id: report.id,
  name: report.name,
  toolName: report.toolName,
  type: report.toolMeta.type,
  status: report.status,
  towns: townsOf(report.properties),
  ...(report.properties.length > 1 && { homes: report.properties.length }),
  lastUpdated: report.lastUpdated,
  clientID: client._id,
  clientName: client.name,
});

const analysisOf = ({ toolMeta }: Pick<Report, "toolMeta">) =>
  toolMeta.attachedReports.find(({ tool }) => tool === "pa");

/** Tells whether a report is a chapter of a purchase analysis. */
export const isChapter = (report: Pick<Report, "toolMeta">): boolean => analysisOf(report) !== undefined;

/** Tells which purchase analysis a report belongs to. */
function partOf(report: Report): Pick<ReportLine, "analysis"> {
  const found = analysisOf(report);
  return found ? { analysis: found.id } : {};
}

/** What a record says of its report and client beside what is packed, which therefore leaves it out. */
type Beside = Pick<ReportItem, "ownerId" | "reportId" | "clientId" | "lastUpdated" | "clientAt">;

/** What a card holds: the report itself with its client, or where it is too large for that, what is shown of it and what it is found by. */
type Held = { client: unknown } & (
  | { report: Record<string, unknown> }
  | { line: Partial<ReportLine>; places: string }
  | { line: ReportLine; text: string }
);

function leanClient({ _id, userID: _user, lastUpdated: _at, ...client }: Client) {
  return client;
}
const wholeClient = (kept: unknown, { ownerId, clientId, clientAt }: Beside) =>
  ({ ...(kept as Client), _id: clientId, userID: ownerId, lastUpdated: clientAt }) satisfies Client;
const saidOf = ({ reportId: id, lastUpdated }: Beside) => ({ id, lastUpdated });

const leanReport = ({ id: _id, lastUpdated: _at, ...report }: Report) => lean(report);
/** Stands in a document for the name, which its card says. A name is text, so it is never this. */
const ON_CARD = 0;
const documentOf = (report: Report) => pack({ ...leanReport(report), name: ON_CARD });
/** A report that was kept before reports were kept lean holds its id. */
const wholeReport = (kept: Record<string, unknown>, item: Beside) =>
  withUsualValues({ ...("id" in kept ? kept : whole(kept)), ...saidOf(item) } as Report);

function leanLine({ id: _id, lastUpdated: _at, clientID: _client, clientName: _name, ...line }: ReportLine) {
  return line;
}

/**
 * So many bytes of a card keep its entry in an index below 1 KB, also when the report was sent and viewed, and each kilobyte of an entry is paid three times
 * with each save. Usual reports of four loans are smaller; a larger one is kept beside its card, where only the table pays for it.
 */
const MOST_CARD_BYTES = 680;

export function toItem(report: Report, client: Client): ReportItem {
  const packed = pack({ report: leanReport(report), client: leanClient(client) } satisfies Held);
  const isSmall = packed.length <= MOST_CARD_BYTES;
  const line = leanLine(lineOf(report, client));
  return {
    ownerId: client.userID,
    reportId: report.id,
    clientId: client._id,
    lastUpdated: report.lastUpdated,
    clientAt: client.lastUpdated,
    ...(isSmall
      ? { card: packed }
      : {
          card: pack({ line, places: placesOfHomes(report), client: leanClient(client) } satisfies Held),
          document: documentOf(report),
        }),
  };
}

function fromDocument(document: Uint8Array, { name }: ReportLine, item: Beside): Report {
  const kept = unpack<Record<string, unknown>>(document);
  return wholeReport(kept.name === ON_CARD ? { ...kept, name } : kept, item);
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

export function toShown(item: Beside & Pick<ReportItem, "card" | "document">): Shown {
  const held = unpack<Held>(item.card);
  const client = wholeClient(held.client, item);
  if ("report" in held) {
    const report = wholeReport(held.report, item);
    return { report, client, line: lineOf(report, client), text: textOf(report, client, placesOfHomes(report)) };
  }
  const line = { ...held.line, ...saidOf(item), clientID: client._id, clientName: client.name } as ReportLine;
  const text = "text" in held ? held.text : textOf(line, client, held.places);
  return { report: item.document && fromDocument(item.document, line, item), client, line, text };
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
