import { readdirSync } from "node:fs";
import { channelTable } from "@highway/core/channels";
import type { Channel } from "@highway/core/platform/declare/channel";
import { variablesOf } from "@highway/core/platform/declare/env";
import { Match, type Template } from "aws-cdk-lib/assertions";
import { beforeAll, describe, expect, it } from "vitest";
import { bundle } from "./bundle";
import { synthesise } from "./synthesise";

const declared = Object.entries<Channel>(channelTable);

const fileOf = (handler: string) => `packages/functions/src/sockets/${handler}.ts`;

let templates: Record<string, Template>;
let code: Awaited<ReturnType<typeof bundle>>;
beforeAll(async () => {
  templates = synthesise("test");
  code = await bundle(
    declared.map(([, { handler }]) => fileOf(handler)),
    { minify: false },
  );
});
const all = (stack: string, type: string) =>
  Object.values(templates[stack]!.findResources(type)).map(({ Properties }) => Properties);

it("has a handler for each channel, and none besides", () => {
  const files = readdirSync("packages/functions/src/sockets").map((file) => file.replace(/\.ts$/, ""));
  expect(files.sort()).toEqual(declared.map(([, { handler }]) => handler).sort());
});

it("has one API and one stage a channel, with a limit and a log, and no address of its own in a page", () => {
  expect(all("sockets", "AWS::ApiGatewayV2::Api").map(({ ProtocolType }) => ProtocolType)).toEqual(
    declared.map(() => "WEBSOCKET"),
  );
  for (const stage of all("sockets", "AWS::ApiGatewayV2::Stage"))
    expect(stage).toMatchObject({
      StageName: "live",
      AutoDeploy: true,
      DefaultRouteSettings: { ThrottlingRateLimit: 1000, ThrottlingBurstLimit: 1000 },
      AccessLogSettings: { DestinationArn: expect.anything() },
    });
});

it("lets API Gateway write logs by a role that it alone may take, which stays with the account's setting", () => {
  templates.sockets!.hasResource("AWS::ApiGateway::Account", { DeletionPolicy: "Retain" });
  templates.sockets!.hasResource("AWS::IAM::Role", {
    DeletionPolicy: "Retain",
    Properties: Match.objectLike({
      AssumeRolePolicyDocument: Match.objectLike({
        Statement: [Match.objectLike({ Principal: { Service: "apigateway.amazonaws.com" } })],
      }),
    }),
  });
  const stages = Object.values(templates.sockets!.findResources("AWS::ApiGatewayV2::Stage"));
  for (const { DependsOn } of stages) expect(JSON.stringify(DependsOn)).toContain("LogAccount");
});

describe.each(declared)("%s", (path, { handler, uses }) => {
  const functionOf = () =>
    all("socketFunctions", "AWS::Lambda::Function").find(({ Description }) =>
      String(Description).startsWith(`${path},`),
    )!;

  it("has one function, which hears of connections that begin and end and of all that is said", () => {
    const routes = all("socketFunctions", "AWS::ApiGatewayV2::Route");
    expect(routes.map(({ RouteKey }) => RouteKey).sort()).toEqual(["$connect", "$default", "$disconnect"]);
    for (const route of routes) expect(route.AuthorizationType).toBe("NONE");
    const targets = all("socketFunctions", "AWS::ApiGatewayV2::Integration").map(({ IntegrationUri }) =>
      JSON.stringify(IntegrationUri),
    );
    expect(new Set(targets).size).toBe(1);
    for (const { Principal } of all("socketFunctions", "AWS::Lambda::Permission"))
      expect(Principal).toBe("apigateway.amazonaws.com");
  });

  it("is given what its code reads of the environment and no more", () => {
    const { text } = code.get(fileOf(handler))!;
    const read = [...new Set([...text.matchAll(/\benv\d*\("([A-Z_]+)"\)/g)].map(([, name]) => name))];
    const given = Object.keys(functionOf().Environment.Variables).filter((name) => /^[A-Z_]+$/.test(name));
    expect(given).toEqual(expect.arrayContaining(read));
    expect(read.filter((name) => !variablesOf({ uses }).includes(name!))).toEqual([]);
  });

  it("has the rights of what it uses: the table, and to send to its own connections or close one", () => {
    const roles = all("socketFunctions", "AWS::IAM::Role").filter(({ Policies }) =>
      JSON.stringify(Policies ?? []).includes("execute-api"),
    );
    expect(roles).toHaveLength(1);
    const statements: { Effect: string; Action: string | string[]; Resource: unknown }[] =
      roles[0]!.Policies[0].PolicyDocument.Statement;
    const allowed = statements.filter(({ Effect }) => Effect === "Allow").flatMap(({ Action }) => Action);
    expect(allowed.filter((action) => !/^(dynamodb|logs):\w+$|^execute-api:ManageConnections$/.test(action))).toEqual(
      [],
    );
    const connections = statements.find(({ Action }) => Action === "execute-api:ManageConnections")!;
    const [post, end] = connections.Resource as unknown[];
    expect(JSON.stringify(post)).toMatch(/\/live\/POST\/@connections\/\*/);
    expect(JSON.stringify(end)).toMatch(/\/live\/DELETE\/@connections\/\*/);
    expect(Object.keys(templates.socketFunctions!.findResources("AWS::IAM::Policy"))).toEqual([]);
  });
});
