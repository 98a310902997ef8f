/**
 * An endpoint is one documented call. It is declared once, in its domain's endpoints.ts; stacks, gateway, wrapper, web client, API document and table
 * walk follow from it.
 */
import type * as z from "zod/mini";
import type { ProviderName } from "../../providers";

type Method = "GET" | "POST" | "PUT" | "DELETE";
export type Route = `${Method} /${string}`;

/**
 * Who may call. `anyone` needs no session; a role needs a session of at least that role; `admin` admits staff too, who look after every corporation.
 * `link` is a client who opened a share link: the query names the link (`link`, its public id), and the cookie of that link holds the share session.
 */
type Access = "anyone" | "link" | "officer" | "admin" | "staff";

/**
 * The resources that a handler touches. `printTable` is the table for the function that prints: it reads, and notes in what is there how far it is; it makes and deletes nothing. Each brings its grants and its environment (platform/declare/env.ts). A session or a limit needs the table.
 * Of the bucket of files, `uploads` may put into quarantine, `keeping` may check what lies
 * there and keep it, `held` may read what waits there for a mail, `files` may read what was kept, and `removing` may delete it. `exports` may hand a job to the function that makes files of reports, `exported` may read
 * what was made, `codes` may hand a sign-in code, or a notice about signing in, to the function that mails it, and `printing` has a browser, makes them and reads what was kept. `unsubscribe` is the key that signs the way out of mails. `pictureHosts` are the hosts
 * whose pictures are fetched for a page, and `support` is the address of those who answer members, `disclosure` of those who are told of holes. `hub` are the connections of the market hub, to which
 * a function may send, and `frames` may hand what changed to the functions that send it to them. `alerts` may hand a lock alert to the function that tells it; `pushKey` is what a browser needs to know of our pushes, `pushHosts` are the push services of browsers, and `pushing` signs what is sent to them; `pushedQuotes` is the key by which a feed signs the prices that it pushes. The others are the outside providers of providers.ts.
 */
export type Resource =
  | "table"
  | "printTable"
  | "mail"
  | "uploads"
  | "keeping"
  | "held"
  | "files"
  | "removing"
  | "unsubscribe"
  | "exports"
  | "codes"
  | "exported"
  | "printing"
  | "pictureHosts"
  | "support"
  | "disclosure"
  | "hub"
  | "frames"
  | "alerts"
  | "pushKey"
  | "pushHosts"
  | "pushing"
  | "pushedQuotes"
  | ProviderName;

/** A limit: at most `count` calls in `seconds`, counted for one caller address or one signed-in person. The calls of a share link are counted for the link. */
type Limit = { by: "address" | "actor"; count: number; seconds: number };

/** The names in braces of a path: "/v2/client/{id}" has "id". */
type NamesIn<R extends string> = R extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
/** The schema of a path. A path with braces must bring a schema with exactly these keys; one without must bring none. */
type PathOf<R extends string> = [NamesIn<R>] extends [never]
  ? { path?: never }
  : { path: z.ZodMiniObject<{ [K in NamesIn<R>]: z.ZodMiniType }> };

export type Endpoint = {
  /** The description of the call in one sentence, for the API document. */
  does: string;
  /** The handler's file below packages/functions/src/http, without ".ts". */
  handler: string;
  allow: Access;
  uses: readonly Resource[];
  limits?: readonly Limit[];
  /**
   * Set when the call wants a proof, a few minutes old at most, of who makes it. Whatever only admins or staff may do and changes something wants one
   * anyway.
   */
  proved?: true;
  /** Set when somebody may call who must first set up the second factor that their corporation requires. */
  whileEnrolling?: true;
  path?: z.ZodMiniObject;
  query?: z.ZodMiniObject;
  /** The cookies that the handler itself reads. The session's cookie is the wrapper's business. */
  cookies?: z.ZodMiniObject;
  /** The headers that the handler itself reads, by their names in lower case, such as the token of a call that needs no session. */
  headers?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  /**
   * The kind of body, where it is not JSON alone. `multipart` is a form with a file in it (`FilePart` of file.schema.ts). `form` is a plain form or
   * JSON, from anywhere, for calls that are trusted by a signed token in their path and by nothing else (RFC 8058). `signed` is JSON from anywhere, for
   * calls whose body is signed: the handler gets it as text too, as it came.
   */
  accepts?: "multipart" | "form" | "signed";
  /** The largest body of JSON that the call takes, where the usual limit is too small. */
  mostBytes?: number;
  /** The answer under `data`, or the whole answer when it is `bare`. */
  answer: z.ZodMiniType;
  /** Set when the answer is sent as it is, without the `{ data }` envelope, like the API document itself. */
  bare?: true;
  /** Set when the answer is a `FileAnswer` of file.schema.ts: its bytes are sent, and its other fields are headers. */
  binary?: true;
  status?: 200 | 201 | 202;
  /** The number of seconds for which any cache may keep the answer; without it nothing is kept. */
  publicFor?: number;
  /** The sentence for a failure that nobody foresaw, where the error catalogue has one. */
  failure?: string;
  /** The example for the API document and for the tests that walk the table. */
  example: { path?: unknown; query?: unknown; body?: unknown; answer: unknown };
};

/** Keeps each declaration's exact types, and checks its path's names against its schema. */
export const endpoints = <T extends { [R in keyof T]: R extends Route ? Endpoint & PathOf<R> : never }>(table: T): T =>
  table;

type Received<E, K extends string> = E extends { [P in K]: infer S extends z.ZodMiniType }
  ? { [P in K]: z.output<S> }
  : unknown;
type Sent<E, K extends string> = E extends { [P in K]: infer S extends z.ZodMiniType }
  ? { [P in K]: z.input<S> }
  : unknown;

/** The input that a handler receives. */
export type Input<E> = Received<E, "path"> &
  Received<E, "query"> &
  Received<E, "cookies"> &
  Received<E, "headers"> &
  Received<E, "body"> &
  (E extends { accepts: "signed" } ? { text: string } : unknown);
/** The request that a caller sends. */
export type Request<E> = Sent<E, "path"> & Sent<E, "query"> & Sent<E, "body">;
/** The answer that a caller gets under `data`. */
export type Answer<E> = E extends { answer: infer S extends z.ZodMiniType } ? z.output<S> : never;
