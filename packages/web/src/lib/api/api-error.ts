import type { FieldSentences } from "@highway/core/platform/errors";

/** `offline` means that no answer came, `unreadable` that the answer is not one of ours; any other code is the server's own. */
export type ApiErrorCode =
  | "offline"
  | "unreadable"
  | "invalid"
  | "signedOut"
  | "forbidden"
  | "missing"
  | "conflict"
  | "tooLarge"
  | "unsupported"
  | "tooMany"
  | "failed"
  | (string & {});

/** A call that did not succeed. `message` is a sentence to show. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  /** The HTTP status; 0 if no answer came. */
  readonly status: number;
  /** Field path ("loans.0.rate") to its sentence. */
  readonly fields: FieldSentences;
  /** The record as it is now saved, if the save conflicted with it. */
  readonly current: unknown;
  readonly requestId: string | undefined;

  constructor(
    code: ApiErrorCode,
    message: string,
    detail: { status?: number; fields?: FieldSentences; current?: unknown; requestId?: string } = {},
  ) {
    super(message);
    this.name = "ApiError";
    this.code = code;
    this.status = detail.status ?? 0;
    this.fields = detail.fields ?? {};
    this.current = detail.current;
    this.requestId = detail.requestId;
  }
}

/**
 * Tells whether the server itself refused a call for one of these reasons. A status alone does not tell: something in front of the server, such as the
 * sign-in page of a hotel's network, may answer with the same one.
 */
export const isRefusedAs = (error: unknown, ...codes: readonly ApiErrorCode[]): boolean =>
  error instanceof ApiError && codes.includes(error.code);

/** Gives the sentence to show for any failure. */
export const sentence = (error: unknown) =>
  error instanceof ApiError ? error.message : "Something went wrong. Please try again.";
