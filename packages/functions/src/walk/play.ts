/** Plays every declared example through its handler in an order in which each can succeed, knowing nothing but the declarations. */
import type { Table } from "@highway/core/endpoints";
import type { Endpoint } from "@highway/core/platform/endpoint";
import { type Call, call, declarations, type Officer } from "./stage";
import { onePixel, upload } from "./upload";

const ids = /\b([a-z]{3})_[0-9a-z]{26}\b/g;

/** The id of each kind ("cli") that a person owns. */
export type Owned = Map<string, string>;

/** An id that never was. */
export const never = (kind: string) => `${kind}_${"0".repeat(26)}`;

/** The value with each id replaced by what `choose` gives for its kind. */
function withIds<T>(value: T, choose: (kind: string) => string | undefined): T {
  if (value === undefined) return value;
  return JSON.parse(JSON.stringify(value).replace(ids, (id, kind: string) => choose(kind) ?? id));
}

/** The example's call with the ids of someone. */
export const exampleCall = (
  { example: { path, query, body } }: Endpoint,
  choose: (kind: string) => string | undefined,
) => withIds({ path, query, body }, choose);

export type Answer = Awaited<ReturnType<typeof call>>;

/** Everything is made, then changed, then read, then deleted, the inner before the outer; then restored; signing out comes last. */
function turnOf(route: string): [phase: number, length: number] {
  const [method, path] = route.split(" ") as [string, string];
  // A tool's key names no record.
  const bare = !path.replace("{base}", "").includes("{");
  if (method === "DELETE") return bare ? [5, 0] : [3, -path.length];
  if (method === "POST") return bare ? [0, path.length] : [4, 0];
  return [method === "PUT" ? 1 : 2, 0];
}
const inTurn = declarations.toSorted(([one], [other]) => {
  const [a, b] = [turnOf(one), turnOf(other)];
  return a[0] - b[0] || a[1] - b[1];
});

/** @returns what each endpoint answered, and what the officer owns by now */
export async function play(officer: Officer, { upTo = "restored" }: { upTo?: "read" | "restored" } = {}) {
  const owned: Owned = new Map([["ses", officer.otherSession]]);
  const answers = new Map<keyof Table, Answer>();
  for (const [route, declared] of inTurn) {
    if (upTo === "read" && turnOf(route)[0] > 2) break;
    const example = exampleCall(declared, (kind) => owned.get(kind));
    const request = await uploaded(officer, await upToDate(officer, route, example));
    const answer = await call(route, { ...request, cookies: [officer.cookie] });
    answers.set(route, answer);
    if (answer.status < 300) learn(owned, answer.body.data);
  }
  return { answers, owned };
}

function learn(owned: Owned, data: unknown) {
  for (const [id, kind] of JSON.stringify(data ?? null).matchAll(ids)) if (!owned.has(kind!)) owned.set(kind!, id);
}

/** A save names the state that it started from: the one that its GET answers now. */
async function upToDate(officer: Officer, route: string, request: Call): Promise<Call> {
  const reading = route.replace(/^PUT /, "GET ");
  if (reading === route || !declarations.some(([each]) => each === reading)) return request;
  const { status, body } = await call(reading, { path: request.path, cookies: [officer.cookie] });
  return status === 200 ? { ...request, body: withTime(request.body, body.data[0]) } : request;
}

/** What a call keeps by its `fullPath` was put there before. */
async function uploaded(officer: Officer, request: Call): Promise<Call> {
  if (!isRecord(request.body) || typeof request.body.fullPath !== "string") return request;
  const kind = request.body.fullPath.split("/")[2];
  return { ...request, body: { ...request.body, fullPath: await upload(officer, `${kind}/me.png`, onePixel) } };
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
