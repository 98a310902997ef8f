/** Plays every declared example through its handler in an order in which each can succeed, knowing nothing but the declarations. */
import { type Table, table } from "@highway/core/endpoints";
import { fileEndpoints } from "@highway/core/files/endpoints";
import { smallMp4 } from "@highway/core/market/news/alerts/recordings/video.fixture";
import type { Endpoint } from "@highway/core/platform/declare/endpoint";
import * as linkExample from "@highway/core/sharing/links/example";
import { passkeyDevice } from "../passkey-device.fixture";
import { type Call, call, callAs, declarations, type Officer } from "./stage";

/** Matches an id and its kind; that of a worksheet is shorter. */
export const ids = /\b([a-z]{3})_(?:[0-9a-z]{26}|(?<=wks_)[0-9a-z]{9})\b/g;

/** The id of each kind ("cli") that a person owns. Under "token" it holds the token of a share link's address, under "share" the cookie of its session. */
export type Owned = Map<string, string>;

/** Matches the token in a link's address, and that of the examples. */
const inAddress = /live-share\?data=([\w-]{43})/;
const exampleToken = new RegExp(linkExample.token, "g");

/** Makes an id that never existed. */
export const never = (kind: string) => `${kind}_${"0".repeat(26)}`;

/** Replaces each id of the value by what `choose` gives for its kind. */
function withIds<T>(value: T, choose: (kind: string) => string | undefined): T {
  if (value === undefined) return value;
  const withOwn = JSON.stringify(value).replace(ids, (id, kind: string) => choose(kind) ?? id);
  return JSON.parse(withOwn.replace(exampleToken, (token) => choose("token") ?? token));
}

/** Makes the example's call with the ids of an officer. */
export const exampleCall = (
  { example: { path, query, body } }: Endpoint,
  choose: (kind: string) => string | undefined,
) => withIds({ path, query, body }, choose);

/**
 * These cannot succeed by their examples alone: a code is in a mail (sign-in.test.ts), a picture on the internet (remote-picture.test.ts), a signed token
 * in a mail (sending.test.ts), a client's own file and one that staff asked for (exports.test.ts), an answer of a device (passkeys.test.ts), a code of an
 * app, and another person's factors (second-factors.test.ts). A map has the bytes of whoever drew it (home-pictures.test.ts), and where to tell of a hole
 * depends on the day (security-text.test.ts). Chapters are those of a report that is a purchase analysis (analyses.test.ts in reports). Keys, a token and
 * an address of the economic calendar are made for a caller (calendar.test.ts). A message of a campaign is sent again once its email failed
 * (plan-again.test.ts). The approval of a campaign is for corporations that approve emails (approvals.test.ts), and a message of one is sent on its day
 * (sent.test.ts). An email about a lock alert is for a client whom the alert touches (letters.test.ts). Pushed prices are signed by their feed
 * (pushed-quotes.test.ts).
 */
export const notByExample: (keyof Table)[] = [
  "POST /v1/auth/session",
  "POST /v1/auth/passkey-session",
  "POST /v1/auth/authenticator",
  "DELETE /v1/auth/authenticator",
  "POST /v1/auth/proof",
  "DELETE /v1/corp/officers/{id}/factors",
  "GET /.well-known/security.txt",
  "PUT /v2/client/purchase-analyses/{id}/chapters",
  "GET /api/v1/images/image-proxy",
  "GET /v1/location/map",
  "POST /v1/econ-calendar/token",
  "POST /v1/markets/quotes",
  "GET /v1/econ-calendar/eventDates/{from}/{to}",
  "GET /v1/econ-calendar/ical/{address}",
  "GET /v2/report/generate-report-link/file",
  "GET /v1/unsubscribe/{token}",
  "POST /v1/unsubscribe/{token}",
  "GET /v2/share/export/file",
  "GET /v1/marketing-kit/campaigns/{clientId}/messages/{step}/sent",
  "POST /v1/markets/alert-letters",
  "POST /v1/markets/alert-letters/preview",
  "POST /v1/marketing-kit/campaigns/{clientId}/messages/{step}/again",
  "POST /v1/marketing-kit/campaigns/{clientId}/approval",
  "PUT /v1/corp/campaigns/{ownerId}/{clientId}",
];

export type Answer = Awaited<ReturnType<typeof call>>;

/**
 * Orders the calls: everything is made, then changed, then read, then deleted, the inner before the outer; then restored; signing out comes last.
 * What a client sends through a share link comes after the link was made and opened.
 */
function turnOf(route: string): [phase: number, length: number] {
  const [method, path] = route.split(" ") as [string, string];
  // The key of a tool, {base}, names no record.
  const bare = !path.replace("{base}", "").includes("{");
  // It would end the session that another call ends by its id.
  if (method === "DELETE" && path.endsWith("/sessions")) return [4, 0];
  if (method === "DELETE") return bare ? [5, 0] : [3, -path.length];
  const afterOpening = table[route as keyof Table].allow === "link" ? 1000 : 0;
  if (method === "POST") return bare ? [0, path.length + afterOpening] : [4, 0];
  return [method === "PUT" ? 1 : 2, 0];
}
const inTurn = declarations.toSorted(([one], [other]) => {
  const [a, b] = [turnOf(one), turnOf(other)];
  return a[0] - b[0] || a[1] - b[1];
});

/** Plays the examples. @returns what each endpoint answered, and what the officer owns by now */
export async function play(officer: Officer, { upTo = "restored" }: { upTo?: "read" | "restored" } = {}) {
  const owned: Owned = new Map([["ses", officer.otherSession]]);
  const answers = new Map<keyof Table, Answer>();
  for (const [route, declared] of inTurn) {
    if (upTo === "read" && turnOf(route)[0] > 2) break;
    const example = exampleCall(declared, (kind) => owned.get(kind));
    const request = await made(officer, route, await withUpload(officer, await upToDate(officer, route, example)));
    const answer = await call(route, { ...request, cookies: cookiesOf(officer, owned) });
    answers.set(route, answer);
    if (answer.status < 300) learn(owned, answer);
  }
  return { answers, owned };
}

function learn(owned: Owned, { body, cookies }: Answer) {
  const said = JSON.stringify(body.data ?? null);
  const learned = [...said.matchAll(ids)].map(([id, kind]): [string, string] => [kind!, id]);
  const token = inAddress.exec(said)?.[1];
  if (token) learned.push(["token", token]);
  const share = cookies.find((cookie) => cookie.startsWith("highway_share_"))?.split(";")[0];
  if (share) learned.push(["share", share]);
  for (const [kind, value] of learned) if (!owned.has(kind)) owned.set(kind, value);
}

/** Lists the cookies of the officer's browser, once it has opened a share link too. */
export const cookiesOf = (officer: Pick<Officer, "cookie">, owned: Owned) => [
  officer.cookie,
  ...(owned.has("share") ? [owned.get("share")!] : []),
];

/** Brings a save up to date: it names the state from which it started, which is the one that its GET answers now. */
async function upToDate(officer: Officer, route: string, request: Call): Promise<Call> {
  const reading = readingOf(route);
  if (!reading) return request;
  const { status, body } = await call(reading, { path: request.path, cookies: [officer.cookie] });
  return status === 200 ? { ...request, body: withTime(request.body, body.data[0]) } : request;
}

/** Names the call that reads what a PUT changes: its own record, or the one of which it changes a part. */
function readingOf(route: string): string | undefined {
  if (!route.startsWith("PUT ")) return undefined;
  const own = route.replace("PUT ", "GET ");
  const around = own.replace(/\/[^/]+\/[^/]+$/, "");
  return [own, around].find((each) => declarations.some(([declared]) => declared === each));
}

/** Uploads the file that a call keeps by its `fullPath`, before the call. */
async function withUpload(officer: Officer, request: Call): Promise<Call> {
  if (!isRecord(request.body) || typeof request.body.fullPath !== "string") return request;
  const kind = request.body.fullPath.split("/")[2];
  const fullPath = await (kind === "alert-video" ? uploadVideo(officer) : upload(officer, `${kind}/me.png`, onePixel));
  return { ...request, body: { ...request.body, ...(fullPath && { fullPath }) } };
}

/** Has a device make the passkey that a call keeps, before the call. */
async function made(officer: Officer, route: string, request: Call): Promise<Call> {
  if (route !== "POST /v1/auth/passkeys") return request;
  const { body } = await callAs(officer, "POST /v1/auth/passkeys/options", { body: {} });
  return { ...request, body: { name: "Laptop", made: passkeyDevice().make(body.data[0]) } };
}

function withTime(sent: unknown, current: unknown): unknown {
  if (!isRecord(sent) || !isRecord(current)) return sent;
  return Object.fromEntries(
    Object.entries(sent).map(([key, value]) => [
      key,
      key === "lastUpdated" ? current[key] : withTime(value, current[key]),
    ]),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What a browser does to upload a file: asks for an address and puts it there. */

/** The API document's picture of one pixel. */
const onePixel = fileEndpoints["POST /v1/{base}/upload-image"].example.body.file.bytes;

type Type = "image/png" | "image/jpeg";

/** Uploads a file. @returns the name by which another call keeps it */
export async function upload(
  officer: Pick<Officer, "cookie">,
  path: string,
  bytes: Uint8Array<ArrayBuffer>,
  type: Type = "image/png",
): Promise<string> {
  const query = { path, type, size: bytes.length };
  const { body } = await callAs(officer, "GET /v1/{base}/file-signed-url", { path: { base: "lc2" }, query });
  return putAt(body.data, bytes, type);
}

/** Uploads a video for an administrator; for whoever is none, nothing is taken. */
async function uploadVideo(officer: Pick<Officer, "cookie">): Promise<string | undefined> {
  const bytes = smallMp4();
  const query = { type: "video/mp4", size: bytes.length } as const;
  const { status, body } = await callAs(officer, "GET /v1/markets/news/alert-video-upload", { query });
  return status === 200 ? putAt(body.data, bytes, query.type) : undefined;
}

type Place = { fullPath: string; signedUrl: string };
async function putAt({ fullPath, signedUrl }: Place, bytes: Uint8Array<ArrayBuffer>, type: string): Promise<string> {
  const put = await fetch(signedUrl, { method: "PUT", headers: { "content-type": type }, body: bytes });
  if (!put.ok) throw new Error(await put.text());
  return fullPath;
}
