import { ApiError, isRefusedAs } from "../../lib/api/api-error";
import type { Words } from "./words";

/** Tells whether the link was ended, or its report deleted, while the page is open: trying again does not help. */
export const isGone = (error: unknown) => isRefusedAs(error, "signedOut", "missing");

/** What went wrong, in the language of the page: the server's own sentences are English. */
export function problemOf(error: unknown, { problems, wrong }: Words["client"]): string {
  if (!(error instanceof ApiError)) return wrong;
  if (error.status === 0) return problems.noAnswer;
  if (isGone(error)) return problems.gone;
  return error.status === 429 ? problems.tooMany : problems.other;
}
