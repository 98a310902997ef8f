/** What a person sets of themselves: the profile, the header that clients see, its pictures, and preferences. */
import { createWriteTransaction } from "electrodb";
import { action } from "../../../platform/action";
import { person, refuseUnproved } from "../../../platform/actor";
import { UserFacingError } from "../../../platform/errors";
import { commit } from "../../../platform/table/write";
import * as Audit from "../../audit/index";
import * as Permissions from "../../permissions/index";
import { UserEntity } from "../entity";
import { fitsNmls, HeaderUpdate, headerSentences } from "../header.schema";
import { current } from "../index";
import { Preferences, PreferencesInput, ProfileInput, type User } from "../schema";

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
    createWriteTransaction({ user: UserEntity, event: Audit.AuditEntity }, ({ user, event }) => [
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
  await Audit.commitWithEvent(
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
