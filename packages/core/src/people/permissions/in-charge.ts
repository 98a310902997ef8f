import { person } from "../../platform/actor";
import { UserFacingError, unknownAddress } from "../../platform/errors";

/** The corporation that is asked about: one's own, or for staff any. */
export function within(corpID?: string): string {
  const { corpId, roles } = person();
  if (corpID === undefined || corpID === corpId) return corpId;
  if (!roles.includes("staff")) throw new UserFacingError("missing", unknownAddress);
  return corpID;
}

/** Whether the person may decide for their own corporation. */
export const isInCharge = () => person().roles.some((role) => role === "admin" || role === "staff");

/**
 * The corporation that the person decides for: an admin for their own, staff for any. Who may not is told what a stranger to the address
 * is told, before anything is read.
 */
export function inCharge(corpID?: string): string {
  const asked = within(corpID);
  if (!isInCharge()) throw new UserFacingError("missing", unknownAddress);
  return asked;
}
