/**
 * The one client of every service that is not ours: HTTP with a base address from the environment, a time limit, and one more try where that cannot
 * do harm. Its errors name the provider and never the address asked for, so that places which officers look up stay out of the logs.
 */
import * as z from "zod/mini";
import { pause } from "../clock";
import { timeLeft } from "../time-left";

export type Ask = {
  /** The provider's name in errors, as in "Census". */
  provider: string;
  base: string;
  path: string;
  query?: Record<string, string | undefined>;
  /** The body, which is sent as JSON by POST. The request must ask and change nothing, for it may be sent twice. */
  body?: unknown;
  /** The fields of a form, which is sent by POST instead of a body of JSON. It must change nothing either. */
  form?: Record<string, string>;
  headers?: Record<string, string>;
  /** The longest answer that is read, where the usual limit does not fit. */
  mostBytes?: number;
  /** The time for all tries together. Several questions of one call share what the call has left. */
  milliseconds?: number;
  /** Adds the headers that prove who asks. */
  sign?: (request: Outgoing) => Promise<Record<string, string>>;
};
export type Outgoing = { method: string; url: URL; headers: Record<string, string>; body: string };

/** An answer. `sample` says that a stand-in made it up, to try the product with. No real provider sends that header. */
export type Told = { text: string; sample: boolean };
type ToldBytes = { bytes: Uint8Array; sample: boolean };
export const SAMPLE_HEADER = "x-highway-sample";
/** Names the source of a figure. A report that keeps the figure goes on saying that it was a sample. */
export const sourceText = (source: string, sample: boolean) => (sample ? `Sample data, not from ${source}` : source);

/** The error of a provider that did not answer, refused, or answered in another shape. `status` is the answer's, if there was one. */
export class OutsideError extends Error {
  readonly status?: number;
  /** True when the provider had not answered in the time that it was given. */
  readonly late: boolean;
  constructor(provider: string, happened: string, detail: { status?: number; cause?: unknown; late?: boolean } = {}) {
    super(`${provider} ${happened}.`, { cause: detail.cause });
    this.name = "OutsideError";
    this.status = detail.status;
    this.late = detail.late ?? false;
  }
}

/** Some public providers turn away callers that do not look like a browser. */
const agent = { "user-agent": "Mozilla/5.0 (compatible; Highway/1)" };
const BUDGET_MS = 4_000;
/** No answer that an adapter reads is nearly so large: the longest series of FRED has some 200 KB. */
const MOST_BYTES = 4_000_000;
const TRIES = 2;
const PAUSE_MS = 150;
/** Tells whether another try may help. */
const passes = (status: number | undefined) => status === undefined || status === 429 || status >= 500;

function urlOf({ base, path, query = {} }: Ask): URL {
  const url = new URL(`${base.replace(/\/+$/, "")}${path}`);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value);
  return url;
}

function outgoingOf(ask: Ask): Outgoing {
  const body = ask.form ? `${new URLSearchParams(ask.form)}` : ask.body === undefined ? "" : JSON.stringify(ask.body);
  const type = ask.form ? "application/x-www-form-urlencoded" : "application/json";
  const headers = { ...(body && { "content-type": type }), ...ask.headers };
  return { method: body ? "POST" : "GET", url: urlOf(ask), headers, body };
}

async function once(ask: Ask, signal: AbortSignal): Promise<ToldBytes> {
  const { method, url, headers, body } = outgoingOf(ask);
  const proof = await ask.sign?.({ method, url, headers, body });
  const response = await fetch(url, {
    method,
    headers: { ...agent, ...headers, ...proof },
    ...(body && { body }),
    signal,
    redirect: "error",
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new OutsideError(ask.provider, `answered ${response.status}`, { status: response.status });
  }
  return { bytes: await bytesOf(response, ask), sample: response.headers.get(SAMPLE_HEADER) === "true" };
}

/** Reads no more than may be read of an answer. A provider that sends more sends something else, this time and the next. */
async function bytesOf(response: Response, { provider, mostBytes = MOST_BYTES }: Ask): Promise<Uint8Array> {
  if (!response.body) return new Uint8Array(await response.arrayBuffer());
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body) {
    bytes += part.byteLength;
    if (bytes > mostBytes)
      throw new OutsideError(provider, `answered more than ${mostBytes} bytes`, { status: response.status });
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * Asks a provider and answers its text.
 * @throws OutsideError
 */
export async function ask(request: Ask): Promise<Told> {
  const { bytes, sample } = await askBytes(request);
  return { text: new TextDecoder().decode(bytes), sample };
}

/**
 * Asks a provider for a file.
 * @throws OutsideError
 */
export async function askBytes(request: Ask): Promise<ToldBytes> {
  const { provider } = request;
  const milliseconds = Math.min(request.milliseconds ?? BUDGET_MS, timeLeft());
  const signal = AbortSignal.timeout(milliseconds);
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(request, signal);
    } catch (cause) {
      if (signal.aborted) throw new OutsideError(provider, `did not answer in ${milliseconds} ms`, { late: true });
      const known = cause instanceof OutsideError ? cause : new OutsideError(provider, "cannot be reached", { cause });
      if (attempt === TRIES || !passes(known.status)) throw known;
      await pause(PAUSE_MS);
    }
  }
}

/**
 * Asks a provider for JSON in the shape that its adapter reads.
 * @throws OutsideError also when the answer has another shape; its cause is left out, for it could quote an address
 */
export async function askJson<S extends z.ZodMiniType>(
  schema: S,
  request: Ask,
): Promise<{ data: z.output<S>; sample: boolean }> {
  const { text, sample } = await ask(request);
  const answered = z.safeParse(schema, parseText(text));
  if (answered.success) return { data: answered.data, sample };
  const places = answered.error.issues.map(({ path }) => path.filter((part) => typeof part === "string").join("."));
  throw new OutsideError(request.provider, `answered in another shape (${[...new Set(places)].join(", ")})`);
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
