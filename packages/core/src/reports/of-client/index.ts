/** The changes of a client's reports that follow from a change of the client. */
import * as Clients from "../../clients/index";
import { RESTORABLE_SECONDS } from "../../clients/index";
import type { Client, ClientUpdate } from "../../clients/schema";
import { inSeconds } from "../../platform/clock";
import { ListedEntity, listOfClient } from "../../platform/table/listing/rows";
import { ReportEntity, type ReportItem } from "../entity";
import { textOf, toReport } from "../record";
import { save } from "../save";

const AT_ONCE = 10;

/** Reads every report of the client as it is now, even those that are out of sight. */
async function* reportsOf({ userID: ownerId, _id }: Client): AsyncGenerator<ReportItem[]> {
  const list = ListedEntity.query.ofRecord({ ownerId, kind: "report", list: listOfClient(_id) });
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof list.go>> = await list.go({ cursor, limit: AT_ONCE, consistent: true });
    const reads = page.data.map(({ recordId: reportId }) =>
      ReportEntity.get({ ownerId, reportId }).go({ consistent: true }),
    );
    yield (await Promise.all(reads)).flatMap(({ data }) => data ?? []);
    cursor = page.cursor;
  } while (cursor !== null);
}

/** Applies a change to one report, and again when somebody saved it in between. */
async function change(item: ReportItem, to: (item: ReportItem) => ReportItem): Promise<void> {
  if (await save(item, to(item))) return;
  const { data } = await ReportEntity.get(item).go({ consistent: true });
  if (data) await change(data, to);
}

async function changeAll(client: Client, needs: (item: ReportItem) => boolean, to: (item: ReportItem) => ReportItem) {
  for await (const items of reportsOf(client)) await Promise.all(items.filter(needs).map((item) => change(item, to)));
}

/** Deletes a client and puts its reports out of sight. Both go for good after 30 days. A second call finishes what was cut short. */
export async function remove(id: string): Promise<Client> {
  const client = await Clients.remove(id);
  const expiresAt = inSeconds(RESTORABLE_SECONDS);
  await changeAll(
    client,
    (item) => item.expiresAt === undefined,
    (item) => ({ ...item, expiresAt }),
  );
  return client;
}

/** Brings a client and its reports back. A second call finishes what was cut short. */
export async function restore(id: string): Promise<Client> {
  const client = await Clients.restore(id);
  await changeAll(
    client,
    (item) => item.expiresAt !== undefined,
    ({ expiresAt: _, ...item }) => item,
  );
  return client;
}

/** Saves a client and updates its reports, which are found by its name. */
export async function update(id: string, input: ClientUpdate): Promise<Client> {
  const client = await Clients.update({ id, client: input });
  const text = (item: ReportItem) => textOf(toReport(item), client);
  await changeAll(
    client,
    (item) => item.text !== text(item),
    (item) => ({ ...item, text: text(item), clientName: client.name }),
  );
  return client;
}
