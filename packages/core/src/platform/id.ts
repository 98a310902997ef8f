import { createHash, randomBytes } from "node:crypto";
import { now } from "./clock";

/** Every id names its kind, so that an id in the wrong place can be recognized. */
export const prefixes = {
  user: "usr",
  corp: "crp",
  client: "cli",
  report: "rpt",
  session: "ses",
  passkey: "psk",
  event: "evt",
  worksheet: "wks",
  file: "fil",
  cobrand: "cbr",
  theme: "thm",
  invitation: "inv",
  link: "lnk",
  shareSession: "shs",
  view: "viw",
  idea: "ide",
  send: "snd",
  sentMail: "sml",
  export: "exp",
  ad: "adv",
  adPicture: "adp",
  promoCard: "pcd",
  marketAlert: "mal",
  alertSound: "als",
  alertVideo: "alv",
  campaign: "cmp",
  marketCopy: "mku",
  lockAlert: "lka",
  alert: "alt",
  pushDevice: "pdv",
} as const;

const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** Makes an id of a prefix and 26 characters that sort by time of making: "cli_01jd…". */
export function newId<K extends keyof typeof prefixes>(kind: K): `${(typeof prefixes)[K]}_${string}` {
  let time = now();
  let text = "";
  for (let i = 0; i < 10; i++) {
    text = alphabet[time % 32] + text;
    time = Math.floor(time / 32);
  }
  return `${prefixes[kind]}_${text}${chance(16)}`;
}

const signs = (bytes: Uint8Array) => Array.from(bytes, (byte) => alphabet[byte % 32]).join("");
const chance = (length: number) => signs(randomBytes(length));

/** Makes the id of what there is once by its text: whoever makes it at the same moment has the same id, and the table takes one of the two. It sorts by nothing. */
export const idByText = <K extends keyof typeof prefixes>(kind: K, text: string): `${(typeof prefixes)[K]}_${string}` =>
  `${prefixes[kind]}_${signs(createHash("sha256").update(text).digest().subarray(0, 26))}`;

/**
 * Makes an id of a prefix and nine characters, for what is told from its officer's others alone and is named in reports: chance cannot be packed. Whoever
 * makes it refuses one that is taken.
 */
export const newShortId = (kind: "worksheet") => `${prefixes[kind]}_${chance(9)}`;
