import type { Table } from "@highway/core/endpoints";
import type { Answer, Request } from "@highway/core/platform/declare/endpoint";
import { jsonOf } from "../json";
import { noAnswerSentence } from "../loading/network";
import { ApiError, isRefusedAs } from "./api-error";
import { noteServerTime } from "./server-clock";

/** The only way to call the API. Types come from the table of endpoints; none of its schemas reaches the bundle. */
export type ApiRoute = keyof Table & string;
export type RequestOf<R extends ApiRoute> = Request<Table[R]>;
export type AnswerOf<R extends ApiRoute> = Answer<Table[R]>;

type Sending = {
  /** Lets a newer call cancel this one. */
  signal?: AbortSignal;
  /** Lets the call go on when the page is left, where nobody waits for its answer or its change shows before it. */
  keepalive?: boolean;
};
/** A route without a path, query or body can be called without a request. */
export type RequestArgs<R extends ApiRoute> =
  Record<never, never> extends RequestOf<R> ? [request?: RequestOf<R> & Sending] : [request: RequestOf<R> & Sending];

type Parts = { path?: Record<string, string>; query?: Record<string, unknown>; body?: unknown } & Sending;

/** Called when an answer says that the session has ended, or that it belongs to another person than the page shows. */
let whenSignedOut: () => void = () => {};
let shownVersion: string | undefined;
export const onSignedOut = (listener: () => void, userID?: string) => {
  whenSignedOut = listener;
  shownVersion = userID;
};

/** How often the session was renewed over the page: a refusal of a call from before says nothing of the session of now. */
let renewals = 0;
export const noteRenewal = () => {
  renewals += 1;
};

/** Asks for a proof of who the person is, when a call requires one. @returns false if they gave none */
let askProof: (() => Promise<boolean>) | null = null;
export const onUnproved = (ask: typeof askProof) => {
  askProof = ask;
};

export function address(route: string, { path = {}, query = {} }: Parts): string {
  const template = route.slice(route.indexOf(" ") + 1);
  const url = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ""));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) search.set(name, String(value));
  const text = search.toString();
  return text ? `${url}?${text}` : url;
}

/** Set from the press on "Sign out" until the sign-in page loads. It is over only where the session could not be ended. */
let signingOut: Promise<void> | null = null;

/**
 * Ends the session, unless it has ended already, as it has where the answer to an earlier try was lost. The page is about to be left, so no further call is
 * made, and no answer reports that the session has ended. Where it cannot be ended, the page stays, and what was to be called meanwhile is called then.
 */
export async function endSession(): Promise<void> {
  const ending = call("DELETE /v1/auth/session");
  let stay = () => {};
  signingOut = new Promise((resolve) => {
    stay = resolve;
  });
  try {
    await ending;
  } catch (error) {
    if (isRefusedAs(error, "signedOut")) return;
    signingOut = null;
    stay();
    throw error;
  }
}

/**
 * Calls one endpoint and returns the answer's `data`. If the call requires a fresh proof of who the person is, they are asked for it and the call is
 * made again.
 * @throws ApiError with the sentence to show; its code is "offline" if no answer came
 */
export async function call<R extends ApiRoute>(route: R, ...args: RequestArgs<R>): Promise<AnswerOf<R>> {
  try {
    return await callOnce(route, ...args);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "unproved" || !askProof) throw error;
    if (await askProof()) return callOnce(route, ...args);
    throw new ApiError("unproved", "Nothing was changed, because you did not confirm that it is you.", { status: 403 });
  }
}

async function callOnce<R extends ApiRoute>(route: R, ...[request]: RequestArgs<R>): Promise<AnswerOf<R>> {
  const parts = (request ?? {}) as Parts;
  if (signingOut) await signingOut;
  const askedAfter = renewals;
  const response = await sendRequest(route, parts);
  const answer = await readEnvelope(response);
  if (response.ok && "data" in answer) return answer.data as AnswerOf<R>;
  const { code = "failed", alertMessage, fields, current, requestId } = answer.error ?? {};
  if (code === "signedOut" && !signingOut && askedAfter === renewals) whenSignedOut();
  // The notice is still there after signing in again, when only the press is missing.
  const isUndone = code === "signedOut" && shownVersion !== undefined && !route.startsWith("GET ");
  throw new ApiError(code, isUndone ? undone : (alertMessage ?? sentenceOfStatus(response.status)), {
    status: response.status,
    fields,
    current,
    requestId,
  });
}

const undone = "Your session ended before this was done. Sign in, then try again.";

/** Returns the sentence for a refusal that came without one, from something in front of our code such as a gateway. */
function sentenceOfStatus(status: number): string {
  if (status === 429) return "Highway is busy right now. Wait a few seconds, then try again.";
  if (status === 503 || status === 504) return "Highway could not answer in time. Wait a few seconds, then try again.";
  return "Something went wrong. Please try again.";
}

/** The gateway ends a call after 30 seconds, so after this time the connection is dead. */
const PATIENCE_MS = 35_000;

/** Makes the signal that ends a call: when a newer one replaces it, or when nothing answers. An upload gets no limit, because its time depends on the connection. */
function endOf({ signal, body }: Parts): { signal?: AbortSignal } {
  if (body instanceof FormData) return signal ? { signal } : {};
  const patience = AbortSignal.timeout(PATIENCE_MS);
  return { signal: signal ? AbortSignal.any([signal, patience]) : patience };
}

async function sendRequest(route: string, parts: Parts): Promise<Response> {
  const method = route.slice(0, route.indexOf(" "));
  // State-changing calls are refused without a JSON content type, with a body or not.
  const changes = method !== "GET";
  const url = address(route, parts);
  // A file goes as a form, whose content type the browser writes.
  const form = parts.body instanceof FormData && parts.body;
  const askedAt = Date.now();
  try {
    if (changes) forgetEarlyAnswers();
    const asked = changes ? null : await takeEarlyAnswer(url);
    if (asked) return asked;
    const answer = await fetch(url, {
      method,
      headers: {
        ...(shownVersion && { "x-highway-user": shownVersion }),
        ...(changes && !form && { "content-type": "application/json" }),
      },
      ...(changes && { body: form || jsonOf(parts.body ?? {}) }),
      ...(parts.keepalive && { keepalive: true }),
      ...endOf(parts),
    });
    noteServerTime(answer.headers, askedAt);
    return answer;
  } catch {
    throw new ApiError("offline", noAnswerSentence());
  }
}

type Envelope = {
  data?: unknown;
  error?: {
    code?: string;
    alertMessage?: string;
    fields?: Record<string, string>;
    current?: unknown;
    requestId?: string;
  };
};

async function readEnvelope(response: Response): Promise<Envelope> {
  try {
    const answer: unknown = await response.json();
    if (answer && typeof answer === "object") return answer;
  } catch {
    // The sentence for a proxy's error page, or a broken connection, is chosen below.
  }
  throw new ApiError("unreadable", sentenceOfStatus(response.status), { status: response.status });
}

declare global {
  interface Window {
    /** The requests that `inline/early-requests.js` has sent, by address. */
    earlyAnswers?: Map<string, Promise<Response>>;
  }
}

/** Returns the answer to a request that was sent before the app's code had loaded. Each answer is used once. */
async function takeEarlyAnswer(url: string): Promise<Response | null> {
  const answer = window.earlyAnswers?.get(url);
  window.earlyAnswers?.delete(url);
  const response = await answer;
  // A request that failed then may succeed now.
  return response?.ok ? response : null;
}

/** Drops the early answers after a change or another sign-in, because they are out of date. */
const forgetEarlyAnswers = () => window.earlyAnswers?.clear();
