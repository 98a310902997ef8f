/** What lists show of reports, read from their cards alone: a page of them, or all of them, which can be counted and sorted by any column. */
import * as Clients from "../../clients/index";
import { person } from "../../platform/actor";
import type { Page } from "../../platform/declare/paging.schema";
import { newestLines, pageOf } from "../../platform/table/listing/find";
import type { ReportLine, ReportLines } from "../schema";
import { reportShelf } from "../shelf";

/** A line is about 300 bytes: so many stay far below the 6 MB that a Lambda can send. */
const MOST_LINES = 5000;

type Filter = { searchText: string; clientID?: string };

const questionOf = ({ searchText, clientID }: Filter) => ({
  ownerId: person().userId,
  search: searchText,
  ...(clientID && { clientId: clientID }),
});

type Changed = Awaited<ReturnType<typeof Clients.unsettledClients>>;

/** Names the client as it is now; undefined where it was deleted. */
function settledLine(line: ReportLine, changed: Changed): ReportLine | undefined {
  const client = changed.get(line.clientID);
  if (client === null) return undefined;
  return client ? { ...line, clientName: client.name } : line;
}

/** Lists a page of the reports of one client or of all, the last saved first. What it reads does not grow with what a report holds. */
export async function page({ offset, count, ...filter }: Filter & Page): Promise<ReportLine[]> {
  if (filter.clientID && !(await Clients.find(filter.clientID))) return [];
  const changed = await Clients.unsettledClients();
  return pageOf(reportShelf, questionOf(filter), { offset, count }, (card) =>
    settledLine(reportShelf.line(card), changed),
  );
}

/**
 * Lists every report of one client or of all, the last saved first, without reading the reports. Each searched word begins a word of the report's
 * name, client or address. A list that is longer than `MOST_LINES` ends there and says so.
 */
export async function list(filter: Filter): Promise<ReportLines> {
  if (filter.clientID && !(await Clients.find(filter.clientID))) return { lines: [], goesOn: false };
  const [{ lines, goesOn }, changed] = await Promise.all([
    newestLines(reportShelf, questionOf(filter), MOST_LINES),
    Clients.unsettledClients(),
  ]);
  return { lines: lines.flatMap((line) => settledLine(line, changed) ?? []), goesOn };
}
