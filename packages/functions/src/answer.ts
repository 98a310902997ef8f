import type { Endpoint } from "@highway/core/platform/endpoint";
import { env } from "@highway/core/platform/env";
import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";

/** The documented `data[0]` envelope of one record. */
export const one = <T>(record: T): [T] => [record];
/** What a call answers that leaves nothing to show. */
export const nothing: [] = [];

/** What a handler may add to its answer. */
export class Reply {
  readonly #declared: Endpoint;
  readonly #cookies: string[] = [];
  constructor(declared: Endpoint) {
    this.#declared = declared;
  }

  /** Sets a cookie that no script and no other site can read or send along. */
  cookie(name: string, value: string, { seconds, path = "/" }: { seconds: number; path?: string }) {
    const secure = env("ORIGIN").startsWith("https:") ? "; Secure" : "";
    this.#cookies.push(`${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`);
  }

  clearCookie(name: string, path = "/") {
    this.cookie(name, "", { seconds: 0, path });
  }

  with(data: unknown): APIGatewayProxyStructuredResultV2 {
    const { bare, status = 200, publicFor } = this.#declared;
    return {
      ...json(status, bare ? data : { data }, publicFor),
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
