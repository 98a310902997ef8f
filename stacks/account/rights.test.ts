import { beforeAll, describe, expect, it } from "vitest";
import { synthesise } from "../synthesise";
import { toolkit } from "./names";
import { policies, type Statement } from "./rights";

type Resource = { Type: string; Properties: Record<string, never> };
const stages = ["test", "prod", "zoned", "elsewhere"] as const;
let resources: Resource[];
beforeAll(() => {
  resources = stages.flatMap((stage) =>
    Object.values(synthesise(stage)).flatMap((template) => Object.values(template.toJSON().Resources as object)),
  );
});

const matches = (pattern: string, text: string) =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}$`, "i").test(text);
const allowed = (statements: Statement[], action: string) =>
  statements.some(({ Action }) => Action.some((pattern) => matches(pattern, action)));
const { Statement: execution } = policies[toolkit.execution]!;
const { Statement: boundary } = policies[toolkit.boundary]!;

/** What CloudFormation calls to make one of each kind. */
const making: Record<string, string> = {
  "AWS::ApiGatewayV2": "apigateway:POST",
  "AWS::CertificateManager::Certificate": "acm:RequestCertificate",
  "AWS::CloudFront": "cloudfront:CreateDistribution",
  "AWS::CloudWatch::Alarm": "cloudwatch:PutMetricAlarm",
  "AWS::DynamoDB::Table": "dynamodb:CreateTable",
  "AWS::EC2": "ec2:CreateVpc",
  "AWS::ApiGateway::Account": "apigateway:PATCH",
  "AWS::Events::Rule": "events:PutRule",
  "AWS::IAM::Policy": "iam:PutRolePolicy",
  "AWS::IAM::Role": "iam:CreateRole",
  "AWS::Lambda::EventInvokeConfig": "lambda:PutFunctionEventInvokeConfig",
  "AWS::Lambda::EventSourceMapping": "lambda:CreateEventSourceMapping",
  "AWS::Lambda::Function": "lambda:CreateFunction",
  "AWS::Lambda::Permission": "lambda:AddPermission",
  "AWS::Logs": "logs:CreateLogGroup",
  "AWS::Route53::RecordSet": "route53:ChangeResourceRecordSets",
  "AWS::S3": "s3:CreateBucket",
  "AWS::SES": "ses:CreateEmailIdentity",
  "AWS::SNS": "sns:CreateTopic",
  "AWS::SQS": "sqs:CreateQueue",
  "AWS::SSM::Parameter": "ssm:PutParameter",
  "AWS::SecretsManager::Secret": "secretsmanager:CreateSecret",
  "AWS::WAFv2": "wafv2:CreateWebACL",
  // A function of the deployment's own makes it.
  Custom: "lambda:InvokeFunction",
};

describe("what CloudFormation may do", () => {
  it("suffices for every kind of resource in the templates: a new kind needs its service named here and in rights.ts", () => {
    const kinds = [...new Set(resources.map(({ Type }) => Type))];
    const unknown = kinds.filter((kind) => !Object.keys(making).some((prefix) => kind.startsWith(prefix)));
    expect(unknown).toEqual([]);
    expect(Object.values(making).filter((action) => !allowed(execution, action))).toEqual([]);
  });

  it("suffices to read what templates refer to, and what was uploaded for them", () => {
    for (const action of ["CreateVpcEndpoint", "CreateSubnet", "AssociateRouteTable", "AuthorizeSecurityGroupEgress"])
      expect(allowed(execution, `ec2:${action}`), action).toBe(true);
    for (const action of ["ssm:GetParameters", "secretsmanager:GetSecretValue", "s3:GetObject", "iam:PassRole"])
      expect(allowed(execution, action), action).toBe(true);
  });

  it("makes no person, no key, no policy, and no role without the boundary", () => {
    for (const action of ["CreateUser", "CreateAccessKey", "CreatePolicy", "CreatePolicyVersion"])
      expect(allowed(execution, `iam:${action}`), action).toBe(false);
    for (const action of ["iam:DeleteRolePermissionsBoundary", "sts:AssumeRole", "ec2:RunInstances", "kms:Decrypt"])
      expect(allowed(execution, action), action).toBe(false);
    const [making, ...others] = execution.filter(({ Action }) => allowed([{ Action } as Statement], "iam:CreateRole"));
    expect([making?.Sid, others]).toEqual(["RolesWithinTheBoundary", []]);
    expect(making?.Condition?.StringEquals).toEqual({
      "iam:PermissionsBoundary": { "Fn::Sub": expect.stringMatching(/:policy\/highway-boundary$/) },
    });
  });

  it("touches no role but those of the stages: neither its own nor the toolkit's", () => {
    const patterns = execution
      .filter(({ Action }) => Action.some((action) => action.startsWith("iam:") && !/ServiceLinked/.test(action)))
      .flatMap(({ Resource }) =>
        Resource.map((each) => /role\/(.*)$/.exec((each as { "Fn::Sub": string })["Fn::Sub"])![1]!),
      );
    const may = (role: string) => patterns.some((pattern) => matches(pattern, role));
    expect([
      may("prod-highway-api-clients-RoleGETv2client-x"),
      may("highway-sst-MetadataHandlerServiceRole-x"),
    ]).toEqual([true, true]);
    expect([may(`cdk-${toolkit.qualifier}-cfn-exec-role-1-us-east-1`), may("OrganizationAccountAccessRole")]).toEqual([
      false,
      false,
    ]);
  });
});

type Role = { PermissionsBoundary?: unknown; ManagedPolicyArns?: unknown; Policies?: { PolicyDocument: Policy }[] };
type Policy = { Statement: { Effect: string; Action: string | string[]; Principal?: { AWS?: unknown } }[] };

describe("the boundary", () => {
  it("stands around every role, also of the functions that SST and CDK bring", () => {
    const roles = resources.filter(({ Type }) => Type === "AWS::IAM::Role");
    expect(roles.length).toBeGreaterThan(400);
    const without = roles.filter(({ Properties }) => !/highway-boundary/.test(JSON.stringify(Properties)));
    expect(without).toEqual([]);
    const managed = roles.flatMap(({ Properties }) => (Properties as Role).ManagedPolicyArns ?? []);
    // Of the deployment's functions, and of API Gateway, which takes no other role for its logs.
    const known = /service-role\/(AWSLambdaBasicExecutionRole|AmazonAPIGatewayPushToCloudWatchLogs)"/;
    for (const each of managed) expect(JSON.stringify(each)).toMatch(known);
  });

  it("leaves to each role what it is granted", () => {
    const documents = resources.flatMap(({ Type, Properties }): Policy[] => {
      const { PolicyDocument, Policies = [] } = (Properties ?? {}) as Role & { PolicyDocument?: Policy };
      if (Type === "AWS::IAM::Role") return Policies.map((each) => each.PolicyDocument);
      return PolicyDocument && (Type === "AWS::IAM::Policy" || Type === "AWS::S3::BucketPolicy")
        ? [PolicyDocument]
        : [];
    });
    const granted = documents
      .flatMap(({ Statement }) => Statement)
      .filter(({ Effect, Principal }) => Effect === "Allow" && (!Principal || Principal.AWS))
      .flatMap(({ Action }) => Action);
    expect(new Set(granted).size).toBeGreaterThan(20);
    expect([...new Set(granted)].filter((action) => !allowed(boundary, action))).toEqual([]);
  });
});
