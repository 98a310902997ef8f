/** Turns one declaration and one function into a Lambda: checks where the call comes from, who makes it and what it says; wraps the answer; words the failure. */
import type { Actor, Origin } from "@highway/core/platform/actor";
import { runAs } from "@highway/core/platform/actor";
import type { Answer, Endpoint, Input } from "@highway/core/platform/endpoint";
import middy from "@middy/core";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { Reply } from "./answer";
import { failure } from "./failure";
import { originOf, read, refuseOtherSites } from "./request";

type Call = { declared: Endpoint; route: string; event: APIGatewayProxyEventV2; origin: Origin };
type Door = {
  /** Decides who is calling, or throws. */
  admit: (call: Call) => Promise<Actor>;
  /** Counts the call against its limits, or throws. A malformed call is refused before and costs nothing. */
  count: (call: Call, actor: Actor) => Promise<void>;
};

export const wrapper =
  (door: Door) =>
  <T extends Record<string, Endpoint>, R extends keyof T & string>(
    declarations: T,
    route: R,
    run: (input: Input<T[R]>, reply: Reply) => Promise<Answer<T[R]>> | Answer<T[R]>,
  ) => {
    const declared = declarations[route]!;
    return middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
      .onError((request) => {
        const requestId = request.context.awsRequestId ?? request.event.requestContext?.requestId;
        request.response = failure(request.error, { route, declared, requestId });
      })
      .handler(async (event) => {
        const origin = originOf(event);
        refuseOtherSites(declared, event);
        const call = { declared, route, event, origin };
        const actor = await door.admit(call);
        const input = (await read(declared, event)) as Input<T[R]>;
        await door.count(call, actor);
        const reply = new Reply(declared);
        return reply.with(await runAs(actor, origin, async () => run(input, reply)));
      });
  };
