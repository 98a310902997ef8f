import { HeaderUpdate } from "@highway/core/people/users/header.schema";
import type { Fields } from "./header-draft";

export type Sentences = Readonly<Record<string, string>>;

/** Says what is wrong, by the path that the server would name: "primaryPhone.number". */
export function wrongIn(fields: Partial<Fields>): Sentences {
  const issues = HeaderUpdate.safeParse(fields).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join("."), message]));
}

/** Gives the fields as they would be saved. A wrong field stays as it was typed. */
export const asSaved = (fields: Fields): object => ({ ...fields, ...HeaderUpdate.safeParse(fields).data });
