import * as z from "zod/mini";
import { endpoints } from "../../platform/declare/endpoint";
import { NewTheme, Theme, ThemeId, ThemeQuery, ThemeSave, ThemeUse, ThemeUseInput } from "../theme.schema";

const theme = {
  _id: "thm_01kahvw0c2e4g6j8m0p2r4t6v8",
  name: "Summit Forest",
  primary: "#1f5c4a",
  secondary: "#b5613d",
  corpID: null,
};
const { _id: id, corpID: _corp, ...typed } = theme;
const colors = { primary: typed.primary, secondary: typed.secondary };
const use = { corp: null, own: id, enforced: false, colors };
const changeCall = {
  allow: "officer",
  uses: ["table"],
  limits: [{ by: "actor", count: 120, seconds: 600 }],
  query: ThemeQuery,
} as const;
const Path = z.object({ id: ThemeId });

export const themeEndpoints = endpoints({
  "GET /v1/themes": {
    does: "The corporation's themes and the person's own, sorted by name.",
    handler: "themes/list",
    allow: "officer",
    uses: ["table"],
    query: ThemeQuery,
    answer: z.array(Theme),
    example: { query: {}, answer: [theme] },
  },
  "POST /v1/themes": {
    does: "Creates a theme for the person or, with `corpID`, for the corporation. Only the corporation's admin and staff may do the latter. `_id` may be proposed; sending it again does not make a second theme.",
    handler: "themes/create",
    allow: "officer",
    uses: ["table"],
    limits: changeCall.limits,
    body: NewTheme,
    answer: z.tuple([Theme]),
    status: 201,
    example: { body: typed, answer: [theme] },
  },
  "PUT /v1/themes/{id}": {
    does: "Saves a theme. Everything that uses it takes the new colors immediately. `was` may say what the fields said when they were read: if one was changed elsewhere since, that is a conflict (409).",
    handler: "themes/update",
    ...changeCall,
    path: Path,
    body: ThemeSave,
    answer: z.tuple([Theme]),
    example: { path: { id }, query: {}, body: typed, answer: [theme] },
  },
  "DELETE /v1/themes/{id}": {
    does: "Deletes a theme. Everything that used it goes back to the colors it had before.",
    handler: "themes/remove",
    ...changeCall,
    path: Path,
    answer: z.tuple([Theme]),
    example: { path: { id }, query: {}, answer: [theme] },
  },
  "GET /v1/themes/in-use": {
    does: "Which themes the corporation and the person use, and the resulting colors.",
    handler: "themes/in-use",
    allow: "officer",
    uses: ["table"],
    query: ThemeQuery,
    answer: z.tuple([ThemeUse]),
    example: { query: {}, answer: [use] },
  },
  "PUT /v1/themes/in-use": {
    does: "Chooses the person's theme (`own`) or the corporation's (`corp`), which only its admin and staff may do; null chooses none.",
    handler: "themes/use",
    ...changeCall,
    body: ThemeUseInput,
    answer: z.tuple([ThemeUse]),
    example: { query: {}, body: { own: id }, answer: [use] },
  },
});
