/** Who viewed what, when, and for how long: people alone, as far as a page can tell. */
import { createWriteTransaction } from "electrodb";
import { action } from "../../platform/action";
import { person, viewer } from "../../platform/actor";
import { isoNow } from "../../platform/clock";
import type { Page } from "../../platform/declare/paging";
import { newId } from "../../platform/id";
import { conditionFailed } from "../../platform/table/table";
import { commit } from "../../platform/table/write";
import { LinkEntity } from "../links/entity";
import * as Links from "../links/index";
import { ViewEntity } from "./entity";
import { type View, ViewInput } from "./schema";

/**
 * Counts a visit once, and keeps how long it lasted. It counts when the page was visible and either a passcode was typed or somebody touched
 * something; the officer's own looks and previews never do.
 * @returns whether it counts
 */
export const note = action(ViewInput, async (seen): Promise<boolean> => {
  const { ownerId, linkId, isPreview, isQuiet } = viewer();
  if (isPreview || isQuiet || seen.seconds < 1) return false;
  const { hasPasscode } = await Links.known(ownerId, linkId);
  if (!hasPasscode && !seen.isHuman) return false;
  if (!(await begin(seen))) await goOn(seen);
  return true;
});

const keyOf = ({ page }: Pick<ViewInput, "page">) => {
  const { ownerId, linkId, shareSessionId: sessionId } = viewer();
  return { ownerId, linkId, sessionId, page };
};

/** @returns false when the visit is known already */
async function begin({ page, seconds, sections }: ViewInput): Promise<boolean> {
  const key = keyOf({ page });
  const { ownerId, linkId } = key;
  const viewedAt = isoNow();
  const item = { ...key, viewId: newId("view"), viewedAt, seconds, sections, email: viewer().email ?? undefined };
  const refused = await commit(
    createWriteTransaction({ view: ViewEntity, link: LinkEntity }, ({ view, link }) => [
      view.create(item).commit(),
      link.patch({ ownerId, linkId }).add({ views: 1 }).set({ lastViewed: viewedAt }).commit(),
    ]),
  );
  return refused.length === 0;
}

/** What the page said before may come after what it says now: a visit never grows shorter. */
async function goOn({ page, seconds, sections }: ViewInput): Promise<void> {
  try {
    await ViewEntity.patch(keyOf({ page }))
      .set({ seconds, sections })
      .where((view, { lte }) => lte(view.seconds, seconds))
      .go();
  } catch (error) {
    if (!conditionFailed(error)) throw error;
  }
}

/** The visits of one of the officer's links, the newest first. @throws UserFacingError missing */
export async function list(linkId: string, { offset, count }: Page): Promise<View[]> {
  await Links.get(linkId);
  const { data } = await ViewEntity.query
    .newest({ ownerId: person().userId, linkId })
    .go({ order: "desc", count: offset + count });
  return data.slice(offset).map(({ viewId: id, viewedAt, seconds, sections, email = null }) => {
    return { id, viewedAt, seconds, sections, email };
  });
}
