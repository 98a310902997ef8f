/** How an officer looks to clients: header, pictures, licenses, disclaimers, co-brand and colors, as the corporation allows them. */
import * as Users from "../people/users/index";
import * as Cobrands from "./cobrands/index";
import { brandOf } from "./pure/brand-of";
import type { Brand, Together } from "./schema";
import * as Themes from "./themes/index";

/**
 * Reads what clients of an officer see. A co-brand that was deleted, or that the corporation does not show, is left out.
 * @throws UserFacingError missing when there is no such officer
 */
export async function of(userId: string, { cobrandID = -1, cobrandPosition }: Together = {}): Promise<Brand> {
  const [{ user, corporation }, cobrand] = await Promise.all([
    Users.withCorporation(userId),
    cobrandID === -1 ? undefined : Cobrands.ofOfficer(userId, cobrandID),
  ]);
  const colors = await Themes.colorsOf(corporation.id, userId);
  return brandOf(user.header, corporation.permissions, { cobrand, position: cobrandPosition, colors });
}
