import type { Card, Order, Shelf } from "../platform/table/listing/card";
import { ReportEntity, type ReportItem } from "./entity";
import { type Shown, toShown } from "./record";
import type { ReportLine } from "./schema";

export type ReportCard = Card & Shown & { lastViewed: string | undefined; lastSent: string | undefined };

export const toCard = (item: ReportItem): ReportCard => ({
  ...toShown(item),
  id: item.reportId,
  lastUpdated: item.lastUpdated,
  isHidden: item.expiresAt !== undefined,
  lastViewed: item.lastViewed,
  lastSent: item.lastSent,
});

/** More than a client has, and one more than a list of lines shows, so that such a list says that it goes on. */
const MOST_OF_CLIENT = 5001;

/** Reads all reports of a client, which are few, in the order of their last save. */
async function cardsOfClient(client: { ownerId: string; clientId: string }, order: Order): Promise<ReportCard[]> {
  const { data } = await ReportEntity.query.ofClient(client).go({ order: "desc", count: MOST_OF_CLIENT });
  const place = ({ lastUpdated, id }: ReportCard) => `${lastUpdated} ${id}`;
  const cards = data.map(toCard).sort((one, other) => (place(one) < place(other) ? -1 : 1));
  return order === "asc" ? cards : cards.reverse();
}

/** The officer's reports as lists read them. */
export const reportShelf: Shelf<ReportCard, ReportLine> = {
  kind: "report",
  cards: async ({ ownerId, clientId }, stretch) => {
    if (clientId) return { cards: await cardsOfClient({ ownerId, clientId }, stretch.order), cursor: null };
    const { data, cursor } = await ReportEntity.query.newest({ ownerId }).go(stretch);
    return { cards: data.map(toCard), cursor };
  },
  card: async (ownerId, reportId) => {
    const { data } = await ReportEntity.get({ ownerId, reportId }).go();
    return data ? toCard(data) : undefined;
  },
  line: ({ line, lastViewed }) => ({ ...line, ...(lastViewed && { lastViewed }) }),
};
