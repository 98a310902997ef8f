/**
 * Ideas that clients sent back from a report, as its officer sees them. Sending an idea has a file of its own, send.ts, because it mails and these
 * calls must not.
 */
import * as Audit from "../../people/audit/index";
import { person } from "../../platform/actor";
import type { Page } from "../../platform/declare/paging.schema";
import { UserFacingError } from "../../platform/errors";
import * as Reports from "../../reports/index";
import { IdeaEntity } from "./entity";
import { toIdea } from "./record";
import { type Idea, sentences } from "./schema";

/** Lists the ideas on one of the officer's reports, the newest first. @throws UserFacingError missing */
export async function list(reportId: string, { offset, count }: Page): Promise<Idea[]> {
  await Reports.get(reportId);
  const { data } = await IdeaEntity.query
    .ofReport({ ownerId: person().userId, reportId })
    .go({ order: "desc", count: offset + count });
  return data.slice(offset).map(toIdea);
}

/** Deletes an idea. @throws UserFacingError missing */
export async function remove(reportId: string, ideaId: string): Promise<void> {
  const isDeleted = await Audit.commitWithEvent(
    IdeaEntity,
    (ideas) => ideas.remove({ ownerId: person().userId, reportId, ideaId }).commit(),
    Audit.eventOf({ kind: "idea.deleted", subject: ideaId }),
  );
  if (!isDeleted) throw new UserFacingError("missing", sentences.missing);
}
