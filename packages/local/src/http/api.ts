import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Endpoint } from "@highway/core/platform/declare/endpoint";
import { apology, unknownAddress } from "@highway/core/platform/errors";
import { securityHeaders } from "@highway/core/platform/http/security-headers";
import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { bodyOf, eventOf, MOST_BYTES } from "./event";
import { type Handler, invoke, load, TimedOut } from "./invoke";
import { router } from "./routes";

type Table = Record<string, Endpoint>;
export type ApiOptions = {
  table: Table;
  /** The origin secret, sent with each call as CloudFront does. The API refuses a call without it. */
  originSecret: string;
  /** The time limit of every Lambda in stacks/. */
  timeout?: number;
  /** Finds the handler of a declaration. Tests bring their own. */
  find?: (name: string) => Promise<Handler>;
};

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
export function api({ table, originSecret, timeout = 10_000, find = load }: ApiOptions) {
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
      send(response, await invoke(await find(name), name, event, timeout));
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
