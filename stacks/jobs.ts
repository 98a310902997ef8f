import { type Job, jobs as table } from "@highway/core/jobs";
import { Rule, Schedule } from "aws-cdk-lib/aws-events";
import { LambdaFunction } from "aws-cdk-lib/aws-events-targets";
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { LogGroup } from "aws-cdk-lib/aws-logs";
import { LambdaSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import { Duration } from "aws-cdk-lib/core";
import { Function as Lambda, type Stack, type StackContext, use } from "sst/constructs";
import { watchFunctions } from "./alarms";
import { logGroup } from "./logs";
import { mail } from "./mail";
import { origin } from "./origin";
import { partsOf } from "./resources";
import { nodejs, runtime } from "./runtime";
import { secrets } from "./secrets";

/** What runs without anybody calling: one Lambda a job, all from the table of jobs. */
export function jobs({ app, stack }: StackContext) {
  const logs = logGroup(app, stack, "Logs");
  const all = Object.entries<Job>(table).map(([name, job]) => {
    const run = running(stack, logs, name, job);
    trigger(stack, name, job, run);
    return run;
  });
  watchFunctions(stack, all);
}

function running(stack: Stack, logs: LogGroup, name: string, { handler, uses, seconds }: Job): Lambda {
  const { environment, grants } = partsOf(uses);
  // A mail has addresses in it that people open.
  const open: Record<string, string> = uses.includes("mail") ? { ORIGIN: use(origin).url } : {};
  const writing = new PolicyStatement({
    actions: ["logs:CreateLogStream", "logs:PutLogEvents"],
    resources: [logs.logGroupArn],
  });
  return new Lambda(stack, name, {
    ...runtime,
    nodejs,
    timeout: `${seconds} seconds`,
    handler: `packages/functions/src/jobs/${handler}.handler`,
    description: `${handler}, ${use(secrets).generation}`,
    logGroup: logs,
    environment: { ...environment, ...open },
    role: new Role(stack, `Role_${name}`, {
      assumedBy: new ServicePrincipal("lambda.amazonaws.com"),
      inlinePolicies: { least: new PolicyDocument({ statements: [writing, ...grants] }) },
    }),
  });
}

/** A run that failed is not repeated: the next one takes up what it left. */
function trigger(stack: Stack, name: string, job: Job, run: Lambda) {
  if ("on" in job) use(mail).events.addSubscription(new LambdaSubscription(run));
  else
    new Rule(stack, `Every_${name}`, {
      schedule: Schedule.rate(Duration.minutes(job.everyMinutes)),
      targets: [new LambdaFunction(run, { retryAttempts: 0 })],
    });
}
