import { ApiError } from "../../lib/api/api-error";
import type { Words } from "./words";

/** What went wrong, in the language of the page: the server's own sentences are English. */
export function problemOf(error: unknown, { problems, wrong }: Words["client"]): string {
  if (!(error instanceof ApiError)) return wrong;
  if (error.status === 0) return problems.offline;
  return error.status === 429 ? problems.tooMany : problems.other;
}
