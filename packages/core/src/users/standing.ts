import { keyOf, readItem } from "../platform/item";
import type { User } from "./schema";
import { isStaff } from "./staff";

/** What access decides by. */
export type Standing = { userId: string; corpId: string; email: string; roles: User["roles"] };
type Item = { corpId: string; email: string; isAdmin: boolean; deactivatedAt?: string };

export const standingKey = (userId: string) => keyOf("user", { userId });

/** Read with every call, so that a role that was taken away is gone at once. Whoever was shut out has none. */
export async function standing(userId: string): Promise<Standing | undefined> {
  const found = await readItem<Item>(standingKey(userId), ["corpId", "email", "isAdmin", "deactivatedAt"]);
  if (!found || found.deactivatedAt) return undefined;
  return { userId, corpId: found.corpId, email: found.email, roles: rolesOf(found) };
}

export const rolesOf = ({ email, isAdmin }: Pick<Item, "email" | "isAdmin">): User["roles"] => [
  "officer",
  ...(isAdmin ? (["admin"] as const) : []),
  ...(isStaff(email) ? (["staff"] as const) : []),
];
