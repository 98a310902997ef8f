import { env } from "../../platform/declare/env";
import { UserEntity } from "./entity";
import type { User } from "./schema";

/** What access decides by. */
export type Standing = { userId: string; corpId: string; email: string; roles: User["roles"] };

/** Reads what a person may do, with every call, so that a role that was taken away is gone at once. Whoever was shut out has no standing. */
export async function standing(userId: string): Promise<Standing | undefined> {
  const attributes = ["corpId", "email", "isAdmin", "deactivatedAt"] as const;
  const { data } = await UserEntity.get({ userId }).go({ consistent: true, attributes: [...attributes] });
  if (!data || data.deactivatedAt) return undefined;
  return { userId, corpId: data.corpId, email: data.email, roles: rolesOf(data) };
}

export const rolesOf = ({ email, isAdmin }: { email: string; isAdmin: boolean }): User["roles"] => [
  "officer",
  ...(isAdmin ? (["admin"] as const) : []),
  ...(isStaff(email) ? (["staff"] as const) : []),
];

/** Whether a sign-in address is the provider's staff: its domain, or the whole address, stands in STAFF_DOMAIN. */
export function isStaff(email: string): boolean {
  const known = env("STAFF_DOMAIN")
    .split(",")
    .map((entry) => entry.trim().toLowerCase());
  return known.includes(email) || known.includes(email.slice(email.lastIndexOf("@") + 1));
}
