/** The people of a corporation, as its admin sees them and decides what they may do. */
import { createWriteTransaction, type EntityItem } from "electrodb";
import { person } from "../../../platform/actor";
import { isoNow } from "../../../platform/clock";
import { UserFacingError, unknownAddress } from "../../../platform/errors";
import { matches, wordsOf } from "../../../platform/table/listing/words";
import { conditionFailed } from "../../../platform/table/table";
import { commit, type WithinTransaction } from "../../../platform/table/write";
import * as Audit from "../../audit/index";
import { UserEntity } from "../entity";

/** A page lists this many officers. */
const OFFICERS_PAGE = 100;

/** The admin of a corporation sees each of its people as such a row. */
export type OfficerRow = {
  id: string;
  fullName: string;
  email: string;
  isAdmin: boolean;
  isActive: boolean;
  lastActive: string | null;
};

const toOfficerRow = (person: EntityItem<typeof UserEntity>): OfficerRow => ({
  id: person.userId,
  fullName: person.fullName,
  email: person.email,
  isAdmin: person.isAdmin,
  isActive: person.deactivatedAt === undefined,
  lastActive: person.lastActiveAt ?? null,
});

/** A search reads so many people of a corporation. */
const OFFICERS_SEARCHED = 2000;

type OfficersWanted = { cursor?: string | undefined; searchText?: string };

/**
 * Lists the people of a corporation in the order in which they joined; the next page starts after `cursor`, the id of the last. Each searched
 * word begins a word of the name or of the address.
 */
export async function byCorporation(
  corpId: string,
  { cursor, searchText = "" }: OfficersWanted = {},
): Promise<OfficerRow[]> {
  const people = UserEntity.query.byCorp({ corpId });
  const after = cursor ? people.gt({ userId: cursor }) : people;
  if (searchText === "") {
    const { data } = await after.go({ limit: OFFICERS_PAGE });
    return data.map(toOfficerRow);
  }
  const { data } = await after.go({ count: OFFICERS_SEARCHED });
  const words = wordsOf(searchText);
  return data
    .filter(({ fullName, email }) => matches(`${fullName} ${email}`, words))
    .slice(0, OFFICERS_PAGE)
    .map(toOfficerRow);
}

type StandingChange = {
  userId: string;
  corpId: string;
  isAdmin?: boolean | undefined;
  isActive?: boolean | undefined;
};

/**
 * Sets what a person of this corporation may do, from the person's next call on; what is not named stays as it is. The trail of who does it says what
 * the person may do then, in the same write.
 * @throws UserFacingError missing when the corporation has nobody with that id, and where who does it is an admin no more: of two admins who turn each other
 * off at the same moment one stays
 */
export async function setStanding({ userId, corpId, isAdmin, isActive }: StandingChange): Promise<OfficerRow> {
  const { userId: me, roles } = person();
  const known = await memberOf(userId, corpId);
  const detail = { admin: isAdmin ?? known.isAdmin, active: isActive ?? known.deactivatedAt === undefined };
  const deed = { kind: "officer.changed", subject: userId, detail } as const;
  const at = isoNow();
  const rights = isAdmin === undefined ? {} : { isAdmin };
  const blocked = isActive === false ? { deactivatedAt: at, sessionsFrom: at } : {};
  const refused = await commit(
    createWriteTransaction({ user: UserEntity, event: Audit.AuditEntity }, ({ user, event }) => {
      const patch = user.patch({ userId }).set({ ...rights, ...blocked });
      const write = isActive ? patch.remove(["deactivatedAt"]) : patch;
      return [
        write.where((user, { eq }) => eq(user.corpId, corpId)).commit(),
        event.create(Audit.eventOf(deed, { userId: me, corpId })).commit(),
        // Staff decide by their address, and nobody takes their own rights.
        ...(roles.includes("staff") || me === userId ? [] : [stillAdmin(user, me)]),
      ];
    }),
  );
  if (refused.includes(0)) throw nobody();
  if (refused.length > 0) throw new UserFacingError("missing", unknownAddress);
  return toOfficerRow(await memberOf(userId, corpId));
}

/** A write that changes nothing, and is refused where the person is an admin no more or has no access. */
const stillAdmin = (users: WithinTransaction<typeof UserEntity>, userId: string) =>
  users
    .patch({ userId })
    .set({ isAdmin: true })
    .where(({ isAdmin, deactivatedAt }, { eq, notExists }) => `${eq(isAdmin, true)} AND ${notExists(deactivatedAt)}`)
    .commit();

const nobody = () => new UserFacingError("missing", "That person no longer exists.");

/** Reads a person of this corporation, as last written. @throws UserFacingError missing */
async function memberOf(userId: string, corpId: string): Promise<EntityItem<typeof UserEntity>> {
  const { data } = await UserEntity.get({ userId }).go({ consistent: true });
  if (data?.corpId !== corpId) throw nobody();
  return data;
}

/**
 * Lets no session hold that was opened until now for a person of this corporation.
 * @throws UserFacingError missing when the corporation has nobody with that id
 */
export async function endSessions(userId: string, corpId: string): Promise<void> {
  try {
    await UserEntity.patch({ userId })
      .set({ sessionsFrom: isoNow() })
      .where((user, { eq }) => eq(user.corpId, corpId))
      .go();
  } catch (error) {
    if (conditionFailed(error)) throw nobody();
    throw error;
  }
}

/** Reads the address of a person of this corporation, also of one whose access is off. @throws UserFacingError missing */
export async function byIdWithin(userId: string, corpId: string): Promise<{ email: string }> {
  const { data } = await UserEntity.get({ userId }).go({ attributes: ["corpId", "email"], consistent: true });
  if (data?.corpId !== corpId) throw nobody();
  return { email: data.email };
}
