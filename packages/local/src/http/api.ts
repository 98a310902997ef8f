import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Endpoint } from "@highway/core/platform/declare/endpoint";
import { apology, unknownAddress } from "@highway/core/platform/errors";
import { forwardedHeaders, vouchedHeaders } from "@highway/core/platform/http/one-origin";
import { securityHeaders } from "@highway/core/platform/http/security-headers";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { readBody } from "./body";
import { type Handler, invoke, load, TimedOut } from "./invoke";
import { type Match, router, withoutSlash } from "./routes";

type Table = Record<string, Endpoint>;
export type ApiOptions = {
  table: Table;
  /** The origin secret, sent with each call as CloudFront does. The API refuses a call without it. */
  originSecret: string;
  /** The time limit of every Lambda in stacks/. */
  timeout?: number;
  /** Finds the handler of a declaration. Tests bring their own. */
  find?: (name: string) => Promise<Handler>;
  /** Which calls are answered at once. */
  inTurn?: ReturnType<typeof takingTurns>;
};

const tooMany = "Highway is answering as many calls as it can. Please try again in a moment.";

/** Words a failure of the API that no handler worded, in the same envelope. */
function refuse(response: ServerResponse, status: number, code: string, alertMessage: string) {
  const requestId = randomUUID();
  response.writeHead(status, {
    ...securityHeaders,
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
  });
  response.end(JSON.stringify({ error: { code, alertMessage, requestId } }));
}

function send(response: ServerResponse, answer: APIGatewayProxyStructuredResultV2 | undefined) {
  if (typeof answer?.statusCode !== "number") throw new Error("The handler gave no status code.");
  const { statusCode, headers = {}, cookies = [], body = "", isBase64Encoded } = answer;
  const bytes = Buffer.from(body, isBase64Encoded ? "base64" : "utf8");
  if (bytes.length > MOST_BYTES) throw new Error("The answer is larger than a Lambda may give.");
  // A file's own policy is the stricter one, in CloudFront too.
  const policy = headers["content-security-policy"] ?? securityHeaders["content-security-policy"];
  for (const [name, value] of Object.entries({ ...headers, ...securityHeaders, "content-security-policy": policy }))
    response.setHeader(name, String(value));
  if (cookies.length > 0) response.setHeader("set-cookie", cookies);
  response.writeHead(statusCode, { "content-length": bytes.length }).end(bytes);
}

/** API Gateway on this machine: routes a call to its declared handler by the events and answers of the deployed one. */
export function api({ table, originSecret, timeout = 10_000, find = load, inTurn = takingTurns() }: ApiOptions) {
  const route = router(Object.keys(table));
  return async (request: IncomingMessage, response: ServerResponse, url: URL) => {
    const match = matchOf(route, request.method ?? "GET", url.pathname);
    if (match === "malformed") return refuse(response, 400, "invalid", "That address is not well written.");
    if (!match) return refuse(response, 404, "missing", unknownAddress);
    const body = await bodyOf(request);
    if (!body) {
      response.setHeader("connection", "close"); // the rest of the body is not read
      return refuse(response, 413, "tooLarge", "That is too much to send at once.");
    }
    const name = table[match.key]!.handler;
    try {
      const event = eventOf(request, url, match, body, originSecret);
      const done = await inTurn(async () => invoke(await find(name), name, event, timeout));
      if (done) send(response, done.answer);
      else refuse(response, 429, "tooMany", tooMany);
    } catch (error) {
      console.error(`${match.key}:`, error);
      refuse(response, error instanceof TimedOut ? 503 : 500, "failed", apology);
    }
  };
}

function matchOf(route: ReturnType<typeof router>, method: string, path: string) {
  try {
    return route(method, path);
  } catch {
    return "malformed";
  }
}

/** The most bytes that a Lambda is sent, and that it answers. */
const MOST_BYTES = 6 * 1024 * 1024;

/** Reads the body of a request. @returns undefined when there is more than a Lambda would be sent */
async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  if (Number(request.headers["content-length"] ?? 0) > MOST_BYTES) return undefined;
  return readBody(request, MOST_BYTES);
}

function headersOf(request: IncomingMessage, originSecret: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of forwardedHeaders) {
    const value = request.headers[name];
    if (typeof value === "string") headers[name] = value;
  }
  const { remoteAddress = "127.0.0.1", remotePort = 0 } = request.socket;
  headers[vouchedHeaders.viewer] = `${remoteAddress}:${remotePort}`;
  headers[vouchedHeaders.secret] = originSecret;
  headers[vouchedHeaders.encodings] = String(request.headers["accept-encoding"] ?? "");
  headers[vouchedHeaders.authorization] = request.headers.authorization ?? "";
  return headers;
}

/** Reads the query as API Gateway does, which joins a parameter that comes more than once by commas. */
function queryOf({ searchParams }: URL): Record<string, string> | undefined {
  const query: Record<string, string> = {};
  for (const [name, value] of searchParams) query[name] = name in query ? `${query[name]},${value}` : value;
  return searchParams.size > 0 ? query : undefined;
}

const isText = (contentType = "") => /^(text\/|application\/(.+\+)?(json|xml)|$)/i.test(contentType);

/** Makes the event that an HTTP API sends to a Lambda, in payload format 2.0. */
function eventOf(
  request: IncomingMessage,
  url: URL,
  match: Match,
  body: Buffer,
  originSecret: string,
): APIGatewayProxyEventV2 {
  const { method = "GET", socket } = request;
  const rawPath = withoutSlash(url.pathname);
  const text = isText(request.headers["content-type"]);
  const now = new Date();
  return {
    version: "2.0",
    routeKey: match.key,
    rawPath,
    rawQueryString: url.search.slice(1),
    cookies: request.headers.cookie?.split(/;\s*/),
    headers: headersOf(request, originSecret),
    queryStringParameters: queryOf(url),
    pathParameters: Object.keys(match.pathParameters).length > 0 ? match.pathParameters : undefined,
    requestContext: {
      accountId: "000000000000",
      apiId: "local",
      domainName: url.host,
      domainPrefix: "local",
      stage: "$default",
      requestId: randomUUID(),
      routeKey: match.key,
      time: now.toUTCString(),
      timeEpoch: now.getTime(),
      http: {
        method,
        path: rawPath,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: socket.remoteAddress ?? "127.0.0.1",
        userAgent: request.headers["user-agent"] ?? "",
      },
    },
    body: body.length > 0 ? body.toString(text ? "utf8" : "base64") : undefined,
    isBase64Encoded: body.length > 0 && !text,
  };
}

/** How many calls are answered at once on this machine, as an account runs so many functions at once. */
const AT_ONCE = 24;
/** Whoever waited so long for a turn is told to come back: a call takes ten seconds at most, and a browser waits for thirty. */
const PATIENCE_MS = 12_000;

/**
 * Lets calls through a few at a time, in the order in which they came. Hundreds at once on one processor would all be late together; one after the other, each is
 * answered.
 */
export function takingTurns({ atOnce = AT_ONCE, patience = PATIENCE_MS } = {}) {
  let running = 0;
  const waiting: (() => void)[] = [];

  /** @returns whether there was a turn in time */
  function turn(): Promise<boolean> {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve(true);
    }
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const go = () => {
      clearTimeout(impatient);
      running += 1;
      resolve(true);
    };
    const impatient = setTimeout(() => {
      waiting.splice(waiting.indexOf(go), 1);
      resolve(false);
    }, patience);
    waiting.push(go);
    return promise;
  }

  /** @returns what `work` answers; undefined when there was no turn for it in time */
  return async <T>(work: () => Promise<T>): Promise<{ answer: T } | undefined> => {
    if (!(await turn())) return undefined;
    try {
      return { answer: await work() };
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
