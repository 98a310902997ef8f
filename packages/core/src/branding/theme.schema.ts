import * as z from "zod/mini";
import { CorpId } from "../people/permissions/schema";
import { HexColor } from "./color.schema";

const themeGone = "That theme no longer exists.";
export const ThemeId = z.string(themeGone).check(z.regex(/^thm_[0-9a-z]{26}$/, themeGone));

const needed = "Theme name is required";
export const ThemeInput = z.strictObject({
  name: z.string(needed).check(z.trim(), z.minLength(1, needed), z.maxLength(60, "Use at most 60 characters")),
  primary: HexColor,
  secondary: HexColor,
});
export type ThemeInput = z.infer<typeof ThemeInput>;

/** Two colors under a name: of the corporation, for all of its officers, or of one officer alone. */
export const Theme = z.extend(ThemeInput, {
  _id: ThemeId,
  /** Whose it is; null for an officer's own. */
  corpID: z.nullable(CorpId),
});
export type Theme = z.infer<typeof Theme>;

/** Staff look after any corporation's; for anyone else it is their own corporation. */
export const ThemeQuery = z.strictObject({ corpID: z.optional(CorpId) });
/** With `corpID` the theme is made for that corporation, else for the officer alone. */
export const NewTheme = z.extend(ThemeInput, { corpID: z._default(z.nullable(CorpId), null) });

/** Which theme colors what clients see. */
export const ThemeUse = z.strictObject({
  /** The corporation's choice; null for the product's own colors. */
  corp: z.nullable(ThemeId),
  /** The officer's, which goes before the corporation's unless it enforces its branding. */
  own: z.nullable(ThemeId),
  enforced: z.boolean(),
  /** What comes of it. */
  colors: z.strictObject({ primary: HexColor, secondary: HexColor }),
});
export type ThemeUse = z.infer<typeof ThemeUse>;

/** What is not sent stays. */
export const ThemeUseInput = z.strictObject({
  corp: z.optional(z.nullable(ThemeId)),
  own: z.optional(z.nullable(ThemeId)),
});
