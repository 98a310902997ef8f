import * as z from "zod/mini";
import { CorpId } from "../people/permissions/schema";
import { required, trimmed, Was } from "../platform/fields.schema";
import { HexColor } from "./color.schema";

const themeGone = "That theme no longer exists.";
export const ThemeId = z.string(themeGone).check(z.regex(/^thm_[0-9a-z]{26}$/, themeGone));

const NAME_REQUIRED = "Theme name is required";
export const ThemeInput = z.strictObject({
  name: z
    .string(NAME_REQUIRED)
    .check(...trimmed, ...required(NAME_REQUIRED), z.maxLength(60, "Use at most 60 characters")),
  primary: HexColor,
  secondary: HexColor,
});
export type ThemeInput = z.infer<typeof ThemeInput>;

export const ThemeSave = z.extend(ThemeInput, { was: Was });
export type ThemeSave = z.output<typeof ThemeSave>;

/** A theme: two colors under a name, which belong to a corporation and all its officers, or to one officer alone. */
export const Theme = z.extend(ThemeInput, {
  _id: ThemeId,
  /** The corporation that owns the theme; null for an officer's own theme. */
  corpID: z.nullable(CorpId),
});
export type Theme = z.infer<typeof Theme>;

/** The query for themes. Staff may name any corporation; for anyone else the query means their own. */
export const ThemeQuery = z.strictObject({ corpID: z.optional(CorpId) });
/**
 * A new theme. With `corpID` it is made for that corporation, else for the officer alone. The caller may propose its id, so that a theme that is sent again,
 * because the answer was lost, is the same one.
 */
export const NewTheme = z.extend(ThemeInput, {
  _id: z.optional(ThemeId),
  corpID: z._default(z.nullable(CorpId), null),
});

/** The themes that color what clients see. */
export const ThemeUse = z.strictObject({
  /** The theme that the corporation chose; null for the product's own colors. */
  corp: z.nullable(ThemeId),
  /** The theme that the officer chose, which goes before the corporation's unless the corporation enforces its branding. */
  own: z.nullable(ThemeId),
  enforced: z.boolean(),
  /** The colors that follow from the two choices. */
  colors: z.strictObject({ primary: HexColor, secondary: HexColor }),
});
export type ThemeUse = z.infer<typeof ThemeUse>;

/** A choice of themes. A choice that is not sent stays as it was. */
export const ThemeUseInput = z.strictObject({
  corp: z.optional(z.nullable(ThemeId)),
  own: z.optional(z.nullable(ThemeId)),
});
