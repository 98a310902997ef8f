import { request as httpRequest } from "node:http";
import type { Endpoint } from "@highway/core/platform/declare/endpoint";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from "aws-lambda";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { startGateway } from "../gateway";
import { patience } from "../patience.fixture";
import { api } from "./api";

const declared = (handler: string): Endpoint => ({
  does: "Stands in for a call.",
  handler,
  allow: "anyone",
  uses: [],
  answer: z.unknown(),
  example: { answer: undefined },
});
const table = {
  "GET /v2/client": declared("list"),
  "GET /v2/client/{id}": declared("get"),
  "GET /v2/client/search": declared("search"),
  "PUT /v2/client/{id}/notes/{note}": declared("note"),
  "POST /v1/slow": declared("slow"),
};

let gateway: Awaited<ReturnType<typeof startGateway>>;
/** What the handlers were called with, and what they answer. */
let events: APIGatewayProxyEventV2[];
let called: string[];
let answer: () => unknown;
beforeEach(async () => {
  events = [];
  called = [];
  answer = () => ({ statusCode: 200, body: "{}" });
  const find = async (name: string) => async (event: APIGatewayProxyEventV2) => {
    events.push(event);
    called.push(name);
    return answer() as APIGatewayProxyStructuredResultV2;
  };
  gateway = await startGateway(0);
  const nothing = () => undefined;
  gateway.open({ api: api({ table, originSecret: "s3cret", timeout: 200, find }), local: nothing, web: nothing });
});
afterEach(() => gateway.stop());

const call = (path: string, options: RequestInit = {}) => fetch(`${gateway.url}${path}`, options);
const envelope = async (response: Response) => [response.status, (await response.json()).error] as const;

describe("routing", () => {
  it.each([
    ["/v2/client", "list"],
    ["/v2/client/", "list"],
    ["/v2/client/search", "search"],
    ["/v2/client/search/?searchValue=a", "search"],
    ["/v2/client/cli_1", "get"],
    ["/v2/client/cli_1//", "get"],
  ])("brings GET %s to %s", async (path, handler) => {
    expect((await call(path)).status).toBe(200);
    expect(called).toEqual([handler]);
  });

  it.each(["/v1/nothing", "/v2/client//notes/1", "/api/x", "/hwapp/globalfeatures/api/x"])(
    "answers %s with the envelope of a missing address",
    async (path) => {
      const [status, error] = await envelope(await call(path));
      expect([status, error.code, error.alertMessage]).toEqual([404, "missing", "There is nothing at this address."]);
      expect(error.requestId).toMatch(/.{8}/);
    },
  );

  it("knows a call by its method too", async () => {
    expect((await call("/v2/client/cli_1", { method: "DELETE" })).status).toBe(404);
  });

  it("decodes names in the path, a slash among them, and refuses what is not well encoded", async () => {
    await call("/v2/client/a%2Fb%20c/notes/%C3%B1", { method: "PUT" });
    expect(events[0]?.pathParameters).toEqual({ id: "a/b c", note: "ñ" });
    expect((await envelope(await call("/v2/client/%zz")))[0]).toBe(400);
  });
});

describe("the event", () => {
  it("is that of an HTTP API, payload format 2.0", async () => {
    await call("/v2/client/cli_1/notes/7/?count=5&tag=a&tag=b&empty=&text=x+y%26z", {
      method: "PUT",
      headers: { "content-type": "application/json", cookie: "one=1; two=2=2", "user-agent": "test" },
      body: '{"name":"Ñandú"}',
    });
    expect(events[0]).toMatchObject({
      version: "2.0",
      routeKey: "PUT /v2/client/{id}/notes/{note}",
      rawPath: "/v2/client/cli_1/notes/7",
      rawQueryString: "count=5&tag=a&tag=b&empty=&text=x+y%26z",
      queryStringParameters: { count: "5", tag: "a,b", empty: "", text: "x y&z" },
      pathParameters: { id: "cli_1", note: "7" },
      cookies: ["one=1", "two=2=2"],
      body: '{"name":"Ñandú"}',
      isBase64Encoded: false,
      requestContext: { http: { method: "PUT", sourceIp: "127.0.0.1", userAgent: "test" } },
    });
  });

  it("lacks what was not sent, as JSON does", async () => {
    await call("/v2/client");
    expect(events[0]).not.toHaveProperty("body");
    expect(events[0]).not.toHaveProperty("cookies");
    expect(events[0]).not.toHaveProperty("queryStringParameters");
    expect(events[0]).not.toHaveProperty("pathParameters");
  });

  it("carries bytes as base64", async () => {
    const body = new Uint8Array([0, 255, 1]);
    await call("/v2/client/a/notes/b", { method: "PUT", headers: { "content-type": "image/png" }, body });
    expect(events[0]).toMatchObject({ body: "AP8B", isBase64Encoded: true });
  });

  it("has only the headers that the edge passes on, and its own word for where the call comes from", async () => {
    const forged = {
      "x-highway-origin": "forged",
      "cloudfront-viewer-address": "9.9.9.9:1",
      "x-custom": "1",
      origin: "http://a.test",
    };
    await call("/v2/client", { headers: forged });
    expect(events[0]?.headers).toMatchObject({ "x-highway-origin": "s3cret", origin: "http://a.test" });
    expect(events[0]?.headers["cloudfront-viewer-address"]).toMatch(/^127\.0\.0\.1:\d+$/);
    expect(events[0]?.headers).not.toHaveProperty("x-custom");
  });
});

describe("the answer", () => {
  it("passes status, headers, cookies and body on, with the security headers", async () => {
    const headers = { "content-type": "application/json", "cache-control": "no-store", "x-count": 3 };
    answer = () => ({ statusCode: 201, headers, cookies: ["a=1; HttpOnly", "b=2"], body: '{"data":"ñ"}' });
    const response = await call("/v2/client");
    expect([response.status, await response.json()]).toEqual([201, { data: "ñ" }]);
    expect(response.headers.getSetCookie()).toEqual(["a=1; HttpOnly", "b=2"]);
    expect(response.headers.get("x-count")).toBe("3");
    expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  });

  it("may be bytes", async () => {
    answer = () => ({ statusCode: 200, body: "AP8B", isBase64Encoded: true });
    expect(new Uint8Array(await (await call("/v2/client")).arrayBuffer())).toEqual(new Uint8Array([0, 255, 1]));
  });

  it("loses what JSON loses, as it would in the cloud", async () => {
    answer = () => ({ statusCode: 200, headers: { "x-date": new Date(0), "x-none": undefined }, body: "" });
    const { headers } = await call("/v2/client");
    expect([headers.get("x-date"), headers.get("x-none")]).toEqual(["1970-01-01T00:00:00.000Z", null]);
  });
});

describe("what goes wrong", () => {
  let said: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  });
  afterEach(() => said.mockRestore());

  const apologised = [500, { code: "failed", alertMessage: "Something went wrong. Please try again." }];

  it.each([
    [
      "throws",
      () => {
        throw new Error("secret detail");
      },
    ],
    ["answers nothing", () => undefined],
    ["answers more than a Lambda may", () => ({ statusCode: 200, body: "x".repeat(6 * 1024 * 1024 + 1) })],
  ])("is worded without detail when a handler %s", async (_what, wrong) => {
    answer = wrong;
    const response = await call("/v2/client");
    const text = await response.clone().text();
    expect(await envelope(response)).toMatchObject(apologised);
    expect(text).not.toContain("secret");
    expect(said).toHaveBeenCalled();
  });

  it("ends when a handler takes longer than it may", async () => {
    answer = () => new Promise(() => undefined);
    const [status, error] = await envelope(await call("/v1/slow", { method: "POST" }));
    expect([status, error.code]).toEqual([503, "failed"]);
  });

  it("refuses a body above 6 MB before any handler sees it, announced or not", async () => {
    const announced = await call("/v1/slow", { method: "POST", body: "x".repeat(6 * 1024 * 1024 + 1) });
    expect(await envelope(announced)).toMatchObject([413, { code: "tooLarge" }]);
    expect(await chunkedStatus("/v1/slow", 7)).toBe(413);
    expect(called).toEqual([]);
  });

  it("takes a body of just under 6 MB", async () => {
    expect((await call("/v1/slow", { method: "POST", body: "x".repeat(6 * 1024 * 1024) })).status).toBe(200);
  });
});

/** Sends so many megabytes without saying before how many. */
function chunkedStatus(path: string, megabytes: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const request = httpRequest(`${gateway.url}${path}`, { method: "POST" }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on("error", () => undefined); // the gateway closes on what it does not read
    for (let n = 0; n < megabytes; n++) request.write(Buffer.alloc(1024 * 1024));
    request.end();
  });
}

it("waits with a stop until the calls that came are answered", async () => {
  let finish = () => undefined as undefined;
  answer = () =>
    new Promise((resolve) => {
      finish = () => resolve({ statusCode: 200, body: "done" }) as undefined;
    });
  const response = call("/v2/client");
  await vi.waitFor(() => expect(called).toEqual(["list"]), patience);
  const stopped = gateway.stop();
  finish();
  expect(await (await response).text()).toBe("done");
  await stopped;
  gateway = await startGateway(0);
});

it("answers many calls a few at a time, each with all of its time from its turn on", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  /** The calls that have begun and are not answered yet, and how many these were at most. */
  const running: (() => void)[] = [];
  let most = 0;
  const left: number[] = [];
  const find = async () => async (_event: APIGatewayProxyEventV2, context: Context) => {
    left.push(context.getRemainingTimeInMillis());
    const answered = new Promise<void>((resolve) => running.push(resolve));
    most = Math.max(most, running.length);
    await answered;
    return { statusCode: 200, body: "{}" };
  };
  const timeout = 600_000;
  const busy = await startGateway(0);
  const nothing = () => undefined;
  busy.open({ api: api({ table, originSecret: "s3cret", timeout, find }), local: nothing, web: nothing });
  const statuses = Promise.all(Array.from({ length: 60 }, async () => (await fetch(`${busy.url}/v2/client`)).status));
  for (let answered = 0; answered < 60; answered++) {
    await vi.waitFor(() => expect(left).toHaveLength(Math.min(60, 24 + answered)), patience);
    vi.setSystemTime(Date.now() + 20_000);
    running.shift()!();
  }
  expect(new Set(await statuses)).toEqual(new Set([200]));
  expect(most).toBe(24);
  expect(new Set(left)).toEqual(new Set([timeout]));
  vi.useRealTimers();
  await busy.stop();
});
