import * as z from "zod/mini";
import { Brand, BrandPhone } from "../../../branding/schema";
import { Lang } from "../../../clients/schema";
import { Passcode, PasscodeState } from "../../passcodes/schema";
import { LinkId, LinkTool } from "../schema";

export const EntryInput = z.strictObject({
  /** True to have a code mailed, the first or another one. */
  resend: z.optional(z.boolean("Set resend to true or false")),
  passcode: z.optional(Passcode),
  /** True for the officer's own look, which does not count. Only a call with the session of the link's officer may say so. */
  loView: z.optional(z.boolean("Set loView to true or false")),
  /** True when the officer is not to be told of this opening. Only a call with the session of the link's officer may say so. */
  suppressNotif: z.optional(z.boolean("Set suppressNotif to true or false")),
});

/** What the holder of a link sees of it: masked, and without the client's id, until the passcode was right. */
export const Entry = z.strictObject({
  clientName: z.string(),
  clientID: z.nullable(z.string()),
  clientEmail: z.nullable(z.string()),
  isAuth: z.boolean(),
  /** The state of the link: `open` as `isAuth` says; else a code is wanted, or the link is paused for a while, or locked until the officer unlocks it. */
  state: z.enum(["open", "code", "paused", "locked"]),
  /** The link's public id, for every further address and call. */
  link: LinkId,
  tool: LinkTool,
  lang: Lang,
  hasPasscode: z.boolean(),
  isPreview: z.boolean(),
  isMeeting: z.boolean(),
  recordingUrl: z.nullable(z.string()),
  /** The officer from whom the report is, so that its reader can ask before typing a code. */
  officer: z.strictObject({
    name: z.string(),
    company: z.string(),
    licenseLabel: z.string(),
    phone: z.nullable(BrandPhone),
    /** True when clients may choose the language. */
    langVis: z.boolean(),
    colors: Brand.shape.colors,
  }),
  ...PasscodeState.shape,
});
export type Entry = z.output<typeof Entry>;
