/** How an officer looks to clients: header, pictures, licenses, disclaimers, co-brand and colors, as the corporation allows them. */
import * as Users from "../people/users/index";
import * as Cobrands from "./cobrands/index";
import { brandOf } from "./pure/brand-of";
import type { Brand, Together } from "./schema";
import * as Themes from "./themes/index";

/**
 * Reads what clients of an officer see. A co-brand that was deleted, or that the corporation does not show, is left out.
 * @param together  with whom the officer appears; may still be on its way
 * @throws UserFacingError missing when there is no such officer
 */
export async function of(userId: string, together: Together | Promise<Together> = {}): Promise<Brand> {
  const [{ user, corporation, beside: colors }, other] = await Promise.all([
    Users.withCorporation(userId, (corpId, reading) => Themes.colorsOf(corpId, userId, reading)),
    togetherWith(userId, together),
  ]);
  return brandOf(user.header, corporation.permissions, { ...other, colors });
}

async function togetherWith(userId: string, together: Together | Promise<Together>) {
  const { cobrandID = -1, cobrandPosition: position } = await together;
  return { position, cobrand: cobrandID === -1 ? undefined : await Cobrands.ofOfficer(userId, cobrandID) };
}
