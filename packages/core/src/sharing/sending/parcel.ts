import { appAddress } from "../../platform/declare/env";
import type { Entry } from "../../reports/index";
import type { SavedToolKey } from "../../tools/keys.schema";
import { defaultTool } from "../../tools/pure/names";
import { toldAnswers } from "../../tools/pure/told";
import type { Parcel } from "../mails/report";
import type { SendItem } from "./entity";

type Send = Pick<SendItem, "lang" | "hasPasscode" | "recordingUrl" | "endsAt" | "againOf">;
type Beside = Pick<Parcel, "brand" | "isFileInReport" | "message" | "fileName" | "tool"> & {
  entry: Entry | undefined;
};

/**
 * Tells the tool in whose words a report is sent. Where the answer of its own is not known, as of a loan whose mortgage insurance no rule gives, its
 * client reads the loans side by side. Few sends need the engine, so it is loaded with the first of them.
 */
export async function wordsOf(entry: Entry | undefined): Promise<SavedToolKey> {
  if (!entry) return defaultTool;
  const { report, client } = entry;
  if (!Object.hasOwn(toldAnswers, report.toolName)) return report.toolName;
  const { toolAnswer } = await import("../report/worked-out");
  return toolAnswer(report, client).answer ? report.toolName : defaultTool;
}

/** Says what every recipient of a send gets, but for the link that opens the report. */
export const parcelOf = (send: Send, { entry, ...beside }: Beside): Omit<Parcel, "reportUrl"> => ({
  ...beside,
  lang: send.lang,
  hasPasscode: send.hasPasscode,
  city: cityOf(entry),
  videoUrl: send.recordingUrl ? new URL(send.recordingUrl, appAddress()).href : null,
  endsAt: send.endsAt ?? null,
  isAskedAgain: send.againOf !== undefined,
  readerLang: entry?.client.lang ?? send.lang,
});

/** Names the city if all homes of the report are in one city. */
function cityOf(entry: Entry | undefined): string {
  const cities = new Set(entry?.report.properties.map(({ city }) => city));
  return cities.size === 1 ? [...cities][0]! : "";
}
