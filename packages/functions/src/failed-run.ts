import { logError } from "@highway/core/platform/log";

/**
 * Logs what failed a run that nobody called, and makes the error that fails it. Lambda writes what a function throws into the log as it stands, and so
 * would the address that the mail service names in a refusal: what is thrown says nothing.
 */
export function failedRun(error: unknown, context: Record<string, string>): Error {
  logError(error, context);
  return new Error("This run failed. The line before this one says why.");
}
