import { readdirSync } from "node:fs";
import { jobs } from "@highway/core/jobs";
import { Match, type Template } from "aws-cdk-lib/assertions";
import { beforeAll, expect, it } from "vitest";
import { bundle } from "./bundle";
import { synthesise } from "./synthesise";

const fileOf = (handler: string) => `packages/functions/src/jobs/${handler}.ts`;

let templates: Record<string, Template>;
let code: Awaited<ReturnType<typeof bundle>>;
beforeAll(async () => {
  templates = synthesise("test");
  code = await bundle(
    Object.values(jobs).map(({ handler }) => fileOf(handler)),
    { minify: false },
  );
});

const functionOf = (handler: string) =>
  Object.values(templates.jobs!.findResources("AWS::Lambda::Function")).find(({ Properties }) =>
    String(Properties.Description).startsWith(`${handler},`),
  )!.Properties;

it("has a handler for each job, and none besides", () => {
  const files = readdirSync("packages/functions/src/jobs").map((file) => file.replace(/\.ts$/, ""));
  expect(files.sort()).toEqual(
    Object.values(jobs)
      .map(({ handler }) => handler)
      .sort(),
  );
});

it("repeats no run of a schedule that failed, and keeps none beyond the next: Lambda would run them beside each other", () => {
  const scheduled = Object.values(jobs).filter((job) => "everyMinutes" in job);
  const kept = Object.values(templates.jobs!.findResources("AWS::Lambda::EventInvokeConfig"));
  const all = templates.jobs!.findResources("AWS::Lambda::Function");
  const isOf = (id: string, handler: string) => String(all[id]!.Properties.Description).startsWith(`${handler},`);
  for (const { handler, everyMinutes } of scheduled) {
    const own = kept.filter(({ Properties }) => isOf(Properties.FunctionName.Ref, handler));
    // Lambda takes six hours at most.
    const MaximumEventAgeInSeconds = Math.min(everyMinutes * 60, 21_600);
    expect(own).toMatchObject([{ Properties: { MaximumRetryAttempts: 0, MaximumEventAgeInSeconds } }]);
  }
  expect(kept).toHaveLength(scheduled.length);
});

it("runs the outbox every minute, one try a run", () => {
  templates.jobs!.hasResourceProperties("AWS::Events::Rule", {
    ScheduleExpression: "rate(1 minute)",
    Targets: [Match.objectLike({ RetryPolicy: { MaximumRetryAttempts: 0 } })],
  });
  expect(functionOf("resume-sends")).toMatchObject({ Timeout: 50, Architectures: ["arm64"] });
});

it("lets the topic alone, and no other, call the function that hears of mail: its messages need no other proof", () => {
  const allowed = Object.values(templates.jobs!.findResources("AWS::Lambda::Permission")).map(
    ({ Properties }) => Properties,
  );
  const bySns = allowed.filter(({ Principal }) => Principal === "sns.amazonaws.com");
  expect(bySns).toHaveLength(1);
  expect(JSON.stringify(bySns[0]!.SourceArn)).toContain("Events");
});

it("hears of bounces, complaints and mail with a virus, and of nothing else", () => {
  const heard = { Enabled: true, MatchingEventTypes: ["bounce", "complaint", "reject"] };
  templates.mail!.hasResourceProperties("AWS::SES::ConfigurationSetEventDestination", {
    EventDestination: { ...heard, SnsDestination: Match.anyValue() },
  });
  expect(Object.keys(templates.jobs!.findResources("AWS::SNS::Subscription"))).toHaveLength(1);
});

it("puts a bounce aside that was not heard, be it that the function failed or that nobody reached it", () => {
  const aside = { "Fn::ImportValue": expect.stringMatching(/^test-highway-mail:.*Unheard/) };
  const [subscription] = Object.values(templates.jobs!.findResources("AWS::SNS::Subscription"));
  expect(subscription!.Properties.RedrivePolicy).toEqual({ deadLetterTargetArn: aside });
  expect(functionOf("mail-events").DeadLetterConfig).toEqual({ TargetArn: aside });
  const [policy] = Object.values(templates.mail!.findResources("AWS::SQS::QueuePolicy"));
  expect(JSON.stringify(policy)).toMatch(/"Action":"sqs:SendMessage".*"Service":"sns.amazonaws.com"/);
});

it("names the topic where the identity, and so its set, was made elsewhere", () => {
  const made = synthesise("elsewhere");
  expect(Object.keys(made.mail!.toJSON().Outputs)).toContain("MailEventsTopic");
  for (const { mail } of [made, templates]) {
    const [policy] = Object.values(mail!.findResources("AWS::SNS::TopicPolicy"));
    const statements: { Action: string; Effect: string; Condition?: object }[] =
      policy!.Properties.PolicyDocument.Statement;
    const publishing = statements.filter(({ Action, Effect }) => Action === "sns:Publish" && Effect === "Allow");
    expect(publishing).toHaveLength(1);
    expect(JSON.stringify(publishing[0]!.Condition)).toMatch(/"AWS:SourceAccount"/i);
  }
});

it.each(Object.values(jobs))("$handler is given what its code reads of the environment", ({ handler }) => {
  const { text } = code.get(fileOf(handler))!;
  const read = new Set([...text.matchAll(/\benv\d*\("([A-Z_]+)"\)/g)].map(([, name]) => name));
  const given = Object.keys(functionOf(handler).Environment.Variables);
  expect([...read].filter((name) => !given.includes(name!))).toEqual([]);
});

const actionsOf = (role: { Policies?: { PolicyDocument: { Statement: { Action: string | string[] }[] } }[] }) =>
  (role.Policies ?? []).flatMap(({ PolicyDocument }) => PolicyDocument.Statement.flatMap(({ Action }) => Action));

it.each(["mail-events", "refresh-limits", "refresh-counties"])("lets %s touch nothing but the table", (handler) => {
  const roles = templates.jobs!.findResources("AWS::IAM::Role");
  const actions = actionsOf(roles[functionOf(handler).Role["Fn::GetAtt"][0]]!.Properties);
  expect(actions.some((action) => action.startsWith("dynamodb:"))).toBe(true);
  expect(actions.filter((action) => !/^(dynamodb|logs):/.test(action))).toEqual([]);
});

it("gives no job a right to everything, or to read the table from end to end", () => {
  const roles = Object.values(templates.jobs!.findResources("AWS::IAM::Role"));
  const actions = roles.flatMap(({ Properties }) => actionsOf(Properties));
  expect(actions.length).toBeGreaterThan(0);
  expect(actions.filter((action) => /\*|Scan/.test(action))).toEqual([]);
});
