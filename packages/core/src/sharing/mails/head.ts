import { signedName } from "../../branding/pure/signed-name";
import type { Brand } from "../../branding/schema";
import { escapeHtml } from "./blocks";
import { font } from "./style";

/** Makes initials such as "DW" of "Dana Whitfield". They stand in the place of a picture, because many mail programs show none. */
export const initials = (name: string) =>
  [...name.matchAll(/(^|\s)(\p{L})/gu)]
    .map(([, , letter]) => letter!.toLocaleUpperCase("en"))
    .filter((_, at, all) => at === 0 || at === all.length - 1)
    .join("");

/** Writes the line below the name, as in "Summit Home Lending, NMLS #9401827". */
export const lineOf = ({ company, licenseLabel }: Brand) => [company, licenseLabel].filter(Boolean).join(", ");

/** Draws initials in a circle of one size, however many lines stand beside it. */
const round = (letters: string) =>
  `<table role="presentation" width="48" cellpadding="0" cellspacing="0" border="0" style="width:48px;border-collapse:separate;"><tr><td width="48" height="48" align="center" valign="middle" class="av" bgcolor="#F3DECC" style="width:48px;height:48px;border-radius:24px;background:#F3DECC;color:#7A3612;${font(16, 20)}font-weight:600;">${escapeHtml(letters)}</td></tr></table>`;

/** Draws who writes the mail. */
export const head = (brand: Brand) =>
  `<tr><td class="px" style="padding:28px 40px 0;"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td width="48" valign="top" style="width:48px;">${round(initials(brand.name))}</td>
<td valign="middle" style="padding-left:14px;"><div class="fg" style="${font(16, 22)}font-weight:600;color:#121826;">${escapeHtml(signedName(brand))}</div><div class="fg3" style="${font(13, 18)}color:#5C6678;">${escapeHtml(lineOf(brand))}</div>${cobranded(brand)}</td>
</tr></table></td></tr>`;

/** Draws the co-brand with whom the officer appears. */
const cobranded = ({ cobrand }: Brand) =>
  cobrand
    ? `<div class="fg3" style="${font(13, 18)}color:#5C6678;">+ ${escapeHtml([cobrand.name, cobrand.company, cobrand.license].filter(Boolean).join(", "))}</div>`
    : "";
