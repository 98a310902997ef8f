/**
 * The documented way to the calendar: keys, a token for them, the feed. The keys are our own and short-lived, and the feed is the one that is kept for
 * everyone, in FXStreet's form. FXStreet's own secret reaches no browser.
 */
import { randomBytes } from "node:crypto";
import type * as z from "zod/mini";
import { action } from "../../platform/action";
import { inSeconds } from "../../platform/clock";
import { UserFacingError } from "../../platform/errors";
import { keyedHash, same } from "../../platform/secret";
import { toWire } from "./fxstreet";
import {
  type CalendarKeys,
  type FeedEvent,
  type FeedPath,
  MOST_MS,
  type TokenAnswer,
  TokenRequest,
  tooLong,
} from "./schema";
import { eventsIn } from "./weeks";

const KEYS_SECONDS = 600;
const TOKEN_SECONDS = 600;

/** Names something that ends after so many seconds: when, and what makes it differ from the next. */
const newKeyText = (seconds: number) => `${inSeconds(seconds)}.${randomBytes(12).toString("base64url")}`;
const isOver = (named: string) => !(Number(named.split(".")[0]) > inSeconds(0));
const secretOf = (id: string) => keyedHash("calendar keys", id);
const signatureOf = (named: string) => keyedHash("calendar token", named);

/** Makes keys for a signed-in officer's browser. */
export function newKeys(): z.output<typeof CalendarKeys> {
  const id = newKeyText(KEYS_SECONDS);
  return { id, secret: secretOf(id) };
}

const keysRefused = () => new UserFacingError("signedOut", "Request new calendar keys, then try again.");

/** Gives a token for keys. @throws UserFacingError signedOut when they are not ours, or over */
export const token = action(TokenRequest, ({ client_id, client_secret }): z.output<typeof TokenAnswer> => {
  if (!same(client_secret, secretOf(client_id)) || isOver(client_id)) throw keysRefused();
  const named = newKeyText(TOKEN_SECONDS);
  const access_token = `${named}.${signatureOf(named)}`;
  return { access_token, token_type: "Bearer", expires_in: TOKEN_SECONDS, scope: "calendar" };
});

/** Reads the kept events between two instants in FXStreet's form. @throws UserFacingError signedOut; invalid */
export async function feed(authorization: string, { from, to }: z.output<typeof FeedPath>): Promise<FeedEvent[]> {
  const [, named = "", signature = ""] = /^Bearer ([\w-]+\.[\w-]+)\.([\w-]+)$/i.exec(authorization) ?? [];
  if (!same(signature, signatureOf(named)) || isOver(named)) throw keysRefused();
  const [begin, end] = [Date.parse(from), Date.parse(to)];
  if (end < begin || end - begin > MOST_MS) throw new UserFacingError("invalid", tooLong);
  return (await eventsIn(begin, end)).map(toWire);
}
