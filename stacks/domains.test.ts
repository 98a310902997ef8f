import { table } from "@highway/core/endpoints";
import type { Endpoint, Resource } from "@highway/core/platform/declare/endpoint";
import { tableKeys } from "@highway/core/platform/table/keys";
import { type ProviderName, providers } from "@highway/core/providers";
import type { Template } from "aws-cdk-lib/assertions";
import { beforeAll, describe, expect, it } from "vitest";
import { synthesise } from "./synthesise";

const declared: [string, Endpoint][] = Object.entries(table);
const stackOf = ({ handler }: Endpoint) => `api-${handler.split("/")[0]}`;

let templates: Record<string, Template>;
beforeAll(() => {
  templates = synthesise("test");
});

/** What stands behind one route, followed as API Gateway follows it: route, integration, function, role. */
function behind(route: string, endpoint: Endpoint) {
  const resources = templates[stackOf(endpoint)]!.toJSON().Resources;
  const routes = Object.values(templates[stackOf(endpoint)]!.findResources("AWS::ApiGatewayV2::Route"));
  const found = routes.filter(({ Properties }) => Properties.RouteKey === route);
  const integration = resources[found[0]?.Properties.Target["Fn::Join"][1][1].Ref];
  const name = integration.Properties.IntegrationUri["Fn::GetAtt"][0];
  const lambda = resources[name].Properties;
  const role = resources[lambda.Role["Fn::GetAtt"][0]].Properties;
  const mayCall = Object.values(templates[stackOf(endpoint)]!.findResources("AWS::Lambda::Permission")).filter(
    ({ Properties }) => Properties.FunctionName["Fn::GetAtt"][0] === name,
  );
  return { count: found.length, lambda, role, mayCall, payload: integration.Properties.PayloadFormatVersion };
}

/** "dynamodb:Query on …/index/gsi1", one line a right however often it is granted, with imports and joins written out. */
const rights = (role: { Policies: { PolicyDocument: { Statement: Statement[] } }[] }) =>
  once(
    role.Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement).flatMap(({ Effect, Action, Resource }) =>
      [Action].flat().flatMap((action) => [Resource].flat().map((on) => `${Effect} ${action} ${written(on)}`)),
    ),
  );
const once = (all: string[]) => [...new Set(all)].sort();
type Statement = { Effect: string; Action: string | string[]; Resource: unknown };

function written(value: unknown): string {
  if (typeof value === "string") return value;
  const {
    "Fn::Join": join,
    "Fn::ImportValue": imported,
    "Fn::GetAtt": attribute,
    Ref,
  } = value as Record<string, unknown>;
  if (join) return (join as [string, unknown[]])[1].map(written).join("");
  const name = String(imported ?? (attribute as string[] | undefined)?.join(".") ?? Ref);
  return name.replace(/^test-highway-(\w+):.*$/, "<$1>").replace(/^(Logs)\w+\.Arn$/, "<own logs>");
}

const asksNothingOfAws = Object.fromEntries(Object.keys(providers).map((name) => [name, []])) as unknown as Record<
  ProviderName,
  string[]
>;

const items = ["BatchGetItem", "BatchWriteItem", "DeleteItem", "GetItem", "PutItem", "UpdateItem"];
const ses = "arn:AWS::Partition:ses:us-east-1:000000000000";
const ofTable = (actions: string[]) => [...onItems(actions), ...listing];
const listing = [
  "Allow dynamodb:Query <data>",
  ...Object.keys(tableKeys.indexes).map((index) => `Allow dynamodb:Query <data>/index/${index}`),
];
const onItems = (actions: string[]) => [
  ...actions.map((item) => `Allow dynamodb:${item} <data>`),
  // The trail is added to, and neither changed nor shortened.
  ...["BatchWriteItem", "DeleteItem", "UpdateItem"].map((item) => `Deny dynamodb:${item} <data>`),
];
const expected: Record<Resource, string[]> = {
  table: ofTable(items),
  printTable: onItems(["BatchGetItem", "GetItem", "UpdateItem"]),
  mail: [
    `Allow ses:SendRawEmail ${ses}:identity/example.com`,
    `Allow ses:SendRawEmail ${ses}:configuration-set/<mail>`,
  ],
  uploads: ["Allow s3:PutObject <files>/incoming/*"],
  keeping: [
    "Allow s3:GetObject <files>/incoming/*",
    "Allow s3:DeleteObject <files>/incoming/*",
    "Allow s3:PutObject <files>/kept/*",
    "Allow s3:DeleteObject <files>/kept/*",
    "Allow s3:ListBucket <files>",
  ],
  held: ["Allow s3:GetObject <files>/incoming/*", "Allow s3:ListBucket <files>"],
  files: ["Allow s3:GetObject <files>/kept/*", "Allow s3:ListBucket <files>"],
  removing: ["Allow s3:DeleteObject <files>/kept/*"],
  unsubscribe: [],
  exports: ["Allow sqs:SendMessage <queues>"],
  codes: ["Allow sqs:SendMessage <queues>"],
  exported: ["Allow s3:GetObject <files>/exports/*", "Allow s3:ListBucket <files>"],
  printing: ["Allow s3:GetObject <files>/kept/*", "Allow s3:PutObject <files>/exports/*"],
  pictureHosts: [],
  support: [],
  disclosure: [],
  hub: ["POST", "DELETE"].map(
    (method) =>
      `Allow execute-api:ManageConnections arn:AWS::Partition:execute-api:AWS::Region:AWS::AccountId:<sockets>/live/${method}/@connections/*`,
  ),
  frames: ["Allow sqs:SendMessage <queues>"],
  alerts: ["Allow sqs:SendMessage <queues>"],
  pushKey: [],
  pushHosts: [],
  pushing: [],
  pushedQuotes: [],
  ...asksNothingOfAws,
  places: ["Autocomplete", "Geocode", "GetPlace"].map(
    (action) => `Allow geo-places:${action} arn:AWS::Partition:geo-places:AWS::Region::provider/default`,
  ),
  maps: ["Allow geo-maps:GetStaticMap arn:AWS::Partition:geo-maps:AWS::Region::provider/default"],
};
const ownLogs = ["Allow logs:CreateLogStream <own logs>", "Allow logs:PutLogEvents <own logs>"];

describe.each(declared)("%s", (route, endpoint) => {
  it("has one route, which alone may call its function", () => {
    const { count, mayCall, payload } = behind(route, endpoint);
    expect([count, mayCall.length, payload]).toEqual([1, 1, "2.0"]);
    expect(mayCall[0]!.Properties.Principal).toBe("apigateway.amazonaws.com");
    expect(written(mayCall[0]!.Properties.SourceArn)).toMatch(`:<api>/*/*${route.split(" ")[1]}`);
  });

  it("has the rights of what it uses and no other", () => {
    const { role } = behind(route, endpoint);
    const reads = { ...expected, table: ofTable(["BatchGetItem", "GetItem", "PutItem", "UpdateItem"]) };
    const granted = route.startsWith("GET ") ? reads : expected;
    expect(rights(role)).toEqual(once([...ownLogs, ...endpoint.uses.flatMap((name) => granted[name])]));
    expect(
      route.startsWith("GET ") && rights(role).some((right) => /^Allow dynamodb:(Delete|BatchWrite)/.test(right)),
    ).toBe(false);
    expect(role.ManagedPolicyArns).toBeUndefined();
  });

  it("runs on arm64 with a limit, and its logs are forgotten in time", () => {
    const { lambda } = behind(route, endpoint);
    expect(lambda).toMatchObject({ Architectures: ["arm64"], Timeout: 10, MemorySize: 1024 });
    expect(lambda.TracingConfig).toBeUndefined();
    const logs = templates[stackOf(endpoint)]!.toJSON().Resources[lambda.LoggingConfig.LogGroup.Ref];
    expect(logs.Properties.RetentionInDays).toBe(90);
  });
});

/** The roles of a stack's functions, by the part of their name that tells them apart. */
const roleOf = (stack: string, name: string) => {
  const roles = Object.entries(templates[stack]!.findResources("AWS::IAM::Role"));
  return roles.find(([id]) => id.startsWith(`Role${name}`) || id.startsWith(`Role_${name}`))![1].Properties;
};

it("lets what prints read and note how far it is, make or delete nothing in the table, and list nothing of the bucket", () => {
  const printing = rights(roleOf("queueFunctions", "exports")).filter((right) => /dynamodb|s3/.test(right));
  expect(printing).toEqual(once([...expected.printTable, ...expected.printing]));
});

it("shuts what prints in: its network leads to the table and the bucket, and nowhere else", () => {
  const template = templates.queueFunctions!;
  const lambdas = Object.values(template.findResources("AWS::Lambda::Function"));
  const enclosed = lambdas.filter(({ Properties }) => Properties.VpcConfig);
  expect(enclosed.map(({ Properties }) => Properties.Description)).toEqual([expect.stringContaining("exports")]);
  for (const way of ["InternetGateway", "NatGateway", "VPCGatewayAttachment", "EgressOnlyInternetGateway"])
    expect(Object.keys(template.findResources(`AWS::EC2::${way}`)), way).toEqual([]);
  const endpoints = Object.values(template.findResources("AWS::EC2::VPCEndpoint"));
  const ways = endpoints.map(({ Properties: { ServiceName, PolicyDocument } }) => [
    written(ServiceName).split(".").at(-1),
    PolicyDocument.Statement.map(({ Effect, Resource }: Statement) => [Effect, ...[Resource].flat().map(written)]),
  ]);
  expect(ways.sort()).toEqual([
    ["dynamodb", [["Allow", "<data>"]]],
    ["s3", [["Allow", "<files>", "<files>/*"]]],
  ]);
});

it("denies everybody to change or delete a line of the trail", () => {
  const { Policies } = roleOf("api-clients", "");
  const denied = Policies[0].PolicyDocument.Statement.find(({ Effect }: Statement) => Effect === "Deny");
  expect(denied.Condition).toEqual({ "ForAnyValue:StringLike": { "dynamodb:LeadingKeys": ["$trail#*"] } });
});

it("has no route beyond the declared ones", () => {
  const ofCalls = Object.entries(templates).filter(([name]) => name !== "socketFunctions");
  const routes = ofCalls.flatMap(([, template]) =>
    Object.values(template.findResources("AWS::ApiGatewayV2::Route")).map(({ Properties }) => Properties.RouteKey),
  );
  expect(routes.sort()).toEqual(declared.map(([route]) => route).sort());
});

it("keeps every stack far from CloudFormation's 500 resources", () => {
  for (const [name, template] of Object.entries(templates))
    expect(Object.keys(template.toJSON().Resources).length, name).toBeLessThan(400);
});

it("keeps every template far from the 60 secrets and parameters that CloudFormation resolves, two of which each call wants", () => {
  for (const [name, template] of Object.entries(templates))
    expect(JSON.stringify(template.toJSON()).split("{{resolve:").length - 1, name).toBeLessThan(50);
});
