import { now } from "../../platform/clock";
import { UserFacingError } from "../../platform/errors";
import { sentences } from "./schema";

/**
 * When a link is to end, as it is stored, so that ends compare as text; undefined for never.
 * @throws UserFacingError invalid for a time that is past: a link is ended at once by revoking it, which is for good
 */
export function endOf(expiresAt: string | null | undefined): string | undefined {
  if (!expiresAt) return undefined;
  const at = Date.parse(expiresAt);
  if (at <= now()) throw new UserFacingError("invalid", sentences.past, { fields: { expiresAt: sentences.past } });
  return new Date(at).toISOString();
}
