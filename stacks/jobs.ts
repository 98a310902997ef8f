import { type Job, jobs as table } from "@highway/core/jobs";
import { Rule, Schedule } from "aws-cdk-lib/aws-events";
import { LambdaFunction } from "aws-cdk-lib/aws-events-targets";
import { LambdaSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import { Duration } from "aws-cdk-lib/core";
import { Function as Lambda, type Stack, type StackContext, use } from "sst/constructs";
import { watchFeeds, watchFunctions } from "./alarms";
import { type Given, lambda, logsOf } from "./lambda";
import { mail } from "./mail";
import { origin } from "./origin";
import { partsOf } from "./resources";

/** What runs without anybody calling: one Lambda a job, all from the table of jobs. */
export function jobs(context: StackContext) {
  const { stack } = context;
  const all = Object.entries<Job>(table).map(([name, job]) => {
    const { handler, seconds } = job;
    const wanted = { handler: `jobs/${handler}`, description: handler, given: givenTo(job) };
    const failing =
      "on" in job
        ? { deadLetterQueue: use(mail).unheard }
        : { retryAttempts: 0, maxEventAge: Duration.minutes(Math.min(job.everyMinutes, MOST_WAITED_MINUTES)) };
    const own = { timeout: `${seconds} seconds` as const, ...failing };
    const run = new Lambda(stack, name, lambda(context, name, { ...wanted, own }));
    trigger(stack, name, job, run);
    return run;
  });
  watchFunctions(stack, all);
  watchFeeds(stack, logsOf(context));
}

/** Lambda keeps what it cannot run yet for so long at most. */
const MOST_WAITED_MINUTES = 360;

/** A mail has addresses in it that people open. */
function givenTo({ uses }: Job): Given {
  const { environment, grants } = partsOf(uses);
  return uses.includes("mail")
    ? { environment: { ...environment, ORIGIN: use(origin).url }, grants }
    : { environment, grants };
}

/**
 * A run that failed is not repeated, as the next one takes up what it left: neither by the schedule that did not reach the function, nor by Lambda, which
 * would run a function that failed twice more, beside the next runs. Nor does a run wait until the next one is due: where an account runs as many functions
 * as it may, those of six hours would begin together once there is room. What is heard only once is put aside, be it that the function failed or that it was not
 * reached.
 */
function trigger(stack: Stack, name: string, job: Job, run: Lambda) {
  const { events, unheard } = use(mail);
  if ("on" in job) events.addSubscription(new LambdaSubscription(run, { deadLetterQueue: unheard }));
  else
    new Rule(stack, `Every_${name}`, {
      schedule: Schedule.rate(Duration.minutes(job.everyMinutes)),
      targets: [new LambdaFunction(run, { retryAttempts: 0 })],
    });
}
