/** What deployments may do in the account: three policies in place of AdministratorAccess. A test holds them to what the templates contain. */
import { createHash } from "node:crypto";
import { region, toolkit } from "./names";

/** The number of the account is written into it by CloudFormation. */
type Arn = string | { "Fn::Sub": string };
type Conditions = { StringEquals: Record<string, Arn> };
export type Statement = { Sid: string; Effect: "Allow"; Action: string[]; Resource: Arn[]; Condition?: Conditions };

const arn = (service: string, resource: string, where: string = region): Arn => ({
  "Fn::Sub": `arn:\${AWS::Partition}:${service}:${where}:\${AWS::AccountId}:${resource}`,
});
const allow = (
  Sid: string,
  Action: string[],
  Resource: Arn[],
  StringEquals?: Conditions["StringEquals"],
): Statement => ({
  Sid,
  Effect: "Allow",
  Action,
  Resource,
  ...(StringEquals && { Condition: { StringEquals } }),
});

/** CloudFormation calls what it makes after its stack, "prod-highway-data-…"; the bucket of uploads is "highway-prod-files-…". */
const ours = ["*-highway-*", "highway-*"];
const role = arn("iam", "role/*-highway-*", "");
const sstRole = arn("iam", "role/highway-sst-*", "");
const executionRole = arn("iam", `role/cdk-${toolkit.qualifier}-cfn-exec-role-*`, "");
const buckets = ours.flatMap((name) => [`arn:aws:s3:::${name}`, `arn:aws:s3:::${name}/*`]);
const assets = `arn:aws:s3:::cdk-${toolkit.qualifier}-assets-*`;

/** Never more than this, whatever a template says. */
const boundary: Statement[] = [
  allow("Data", ["dynamodb:*Item", "dynamodb:Query"], [arn("dynamodb", "table/*-highway-*")]),
  // A stage that is removed empties its buckets, and lets nothing new come in meanwhile.
  allow("Files", ["s3:*Object*", "s3:GetBucket*", "s3:List*", "s3:PutBucketPolicy"], buckets),
  // What a deployment uploaded, from where its own functions put it into the app's bucket.
  allow("Assets", ["s3:GetObject", "s3:PutObject", "s3:DeleteObject", "s3:ListBucket"], [assets, `${assets}/*`]),
  allow("Queues", ["sqs:*Message*", "sqs:GetQueue*"], [arn("sqs", "*-highway-*")]),
  allow("Functions", ["lambda:InvokeFunction"], [arn("lambda", "function:*-highway-*")]),
  allow(
    "Services",
    [
      "ses:SendRawEmail",
      "geo-places:*",
      "geo-maps:*",
      "execute-api:ManageConnections",
      "logs:CreateLogGroup",
      "logs:CreateLogStream",
      "logs:PutLogEvents",
    ],
    ["*"],
  ),
  // API Gateway writes the logs of sockets only by a role that may read them as well.
  allow("LogsOfSockets", ["logs:Describe*", "logs:GetLogEvents", "logs:FilterLogEvents"], ["*"]),
  // By which Lambda joins what prints to its network; the function itself is denied them.
  allow("Network", ["ec2:*NetworkInterface*", "ec2:DescribeSubnets"], ["*"]),
  allow("Deploying", ["cloudfront:*Invalidation", "cloudformation:DescribeStacks", "iot:Publish"], ["*"]),
];

const roles: Statement[] = [
  allow(
    "RolesWithinTheBoundary",
    ["iam:CreateRole", "iam:PutRolePolicy", "iam:AttachRolePolicy", "iam:PutRolePermissionsBoundary"],
    [role, sstRole],
    { "iam:PermissionsBoundary": arn("iam", `policy/${toolkit.boundary}`, "") },
  ),
  allow(
    "Roles",
    [
      ...["iam:GetRole*", "iam:ListRole*", "iam:ListAttachedRolePolicies", "iam:ListInstanceProfilesForRole"],
      ...["iam:UpdateRole*", "iam:UpdateAssumeRolePolicy", "iam:TagRole", "iam:UntagRole"],
      ...["iam:DeleteRole", "iam:DeleteRolePolicy", "iam:DetachRolePolicy"],
    ],
    [role, sstRole],
  ),
  allow("RolesOfFunctions", ["iam:PassRole"], [role, sstRole], { "iam:PassedToService": "lambda.amazonaws.com" }),
  allow("RoleOfLogs", ["iam:PassRole"], [role], { "iam:PassedToService": "apigateway.amazonaws.com" }),
  allow("RolesOfAws", ["iam:CreateServiceLinkedRole"], [arn("iam", "role/aws-service-role/*", "")], {
    "iam:AWSServiceName": "ops.apigateway.amazonaws.com",
  }),
];

/** What each service may be asked, on what is ours by its name where the name is known before. */
const execution: Statement[] = [
  ...roles,
  allow("Named", ["s3:*"], buckets),
  allow("Functions", ["lambda:*"], [arn("lambda", "function:*-highway-*"), arn("lambda", "function:highway-sst-*")]),
  allow("FunctionsOfQueues", ["lambda:*EventSourceMapping*", "lambda:ListTags", "lambda:TagResource"], ["*"]),
  allow("Code", ["s3:GetObject"], [`${assets}/*`]),
  allow("Table", ["dynamodb:*"], [arn("dynamodb", "table/*-highway-*")]),
  allow("Queues", ["sqs:*"], [arn("sqs", "*-highway-*")]),
  allow("Topics", ["sns:*"], [arn("sns", "*-highway-*")]),
  allow("Rules", ["events:*"], [arn("events", "rule/*-highway-*"), arn("events", "rule/highway-sst-*")]),
  allow("Alarms", ["cloudwatch:*Alarm*", "cloudwatch:TagResource", "cloudwatch:ListTagsForResource"], ["*"]),
  allow("Addresses", ["route53:ChangeResourceRecordSets", "route53:Get*", "route53:List*", "acm:*Certificate*"], ["*"]),
  allow("Parameters", ["ssm:*Parameter*", "ssm:*Tags*"], [arn("ssm", "parameter/*")]),
  // What prints is shut in.
  allow(
    "Network",
    [
      ...["ec2:*Vpc*", "ec2:*Subnet*", "ec2:*Route*", "ec2:*SecurityGroup*", "ec2:CreateTags", "ec2:DeleteTags"],
      ...["ec2:Describe*", "ec2:ModifyVpcAttribute"],
    ],
    ["*"],
  ),
  // The names of these are made up by AWS, or their services know no names.
  allow("Services", ["apigateway:*", "cloudfront:*", "logs:*", "secretsmanager:*", "ses:*", "wafv2:*"], ["*"]),
];

const stacks = [arn("cloudformation", "stack/*-highway-*/*"), arn("cloudformation", "stack/highway-sst/*")];
const deployer: Statement[] = [
  allow(
    "Roles",
    ["sts:AssumeRole"],
    ["deploy", "file-publishing"].map((name) => arn("iam", `role/cdk-${toolkit.qualifier}-${name}-role-*`, "")),
  ),
  allow("Stacks", ["cloudformation:CreateStack", "cloudformation:UpdateStack", "cloudformation:DeleteStack"], stacks),
  allow("Watching", ["cloudformation:Describe*", "cloudformation:Get*", "cloudformation:List*"], ["*"]),
  allow("Execution", ["iam:PassRole"], [executionRole], { "iam:PassedToService": "cloudformation.amazonaws.com" }),
  allow("Templates", ["s3:GetObject", "s3:PutObject", "s3:ListBucket"], [assets, `${assets}/*`]),
];

const document = (Statement: Statement[]) => ({ Version: "2012-10-17", Statement });
export const policies = {
  [toolkit.boundary]: document(boundary),
  [toolkit.execution]: document(execution),
  [toolkit.deployer]: document(deployer),
};

/** Changes with any right: an account that was prepared with fewer is told so before anything is deployed. */
export const rightsVersion = createHash("sha256").update(JSON.stringify(policies)).digest("hex").slice(0, 12);
