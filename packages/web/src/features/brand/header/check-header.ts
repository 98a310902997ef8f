import { HeaderUpdate } from "@highway/core/people/users/header.schema";
import type { Fields } from "./header-draft";

export type Sentences = Readonly<Record<string, string>>;

/** What is wrong, by the path that the server would name: "primaryPhone.number". */
export function wrongIn(fields: Partial<Fields>): Sentences {
  const issues = HeaderUpdate.safeParse(fields).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join("."), message]));
}

/** The fields as they would be saved. What is wrong stays as it was typed. */
export const asSaved = (fields: Fields): object => ({ ...fields, ...HeaderUpdate.safeParse(fields).data });
