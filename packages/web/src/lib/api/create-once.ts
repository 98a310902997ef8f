import { ApiError } from "./api-error";

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
    if (isRefusal(error)) unanswered.delete(key);
    throw error;
  }
}

/** Tells whether the server has said that there is no such record, so that nothing is left to find again. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.code !== "late";
