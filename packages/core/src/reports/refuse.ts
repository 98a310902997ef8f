import { type FieldSentences, UserFacingError } from "../platform/errors";

/**
 * Refuses what is wrong in a way that the schema cannot see.
 * @param at  what the paths start below: "report."
 * @throws UserFacingError invalid, unless there is nothing
 */
export function refuse(problems: FieldSentences, at = ""): void {
  const fields = Object.fromEntries(Object.entries(problems).map(([path, sentence]) => [at + path, sentence]));
  const [sentence] = Object.values(fields);
  if (sentence !== undefined) throw new UserFacingError("invalid", sentence, { fields });
}
