import { call, type RequestOf } from "../../lib/api/api";

/** The deletions of drafts on the server that are not answered yet, by scenario. */
const removals = new Map<string, Promise<unknown>>();

type Query = RequestOf<"DELETE /v2/client/working-copies/{id}">["query"];

/** Deletes the draft on the server. One that could not be deleted does no harm: it is equal to the report, and expires by itself. */
export async function removeDraft(id: string, query: Query) {
  const removal = call("DELETE /v2/client/working-copies/{id}", { path: { id }, query }).catch(() => undefined);
  removals.set(id, removal);
  await removal;
  if (removals.get(id) === removal) removals.delete(id);
}

/** Waits until a discarded draft is gone: a deletion that is slower than what follows it would delete the newer draft, or bring back the discarded one. */
export const untilRemoved = async (id: string) => void (await removals.get(id));
