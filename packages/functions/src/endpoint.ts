/**
 * The wrapper of calls turns one declaration and one function into a Lambda: it checks where the call comes from, who makes it and what it says,
 * wraps the answer, and words the failure.
 */
import { type Actor, type Origin, runAs } from "@highway/core/platform/actor";
import type { Answer, Endpoint, Input } from "@highway/core/platform/declare/endpoint";
import { apology, type ErrorCode, UserFacingError } from "@highway/core/platform/errors";
import { networkOf } from "@highway/core/platform/http/network";
import { logError, logRefusal } from "@highway/core/platform/log";
import { OutsideError } from "@highway/core/platform/outside/outside";
import { sentencesOf } from "@highway/core/platform/sentences";
import { limit } from "@highway/core/platform/table/limit";
import { runFor } from "@highway/core/platform/time-left";
import middy from "@middy/core";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { callerOf, refuseOtherRoles, refuseWeak } from "./admit";
import { compress, json, Reply } from "./answer";
import { originOf, read, refuseOtherSites } from "./request";

export { nothing, one } from "./answer";

/** An answer is written in this time, also where a provider used up all the other. */
const SPARE_MS = 500;

type Run<E extends Endpoint> = (input: Input<E>, reply: Reply) => Promise<Answer<E>> | Answer<E>;

export function endpoint<T extends Record<string, Endpoint>, R extends keyof T & string>(
  declarations: T,
  route: R,
  run: Run<T[R]>,
) {
  const declared = declarations[route]!;
  return middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .onError((request) => {
      const requestId = request.context.awsRequestId ?? request.event.requestContext?.requestId;
      request.response = failure(request.error, { route, declared, requestId });
    })
    .handler(async (event, context) => {
      const call: KnownCall = { route, address: event.requestContext.http.sourceIp };
      try {
        const origin = originOf(event);
        call.address = origin.address;
        refuseOtherSites(declared, event);
        const actor = await callerOf({ declared, event, origin });
        call.actor = nameOf(actor);
        refuseOtherRoles(actor, declared);
        refuseWeak(actor, declared, event.requestContext.http.method);
        const input = (await read(declared, event)) as Input<T[R]>;
        // A malformed call is refused before it is counted, and costs nothing.
        await count(declared, route, actor, origin);
        const reply = new Reply(declared);
        const left = context.getRemainingTimeInMillis() - SPARE_MS;
        return compress(
          reply.with(await runFor(left, () => runAs(actor, origin, async () => run(input, reply)))),
          event,
        );
      } catch (error) {
        noteRefusal(error, call);
        throw error;
      }
    });
}

/** What is known of a call when it is refused. */
type KnownCall = { route: string; address: string; actor?: string | undefined };

/** These refusals may be somebody who tries what is not theirs; what a person mistypes is not among them. */
const suspicious: readonly ErrorCode[] = ["signedOut", "forbidden", "missing", "tooMany"];

function noteRefusal(error: unknown, call: KnownCall): void {
  if (error instanceof UserFacingError && suspicious.includes(error.code)) logRefusal({ ...call, code: error.code });
}

/** Counts the call against its limits. @throws UserFacingError tooMany */
async function count({ limits = [] }: Endpoint, route: string, actor: Actor, { address }: Origin): Promise<void> {
  for (const cap of limits) await limit(route, (cap.by === "actor" && nameOf(actor)) || networkOf(address), cap);
}

/** Names the caller to be counted. A link's sessions are counted together, because its holder can open as many as they like. */
function nameOf(actor: Actor): string | undefined {
  if (actor.kind === "person") return actor.userId;
  return actor.kind === "link" ? actor.linkId : undefined;
}

type FailedCall = { route: string; declared: Endpoint; requestId: string | undefined };

/** Words a failure, in this one place: `{ error: { code, alertMessage, fields?, current?, requestId } }`. */
export function failure(error: unknown, { route, declared, requestId }: FailedCall): APIGatewayProxyStructuredResultV2 {
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
