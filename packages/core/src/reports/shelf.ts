import type { Card, Shelf } from "../platform/table/listing/card";
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

/** The officer's reports as lists read them. */
export const reportShelf: Shelf<ReportCard, ReportLine> = {
  kind: "report",
  cards: async ({ ownerId, clientId }, stretch) => {
    const list = clientId ? ReportEntity.query.ofClient({ ownerId, clientId }) : ReportEntity.query.newest({ ownerId });
    const { data, cursor } = await list.go(stretch);
    return { cards: data.map(toCard), cursor };
  },
  card: async (ownerId, reportId) => {
    const { data } = await ReportEntity.get({ ownerId, reportId }).go();
    return data ? toCard(data) : undefined;
  },
  line: ({ line, lastViewed }) => ({ ...line, ...(lastViewed && { lastViewed }) }),
};
