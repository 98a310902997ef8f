import { holdsAllOf } from "../same-document";
import { type AnsweredReport, savedOf } from "../store/saved-report";
import type { ScenarioState } from "../store/store";

type Sent = Pick<ScenarioState, "document" | "client">;

/** What was sent of each report and not answered: the server may have saved it all the same, and the next save then meets it as a conflict. */
const unansweredSaves = new Map<string, Sent[]>();

export function noteUnanswered(sent: Sent) {
  const { id } = sent.document;
  unansweredSaves.set(id, [...(unansweredSaves.get(id) ?? []), sent]);
}

export const forgetUnanswered = (id: string) => void unansweredSaves.delete(id);

/** Whether the server holds what this page itself sent, without having heard that it was saved. */
export const isUnansweredSave = (current: AnsweredReport) =>
  (unansweredSaves.get(current.report.id) ?? []).some((sent) => saysTheSame(current, sent));

/** Whether the server holds what was sent, for the same client. The server names what has no name, and says itself what is complete. */
export function saysTheSame(current: AnsweredReport, { document, client }: Sent): boolean {
  const held = savedOf(current).document;
  const { name, toolMeta } = document;
  const typed = {
    ...document,
    name: name.trim() || held.name,
    toolMeta: toolMeta && { ...toolMeta, isComplete: undefined },
  };
  return current.client._id === client?._id && holdsAllOf(held, typed);
}
