import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openAgain } from "@highway/core/platform/actor";
import type { Endpoint } from "@highway/core/platform/declare/endpoint";
import { shareCookie } from "@highway/core/sharing/cookies";
import { startFiles } from "@highway/local/files";
import { startMail } from "@highway/local/mail";
import { startOutside } from "@highway/local/outside";
import { startQueues } from "@highway/local/queues";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makesFiles } from "./exports";
import { type Answer, cookiesOf, exampleCall, ids, never, type Owned, play } from "./play";
import { type Call, call, declarations, environment, newOfficer, type Officer, storedItems, workOf } from "./stage";

const filesFolder = mkdtempSync(join(tmpdir(), "highway-access-"));
afterAll(() => rmSync(filesFolder, { recursive: true }));

let neighbor: Officer;
let owned: Owned;
/** One for each endpoint that names a record: they come before all calls, so that what is stored is read again only where a call has written. */
let intruders: Officer[];
/** What the cookie of somebody's share session holds, by which another officer's report was opened. */
let othersShare: string;
beforeAll(async () => {
  const queue = startQueues({ exports: makesFiles() });
  const stop = await runBeside(startTable(), startMail(), startOutside(), startFiles({ path: filesFolder }), queue);
  Object.assign(process.env, environment);
  neighbor = await newOfficer();
  ({ owned } = await play(neighbor, { upTo: "read" }));
  const other = await play(await newOfficer(), { upTo: "read" });
  othersShare = other.owned.get("share")!.split("=")[1]!;
  intruders = await Promise.all(naming.map(() => newOfficer()));
  return stop;
});

/**
 * One of these for each endpoint, in turn: every one of them meets dozens of endpoints. What tells them apart is the wrapper's, which is the same
 * for all; that an endpoint is behind it shows by any of them.
 */
const inTurn = <Kind extends unknown[], One>(walked: Kind[], ...ones: One[]) =>
  walked.map((each, at): [...Kind, One] => [...each, ones[at % ones.length]!]);

const own = (kind: string) => owned.get(kind);
const isPlain = ({ allow }: Endpoint) => allow === "anyone";
const behindADoor = declarations.filter(([, declared]) => !isPlain(declared));
const changing = declarations.filter(([route]) => !route.startsWith("GET"));

const strangers = [
  "no cookie",
  "highway_session=",
  "highway_session=x",
  `highway_session=${never("usr")}.${never("ses")}.${"A".repeat(43)}`,
];

it.each(inTurn(behindADoor, ...strangers))("%s refuses a stranger", async (route, declared: Endpoint, cookie) => {
  // The same words are no cookie of the link either.
  const ofLink = cookie.replace("highway_session", shareCookie(own("lnk")!)).replace("ses_", "shs_");
  const answer = await call(route, { ...exampleCall(declared, own), cookies: [cookie, ofLink] });
  const alertMessage = declared.allow === "link" ? openAgain : "Please sign in.";
  expect(answer).toMatchObject({ status: 401, body: { error: { code: "signedOut", alertMessage } } });
});

const asNeighbor = (route: string, declared: Endpoint, headers: Call["headers"]) =>
  call(route, { ...exampleCall(declared, own), headers, cookies: cookiesOf(neighbor, owned) });

it.each(inTurn(declarations, undefined, "", "guessed"))(
  "%s refuses a call that did not pass the one origin",
  async (route, declared: Endpoint, secret) => {
    expect((await asNeighbor(route, declared, { "x-highway-origin": secret })).status).toBe(403);
  },
);

/** A signed token in the path is trusted from anywhere, and so is a signed body: a mail program and a feed have no origin. */
const isSigned = ({ accepts }: Endpoint) => accepts === "form" || accepts === "signed";

const otherSites = [undefined, "null", "https://evil.example", "http://127.0.0.1:3000.evil.example"];

it.each(
  inTurn(
    changing.filter(([, declared]) => !isSigned(declared)),
    ...otherSites,
  ),
)("%s refuses a call from another site", async (route, declared: Endpoint, origin) => {
  expect((await asNeighbor(route, declared, { origin })).status).toBe(403);
});

const json = ["application/json", "application/json; charset=utf-8"];
const multipart = ["multipart/form-data; boundary=x"];
const form = ["application/x-www-form-urlencoded"];
const typesNotTakenBy = ({ accepts }: Endpoint) => [
  "text/plain",
  ...{
    json: [...multipart, ...form],
    multipart: [...json, ...form],
    form: multipart,
    signed: [...multipart, ...form],
  }[accepts ?? "json"],
];

it.each(changing.map(([route, declared], at) => [route, declared, at] as const))(
  "%s refuses a call of a type that it does not take",
  async (route, declared: Endpoint, at) => {
    const others = typesNotTakenBy(declared);
    const type = others[at % others.length];
    expect((await asNeighbor(route, declared, { "content-type": type })).status).toBe(415);
  },
);

/** Without what differs from call to call: request, ids and times. */
const comparable = ({ status, body }: Answer) => ({
  status,
  body: JSON.parse(
    JSON.stringify({ ...body, error: body.error && { ...body.error, requestId: "" } })
      .replace(ids, "id")
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "time"),
  ),
});

/** A list's query may name a record too. */
const queryIds: Record<string, string> = {
  clientID: "cli",
  reportID: "rpt",
  userID: "usr",
  imageID: "fil",
  corpID: "crp",
};
function callNaming(declared: Endpoint, choose: (kind: string) => string | undefined): Call {
  const request = exampleCall(declared, choose);
  const named = Object.entries(queryIds).filter(([name]) => name in (declared.query?.shape ?? {}));
  if (named.length === 0) return request;
  return {
    ...request,
    query: { ...(request.query as object), ...Object.fromEntries(named.map(([name, kind]) => [name, choose(kind)])) },
  };
}
const names = (request: Call) => JSON.stringify(request).search(ids) >= 0;
const naming = declarations.filter(([, declared]) => !isPlain(declared) && names(callNaming(declared, never)));

it("looks at the endpoints that take ids", () => {
  expect(naming.length).toBeGreaterThan(10);
});

it("looks at each record of the neighbor, and at their files", async () => {
  const all = await kept(await newOfficer());
  const records = [...owned].filter(([, id]) => /^[a-z]{3}_/.test(id));
  expect(records.filter(([, id]) => !all.some((each) => each.includes(id)))).toEqual([]);
  expect(all.filter((each) => each.startsWith('{"key"')).length).toBeGreaterThan(3);
});

describe.each(naming.map(([route, declared], at) => [route, declared, at] as const))(
  "%s with another officer's ids",
  (route, declared: Endpoint, at) => {
    it("answers and works as for ids that never were", async () => {
      const intruder = intruders[at]!;
      const answers: Answer[] = [];
      const attempt = (choose: (kind: string) => string | undefined) =>
        workOf(async () => {
          // Whoever was let into a link of their own shows that cookie as if it were the other link's.
          const ofLink = `${shareCookie(choose("lnk")!)}=${othersShare}`;
          answers.push(await call(route, { ...callNaming(declared, choose), cookies: [intruder.cookie, ofLink] }));
        });
      const before = await kept(intruder);
      // Both first: a save to a new id makes it the intruder's own.
      const foreign = await attempt(own);
      const unknown = await attempt(never);
      expect(comparable(answers[0]!)).toEqual(comparable(answers[1]!));
      expect(foreign).toEqual(unknown);
      if (declared.path && !takesNewIds(route, answers) && !answers.every(saysNone))
        expect(answers[0]!.status).toBe(404);
      expect(await kept(intruder)).toEqual(before);
    });
  },
);

describe.each(naming.filter(([, { path }]) => path))(
  "%s with an id that cannot be one",
  (route, declared: Endpoint) => {
    it("answers as for a record that never was", async () => {
      const unknown = await call(route, { ...exampleCall(declared, never), cookies: [neighbor.cookie] });
      const path = Object.fromEntries(Object.keys(declared.path!.shape).map((name) => [name, "nonsense"]));
      const answer = await call(route, { ...exampleCall(declared, never), path, cookies: [neighbor.cookie] });
      expect(answer.status).toBe(404);
      if (unknown.status === 404) expect(comparable(answer)).toEqual(comparable(unknown));
    });
  },
);

/** A save under an id of the caller's making. The intruder then has a record of that id, the neighbor keeps theirs. */
const takesNewIds = (route: string, [, unknown]: Answer[]) => route.startsWith("PUT") && unknown!.status === 200;

/**
 * All that is stored of the neighbor, in the table and among the files, and all that names something of theirs, but for what the intruder has
 * of their own under the same ids. Whatever the neighbor can read is made of this.
 */
async function kept(intruder: Officer): Promise<string[]> {
  const uploads = readdirSync(filesFolder).map((name): Stored => {
    const whole = readFileSync(join(filesFolder, name), "latin1");
    return { place: whole.split("\n", 1)[0]!, whole };
  });
  const isIntruders = ({ place, whole }: Stored) => (namesTheirs(place) ? place : whole).includes(intruder.id);
  return [...(await inTable()), ...uploads.filter(({ whole }) => namesTheirs(whole))]
    .filter((each) => !isIntruders(each))
    .map(({ whole }) => whole)
    .sort();
}

type Stored = { place: string; whole: string };
const namesTheirs = (text: string) => [neighbor.id, ...owned.values()].some((id) => text.includes(id));

/** The items that name something of the neighbor's, looked through once for as long as nothing is written. */
async function inTable(): Promise<Stored[]> {
  const items = await storedItems();
  if (items !== looked.items) {
    const all = items.map((item): Stored => ({ place: (item as { pk: string }).pk, whole: JSON.stringify(item) }));
    looked = { items, theirs: all.filter(({ whole }) => namesTheirs(whole)) };
  }
  return looked.theirs;
}
let looked: { items: unknown[]; theirs: Stored[] } = { items: [], theirs: [] };

/** A call that asks whether there is a draft, or wants it gone, says nothing of a report that has none. */
const saysNone = ({ status, body }: Answer) =>
  status === 200 && Array.isArray(body.data) && body.data.length === 0 && !body.error;
