import { isoNow } from "../../platform/clock";
import { UserFacingError } from "../../platform/errors";
import { conditionFailed } from "../../platform/table/table";
import { UserEntity } from "./entity";

/** Officers a page. */
const PAGE = 100;

/** A person as their corporation's admin sees them. */
export type OfficerRow = { id: string; fullName: string; email: string; isAdmin: boolean; isActive: boolean };

/** The people of a corporation in the order in which they joined; the next page starts after `cursor`, the id of the last. */
export async function byCorporation(corpId: string, cursor?: string): Promise<OfficerRow[]> {
  const people = UserEntity.query.byCorp({ corpId });
  const { data } = await (cursor ? people.gt({ userId: cursor }) : people).go({ limit: PAGE });
  return data.map(({ userId: id, fullName, email, isAdmin, deactivatedAt }) => ({
    id,
    fullName,
    email,
    isAdmin,
    isActive: deactivatedAt === undefined,
  }));
}

type Change = { userId: string; corpId: string; isAdmin: boolean; isActive: boolean };

/**
 * Sets what a person of this corporation may do, from their next call on.
 * @throws UserFacingError missing when there is nobody of that id in the corporation
 */
export async function setStanding({ userId, corpId, isAdmin, isActive }: Change): Promise<OfficerRow> {
  const patch = UserEntity.patch({ userId }).set({ isAdmin });
  const write = isActive ? patch.remove(["deactivatedAt"]) : patch.set({ deactivatedAt: isoNow() });
  try {
    const { data } = await write.where((user, { eq }) => eq(user.corpId, corpId)).go({ response: "all_new" });
    return { id: userId, fullName: data.fullName, email: data.email, isAdmin, isActive };
  } catch (error) {
    if (conditionFailed(error)) throw new UserFacingError("missing", "That person no longer exists.");
    throw error;
  }
}

/** The corporation of a person, of one who was shut out too. */
export async function corporationOf(userId: string): Promise<string | undefined> {
  const { data } = await UserEntity.get({ userId }).go({ attributes: ["corpId"], consistent: true });
  return data?.corpId;
}
