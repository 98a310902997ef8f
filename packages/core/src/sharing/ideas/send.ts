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
 * Keeps a client's idea beside the report, and tells the officer by mail. A mail that cannot be sent loses nothing.
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
    ideaId: newId("idea"),
    loanId: idea.loanID,
    changes: idea.changes,
    note: idea.note,
    from: found.client.name,
    email: email ?? undefined,
    createdAt: isoNow(),
  };
  const trail = { userId: ownerId, corpId };
  const deed = { kind: "idea.sent", subject: item.ideaId, detail: { report: reportId } } as const;
  await write(item, found, Audit.eventOf(deed, trail));
  await mailIdea(item, found);
  return toIdea(item);
});

async function write(idea: IdeaItem, { report, client }: Entry, noted: Audit.AuditItem): Promise<void> {
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
  await commit(
    createWriteTransaction(
      { ideas: IdeaEntity, activity: ActivityEntity, event: Audit.AuditEntity },
      ({ ideas, activity, event }) => [
        ideas.create(idea).commit(),
        activity.put(sent).commit(),
        event.create(noted).commit(),
      ],
    ),
  );
}
