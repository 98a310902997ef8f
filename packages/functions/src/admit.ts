import { SESSION_COOKIE } from "@highway/core/people/access/cookies";
import * as Sessions from "@highway/core/people/access/sessions/index";
import { type Actor, type Origin, openAgain, refuseUnproved, runAs } from "@highway/core/platform/actor";
import type { Endpoint } from "@highway/core/platform/declare/endpoint";
import { UserFacingError, unknownAddress } from "@highway/core/platform/errors";
import { shownUserHeader } from "@highway/core/platform/http/one-origin";
import { openedLinks, shareCookie } from "@highway/core/sharing/cookies";
import * as ShareSessions from "@highway/core/sharing/links/sessions/index";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import * as z from "zod/mini";
import { cookiesOf } from "./cookies";

type Call = { declared: Endpoint; event: APIGatewayProxyEventV2; origin: Origin };

/**
 * Tells who is calling.
 * @throws UserFacingError signedOut
 */
export async function callerOf({ declared, event, origin }: Call): Promise<Actor> {
  const { allow } = declared;
  if (allow === "anyone") return { kind: "anyone" };
  if (allow === "link") return admitToLink(declared, event);
  const cookie = cookiesOf(event)[SESSION_COOKIE];
  const actor = await runAs({ kind: "anyone" }, origin, () => Sessions.fromCookie(cookie));
  // A page that shows one person must not be kept, or filled, with another's session.
  const isShown = actor.kind === "person" && (event.headers[shownUserHeader] ?? actor.userId) === actor.userId;
  if (!isShown) throw new UserFacingError("signedOut", "Please sign in.");
  return actor;
}

/**
 * Refuses a person whose role the declaration does not admit, without telling that there is something to reach.
 * @throws UserFacingError missing
 */
export function refuseOtherRoles(actor: Actor, { allow }: Pick<Endpoint, "allow">): void {
  if (actor.kind !== "person" || allow === "anyone" || allow === "link") return;
  const mayCall = actor.roles.includes(allow) || (allow === "admin" && actor.roles.includes("staff"));
  if (!mayCall) throw new UserFacingError("missing", unknownAddress);
}

type Guarded = Pick<Endpoint, "allow" | "proved" | "whileEnrolling">;

/**
 * Refuses a person who must first set up a second factor, and a deed that wants a fresh proof of who does it: what only admins and staff may do and
 * changes something, and what its declaration marks.
 * @throws UserFacingError unenrolled; unproved
 */
export function refuseWeak(actor: Actor, { allow, proved, whileEnrolling }: Guarded, method: string): void {
  if (actor.kind !== "person") return;
  if (actor.mustEnroll && !whileEnrolling)
    throw new UserFacingError("unenrolled", "Set up a passkey or an authenticator app first.");
  const isForFew = allow === "admin" || allow === "staff";
  if (proved || (isForFew && method !== "GET")) refuseUnproved(actor);
}

/** Admits a client to a share link. One answer serves for a link that never was, one that is revoked or over, and one that this browser has not opened. */
async function admitToLink({ query }: Endpoint, event: APIGatewayProxyEventV2): Promise<Actor> {
  const cookies = cookiesOf(event);
  const named = event.queryStringParameters?.link;
  const links = named === undefined && isOptional(query) ? openedLinks(cookies).slice(0, MOST_TRIED) : [named ?? ""];
  for (const linkId of links) {
    const actor = await ShareSessions.fromCookie(linkId, cookies[shareCookie(linkId)]);
    if (actor.kind === "link") return actor;
  }
  throw new UserFacingError("signedOut", openAgain);
}

/** Where a call names no link, so many of the last opened are tried until one still opens. */
const MOST_TRIED = 3;

/** Tells whether the declaration lets a call name no link. */
const isOptional = (query: Endpoint["query"]) => query?.shape.link instanceof z.ZodMiniOptional;
