/** What a person sets of themselves: the profile, the header that clients see, its pictures, and preferences. */
import * as z from "zod/mini";
import { action } from "../../../platform/action";
import { person, refuseUnproved } from "../../../platform/actor";
import { UserFacingError } from "../../../platform/errors";
import { saveOver } from "../../../platform/save-over";
import { conditionFailed } from "../../../platform/table/table";
import { unchanged } from "../../../platform/table/write";
import * as Audit from "../../audit/index";
import * as Permissions from "../../permissions/index";
import type { Corporation } from "../../permissions/schema";
import { UserEntity } from "../entity";
import { fitsNmls, HeaderSave, HeaderUpdate, headerSentences } from "../header.schema";
import { current, toUser } from "../index";
import { Preferences, PreferencesInput, ProfileInput, PropertyTaxDefaults, type User } from "../schema";

/** Saves the person's name, which invitations and the lists of admins show, and the theme, which nobody else sees and the trail says nothing of. */
export const setProfile = action(ProfileInput, async (changes): Promise<User> => {
  const { userId } = person();
  if (changes.fullName === undefined) await UserEntity.patch({ userId }).set(changes).go();
  else
    await Audit.commitWithEvent(
      UserEntity,
      (users) => users.patch({ userId }).set(changes).commit(),
      Audit.eventOf({ kind: "profile.renamed", subject: userId }),
    );
  return current();
});

/**
 * Saves each header field that is sent by itself; the other fields and the pictures stay.
 * @throws UserFacingError forbidden for a company name that the corporation sets for all its officers; invalid for a license that is no NMLS number;
 * unproved for another address, to which all replies would go, without a fresh proof of who the person is; conflict, with the person in `current`, where a
 * field was changed elsewhere after it was read
 */
export const setHeader = action(HeaderSave, (changes) => saveHeader(changes));

async function saveHeader({ was, ...sent }: HeaderSave): Promise<User> {
  const { userId } = person();
  const { item, user, corporation } = await saved(userId);
  const { header } = user;
  if (sent.company !== undefined) refuseEnforced(sent.company, corporation);
  const fields = HeaderUpdate.shape;
  const changes = saveOver({ was, sent, now: header, fields, refusal: headerSentences.stale, current: user });
  refuseNoNumber({ ...header, ...changes }, changes);
  if (changes.email !== undefined && changes.email !== header.email) refuseUnproved();
  const detail = { fields: Object.keys(sent).join(", ") };
  const isWritten = await Audit.commitWithEvent(
    UserEntity,
    (users) =>
      users
        .patch({ userId })
        .data(({ header }, { set }) => {
          for (const [name, value] of Object.entries(changes) as [keyof HeaderUpdate, never][])
            set(header[name], value);
        })
        .add({ changes: 1 })
        .where(unchanged(item.changes))
        .commit(),
    Audit.eventOf({ kind: "header.changed", subject: userId, detail }),
  );
  // Another save came between the read and the write: this one begins from there.
  return isWritten ? current() : saveHeader({ was, ...sent });
}

/** Reads the person as last written. @throws UserFacingError missing */
async function saved(userId: string) {
  const { data: item } = await UserEntity.get({ userId }).go({ consistent: true });
  if (!item) throw new UserFacingError("missing", "That person no longer exists.");
  const corporation = await Permissions.corporation(item.corpId);
  return { item, corporation, user: toUser(item, corporation) };
}

/** Refuses a company name that the corporation enforces, unless the name sent is the corporation's own. */
function refuseEnforced(company: string, { permissions, name }: Corporation): void {
  if (!permissions.enforceBranding || company === name) return;
  throw new UserFacingError("forbidden", headerSentences.enforced, { fields: { company: headerSentences.enforced } });
}

/** Refuses a changed license that does not fit its NMLS label, and a changed label that does not fit the license. */
function refuseNoNumber(header: User["header"], { license, isNmls }: HeaderUpdate): void {
  if ((license === undefined && isNmls === undefined) || fitsNmls(header)) return;
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
  return (await savedPreferences(person().userId)).preferences;
}

async function savedPreferences(userId: string) {
  const { data } = await UserEntity.get({ userId }).go({ attributes: ["preferences", "changes"], consistent: true });
  if (!data) throw new UserFacingError("missing", "That person no longer exists.");
  return { preferences: Preferences.parse(data.preferences), changes: data.changes };
}

/**
 * Sets each preference that is sent by itself, so that two tabs that save different ones both keep theirs. So does each place of the tax defaults, where the
 * caller says what they said when the change began.
 * @throws UserFacingError conflict, with the preferences in `current`, where the default of one place was changed elsewhere too
 */
export const setPreferences = action(PreferencesInput, (input) => savePreferences(input));

async function savePreferences({ was, ...sent }: PreferencesInput): Promise<Preferences> {
  const { userId } = person();
  const { preferences: current, changes } = await savedPreferences(userId);
  const { propertyTaxDefaults: places } = sent;
  const joined = was && places && { propertyTaxDefaults: placesOver(was.propertyTaxDefaults, places, current) };
  const named = Object.entries({ ...sent, ...joined }) as [keyof Preferences, never][];
  if (named.length === 0) return current;
  try {
    await UserEntity.patch({ userId })
      .data(({ preferences }, { set }) => {
        for (const [name, value] of named) set(preferences[name], value);
      })
      .add({ changes: 1 })
      .where(unchanged(changes))
      .go();
  } catch (error) {
    if (!conditionFailed(error)) throw error;
    // Another save came between the read and the write: this one begins from there.
    return savePreferences({ was, ...sent });
  }
  return preferences();
}

type Places = Preferences["propertyTaxDefaults"];
/** A place without a default, which one tab may have removed while another changed it. */
const maybeRate = z.nullable(z.number());

/** Makes the tax defaults that are sent ready to be written over those that are there now: each place stands for itself. */
function placesOver(before: Places, sent: Places, current: Preferences): Places {
  const now = current.propertyTaxDefaults;
  const named = Object.keys({ ...before, ...sent, ...now });
  const everyPlace = (places: Places) => Object.fromEntries(named.map((place) => [place, places[place] ?? null]));
  const fields = Object.fromEntries(named.map((place) => [place, maybeRate]));
  const conflict = { refusal: "This default was changed elsewhere. Here is what it is now.", current };
  const rates = saveOver({
    was: everyPlace(before),
    sent: everyPlace(sent),
    now: everyPlace(now),
    fields,
    ...conflict,
  });
  const kept = Object.entries(rates).filter((entry): entry is [string, number] => entry[1] !== null);
  return PropertyTaxDefaults.parse(Object.fromEntries(kept));
}
