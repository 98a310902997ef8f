import { useEffect } from "react";
import { call } from "../../../lib/api/api";
import type { Loaded } from "../answers";
import { Visit } from "./visit";

const noted = new Set<string>();

/** Tells the server once a visit that the report was opened; whom it tells, and whether that is news, is the server's to decide. */
function noteOpened(link: string, { client, report }: Loaded, tool: string, street: string) {
  if (noted.has(link)) return;
  noted.add(link);
  const body = { clientName: client.name, reportID: report.id, tool, locationStr: street };
  // The reader has the report either way.
  call("POST /v2/share/send-live-share-notif", { query: { link }, body }).catch(() => noted.delete(link));
}

/** What of the report was seen, and for how long: of visible pages alone, and counted once a person has touched it. */
export function useSeenSections(link: string, loaded: Loaded, street: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one visit a report, whatever is picked in it
  useEffect(() => {
    const visit = new Visit(link, () => noteOpened(link, loaded, loaded.report.toolName, street));
    return visit.begin();
  }, [link, loaded]);
}
