import { type Queue, queues as table } from "@highway/core/queues";
import { SqsEventSource } from "aws-cdk-lib/aws-lambda-event-sources";
import { Function as Lambda, type StackContext, use } from "sst/constructs";
import { watchFiles, watchFunctions } from "./alarms";
import { lambda, logsOf } from "./lambda";
import { origin } from "./origin";
import { printing } from "./printing";
import { joiningNetwork, printingNetwork } from "./printing-network";
import { queues } from "./queues";
import { partsOf } from "./resources";

/** What takes from the queues: one Lambda a queue, all from the table of queues. */
export function queueFunctions(context: StackContext) {
  const { stack } = context;
  const all = Object.entries(use(queues)).map(([name, queue]) => {
    const { handler, uses, seconds, atOnce }: Queue = table[name as keyof typeof table];
    const isPrinting = uses.includes("printing");
    const own = {
      ...(isPrinting && { ...printing, ...printingNetwork(stack) }),
      timeout: `${seconds} seconds` as const,
    };
    const { environment, grants } = partsOf(uses);
    if (isPrinting) grants.push(...joiningNetwork());
    // A summary on paper has the address of its report in a code.
    const given = { environment: { ...environment, ORIGIN: use(origin).url }, grants };
    const wanted = { handler: `queues/${handler}`, description: handler, given, own };
    const run = new Lambda(stack, name, lambda(context, name, wanted));
    run.addEventSource(new SqsEventSource(queue, { batchSize: 1, maxConcurrency: atOnce }));
    return run;
  });
  watchFunctions(stack, all);
  watchFiles(stack, logsOf(context));
}
