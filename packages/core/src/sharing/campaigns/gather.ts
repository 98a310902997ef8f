/** The reading of all that a campaign's figures are worked out from. */
import * as Branding from "../../branding/index";
import type { Together } from "../../branding/schema";
import type { Client } from "../../clients/schema";
import * as Counties from "../../locations/counties/index";
import { workingDayAt } from "../../market/update/pure/working-days";
import { readAverage30 } from "../../market/update/series";
import { now } from "../../platform/clock";
import { UserFacingError } from "../../platform/errors";
import type { Entry } from "../../reports/index";
import * as Reports from "../../reports/index";
import * as Lines from "../../reports/lines/index";
import type { ReportLine } from "../../reports/schema";
import type { CampaignItem } from "./entity";
import type { CountyFigures } from "./figures/county";
import type { Known } from "./figures/index";

/** Answers undefined for what can no longer be seen. */
async function ifThere<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof UserFacingError) return undefined;
    throw error;
  }
}

/** Reads the report of a campaign; undefined where it is gone, or belongs to another client by now. */
export async function reportOf({
  reportId,
  clientId,
}: Pick<CampaignItem, "reportId" | "clientId">): Promise<Entry | undefined> {
  const entry = await ifThere(Reports.get(reportId));
  return entry?.client._id === clientId ? entry : undefined;
}

/** The analysis that a report is, or is a chapter of. */
const analysisOf = (line: ReportLine | undefined) => (line?.toolName === "pa" ? line.id : line?.analysis);

/** Reads the client's complete report of a tool: the one of the same purchase analysis as the campaign's report, else the one that was saved last. */
async function ofTool(
  lines: readonly ReportLine[],
  tool: ReportLine["toolName"],
  { reportId, clientId }: CampaignItem,
) {
  const analysis = analysisOf(lines.find(({ id }) => id === reportId));
  const complete = lines.filter(({ toolName, status }) => toolName === tool && status === "complete");
  const chosen = (analysis && complete.find((line) => line.analysis === analysis)) || complete[0];
  return chosen && reportOf({ reportId: chosen.id, clientId });
}

/** Reads what public series say of a county. Figures that a stand-in made up are not said to a client. */
async function countyOf(fip: string | undefined): Promise<CountyFigures | undefined> {
  if (!fip) return undefined;
  const [found] = (await ifThere(Counties.cards([fip]))) ?? [];
  return found && !found.sample ? found.cards[0]?.row : undefined;
}

/** The county of the report's home, or that of the client's report card. */
const fipOf = (entry: Entry | undefined, card: Entry | undefined) =>
  entry?.report.properties.find((home) => home.fip)?.fip ??
  (card?.report.toolName === "rerc" ? card.report.reportCard.fip : undefined);

/** Reads the average rates of the market update; undefined where none are known. Those that a stand-in made up are not said to a client. */
async function ratesOf() {
  const rates = await readAverage30();
  return rates.sample || rates.series.length === 0 ? undefined : rates;
}

/** Works out the figures of now, as the signed-in officer. */
export async function knownOf(
  campaign: CampaignItem,
  client: Client,
): Promise<{ known: Known; together: Together; brand: Awaited<ReturnType<typeof Branding.of>> }> {
  const { ownerId, clientId, lang, terms, start } = campaign;
  const [entry, { lines }, rates] = await Promise.all([
    reportOf(campaign),
    Lines.list({ clientID: clientId, searchText: "" }),
    ratesOf(),
  ]);
  const { cobrandID = -1, cobrandPosition = "left" } = entry?.report ?? {};
  const together: Together = { cobrandID, cobrandPosition };
  const [brand, rent, wait, card] = await Promise.all([
    Branding.of(ownerId, together),
    ofTool(lines, "bvr", campaign),
    ofTool(lines, "cow", campaign),
    ofTool(lines, "rerc", campaign),
  ]);
  const county = await countyOf(fipOf(entry, card));
  // The engine is a sixth of the bundle, and a run in which nothing is due needs none of it.
  const { figuresOf } = await import("./figures/index");
  const update = workingDayAt(now());
  return {
    brand,
    together,
    known: figuresOf({ client, brand, lang, entry, rent, wait, county, rates, start, update, ...terms }),
  };
}
