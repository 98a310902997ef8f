import type { IdeaItem } from "./entity";
import type { Idea } from "./schema";

export const toIdea = (item: IdeaItem): Idea => ({
  id: item.ideaId,
  reportID: item.reportId,
  loanID: item.loanId,
  changes: item.changes,
  note: item.note,
  from: item.from,
  email: item.email ?? null,
  link: item.linkId,
  createdAt: item.createdAt,
});
