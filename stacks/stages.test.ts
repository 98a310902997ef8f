import { readFileSync } from "node:fs";
import { channelTable } from "@highway/core/channels";
import { NOT_MADE } from "@highway/core/exports/schema";
import { type TableIndex, tableKeys } from "@highway/core/platform/table/keys";
import type { Template } from "aws-cdk-lib/assertions";
import { beforeAll, describe, expect, it } from "vitest";
import { synthesise } from "./synthesise";

let prod: Record<string, Template>;
let test: Record<string, Template>;
beforeAll(() => {
  prod = synthesise("prod");
  test = synthesise("test");
});

const all = (templates: Record<string, Template>, type: string) =>
  Object.values(templates).flatMap((template) => Object.values(template.findResources(type)));
const only = (templates: Record<string, Template>, type: string) => {
  const found = all(templates, type);
  expect(found, type).toHaveLength(1);
  return found[0]!;
};

describe("the table", () => {
  it("has the keys that core declares, expires items and can be wound back", () => {
    const { Properties } = only(prod, "AWS::DynamoDB::Table");
    const schema = ({ pk, sk }: { pk: string; sk: string }) => [
      { AttributeName: pk, KeyType: "HASH" },
      { AttributeName: sk, KeyType: "RANGE" },
    ];
    expect(Properties.KeySchema).toEqual(schema(tableKeys.primary));
    expect(Properties.GlobalSecondaryIndexes).toEqual(
      Object.entries<TableIndex>(tableKeys.indexes).map(([IndexName, { holds, ...keys }]) => ({
        IndexName,
        KeySchema: schema(keys),
        Projection: holds ? { NonKeyAttributes: holds, ProjectionType: "INCLUDE" } : { ProjectionType: "ALL" },
      })),
    );
    expect(Properties).toMatchObject({
      BillingMode: "PAY_PER_REQUEST",
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      SSESpecification: { SSEEnabled: true },
      TimeToLiveSpecification: { AttributeName: tableKeys.timeToLive, Enabled: true },
    });
  });
});

describe("production outlives a mistake, other stages leave nothing", () => {
  it.each(["AWS::DynamoDB::Table", "AWS::SecretsManager::Secret", "AWS::Logs::LogGroup"])("%s", (type) => {
    expect(all(prod, type).length).toBeGreaterThan(0);
    for (const each of all(prod, type)) expect(each.DeletionPolicy).toBe("RetainExceptOnCreate");
    for (const each of all(test, type)) expect(each.DeletionPolicy).toBe("Delete");
  });

  it("the table of production cannot be deleted by a call either", () => {
    expect(only(prod, "AWS::DynamoDB::Table").Properties.DeletionProtectionEnabled).toBe(true);
    expect(only(test, "AWS::DynamoDB::Table").Properties.DeletionProtectionEnabled).toBe(false);
  });
});

describe("a first deployment of production that failed can be repeated", () => {
  type Resource = {
    Type: string;
    DeletionPolicy?: string;
    DependsOn?: string[];
    Properties?: Record<string, unknown>;
  };
  const resources = () =>
    Object.entries(prod).flatMap(([stack, template]) =>
      Object.entries<Resource>(template.toJSON().Resources).map(([id, each]) => ({ stack, id, ...each })),
    );

  it("because nothing that a rollback keeps has a name of ours, which the next try would find taken", () => {
    const kept = resources().filter(({ DeletionPolicy }) => DeletionPolicy === "Retain");
    expect(kept.map(({ Type }) => Type).sort()).toEqual(["AWS::ApiGateway::Account", "AWS::IAM::Role"]);
    for (const { Properties = {} } of kept)
      expect(Object.keys(Properties).filter((key) => /Name$/.test(key))).toEqual([]);
  });

  it("because a table that refuses to be deleted is made when all else of its stack stands", () => {
    const isProtected = ({ Properties }: Resource) => Properties?.DeletionProtectionEnabled === true;
    const [table, ...others] = resources().filter(isProtected);
    expect(others).toEqual([]);
    const beside = resources().filter(({ stack, id }) => stack === table!.stack && id !== table!.id);
    expect(beside.length).toBeGreaterThan(0);
    expect(table!.DependsOn?.toSorted()).toEqual(beside.map(({ id }) => id).sort());
  });
});

describe("secrets", () => {
  const secretsOf = ({ Environment }: { Environment: { Variables: Record<string, unknown> } }) =>
    Object.entries(Environment.Variables).flatMap(([name, value]) => (name.endsWith("_SECRET") ? [value] : []));

  it("are made by AWS, none in any template: four values, and one secret that holds two of them", () => {
    const made = all(prod, "AWS::SecretsManager::Secret").map(({ Properties }) => Properties);
    const [joined, ...others] = made.filter(({ SecretString }) => SecretString);
    expect([made.length, others]).toEqual([5, []]);
    for (const { GenerateSecretString } of made.filter((each) => each !== joined))
      expect(GenerateSecretString.PasswordLength).toBeGreaterThanOrEqual(43);
    expect(joined.GenerateSecretString).toBeUndefined();
  });

  it("let the one of the origin be changed unnoticed: functions take what CloudFront sends now and what it sends next", () => {
    const secrets = prod.secrets!.findResources("AWS::SecretsManager::Secret");
    const taken = Object.values(secrets).find(({ Properties }) => Properties.SecretString)!;
    const parts = taken.Properties.SecretString["Fn::Join"][1];
    const named = parts.flatMap((part: { Ref?: string }) => part.Ref ?? []);
    expect(named).toEqual([expect.stringMatching(/^origin1/), expect.stringMatching(/^origin2/)]);
    expect(parts.filter((part: unknown) => typeof part === "string").join("|")).toBe(
      "{{resolve:secretsmanager:|:SecretString:::}},{{resolve:secretsmanager:|:SecretString:::}}",
    );
    const { Origins } = only(prod, "AWS::CloudFront::Distribution").Properties.DistributionConfig;
    const sent = Origins.flatMap((each: { OriginCustomHeaders?: object[] }) => each.OriginCustomHeaders ?? []);
    expect(JSON.stringify(sent)).toMatch(/ExportsOutputReforigin1/);
    for (const { Properties } of all(prod, "AWS::Lambda::Function"))
      for (const value of secretsOf({ Environment: { Variables: {}, ...Properties.Environment } }))
        expect(JSON.stringify(value)).not.toMatch(/origin\d/);
  });

  it("reach handlers as references, and a new generation reaches everything that reads one", () => {
    const functions = all(prod, "AWS::Lambda::Function").filter(({ Properties }) => Properties.Environment);
    const reading = functions.filter(({ Properties }) => secretsOf(Properties).length > 0);
    expect(reading.length).toBeGreaterThan(100);
    for (const { Properties } of reading) {
      for (const value of secretsOf(Properties))
        expect(JSON.stringify(value)).toMatch(/\{\{resolve:secretsmanager:.*:SecretString:::\}\}/);
      expect(Properties.Description).toMatch(/, secrets \d+\.\d+\.\d+$/);
    }
    expect(only(prod, "AWS::CloudFront::Distribution").Properties.DistributionConfig.Comment).toMatch(
      /secrets \d+\.\d+\.\d+$/,
    );
  });
});

describe("mail", () => {
  it("travels encrypted, and not again to who bounced or complained", () => {
    expect(only(prod, "AWS::SES::ConfigurationSet").Properties).toMatchObject({
      DeliveryOptions: { TlsPolicy: "REQUIRE" },
      SuppressionOptions: { SuppressedReasons: ["BOUNCE", "COMPLAINT"] },
    });
    const { EmailIdentity, ConfigurationSetAttributes } = only(prod, "AWS::SES::EmailIdentity").Properties;
    expect(EmailIdentity).toBe("example.com");
    expect(ConfigurationSetAttributes.ConfigurationSetName.Ref).toMatch(/^Sending/);
  });

  it("prints its signing keys, or publishes them where the zone is ours", () => {
    const keys = (templates: Record<string, Template>) =>
      Object.keys(templates.mail!.toJSON().Outputs ?? {}).filter((name) => name.startsWith("MailKey"));
    expect(keys(prod)).toHaveLength(3);
    const { mail } = synthesise("zoned");
    expect(keys({ mail: mail! })).toHaveLength(0);
    expect(all({ mail: mail! }, "AWS::Route53::RecordSet").map(({ Properties }) => Properties.Type)).toEqual([
      "CNAME",
      "CNAME",
      "CNAME",
    ]);
  });

  it("may use a sender that another stage of the account made", () => {
    const shared = synthesise("elsewhere");
    expect(all(shared, "AWS::SES::EmailIdentity")).toHaveLength(0);
    expect(JSON.stringify(all(shared, "AWS::IAM::Role"))).toContain(":identity/example.com");
  });
});

const stageOfCalls = ({ api }: Record<string, Template>) => only({ api: api! }, "AWS::ApiGatewayV2::Stage").Properties;

describe("logs", () => {
  it("of every function, ours and the deployment's, go to a group that forgets", () => {
    for (const template of Object.values(prod)) {
      const groups = template.findResources("AWS::Logs::LogGroup");
      for (const { Properties } of Object.values(template.findResources("AWS::Lambda::Function")))
        expect(groups[Properties.LoggingConfig?.LogGroup.Ref]?.Properties.RetentionInDays).toBe(90);
    }
    for (const { Properties } of all(prod, "AWS::Logs::LogGroup")) expect(Properties.RetentionInDays).toBe(90);
  });

  it("of calls name routes, never paths, queries or addresses", () => {
    const { AccessLogSettings, DefaultRouteSettings } = stageOfCalls(prod);
    expect(JSON.parse(AccessLogSettings.Format)).toMatchObject({
      route: "$context.routeKey",
      status: "$context.status",
    });
    expect(AccessLogSettings.Format).not.toMatch(/context\.(path|identity)|queryString/);
    const calls = (rate: number) => ({ ThrottlingRateLimit: rate, ThrottlingBurstLimit: 2 * rate });
    expect(DefaultRouteSettings).toEqual(calls(1500));
    expect(stageOfCalls(test).DefaultRouteSettings).toEqual(calls(200));
  });

  it("of sockets name events, never paths, addresses or connections", () => {
    const sockets = all({ sockets: prod.sockets! }, "AWS::ApiGatewayV2::Stage").map(({ Properties }) => Properties);
    expect(sockets).toHaveLength(Object.keys(channelTable).length);
    for (const { AccessLogSettings } of sockets) {
      expect(JSON.parse(AccessLogSettings.Format)).toMatchObject({ event: "$context.eventType" });
      expect(AccessLogSettings.Format).not.toMatch(/context\.(path|identity|connectionId)|queryString/);
    }
  });
});

describe("alarms", () => {
  const watched = (templates: Record<string, Template>) =>
    all(templates, "AWS::CloudWatch::Alarm").flatMap(({ Properties: { MetricName, Metrics = [] } }) => [
      ...(MetricName ? [MetricName] : []),
      ...Metrics.flatMap(
        (each: { MetricStat?: { Metric: { MetricName: string } } }) => each.MetricStat?.Metric.MetricName ?? [],
      ),
    ]);

  it("watch failures, slowness, throttles and mail", () => {
    expect(new Set(watched(prod))).toEqual(
      new Set([
        "5xx",
        "Count",
        "BlockedRequests",
        "CallsRefused",
        "FilesGivenUp",
        "HubConnectsFail",
        "WrongCodes",
        "ApproximateNumberOfMessagesVisible",
        "LateFeeds",
        "Latency",
        "5xxErrorRate",
        "ReadThrottleEvents",
        "WriteThrottleEvents",
        "Throttles",
        "Reputation.BounceRate",
        "Reputation.ComplaintRate",
        "Errors",
      ]),
    );
  });

  it("of a file that was given up go by the words that its function logs", () =>
    expect(readFileSync("packages/core/src/exports/index.ts", "utf8")).toContain("logError(error, { doing: NOT_MADE"));

  it.each([
    ["CallsRefused", "alarms", `{ $.status = "429" }`, 0],
    ["FilesGivenUp", "queueFunctions", `"${NOT_MADE}"`, 0],
    ["WrongCodes", "api-auth", `"wrongCode"`, 300],
    ["LateFeeds", "jobs", `"lateFeed"`, 3],
    [
      "HubConnectsFail",
      "socketFunctions",
      `{ ($.event = "CONNECT") && (($.status = "429") || ($.status = "5*")) }`,
      10,
    ],
  ])("ring by what the log says: %s", (MetricName, stack, FilterPattern, Threshold) => {
    const part = { [stack]: prod[stack]! };
    const filter = all(part, "AWS::Logs::MetricFilter").find(
      ({ Properties }) => Properties.MetricTransformations[0].MetricName === MetricName,
    )!.Properties;
    expect(filter.FilterPattern).toBe(FilterPattern);
    const alarm = all(part, "AWS::CloudWatch::Alarm").find(({ Properties }) => Properties.MetricName === MetricName)!;
    // An alarm on a metric that nothing counts would never ring.
    expect(alarm.Properties).toMatchObject({
      Namespace: filter.MetricTransformations[0].MetricNamespace,
      ComparisonOperator: "GreaterThanThreshold",
      Statistic: "Sum",
      Threshold,
    });
  });

  it("watch every function of ours, at most ten in one alarm as CloudWatch asks", () => {
    const functions = all(prod, "AWS::Lambda::Function").filter(({ Properties }) => Properties.Environment);
    expect(watched(prod).filter((name) => name === "Errors")).toHaveLength(functions.length);
    for (const { Properties } of all(prod, "AWS::CloudWatch::Alarm"))
      expect((Properties.Metrics ?? []).filter((each: object) => "MetricStat" in each).length).toBeLessThanOrEqual(10);
  });

  const guide = readFileSync("docs/deploy.md", "utf8");
  const said = (words: RegExp) => Number(words.exec(guide)?.[1]);
  it.each([
    ["metrics of alarms", () => watched(prod).length, /alarms: (\d+) metrics/],
    [
      "functions that are watched",
      () => watched(prod).filter((name) => name === "Errors").length,
      /of which (\d+) say/,
    ],
    ["secrets", () => all(prod, "AWS::SecretsManager::Secret").length, /(\d+) secrets at/],
    ["roles of a stage", () => all(prod, "AWS::IAM::Role").length, /each has some (\d+) roles/],
    ["routes", () => all(prod, "AWS::ApiGatewayV2::Route").length, /some (\d+) are used/],
  ])(
    "and what else has a price or a quota are as many as the guide says, a tenth more or less: %s",
    (_, count, words) => {
      expect(Math.abs(count() - said(words))).toBeLessThan(said(words) / 10);
    },
  );

  it("cost what the guide says, line by line and together", () => {
    const dollars = [...guide.matchAll(/^\| (?!\*)[^|]+ \| (\d+\.\d\d) \|$/gm)].map(([, each]) => Number(each));
    expect(dollars.length).toBeGreaterThan(3);
    expect(dollars[0]).toBeCloseTo(said(/alarms: (\d+) metrics/) / 10);
    expect(dollars.reduce((sum, each) => sum + each, 0)).toBeCloseTo(said(/\*\*together\*\* \| \*\*(\d+\.\d\d)/));
  });

  it("tell the topic when it begins and when it ends, and a person where one is named", () => {
    for (const { Properties } of all(prod, "AWS::CloudWatch::Alarm"))
      expect([Properties.AlarmActions.length, Properties.OKActions.length]).toEqual([1, 1]);
    const told = (templates: Record<string, Template>) =>
      all(templates, "AWS::SNS::Subscription")
        .map(({ Properties }) => Properties)
        .filter(({ Protocol }) => Protocol !== "lambda");
    expect(told(prod)).toMatchObject([{ Protocol: "email", Endpoint: "oncall@example.com" }]);
    expect(told(test)).toEqual([]);
  });
});
