import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { forwardedHeaders, vouchedHeaders } from "@highway/core/platform/http/one-origin";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { type Match, withoutSlash } from "./routes";

/** The most bytes that a Lambda is sent, and that it answers. */
export const MOST_BYTES = 6 * 1024 * 1024;

/** Reads the body of a request. @returns undefined when there is more than a Lambda would be sent */
export async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  if (Number(request.headers["content-length"] ?? 0) > MOST_BYTES) return undefined;
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
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
export function eventOf(
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
