import { isRefusedAs } from "./api-error";

/** The ids of what was asked for and not answered, by what was asked. */
const unanswered = new Map<string, string>();

/**
 * Creates a record under an id of this page. Asked for once more, after an answer that did not come, it is the same record, so none is there twice.
 * @param asked all that is asked for
 */
export async function createOnce<T>(
  asked: unknown,
  newId: () => string,
  create: (id: string) => Promise<T>,
): Promise<T> {
  const key = JSON.stringify(asked);
  const id = unanswered.get(key) ?? newId();
  unanswered.set(key, id);
  try {
    const made = await create(id);
    unanswered.delete(key);
    return made;
  } catch (error) {
    if (isSpent(error)) unanswered.delete(key);
    throw error;
  }
}

/**
 * Tells whether an id cannot be used again, because its record was deleted or is in conflict with others. That a call was refused for its moment, as one too
 * many or without a session, says nothing of the call before it, whose answer was lost.
 */
const isSpent = (error: unknown) => isRefusedAs(error, "missing", "conflict");
