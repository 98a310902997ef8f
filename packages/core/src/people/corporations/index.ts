/** This folder founds corporations, and manages their people and their logos. The `permissions` folder keeps what a corporation allows. */

import * as z from "zod/mini";
import * as Files from "../../files/index";
import { action } from "../../platform/action";
import { inCharge, person } from "../../platform/actor";
import { UserFacingError } from "../../platform/errors";
import * as Factors from "../access/factors";
import * as Sessions from "../access/sessions/index";
import * as Audit from "../audit/index";
import * as Permissions from "../permissions/index";
import { CorpId, type Corporation, type CorporationName } from "../permissions/schema";
import * as Users from "../users/index";
import * as Members from "../users/members/index";
import { UserId } from "../users/schema";
import * as Invitations from "./invitations/index";
import { Founding, type Officer, OfficerChange, OfficersQuery } from "./schema";

/**
 * Creates a corporation and invites the person who will run it. One that exists already stays as it is, and the invitation is mailed again: most often the
 * first mail did not go out. Only staff may call it.
 */
export const found = action(Founding, async ({ id: proposed, name, admin }): Promise<CorporationName> => {
  const made = Permissions.newCorporation({ name });
  const corporation = { ...made, id: proposed ?? made.id };
  const { id } = corporation;
  const invited = { ...admin, isAdmin: true };
  if (await Invitations.foundWith(corporation, invited)) return { id, name };
  await Invitations.invite({ ...invited, corpID: id });
  return { id, name: (await Permissions.corporation(id)).name };
});

/** Lists the people of the corporation in the order in which they joined. @throws UserFacingError missing */
export const listOfficers = action(
  OfficersQuery,
  async ({ corpID, ...wanted }): Promise<Officer[]> =>
    Promise.all((await Members.byCorporation(inCharge(corpID), wanted)).map(withFactor)),
);

/** Adds whether the person has more to show than an emailed code. */
const withFactor = async (row: Members.OfficerRow): Promise<Officer> => ({
  ...row,
  hasSecondFactor: await Factors.isStrong(row.id),
});

const SetOfficerInput = z.strictObject({ id: UserId, corpID: z.optional(CorpId), change: OfficerChange });
/**
 * Makes a person an admin or turns the person's access off, or undoes either, from the person's next call on. Nobody can do this to
 * themselves, so that no admin leaves their corporation without one.
 * @throws UserFacingError missing; conflict
 */
export const setOfficer = action(SetOfficerInput, async ({ id, corpID, change }): Promise<Officer> => {
  const corpId = inCharge(corpID);
  const { userId, roles } = person();
  const { isAdmin = roles.includes("admin"), isActive = true } = change;
  const losesOwn = id === userId && (!isActive || isAdmin !== roles.includes("admin"));
  if (losesOwn) throw new UserFacingError("conflict", "You cannot change your own rights. Ask another administrator.");
  const officer = await Members.setStanding({ userId: id, corpId, ...change });
  if (!isActive) await Sessions.endAll(id);
  return withFactor(officer);
});

const ResetInput = z.strictObject({ id: UserId, corpID: z.optional(CorpId) });
/**
 * Removes all second factors of a person who has lost them, and signs the person out everywhere. Only staff may do this to staff, whose accounts reach
 * every corporation.
 * @throws UserFacingError missing; conflict for oneself
 */
export const resetFactors = action(ResetInput, async ({ id, corpID }): Promise<void> => {
  const corpId = inCharge(corpID);
  const { userId, roles } = person();
  const found = await Members.byIdWithin(id, corpId);
  if (id === userId)
    throw new UserFacingError("conflict", "Change your own sign-in methods under Sign-in and security.");
  if (Users.isStaff(found.email) && !roles.includes("staff"))
    throw new UserFacingError("forbidden", "Highway's staff manage this person's sign-in methods.");
  await endEverywhere(id, corpId);
  await Factors.reset(id, corpId, found.email);
});

const EndSessionsInput = z.strictObject({ id: UserId, corpID: z.optional(CorpId) });
/** Signs a person out everywhere, from their next call on; oneself everywhere but in this browser. @throws UserFacingError missing */
export const endSessions = action(EndSessionsInput, async ({ id, corpID }): Promise<void> => {
  const corpId = inCharge(corpID);
  const { userId, corpId: own, sessionId } = person();
  const isOwn = id === userId && corpId === own;
  if (!isOwn) return endEverywhere(id, corpId);
  await Sessions.endAll(id, { except: sessionId, note: sessionsEndedEvent(id, corpId) });
});

/** Says in the trail of who ends them that a person's sessions ended. */
const sessionsEndedEvent = (id: string, corpId: string) => (browsers: number) =>
  Audit.eventOf({ kind: "sessions.ended", subject: id, detail: { browsers } }, { userId: person().userId, corpId });

/** Signs a person of the corporation out everywhere, from their next call on. @throws UserFacingError missing */
async function endEverywhere(id: string, corpId: string): Promise<void> {
  await Members.endSessions(id, corpId);
  await Sessions.endAll(id, { note: sessionsEndedEvent(id, corpId) });
}

const SetLogoInput = z.strictObject({ fullPath: z.nullable(z.string()), corpID: z.optional(CorpId) });
/** Makes an uploaded file the corporation's logo, or removes the logo. @throws UserFacingError missing; invalid */
export const setLogo = action(SetLogoInput, async ({ fullPath, corpID }): Promise<Corporation> => {
  const { id } = await Permissions.managedCorporation(corpID);
  return Files.setCorpLogo(id, fullPath, (address) => Permissions.setLogo(corpID, address));
});
