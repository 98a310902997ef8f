import { type IManagedPolicy, PermissionsBoundary } from "aws-cdk-lib/aws-iam";
import { Aws } from "aws-cdk-lib/core";
import type { App } from "sst/constructs";
import { toolkit } from "./names";

/** No role of the app may do more than the boundary says: CloudFormation is allowed to make no other. */
export const keepWithinBoundary = (app: App) =>
  PermissionsBoundary.of(app).apply({
    managedPolicyArn: `arn:${Aws.PARTITION}:iam::${Aws.ACCOUNT_ID}:policy/${toolkit.boundary}`,
  } as IManagedPolicy);
