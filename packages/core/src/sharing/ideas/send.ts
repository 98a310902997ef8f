import { createWriteTransaction } from "electrodb";
import * as Audit from "../../people/audit/index";
import { action } from "../../platform/action";
import { viewer } from "../../platform/actor";
import { isoNow } from "../../platform/clock";
import { UserFacingError } from "../../platform/errors";
import { newId } from "../../platform/id";
import { commit } from "../../platform/table/write";
import type { Entry } from "../../reports/index";
import * as Reports from "../../reports/index";
import { ActivityEntity, type ActivityItem } from "../activity/entity";
import { isChoice } from "../pure/idea-loan";
import { sentences as shared } from "../report/schema";
import { checkChanges } from "./check";
import { IdeaEntity, type IdeaItem } from "./entity";
import { mailIdea } from "./mail";
import { toIdea } from "./record";
import { type Idea, IdeaInput, sentences } from "./schema";

/**
 * Keeps a client's idea beside the report, and tells the officer by mail. A mail that cannot be sent loses nothing. One that was sent before, and comes again
 * because its answer was lost, stays as it is and is not mailed again.
 * @throws UserFacingError missing when the report is gone; invalid when it does not fit the report, or comes from a preview
 */
export const sendIdea = action(IdeaInput, async (idea): Promise<Idea> => {
  const { ownerId, corpId, linkId, reportId, email, isPreview } = viewer();
  const found = await Reports.serveReport(ownerId, reportId);
  if (found?.report.status !== "complete") throw new UserFacingError("missing", shared.failed);
  checkChanges(found.report, idea);
  if (isPreview) throw new UserFacingError("invalid", sentences.preview);
  const item: IdeaItem = {
    ownerId,
    reportId,
    linkId,
    ideaId: idea.id ?? newId("idea"),
    loanId: idea.loanID,
    changes: idea.changes,
    note: idea.note,
    from: found.client.name,
    email: email ?? undefined,
    createdAt: isoNow(),
  };
  const trail = { userId: ownerId, corpId };
  const deed = { kind: "idea.sent", subject: item.ideaId, detail: { report: reportId } } as const;
  if (!(await write(item, found, Audit.eventOf(deed, trail)))) return sentBefore(item);
  await mailIdea(item, found);
  return toIdea(item);
});

/** Answers an idea of the same link that is there already. @throws UserFacingError missing for one of another link */
async function sentBefore({ ownerId, reportId, ideaId, linkId }: IdeaItem): Promise<Idea> {
  const { data: known } = await IdeaEntity.get({ ownerId, reportId, ideaId }).go({ consistent: true });
  if (known?.linkId !== linkId) throw new UserFacingError("missing", sentences.missing);
  return toIdea(known);
}

/** @returns false when there is an idea of this id */
async function write(idea: IdeaItem, { report, client }: Entry, noted: Audit.AuditItem): Promise<boolean> {
  const { ownerId, ideaId, reportId, email, createdAt } = idea;
  const sent: ActivityItem = {
    ownerId,
    clientId: client._id,
    clientName: client.name,
    kind: isChoice(idea.changes) ? "choice" : "idea",
    by: "client",
    at: createdAt,
    subject: ideaId,
    reportId,
    reportName: report.name,
    tool: report.toolName,
    email,
  };
  const refused = await commit(
    createWriteTransaction(
      { ideas: IdeaEntity, activity: ActivityEntity, event: Audit.AuditEntity },
      ({ ideas, activity, event }) => [
        ideas.create(idea).commit(),
        activity.put(sent).commit(),
        event.create(noted).commit(),
      ],
    ),
  );
  return refused.length === 0;
}
