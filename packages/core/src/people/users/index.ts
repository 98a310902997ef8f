import { createWriteTransaction, type EntityItem } from "electrodb";
import type * as z from "zod/mini";
import { action } from "../../platform/action";
import { person } from "../../platform/actor";
import { isoNow } from "../../platform/clock";
import { env } from "../../platform/declare/env";
import { Email } from "../../platform/email.schema";
import { UserFacingError } from "../../platform/errors";
import { newId } from "../../platform/id";
import { isEmail } from "../../platform/pure/email-address";
import { conditionFailed } from "../../platform/table/table";
import { commit, type WithinTransaction } from "../../platform/table/write";
import * as Audit from "../audit/index";
import * as Permissions from "../permissions/index";
import type { Corporation } from "../permissions/schema";
import { AddressEntity, UserEntity } from "./entity";
import { HeaderInput } from "./header.schema";
import { Preferences, type User, UserInput } from "./schema";

type Item = EntityItem<typeof UserEntity>;

/**
 * Creates a person. No endpoint calls this: the seed does, and so does the script that enters the first admin of a stage.
 * @param kind  what the person's trail says of it, in the same write
 * @throws UserFacingError conflict when the address is already somebody's
 */
export async function create(input: z.input<typeof UserInput>, kind?: "admin.entered"): Promise<User> {
  const { user, writes } = await enterUser(input);
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

/** The entities that the record of a new person is written with. */
export const entrants = { user: UserEntity, address: AddressEntity };
type Entering = { [Name in keyof typeof entrants]: WithinTransaction<(typeof entrants)[Name]> };

/** Prepares a new person of a corporation that may have been founded just now, for a transaction that writes more than the person. These writes must come first in it. */
export const enterUser = action(UserInput, async (input) => {
  const corporation = await Permissions.corporation(input.corpID, { consistent: true });
  const { corpID: corpId, ...rest } = input;
  const item: Item = { userId: newId("user"), corpId, preferences: {}, ...rest };
  const { email, userId } = item;
  const writes = ({ user, address }: Entering) => [
    user.create(item).commit(),
    address.create({ email, userId }).commit(),
  ];
  return { user: toUser(item, corporation), writes };
});

/**
 * Refuses an address that is already somebody's, once the write of a new person was refused.
 * @param refused  the places of the writes that their condition refused
 * @throws UserFacingError conflict when the address is already somebody's
 */
export function refuseTaken(refused: number[]): void {
  if (refused.some((place) => place < 2))
    throw new UserFacingError("conflict", "Someone already signs in with that address.");
}

/** Finds the person who signs in with this address. It takes one read whether there is such a person or not. */
export const idByEmail = action(Email, async (email): Promise<string | undefined> => {
  const { data } = await AddressEntity.get({ email }).go({ consistent: true });
  return data?.userId;
});

/** Reads the signed-in person as last written, who may have joined or saved something just now, with what the corporation adds. */
export async function current(): Promise<User> {
  const { userId, mustEnroll } = person();
  const { user } = await withCorporation(userId, undefined, { consistent: true });
  return { ...user, ...(mustEnroll && { mustEnroll }) };
}

export const byId = async (userId: string): Promise<User> => (await withCorporation(userId)).user;

/**
 * Reads a person and the corporation that the person belongs to.
 * @param beside  reads what else follows from the corporation, while that is being read
 * @throws UserFacingError missing
 */
export async function withCorporation<Beside = undefined>(
  userId: string,
  beside: (corpId: string, corporation: Promise<Corporation>) => Promise<Beside> = async () => undefined as Beside,
  { consistent = false } = {},
): Promise<{ user: User; corporation: Corporation; beside: Beside }> {
  const { data } = await UserEntity.get({ userId }).go({ consistent });
  if (!data) throw new UserFacingError("missing", "That person no longer exists.");
  const reading = Permissions.corporation(data.corpId);
  const [corporation, found] = await Promise.all([reading, beside(data.corpId, reading)]);
  return { user: toUser(data, corporation), corporation, beside: found };
}

/** Makes the person of the record and of the corporation's. */
export function toUser(item: Item, corporation: Corporation): User {
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

/** Notes that the person was seen now. Nothing is noted of somebody who no longer exists. */
export async function noteActive(userId: string): Promise<void> {
  try {
    await UserEntity.patch({ userId }).set({ lastActiveAt: isoNow() }).go();
  } catch (error) {
    if (!conditionFailed(error)) throw error;
  }
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
export async function standingOf(userId: string): Promise<Standing | undefined> {
  const attributes = ["corpId", "email", "isAdmin", "deactivatedAt", "sessionsFrom"] as const;
  const { data } = await UserEntity.get({ userId }).go({ consistent: true, attributes: [...attributes] });
  if (!data || data.deactivatedAt) return undefined;
  const { corpId, email, sessionsFrom } = data;
  return { userId, corpId, email, roles: rolesOf(data), sessionsFrom };
}

const rolesOf = ({ email, isAdmin }: { email: string; isAdmin: boolean }): User["roles"] => [
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
