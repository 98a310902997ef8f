import { NOT_MADE } from "@highway/core/exports/schema";
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
import { FilterPattern, type ILogGroup, MetricFilter } from "aws-cdk-lib/aws-logs";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import { Duration } from "aws-cdk-lib/core";
import { type Stack, type StackContext, use } from "sst/constructs";
import { api } from "./api";
import { data } from "./data";
import { mail } from "./mail";
import { origin } from "./origin";
import { queues } from "./queues";
import { settings } from "./settings";

const fiveMinutes = Duration.minutes(5);

type Rule = { says: string; metric: IMetric; above: number; bad?: number; of?: number };

/** What can go wrong, watched. Alarms about functions stand in their own stacks: a name that another stack imports cannot be removed. */
export function alarms({ stack }: StackContext) {
  const topic = new Topic(stack, "Alarms", { displayName: stack.stackName });
  const { alarmEmail } = settings();
  if (alarmEmail) topic.addSubscription(new EmailSubscription(alarmEmail));
  const rules = { ...callRules(stack), ...tableRules(), ...queueRules(), ...accountRules() };
  for (const [id, rule] of Object.entries(rules)) watch(stack, topic, id, rule);
  stack.addOutputs({ AlarmTopic: topic.topicArn });
  return { topic };
}

/**
 * Counts the wrong codes that the functions of a stack log, of mails, apps and lists of recovery codes: people mistype a few, and whoever guesses must try
 * thousands. Past the budget of `people/access/guesses.ts` fewer tries of each code are allowed.
 */
export function watchGuesses(stack: Stack, logGroup: ILogGroup) {
  const { topic } = use(alarms);
  const filter = new MetricFilter(stack, "WrongCodes", {
    logGroup,
    // Lambda writes the time before each line, so none is JSON as a whole.
    filterPattern: FilterPattern.allTerms("wrongCode"),
    metricNamespace: stack.stackName,
    metricName: "WrongCodes",
  });
  watch(stack, topic, "Guesses", {
    says: "Over 300 wrong codes were typed in five minutes: somebody may be guessing them.",
    metric: filter.metric({ statistic: "Sum", period: fiveMinutes }),
    above: 300,
  });
}

/** Old prices say so on every page, and no call fails. The job of the feed looks once a minute. */
export function watchFeeds(stack: Stack, logGroup: ILogGroup) {
  const filter = new MetricFilter(stack, "LateFeeds", {
    logGroup,
    filterPattern: FilterPattern.allTerms("lateFeed"),
    metricNamespace: stack.stackName,
    metricName: "LateFeeds",
  });
  watch(stack, use(alarms).topic, "PricesLate", {
    says: "The feed of prices was silent for over three of five minutes while the market was open.",
    metric: filter.metric({ statistic: "Sum", period: fiveMinutes }),
    above: 3,
  });
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

/** A file that was given up is no error of its function, which tells so whoever waits for it. */
export function watchFiles(stack: Stack, logGroup: ILogGroup) {
  const filter = new MetricFilter(stack, "GivenUp", {
    logGroup,
    filterPattern: FilterPattern.allTerms(NOT_MADE),
    metricNamespace: stack.stackName,
    metricName: "FilesGivenUp",
  });
  const metric = filter.metric({ statistic: "Sum", period: fiveMinutes });
  watch(stack, use(alarms).topic, "FilesFail", {
    says: "A PDF or a picture of a report could not be made.",
    metric,
    above: 0,
  });
}

/** Pages that are refused connect again and again by themselves, and nobody complains. */
export function watchSockets(stack: Stack, channel: string, logGroup: ILogGroup) {
  const filter = new MetricFilter(stack, `${channel}Refused`, {
    logGroup,
    filterPattern: FilterPattern.all(
      FilterPattern.stringValue("$.event", "=", "CONNECT"),
      FilterPattern.any(
        FilterPattern.stringValue("$.status", "=", "429"),
        FilterPattern.stringValue("$.status", "=", "5*"),
      ),
    ),
    metricNamespace: stack.stackName,
    metricName: `${channel}ConnectsFail`,
  });
  watch(stack, use(alarms).topic, `${channel}ConnectsFail`, {
    says: "Over ten pages could not connect to a socket in five minutes: more came at the same time than the account may open, or its function fails.",
    metric: filter.metric({ statistic: "Sum", period: fiveMinutes }),
    above: 10,
  });
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

/** The API counts what it refuses among all 4xx, so its log is asked. */
function refused(stack: Stack): IMetric {
  const filter = new MetricFilter(stack, "Refused", {
    logGroup: use(api).cdk.accessLogGroup!,
    filterPattern: FilterPattern.stringValue("$.status", "=", "429"),
    metricNamespace: stack.stackName,
    metricName: "CallsRefused",
  });
  return filter.metric({ statistic: "Sum", period: fiveMinutes });
}

function callRules(stack: Stack): Record<string, Rule> {
  const calls = (metricName: string, statistic: string) =>
    new Metric({
      namespace: "AWS/ApiGateway",
      metricName,
      statistic,
      period: fiveMinutes,
      dimensionsMap: { ApiId: use(api).httpApiId },
    });
  const { wall } = use(origin);
  const says =
    "An address made more calls than HIGHWAY_CALLS_AN_ADDRESS allows: an attack, or an office that has grown.";
  const edge = new Metric({
    namespace: "AWS/CloudFront",
    metricName: "5xxErrorRate",
    statistic: "Average",
    period: fiveMinutes,
    dimensionsMap: { DistributionId: use(origin).distribution.distributionId, Region: "Global" },
  });
  return {
    CallsFail: {
      says: "Over 1 % of calls, and more than three, were answered with a 5xx.",
      metric: new MathExpression({
        expression: "IF(failed > 3, 100 * failed / all, 0)",
        label: "calls that failed, percent",
        period: fiveMinutes,
        usingMetrics: { failed: calls("5xx", "Sum"), all: calls("Count", "Sum") },
      }),
      above: 1,
    },
    CallsRefused: {
      says: "The API refused calls, for there were more a second than HIGHWAY_CALLS_A_SECOND allows.",
      metric: refused(stack),
      above: 0,
    },
    ...(wall && { AddressRefused: { says, metric: wall.refused, above: 0 } }),
    CallsSlow: {
      says: "One call in twenty took over 1.5 seconds for a quarter of an hour.",
      // Where hardly anybody calls, nearly every call starts a function anew.
      metric: new MathExpression({
        expression: "IF(all > 200, slow, 0)",
        label: "p95, milliseconds",
        period: fiveMinutes,
        usingMetrics: { slow: calls("Latency", "p95"), all: calls("Count", "Sum") },
      }),
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

/** What failed so often that it was put aside is nobody's any more: the person who waits for it is never told. */
function queueRules(): Record<string, Rule> {
  const failed = Object.values(use(queues)).flatMap(({ deadLetterQueue }) => deadLetterQueue?.queue ?? []);
  const aside = [...failed, use(mail).unheard];
  const waiting = aside.map((queue) => queue.metricApproximateNumberOfMessagesVisible({ period: fiveMinutes }));
  return {
    QueuedFail: {
      says: "Something that was queued, or a bounce of mail, failed every time.",
      metric: total(waiting, "put aside"),
      above: 0,
    },
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
