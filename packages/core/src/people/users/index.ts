import { createWriteTransaction, type EntityItem } from "electrodb";
import type * as z from "zod/mini";
import { action } from "../../platform/action";
import { person, refuseUnproved } from "../../platform/actor";
import { isoNow } from "../../platform/clock";
import { env } from "../../platform/declare/env";
import { Email } from "../../platform/email.schema";
import { UserFacingError } from "../../platform/errors";
import { newId } from "../../platform/id";
import { isEmail } from "../../platform/pure/email-address";
import { matches, wordsOf } from "../../platform/table/listing/words";
import { conditionFailed } from "../../platform/table/table";
import { commit, type WithinTransaction } from "../../platform/table/write";
import * as Audit from "../audit/index";
import * as Permissions from "../permissions/index";
import type { Corporation } from "../permissions/schema";
import { AddressEntity, UserEntity } from "./entity";
import { fitsNmls, HeaderInput, HeaderUpdate, headerSentences } from "./header.schema";
import { Preferences, PreferencesInput, ProfileInput, type User, UserInput } from "./schema";

type Item = EntityItem<typeof UserEntity>;

/**
 * Creates a person. No endpoint calls this: the seed does, and who enters the first admin of a stage.
 * @param kind  what the person's trail says of it, in the same write
 * @throws UserFacingError conflict when the address is already somebody's
 */
export async function create(input: z.input<typeof UserInput>, kind?: "admin.entered"): Promise<User> {
  const { user, writes } = await entering(input);
  const trail = { userId: user.id, corpId: user.corpID };
  const refused = await commit(
    createWriteTransaction({ ...entrants, event: Audit.AuditEntity }, (within) => [
      ...writes(within),
      ...(kind ? [within.event.create(Audit.eventOf({ kind, subject: user.id }, trail)).commit()] : []),
    ]),
  );
  refuseTaken(refused);
  return user;
}

/** What is written of a person who is new. */
export const entrants = { user: UserEntity, address: AddressEntity };
type Entering = { [Name in keyof typeof entrants]: WithinTransaction<(typeof entrants)[Name]> };

/** Prepares a new person, for a transaction that writes more than the person: what stands first in it are these writes. */
export const entering = action(UserInput, async (input) => {
  const corporation = await Permissions.corporation(input.corpID);
  const { corpID: corpId, ...rest } = input;
  const item: Item = { userId: newId("user"), corpId, preferences: {}, ...rest };
  const { email, userId } = item;
  const writes = ({ user, address }: Entering) => [
    user.create(item).commit(),
    address.create({ email, userId }).commit(),
  ];
  return { user: toUser(item, corporation), writes };
});

/** @param refused  the places of the writes that their condition refused @throws UserFacingError conflict when the address is already somebody's */
export function refuseTaken(refused: number[]): void {
  if (refused.some((place) => place < 2))
    throw new UserFacingError("conflict", "Someone already signs in with that address.");
}

/** Finds the person who signs in with this address. It takes one read whether there is such a person or not. */
export const idByEmail = action(Email, async (email): Promise<string | undefined> => {
  const { data } = await AddressEntity.get({ email }).go({ consistent: true });
  return data?.userId;
});

/** Reads the signed-in person, with what the corporation adds. */
export async function current(): Promise<User> {
  const { userId, mustEnroll } = person();
  return { ...(await byId(userId)), ...(mustEnroll && { mustEnroll }) };
}

export const byId = async (userId: string): Promise<User> => (await withCorporation(userId)).user;

/** Reads a person and the corporation that the person belongs to. @throws UserFacingError missing */
export async function withCorporation(userId: string): Promise<{ user: User; corporation: Corporation }> {
  const { data } = await UserEntity.get({ userId }).go();
  if (!data) throw new UserFacingError("missing", "That person no longer exists.");
  const corporation = await Permissions.corporation(data.corpId);
  return { user: toUser(data, corporation), corporation };
}

export const setProfile = action(ProfileInput, async (changes): Promise<User> => {
  await UserEntity.patch({ userId: person().userId }).set(changes).go();
  return current();
});

/**
 * Saves each header field that is sent by itself; the other fields and the pictures stay.
 * @throws UserFacingError forbidden for a company name that the corporation sets for all its officers; invalid for a license that is no NMLS number;
 * unproved for another address, to which all replies would go, without a fresh proof of who the person is
 */
export const setHeader = action(HeaderUpdate, async (changes): Promise<User> => {
  const { userId } = person();
  if (changes.company !== undefined) await refuseEnforced(changes.company);
  if ((changes.license === undefined) !== (changes.isNmls === undefined)) await refuseNoNumber(changes);
  if (changes.email !== undefined && changes.email !== (await current()).header.email) refuseUnproved();
  const sent = Object.entries(changes) as [keyof HeaderUpdate, never][];
  const detail = { fields: Object.keys(changes).join(", ") };
  await commit(
    createWriteTransaction(noted, ({ user, event }) => [
      user
        .patch({ userId })
        .data(({ header }, { set }) => {
          for (const [name, value] of sent) set(header[name], value);
        })
        .commit(),
      event.create(Audit.eventOf({ kind: "header.changed", subject: userId, detail })).commit(),
    ]),
  );
  return current();
});

/** Refuses a company name that the corporation enforces, unless the name sent is the corporation's own. */
async function refuseEnforced(company: string): Promise<void> {
  const { permissions, name } = await Permissions.corporation(person().corpId);
  if (!permissions.enforceBranding || company === name) return;
  throw new UserFacingError("forbidden", headerSentences.enforced, { fields: { company: headerSentences.enforced } });
}

/** Refuses a license that does not fit its NMLS label. When only one of the two is sent, it must fit the saved value of the other. */
async function refuseNoNumber(changes: HeaderUpdate): Promise<void> {
  const { header } = await current();
  const { license = header.license, isNmls = header.isNmls } = changes;
  if (fitsNmls({ license, isNmls })) return;
  throw new UserFacingError("invalid", headerSentences.nmls, { fields: { license: headerSentences.nmls } });
}

/** Refuses a logo of the officer's own. @throws UserFacingError forbidden when the corporation enforces its logo for everyone */
export async function refuseEnforcedLogo(): Promise<void> {
  if ((await Permissions.ownPermissions()).enforceBranding)
    throw new UserFacingError("forbidden", headerSentences.enforced);
}

/** Sets the address at which the person's picture is shown, or null for no picture. The `files` folder keeps the file itself. */
export async function setPicture(which: "headshot" | "logo", address: string | null): Promise<User> {
  const { userId } = person();
  await Audit.noted(
    UserEntity,
    (users) =>
      users
        .patch({ userId })
        .data(({ header }, { set }) => set(header[which], address))
        .commit(),
    Audit.eventOf({ kind: `${which}.${address === null ? "removed" : "changed"}`, subject: userId }),
  );
  return current();
}

export async function preferences(): Promise<Preferences> {
  const { data } = await UserEntity.get({ userId: person().userId }).go({ attributes: ["preferences"] });
  return Preferences.parse(data?.preferences ?? {});
}

/** Sets each preference that is sent by itself, so that two tabs that save different ones both keep theirs. */
export const setPreferences = action(PreferencesInput, async (changes): Promise<Preferences> => {
  const userId = person().userId;
  const sent = Object.entries(changes) as [keyof Preferences, never][];
  if (sent.length > 0)
    await UserEntity.patch({ userId })
      .data(({ preferences }, { set }) => {
        for (const [name, value] of sent) set(preferences[name], value);
      })
      .go();
  return preferences();
});

function toUser(item: Item, corporation: Corporation): User {
  const { userId: id, email, fullName, userTheme } = item;
  return {
    id,
    lrID: id.slice("usr_".length),
    corpID: item.corpId,
    email,
    roles: rolesOf(item),
    isMBSEmployee: isStaff(email),
    profile: { fullName, email, userTheme },
    header: toHeader(item.header, corporation),
    userPreferences: Preferences.parse(item.preferences),
    features: eitherOf(item.features, corporation.features),
    addOns: [...new Set([...item.addOns, ...corporation.addOns])],
  };
}

/** Reads a saved header. Mails are answered to its address, so one that no mail can name is left out, and the sign-in address stands in. */
function toHeader(typed: z.input<typeof HeaderInput>, corporation: Corporation): User["header"] {
  const saved = HeaderInput.parse(typed);
  const own = { ...saved, email: isEmail(saved.email) ? saved.email : "" };
  const header = corporation.permissions.enforceBranding ? { ...own, company: corporation.name } : own;
  return {
    ...header,
    hasHeader: header.name !== "" && header.company !== "",
    corpLogo: corporation.logo,
    corpDisclaimer: corporation.disclaimer,
    corpDisclaimerEs: corporation.disclaimerEs,
    corpLicenses: corporation.licenses,
    corpToolDisclaimer: corporation.toolDisclaimers,
  };
}

const eitherOf = (own: User["features"], corp: User["features"]): User["features"] => ({
  cm: own.cm || corp.cm,
  sfs: own.sfs || corp.sfs,
  aiBot: own.aiBot || corp.aiBot,
});

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

const toOfficerRow = (person: Item): OfficerRow => ({
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

/** Notes that the person was seen now. Nothing is noted of somebody who no longer exists. */
export async function noteActive(userId: string): Promise<void> {
  try {
    await UserEntity.patch({ userId }).set({ lastActiveAt: isoNow() }).go();
  } catch (error) {
    if (!conditionFailed(error)) throw error;
  }
}

type StandingChange = { userId: string; corpId: string; isAdmin: boolean; isActive: boolean };

/** A person, and what the trail says of what was changed of them, in one write. */
const noted = { user: UserEntity, event: Audit.AuditEntity };

/**
 * Sets what a person of this corporation may do, from the person's next call on; the trail of who does it says so, in the same write.
 * @throws UserFacingError missing when the corporation has nobody with that id
 */
export async function setStanding({ userId, corpId, isAdmin, isActive }: StandingChange): Promise<OfficerRow> {
  const deed = { kind: "officer.changed", subject: userId, detail: { admin: isAdmin, active: isActive } } as const;
  const at = isoNow();
  const refused = await commit(
    createWriteTransaction(noted, ({ user, event }) => {
      const patch = user.patch({ userId }).set({ isAdmin });
      const write = isActive ? patch.remove(["deactivatedAt"]) : patch.set({ deactivatedAt: at, sessionsFrom: at });
      return [
        write.where((user, { eq }) => eq(user.corpId, corpId)).commit(),
        event.create(Audit.eventOf(deed, { userId: person().userId, corpId })).commit(),
      ];
    }),
  );
  const { data } = await UserEntity.get({ userId }).go({ consistent: true });
  if (refused.length > 0 || !data) throw new UserFacingError("missing", "That person no longer exists.");
  return toOfficerRow(data);
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
    if (conditionFailed(error)) throw new UserFacingError("missing", "That person no longer exists.");
    throw error;
  }
}

/** Reads the address of a person of this corporation, also of one whose access is off. @throws UserFacingError missing */
export async function byIdWithin(userId: string, corpId: string): Promise<{ email: string }> {
  const { data } = await UserEntity.get({ userId }).go({ attributes: ["corpId", "email"], consistent: true });
  if (data?.corpId !== corpId) throw new UserFacingError("missing", "That person no longer exists.");
  return { email: data.email };
}

/** Finds the corporation of a person, also of one whose access an admin turned off. */
export async function corporationOf(userId: string): Promise<string | undefined> {
  const { data } = await UserEntity.get({ userId }).go({ attributes: ["corpId"], consistent: true });
  return data?.corpId;
}

/** A person's standing is what decides whether, and with which roles, the person has access. */
export type Standing = {
  userId: string;
  corpId: string;
  email: string;
  roles: User["roles"];
  /** Only sessions that were opened after this time hold. */
  sessionsFrom: string | undefined;
};

/** Reads a person's standing with every call, so that a role that was taken away is gone at once. A person whose access is off has none. */
export async function standing(userId: string): Promise<Standing | undefined> {
  const attributes = ["corpId", "email", "isAdmin", "deactivatedAt", "sessionsFrom"] as const;
  const { data } = await UserEntity.get({ userId }).go({ consistent: true, attributes: [...attributes] });
  if (!data || data.deactivatedAt) return undefined;
  const { corpId, email, sessionsFrom } = data;
  return { userId, corpId, email, roles: rolesOf(data), sessionsFrom };
}

export const rolesOf = ({ email, isAdmin }: { email: string; isAdmin: boolean }): User["roles"] => [
  "officer",
  ...(isAdmin ? (["admin"] as const) : []),
  ...(isStaff(email) ? (["staff"] as const) : []),
];

/** Says whether a sign-in address belongs to the provider's staff: STAFF_DOMAIN lists its domain or the whole address. */
export function isStaff(email: string): boolean {
  const known = env("STAFF_DOMAIN")
    .split(",")
    .map((entry) => entry.trim().toLowerCase());
  return known.includes(email) || known.includes(email.slice(email.lastIndexOf("@") + 1));
}
