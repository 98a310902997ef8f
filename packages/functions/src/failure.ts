import type { Endpoint } from "@highway/core/platform/declare/endpoint";
import { apology, UserFacingError } from "@highway/core/platform/errors";
import { logError } from "@highway/core/platform/log";
import { OutsideError } from "@highway/core/platform/outside/outside";
import { sentencesOf } from "@highway/core/platform/sentences";
import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { json } from "./answer";

type Call = { route: string; declared: Endpoint; requestId: string | undefined };

/** Words a failure, in this one place: `{ error: { code, alertMessage, fields?, current?, requestId } }`. */
export function failure(error: unknown, { route, declared, requestId }: Call): APIGatewayProxyStructuredResultV2 {
  if (error instanceof UserFacingError) {
    const { code, message: alertMessage, fields, current } = error;
    return json(error.status, { error: { code, alertMessage, fields, current, requestId } });
  }
  const fields = sentencesOf(error);
  if (fields)
    return json(400, { error: { code: "invalid", alertMessage: Object.values(fields)[0], fields, requestId } });
  logError(error, { route, requestId });
  // The specification tells a look-up that took too long from one that failed.
  const late = error instanceof OutsideError && error.late;
  const alertMessage = declared.failure ?? apology;
  return json(late ? 408 : 500, { error: { code: late ? "late" : "failed", alertMessage, requestId } });
}
