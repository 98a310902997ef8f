import { gzipSync } from "node:zlib";
import type { Endpoint } from "@highway/core/platform/declare/endpoint";
import type { FileAnswer } from "@highway/core/platform/file.schema";
import { vouchedHeaders } from "@highway/core/platform/http/one-origin";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { inBrowser, isSecure } from "./cookies";

/** Makes the documented `data[0]` envelope of one record. */
export const one = <T>(record: T): [T] => [record];
/** The answer of a call that leaves nothing to show. */
export const nothing: [] = [];

/** The parts of an answer that a handler may add. */
export class Reply {
  readonly #declared: Endpoint;
  readonly #cookies: string[] = [];
  readonly #headers: Record<string, string> = {};
  constructor(declared: Endpoint) {
    this.#declared = declared;
  }

  /** Sets a cookie that no script can read and no other site can send along. */
  cookie(name: string, value: string, { seconds, path = "/" }: { seconds: number; path?: string }) {
    const secure = isSecure() ? "; Secure" : "";
    this.#cookies.push(
      `${inBrowser(name)}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
    );
  }

  clearCookie(name: string, path = "/") {
    this.cookie(name, "", { seconds: 0, path });
  }

  /** Empties what the browser keeps of our answers: pictures, which it may show without asking, and pages that "Back" would show. */
  clearCache() {
    this.#headers["clear-site-data"] = '"cache"';
  }

  with(data: unknown): APIGatewayProxyStructuredResultV2 {
    const { bare, binary, status = 200, publicFor } = this.#declared;
    const answer = binary ? bytes(data as FileAnswer) : json(status, bare ? data : { data }, publicFor);
    return {
      ...answer,
      headers: { ...answer.headers, ...this.#headers },
      ...(this.#cookies.length > 0 && { cookies: this.#cookies }),
    };
  }
}

export const json = (statusCode: number, body: unknown, publicFor?: number): APIGatewayProxyStructuredResultV2 => ({
  statusCode,
  headers: {
    "content-type": "application/json; charset=utf-8",
    "cache-control": publicFor ? `public, max-age=${publicFor}` : "no-store",
    "x-content-type-options": "nosniff",
  },
  body: JSON.stringify(body),
});

/**
 * Answers a file as it is shown in a page. What somebody uploaded can do nothing there, whatever it holds. The tag is for callers who compare:
 * CloudFront takes no conditional requests where it passes cookies on, so versions in addresses spare the second download.
 */
const bytes = ({ type, bytes, tag, name, keptFor }: FileAnswer): APIGatewayProxyStructuredResultV2 => ({
  statusCode: 200,
  headers: {
    "content-type": type,
    "content-disposition": `inline; filename="${name}"`,
    "cache-control": keptFor > 0 ? `private, max-age=${keptFor}, immutable` : "no-store",
    etag: `"${tag}"`,
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
  },
  body: Buffer.from(bytes).toString("base64"),
  isBase64Encoded: true,
});

/** An answer that fits one packet of a network comes no sooner for being smaller. */
const LEAST_BYTES = 1_400;

/** Compresses an answer of text for a caller who takes it so. A list of reports shrinks to an eighth; a picture would not shrink. */
export function compress(answer: APIGatewayProxyStructuredResultV2, { headers }: APIGatewayProxyEventV2) {
  const { body = "", isBase64Encoded } = answer;
  if (isBase64Encoded || !/\bgzip\b/.test(headers[vouchedHeaders.encodings] ?? "")) return answer;
  const text = Buffer.from(body);
  if (text.length < LEAST_BYTES) return answer;
  return {
    ...answer,
    headers: { ...answer.headers, "content-encoding": "gzip", vary: "accept-encoding" },
    // Level 6 takes about 1 ms for the largest answers, far less than their bytes take on the way.
    body: gzipSync(text, { level: 6 }).toString("base64"),
    isBase64Encoded: true,
  };
}
