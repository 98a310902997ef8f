import { randomUUID } from "node:crypto";
import { actor, origin } from "@highway/core/platform/actor";
import type { Endpoint } from "@highway/core/platform/declare/endpoint";
import { UserFacingError } from "@highway/core/platform/errors";
import { OutsideError } from "@highway/core/platform/outside/outside";
import { toNextWindow } from "@highway/core/platform/table/window.fixture";
import { timeLeft } from "@highway/core/platform/time-left";
import { startTable } from "@highway/local/table";
import type { APIGatewayProxyEventV2, Context } from "aws-lambda";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { endpoint, nothing, one } from "./endpoint";
import { things } from "./endpoint.fixture";
import { jsonIn } from "./request";
import { environment, newOfficer, type Officer } from "./walk/stage";

let table: Awaited<ReturnType<typeof startTable>>;
let officer: Officer;
beforeAll(async () => {
  table = await startTable();
  Object.assign(process.env, table.environment, environment);
  officer = await newOfficer();
});
afterAll(() => table.stop());

type Run = (...given: never[]) => unknown;
const run = vi.fn<Run>();
beforeEach(() => {
  run.mockReset().mockReturnValue([1]);
});

type Sent = {
  path?: object;
  query?: object;
  body?: unknown;
  raw?: string;
  headers?: object;
  cookies?: string[];
  base64?: boolean;
};
async function call(
  route: keyof typeof things,
  { path, query, body, raw, headers, cookies, base64 = false }: Sent = {},
) {
  const method = route.split(" ")[0]!;
  const text = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const event = {
    headers: {
      "x-highway-origin": environment.ORIGIN_SECRET,
      origin: "http://localhost:3000",
      "user-agent": "a browser",
      ...(text !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    cookies: cookies ?? [officer.cookie],
    pathParameters: path,
    queryStringParameters: query,
    body: text,
    isBase64Encoded: base64,
    requestContext: { requestId: randomUUID(), http: { method, sourceIp: "10.0.0.1" } },
  } as unknown as APIGatewayProxyEventV2;
  const handler = endpoint(things as Record<string, Endpoint>, route, run as never);
  const context = { awsRequestId: "req-1", getRemainingTimeInMillis: () => 10_000 } as Context;
  const answer = await handler(event, context);
  return { ...answer, body: JSON.parse(answer.body!) };
}

it("leaves the handler what is left of the call's time, and keeps enough of it to answer", async () => {
  run.mockImplementation(() => one({ left: timeLeft() }));
  const { left } = (await call("GET /thing/{id}", { path: { id: "t1" } })).body.data[0];
  expect(left).toBeGreaterThan(8_000);
  expect(left).toBeLessThanOrEqual(9_500);
});

it("hands the checked input to the handler and wraps what it returns", async () => {
  run.mockImplementation(() => one({ name: "x" }));
  const answer = await call("GET /thing/{id}", { path: { id: "t1" } });
  expect(answer).toMatchObject({ statusCode: 200, body: { data: [{ name: "x" }] } });
  expect(run.mock.calls[0]![0]).toEqual({ path: { id: "t1" } });
  run.mockReturnValue(nothing);
  expect((await call("DELETE /thing")).body).toEqual({ data: [] });
});

it("takes what CloudFront sends now and what it will send next, and nothing else, not even where one is missing", async () => {
  const statusOf = async (sent: string) =>
    (await call("GET /thing/{id}", { path: { id: "t1" }, headers: { "x-highway-origin": sent } })).statusCode;
  process.env.ORIGIN_SECRET = "now,next";
  expect([await statusOf("now"), await statusOf("next")]).toEqual([200, 200]);
  expect([await statusOf("now,next"), await statusOf("before"), await statusOf("")]).toEqual([403, 403, 403]);
  process.env.ORIGIN_SECRET = "now,";
  expect([await statusOf("now"), await statusOf("")]).toEqual([200, 403]);
  process.env.ORIGIN_SECRET = environment.ORIGIN_SECRET;
});

it("lets the handler know who calls and from where", async () => {
  const seen: unknown[] = [];
  run.mockImplementation(() => seen.push(actor(), origin()));
  await call("GET /thing/{id}", { path: { id: "t1" }, headers: { "cloudfront-viewer-address": "2001:db8::7:49152" } });
  await call("DELETE /thing", { headers: { "cloudfront-viewer-address": "203.0.113.9:80" } });
  await call("DELETE /thing");
  expect(seen[0]).toMatchObject({ kind: "person", userId: officer.id, corpId: officer.corpID, roles: ["officer"] });
  expect(seen[1]).toEqual({ address: "2001:db8::7", agent: "a browser" });
  expect(seen[3]).toMatchObject({ address: "203.0.113.9" });
  expect(seen[5]).toMatchObject({ address: "10.0.0.1" });
});

it("answers an id that cannot be one with the sentence of a missing record", async () => {
  const answer = await call("GET /thing/{id}", { path: { id: "nonsense" } });
  expect(answer).toMatchObject({
    statusCode: 404,
    body: { error: { code: "missing", alertMessage: "That thing is gone." } },
  });
  expect(answer.body.error.fields).toBeUndefined();
});

it("names the query parameter that is wrong", async () => {
  const answer = await call("GET /things", { query: { count: "x" } });
  expect(answer).toMatchObject({
    statusCode: 400,
    body: {
      error: {
        code: "invalid",
        alertMessage: "Count with digits.",
        fields: { count: "Count with digits." },
        requestId: "req-1",
      },
    },
  });
});

it.each([
  ["not JSON", { raw: "{" }, 400, "The request is not valid JSON."],
  ["nothing", { raw: "" }, 400, "The request is not valid JSON."],
  ["too large", { body: { a: "ä".repeat(131_073) } }, 413, "That is too much to send at once."],
  ["nested too deeply", { raw: `{"n":${"[".repeat(32)}${"]".repeat(32)}}` }, 400, "The request is nested too deeply."],
])("refuses a body that is %s", async (_, sent, status, sentence) => {
  const headers = { "content-type": "application/json" };
  expect(await call("PUT /thing", { ...sent, headers })).toMatchObject({
    statusCode: status,
    body: { error: { alertMessage: sentence } },
  });
  expect(run).not.toHaveBeenCalled();
});

it.each([
  ["with brackets in its texts", { body: { a: '[[[[\\"{{{'.repeat(20) } }],
  ["nested as deeply as is allowed", { raw: `{"n":${"[".repeat(31)}${"]".repeat(31)}}` }],
  ["just within the size", { body: { a: "x".repeat(262_144 - 8) } }],
  ["in base64", { raw: Buffer.from('{"a":"ä"}').toString("base64"), base64: true }],
  ["with a charset", { body: { a: "x" }, headers: { "content-type": "application/json; charset=utf-8" } }],
])("takes a body %s", async (_, sent) => {
  expect((await call("PUT /thing", sent)).statusCode).toBe(200);
});

it("mends half of a sign in a text, which no table and no address can hold", () => {
  const raw = '{"name":"half \\ud83d of \\ud83d\\ude00","n":1,"deep":["\\udE00"]}';
  expect(jsonIn(raw, 1_000)).toEqual({ name: "half \ufffd of \u{1f600}", n: 1, deep: ["\ufffd"] });
});

it("takes a call without body and content type, and refuses one with a body of no type", async () => {
  expect((await call("DELETE /thing")).statusCode).toBe(200);
  expect((await call("DELETE /thing", { body: {}, headers: { "content-type": undefined } })).statusCode).toBe(415);
});

it("hides what a role does not reach, as if nothing were there", async () => {
  for (const route of ["GET /admin", "GET /staff"] as const)
    expect(await call(route)).toMatchObject({
      statusCode: 404,
      body: { error: { code: "missing", alertMessage: "There is nothing at this address." } },
    });
  const admin = await newOfficer(undefined, { everyRole: true });
  for (const route of ["GET /admin", "GET /staff"] as const)
    expect((await call(route, { cookies: [admin.cookie] })).statusCode).toBe(200);
});

it("counts calls against declared limits, by person or by address; a malformed call costs nothing", async () => {
  const other = await newOfficer();
  toNextWindow(900);
  const often = async (cookies: string[]) => (await call("GET /often", { cookies })).statusCode;
  expect([await often([officer.cookie]), await often([officer.cookie]), await often([officer.cookie])]).toEqual([
    200, 200, 429,
  ]);
  expect(await often([other.cookie])).toBe(200);
  const open = async (raw: string) => (await call("POST /open", { raw })).statusCode;
  expect([await open("{"), await open("{"), await open("{}"), await open("{}"), await open("{}")]).toEqual([
    400, 400, 202, 202, 429,
  ]);
});

it("words a conflict with the record as it is now", async () => {
  run.mockRejectedValue(
    new UserFacingError("conflict", "It was changed.", { current: { n: 2 }, fields: { n: "Changed." } }),
  );
  expect(await call("DELETE /thing")).toMatchObject({
    statusCode: 409,
    body: {
      error: {
        code: "conflict",
        alertMessage: "It was changed.",
        current: { n: 2 },
        fields: { n: "Changed." },
        requestId: "req-1",
      },
    },
  });
});

it("tells what took too long from what failed, by 408, in the same sentence", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  run.mockRejectedValueOnce(new OutsideError("Testers", "did not answer", { late: true }));
  const late = await call("PUT /thing", { body: {} });
  run.mockRejectedValueOnce(new OutsideError("Testers", "cannot be reached"));
  const failed = await call("PUT /thing", { body: {} });
  log.mockRestore();
  const error = (code: string) => ({ code, alertMessage: "Failed to keep the thing.", requestId: "req-1" });
  expect(late).toMatchObject({ statusCode: 408, body: { error: error("late") } });
  expect(failed).toMatchObject({ statusCode: 500, body: { error: error("failed") } });
});

it("logs what nobody foresaw whole, in one line, and tells the caller nothing of it", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  run.mockRejectedValue(new Error("The disk is full", { cause: new TypeError("of dust") }));
  const answer = await call("PUT /thing", { body: { a: "the client's secret" } });
  const plain = await call("GET /thing/{id}", { path: { id: "t1" } });
  const lines = log.mock.calls.map(([line]) => line as string);
  log.mockRestore();
  expect(answer).toMatchObject({
    statusCode: 500,
    body: { error: { code: "failed", alertMessage: "Failed to keep the thing.", requestId: "req-1" } },
  });
  expect(plain.body.error.alertMessage).toBe("Something went wrong. Please try again.");
  expect(JSON.stringify(answer)).not.toContain("disk");
  expect(lines).toHaveLength(2);
  expect(lines[0]).not.toMatch(/\n|secret|highway_session|usr_/);
  expect(JSON.parse(lines[0]!)).toMatchObject({
    level: "error",
    route: "PUT /thing",
    requestId: "req-1",
    causes: [{ message: "The disk is full", stack: expect.stringContaining("endpoint.test") }, { message: "of dust" }],
  });
});

it("logs who was refused and from where, and nothing of what was sent", async () => {
  const log = vi.spyOn(console, "warn").mockReturnValue();
  await call("GET /admin");
  await call("GET /admin", { cookies: [] });
  await call("PUT /thing", { body: { a: 1 } });
  const lines = log.mock.calls.map(([line]) => JSON.parse(line as string));
  log.mockRestore();
  const refusal = { level: "warn", route: "GET /admin", address: "10.0.0.1" };
  expect(lines).toMatchObject([
    { ...refusal, code: "missing", actor: officer.id },
    { ...refusal, code: "signedOut" },
  ]);
});

it("sends a bare, public answer as it is", async () => {
  const answer = await call("GET /bare", { cookies: [] });
  expect(answer).toMatchObject({ statusCode: 200, body: [1], headers: { "cache-control": "public, max-age=60" } });
});
