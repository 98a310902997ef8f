const statuses = {
  invalid: 400,
  signedOut: 401,
  forbidden: 403,
  /** The call needs a fresh proof of who the person is. */
  unproved: 403,
  /** The corporation requires a second factor, which the person has not set up yet. */
  unenrolled: 403,
  missing: 404,
  conflict: 409,
  tooLarge: 413,
  unsupported: 415,
  tooMany: 429,
} as const;

/** The answer to a path that leads nowhere, and to one that the caller's role does not reach. */
export const unknownAddress = "There is nothing at this address.";
/** The sentence for an error that nobody foresaw. */
export const apology = "Something went wrong. Please try again.";

export type ErrorCode = keyof typeof statuses;
/** The sentences of fields, by path ("loans.0.rate"). */
export type FieldSentences = Record<string, string>;

/** The only error whose message a person may read. `current` is the newer record to which a stale save lost. */
export class UserFacingError extends Error {
  readonly code: ErrorCode;
  readonly fields?: FieldSentences;
  readonly current?: unknown;
  constructor(code: ErrorCode, message: string, detail: { fields?: FieldSentences; current?: unknown } = {}) {
    super(message);
    this.code = code;
    this.fields = detail.fields;
    this.current = detail.current;
  }
  get status() {
    return statuses[this.code];
  }
}
