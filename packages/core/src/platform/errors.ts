const statuses = {
  invalid: 400,
  signedOut: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  tooLarge: 413,
  unsupported: 415,
  tooMany: 429,
} as const;

/** What a path that leads nowhere answers, and one that the caller's role does not reach. */
export const unknownAddress = "There is nothing at this address.";
/** What a person reads when something nobody foresaw went wrong. */
export const apology = "Something went wrong. Please try again.";

export type ErrorCode = keyof typeof statuses;
/** Field path ("loans.0.rate") to the sentence shown at it. */
export type FieldSentences = Record<string, string>;

/** The only error whose message a person may read. `current` is the record a stale save lost to. */
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
