import { tableKeys } from "@highway/core/platform/table/keys";
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  TreatMissingData,
} from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import { Duration } from "aws-cdk-lib/core";
import { type Stack, type StackContext, use } from "sst/constructs";
import { api } from "./api";
import { data } from "./data";
import { origin } from "./origin";
import { settings } from "./settings";

const fiveMinutes = Duration.minutes(5);

type Rule = { says: string; metric: IMetric; above: number; bad?: number; of?: number };

/** What can go wrong, watched. Alarms about functions stand in their own stacks: a name that another stack imports cannot be removed. */
export function alarms({ stack }: StackContext) {
  const topic = new Topic(stack, "Alarms", { displayName: stack.stackName });
  const { alarmEmail } = settings();
  if (alarmEmail) topic.addSubscription(new EmailSubscription(alarmEmail));
  const rules = { ...callRules(), ...tableRules(), ...accountRules() };
  for (const [id, rule] of Object.entries(rules)) watch(stack, topic, id, rule);
  stack.addOutputs({ AlarmTopic: topic.topicArn });
  return { topic };
}

/** Errors that the wrapper cannot word: a start that fails, a time-out, memory run out. CloudWatch adds up ten metrics in one alarm. */
export function watchFunctions(stack: Stack, functions: IFunction[]) {
  const { topic } = use(alarms);
  for (let first = 0; first < functions.length; first += 10) {
    const errors = functions.slice(first, first + 10).map((each) => each.metricErrors({ period: fiveMinutes }));
    const says = "A function failed to start, ran out of time or of memory.";
    watch(stack, topic, `FunctionErrors${first / 10 + 1}`, { says, metric: total(errors, "errors"), above: 0 });
  }
}

function watch(stack: Stack, topic: Topic, id: string, { says, metric, above, bad = 1, of = bad }: Rule) {
  const alarm = new Alarm(stack, id, {
    alarmDescription: says,
    metric,
    threshold: above,
    comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
    datapointsToAlarm: bad,
    evaluationPeriods: of,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  });
  alarm.addAlarmAction(new SnsAction(topic));
  alarm.addOkAction(new SnsAction(topic));
}

/** Counts what is silent as nothing. */
const total = (metrics: IMetric[], label: string) =>
  new MathExpression({
    expression: "SUM(FILL(METRICS(), 0))",
    label,
    period: fiveMinutes,
    usingMetrics: Object.fromEntries(metrics.map((metric, index) => [`m${index}`, metric])),
  });

function callRules(): Record<string, Rule> {
  const calls = (metricName: string, statistic: string) =>
    new Metric({
      namespace: "AWS/ApiGateway",
      metricName,
      statistic,
      period: fiveMinutes,
      dimensionsMap: { ApiId: use(api).httpApiId },
    });
  const edge = new Metric({
    namespace: "AWS/CloudFront",
    metricName: "5xxErrorRate",
    statistic: "Average",
    period: fiveMinutes,
    dimensionsMap: { DistributionId: use(origin).distribution.distributionId, Region: "Global" },
  });
  return {
    CallsFail: { says: "A call was answered with a 5xx.", metric: calls("5xx", "Sum"), above: 0 },
    CallsSlow: {
      says: "One call in twenty took over 1.5 seconds for a quarter of an hour.",
      metric: calls("Latency", "p95"),
      above: 1500,
      bad: 3,
    },
    OriginFails: { says: "CloudFront answers over 1 % with a 5xx.", metric: edge, above: 1, bad: 2, of: 3 },
  };
}

function tableRules(): Record<string, Rule> {
  const { tableName } = use(data).table;
  const parts = [
    {},
    ...Object.keys(tableKeys.indexes).map((GlobalSecondaryIndexName) => ({ GlobalSecondaryIndexName })),
  ];
  const events = ["ReadThrottleEvents", "WriteThrottleEvents"].flatMap((metricName) =>
    parts.map((part) => {
      const dimensionsMap = { TableName: tableName, ...part };
      return new Metric({
        namespace: "AWS/DynamoDB",
        metricName,
        statistic: "Sum",
        period: fiveMinutes,
        dimensionsMap,
      });
    }),
  );
  return {
    TableThrottled: { says: "The table refuses reads or writes.", metric: total(events, "throttled"), above: 0 },
  };
}

/** These are kept by AWS for the whole account, and it is the account that suffers. */
function accountRules(): Record<string, Rule> {
  const throttles = new Metric({
    namespace: "AWS/Lambda",
    metricName: "Throttles",
    statistic: "Sum",
    period: fiveMinutes,
  });
  const reputation = (kind: string) =>
    new Metric({
      namespace: "AWS/SES",
      metricName: `Reputation.${kind}`,
      statistic: "Maximum",
      period: Duration.hours(1),
    });
  return {
    FunctionsThrottled: { says: "The account runs as many functions at once as it may.", metric: throttles, above: 0 },
    // SES reviews an account at 5 % bounces or 0.1 % complaints, and may stop its mail: half of that is time to look.
    MailBounces: { says: "Over 2.5 % of mail bounces.", metric: reputation("BounceRate"), above: 0.025 },
    MailComplaints: {
      says: "Over 0.05 % of mail is complained of.",
      metric: reputation("ComplaintRate"),
      above: 0.0005,
    },
  };
}
