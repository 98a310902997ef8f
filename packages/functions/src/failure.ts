import type { Endpoint } from "@highway/core/platform/endpoint";
import { apology, type FieldSentences, UserFacingError } from "@highway/core/platform/errors";
import { logError } from "@highway/core/platform/log";
import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import * as z from "zod/mini";
import { json } from "./answer";

type Call = { route: string; declared: Endpoint; requestId: string | undefined };

/** The one place that words a failure: `{ error: { code, alertMessage, fields?, current?, requestId } }`. */
export function failure(error: unknown, { route, declared, requestId }: Call): APIGatewayProxyStructuredResultV2 {
  if (error instanceof UserFacingError) {
    const { code, message: alertMessage, fields, current } = error;
    return json(error.status, { error: { code, alertMessage, fields, current, requestId } });
  }
  if (error instanceof z.core.$ZodError) {
    const fields = sentences(error.issues);
    return json(400, { error: { code: "invalid", alertMessage: Object.values(fields)[0], fields, requestId } });
  }
  logError(error, { route, requestId });
  return json(500, { error: { code: "failed", alertMessage: declared.failure ?? apology, requestId } });
}

/** Each field's path with the first sentence about it; a key that does not belong is named itself. */
function sentences(issues: readonly z.core.$ZodIssue[]): FieldSentences {
  const fields: FieldSentences = {};
  for (const issue of issues) {
    const names = issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const name of names) {
      const path = name.map(String).join(".") || "body";
      fields[path] ??= sentence(issue, path);
    }
  }
  return fields;
}

/** What zod says when a schema brings no sentence. */
const UNWORDED = "Invalid input";

function sentence(issue: z.core.$ZodIssue, path: string): string {
  if (issue.code === "unrecognized_keys") return `There is no field "${path}" here.`;
  if (issue.message !== UNWORDED) return issue.message;
  if (issue.code === "invalid_type") return `"${path}" must be ${article(issue.expected)}.`;
  return `"${path}" is not valid.`;
}

const article = (kind: string) => `${/^[aeiou]/.test(kind) ? "an" : "a"} ${kind}`;
