/** What happens to a client's reports when something happens to the client. */
import * as Clients from "../../clients/index";
import { RESTORABLE_SECONDS } from "../../clients/index";
import type { Client, ClientUpdate } from "../../clients/schema";
import { inSeconds } from "../../platform/clock";
import { ListedEntity, listOfClient } from "../../platform/table/listing/rows";
import { ReportEntity, type ReportItem } from "../entity";
import { textOf, toReport } from "../record";
import { save } from "../save";

const AT_ONCE = 10;

/** Every report of the client, shown or not, as it is now. */
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

/** Applies a change to one report, again when somebody saved in between. */
async function change(item: ReportItem, to: (item: ReportItem) => ReportItem): Promise<void> {
  if (await save(item, to(item))) return;
  const { data } = await ReportEntity.get(item).go({ consistent: true });
  if (data) await change(data, to);
}

async function changeAll(client: Client, needs: (item: ReportItem) => boolean, to: (item: ReportItem) => ReportItem) {
  for await (const items of reportsOf(client)) await Promise.all(items.filter(needs).map((item) => change(item, to)));
}

/** Deletes a client and puts its reports out of sight; both go for good after 30 days. Done again, it finishes what was cut short. */
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

/** Brings a client and its reports back. Done again, it finishes what was cut short. */
export async function restore(id: string): Promise<Client> {
  const client = await Clients.restore(id);
  await changeAll(
    client,
    (item) => item.expiresAt !== undefined,
    ({ expiresAt: _, ...item }) => item,
  );
  return client;
}

/** Saves a client, whose reports are found by its name. */
export async function update(id: string, input: ClientUpdate): Promise<Client> {
  const client = await Clients.update({ id, client: input });
  const text = (item: ReportItem) => textOf(toReport(item), client);
  await changeAll(
    client,
    (item) => item.text !== text(item),
    (item) => ({ ...item, text: text(item) }),
  );
  return client;
}
