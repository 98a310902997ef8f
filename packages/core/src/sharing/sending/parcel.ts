import { appAddress } from "../../platform/declare/env";
import type { Entry } from "../../reports/index";
import { defaultTool } from "../../tools/pure/names";
import type { Parcel } from "../mails/report";
import type { SendItem } from "./entity";

type Send = Pick<SendItem, "lang" | "hasPasscode" | "recordingUrl" | "endsAt" | "againOf">;
type Beside = Pick<Parcel, "brand" | "isFileInReport" | "message" | "fileName"> & { entry: Entry | undefined };

/** Says what every recipient of a send gets, but for the link that opens the report. */
export const parcelOf = (send: Send, { entry, ...beside }: Beside): Omit<Parcel, "reportUrl"> => ({
  ...beside,
  lang: send.lang,
  hasPasscode: send.hasPasscode,
  tool: entry?.report.toolName ?? defaultTool,
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
