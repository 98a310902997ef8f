/** The list of saved scenarios as a whole, so that it can be counted and sorted by any of its columns. */
import * as Clients from "../../clients/index";
import { person } from "../../platform/actor";
import { newestLines } from "../../platform/table/listing/find";
import type { ReportLines } from "../schema";
import { reportShelf } from "../shelf";

/** A line is about 300 bytes: so many stay far below the 6 MB that a Lambda can send. */
export const MOST_LINES = 5000;

type Filter = { searchText: string; clientID?: string };

/**
 * Lists every report of one client or of all, the last saved first, without reading the reports. Each searched word begins a word of the report's
 * name, client or address. A list that is longer than `MOST_LINES` ends there and says so.
 */
export async function list({ searchText, clientID }: Filter): Promise<ReportLines> {
  const { userId: ownerId } = person();
  if (clientID && !(await Clients.find(clientID))) return { lines: [], goesOn: false };
  const question = { ownerId, search: searchText, ...(clientID && { clientId: clientID }) };
  const [{ lines, goesOn }, changed] = await Promise.all([
    newestLines(reportShelf, question, MOST_LINES),
    Clients.unsettledClients(),
  ]);
  return {
    lines: lines.flatMap((line) => {
      const client = changed.get(line.clientID);
      if (client === null) return [];
      return [client ? { ...line, clientName: client.name } : line];
    }),
    goesOn,
  };
}
