import { type FormDraftKey, formDraftAt, keepFormDraft } from "../forms/form-drafts";
import { isRefusedAs } from "./api-error";

/** An id that was not answered, and when it was first asked for. */
type Waiting = { id: string; since: number };
/** The ids of what was asked for and not answered, by what was asked. */
const unanswered = new Map<string, Waiting>();

/** How long an id waits for the next press. The same words are meant anew later, as those of an alert that is posted every day. */
const WAITS_MS = 12 * 3_600_000;
const isWaiting = ({ id, since }: Partial<Waiting>) =>
  typeof id === "string" && typeof since === "number" && Date.now() - since < WAITS_MS;

type Unanswered = Waiting & { asked: string };

/** Returns what was asked for last at this place and not answered; null if all was, or long ago. */
export const unansweredAt = (at: FormDraftKey) =>
  formDraftAt<Unanswered>(at, ({ asked, ...waiting }) => typeof asked === "string" && isWaiting(waiting));

/** Forgets what was asked for at this place, because it is known what became of it. */
export function settleAt(at: FormDraftKey) {
  const last = unansweredAt(at);
  if (last) unanswered.delete(last.asked);
  keepFormDraft(at, null);
}

/**
 * Creates a record under an id of this page. Asked for once more, after an answer that did not come, it is the same record, so none is there twice.
 * @param asked all that is asked for
 * @param at where the id is kept through a reload, for what cannot be taken back
 */
export async function createOnce<T>(
  asked: unknown,
  newId: () => string,
  create: (id: string) => Promise<T>,
  at?: FormDraftKey,
): Promise<T> {
  const key = JSON.stringify(asked);
  const last = at && unansweredAt(at);
  const before = [unanswered.get(key), last?.asked === key ? last : undefined].find((each) => each && isWaiting(each));
  const { id, since } = before ?? { id: newId(), since: Date.now() };
  unanswered.set(key, { id, since });
  if (at) keepFormDraft(at, { asked: key, id, since } satisfies Unanswered);
  const settle = () => {
    unanswered.delete(key);
    if (at) keepFormDraft(at, null);
  };
  try {
    const made = await create(id);
    settle();
    return made;
  } catch (error) {
    if (isSpent(error) || (!before && isRefusedAs(error, "invalid"))) settle();
    throw error;
  }
}

/**
 * Tells whether an id cannot be used again, because its record was deleted or is in conflict with others. That a call was refused for its moment, as one too
 * many or without a session, says nothing of the call before it, whose answer was lost.
 */
const isSpent = (error: unknown) => isRefusedAs(error, "missing", "conflict");
