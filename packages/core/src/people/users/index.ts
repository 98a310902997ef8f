import { createWriteTransaction, type EntityItem } from "electrodb";
import type * as z from "zod/mini";
import { action } from "../../platform/action";
import { person } from "../../platform/actor";
import { UserFacingError } from "../../platform/errors";
import { newId } from "../../platform/id";
import { commit } from "../../platform/table/write";
import * as Audit from "../audit/index";
import * as Permissions from "../permissions/index";
import type { Corporation } from "../permissions/schema";
import { AddressEntity, UserEntity } from "./entity";
import { fitsNmls, HeaderInput, HeaderUpdate, headerSentences } from "./header.schema";
import { Email, Preferences, PreferencesInput, ProfileInput, type User, UserInput } from "./schema";
import { isStaff, rolesOf } from "./standing";

export { byCorporation, corporationOf, setStanding } from "./officers";
export { standing } from "./standing";

type Item = EntityItem<typeof UserEntity>;

/**
 * Enters a person. Not an endpoint: invitations and the seed call it.
 * @throws UserFacingError conflict when the address is somebody's already
 */
export const create = action(UserInput, async (input): Promise<User> => {
  const corporation = await Permissions.corporation(input.corpID);
  const { corpID: corpId, ...rest } = input;
  const item: Item = { userId: newId("user"), corpId, preferences: {}, ...rest };
  const refused = await commit(
    createWriteTransaction({ user: UserEntity, address: AddressEntity }, ({ user, address }) => [
      user.create(item).commit(),
      address.create({ email: item.email, userId: item.userId }).commit(),
    ]),
  );
  if (refused.length > 0) throw new UserFacingError("conflict", "Somebody signs in with that address already.");
  return toUser(item, corporation);
});

/** The person who signs in with this address. One read whether there is one or not. */
export const idByEmail = action(Email, async (email): Promise<string | undefined> => {
  const { data } = await AddressEntity.get({ email }).go({ consistent: true });
  return data?.userId;
});

/** The signed-in person, with what the corporation adds. */
export const current = async (): Promise<User> => byId(person().userId);

export const byId = async (userId: string): Promise<User> => (await withCorporation(userId)).user;

/** A person and the corporation that they belong to. @throws UserFacingError missing */
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
 * Saves the fields of the header that are sent, each by itself; the others and the pictures stay.
 * @throws UserFacingError forbidden for what the corporation sets for all its officers; invalid for a license that is none of the NMLS
 */
export const setHeader = action(HeaderUpdate, async (changes): Promise<User> => {
  const { userId } = person();
  if (changes.company !== undefined) await refuseEnforced(changes.company);
  if ((changes.license === undefined) !== (changes.isNmls === undefined)) await refuseNoNumber(changes);
  const sent = Object.entries(changes) as [keyof HeaderUpdate, never][];
  await UserEntity.patch({ userId })
    .data(({ header }, { set }) => {
      for (const [name, value] of sent) set(header[name], value);
    })
    .go();
  await Audit.append({ kind: "header.changed", subject: userId, detail: { fields: Object.keys(changes).join(", ") } });
  return current();
});

/** The company's name as the corporation has it may be sent along with the rest. */
async function refuseEnforced(company: string): Promise<void> {
  const { permissions, name } = await Permissions.corporation(person().corpId);
  if (!permissions.enforceBranding || company === name) return;
  throw new UserFacingError("forbidden", headerSentences.enforced, { fields: { company: headerSentences.enforced } });
}

/** Of a license and its label one alone was sent: it must fit the other as that is kept. */
async function refuseNoNumber(changes: HeaderUpdate): Promise<void> {
  const { header } = await current();
  const { license = header.license, isNmls = header.isNmls } = changes;
  if (fitsNmls({ license, isNmls })) return;
  throw new UserFacingError("invalid", headerSentences.nmls, { fields: { license: headerSentences.nmls } });
}

/** @throws UserFacingError forbidden where the corporation's logo is everyone's */
export async function refuseEnforcedLogo(): Promise<void> {
  if ((await Permissions.mine()).enforceBranding) throw new UserFacingError("forbidden", headerSentences.enforced);
}

/** Where the person's picture is shown, or that there is none; keeping its file is the files' business. */
export async function setPicture(which: "headshot" | "logo", address: string | null): Promise<User> {
  await UserEntity.patch({ userId: person().userId })
    .data(({ header }, { set }) => set(header[which], address))
    .go();
  return current();
}

export async function preferences(): Promise<Preferences> {
  const { data } = await UserEntity.get({ userId: person().userId }).go({ attributes: ["preferences"] });
  return Preferences.parse(data?.preferences ?? {});
}

/** Sets each sent preference by itself, so that two tabs that save different ones both keep theirs. */
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

function toHeader(typed: z.input<typeof HeaderInput>, corporation: Corporation): User["header"] {
  const own = HeaderInput.parse(typed);
  const header = corporation.permissions.enforceBranding ? { ...own, company: corporation.name } : own;
  return {
    ...header,
    hasHeader: header.name !== "" && header.company !== "",
    corpLogo: corporation.logo,
    corpDisclaimer: corporation.disclaimer,
    corpLicenses: corporation.licenses,
    corpToolDisclaimer: corporation.toolDisclaimers,
  };
}

const eitherOf = (own: User["features"], corp: User["features"]): User["features"] => ({
  cm: own.cm || corp.cm,
  sfs: own.sfs || corp.sfs,
  aiBot: own.aiBot || corp.aiBot,
});
