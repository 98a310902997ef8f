/** The list of saved scenarios as a whole, so that it can be counted and sorted by any of its columns. */
import * as Clients from "../../clients/index";
import { person } from "../../platform/actor";
import { newestRows } from "../../platform/table/listing/find";
import { listOfClient, type Row } from "../../platform/table/listing/rows";
import { ReportEntity } from "../entity";
import { lineOf, toReport } from "../record";
import type { ReportLine, ReportLines } from "../schema";
import * as Viewed from "../viewed/index";

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
  const question = {
    ownerId,
    kind: "report" as const,
    search: searchText,
    ...(clientID && { among: listOfClient(clientID) }),
  };
  const [{ rows, goesOn }, viewed] = await Promise.all([newestRows(question, MOST_LINES), Viewed.lastOfAll(ownerId)]);
  const lines = await Promise.all(rows.map(lineAt));
  return {
    lines: lines.flatMap((line) => {
      const lastViewed = line && viewed.get(line.id);
      return line ? [{ ...line, ...(lastViewed && { lastViewed }) }] : [];
    }),
    goesOn,
  };
}

/** Reads what a row shows. A report that was kept before rows showed anything is read itself. */
async function lineAt({ ownerId, recordId: reportId, line }: Row): Promise<ReportLine | undefined> {
  if (line !== undefined) return JSON.parse(line);
  const { data } = await ReportEntity.get({ ownerId, reportId }).go();
  const client = data && (await Clients.find(data.clientId));
  return client ? lineOf(toReport(data), client) : undefined;
}
