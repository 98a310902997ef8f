import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { CfnResource } from "aws-cdk-lib/core";
import type { IConstruct } from "constructs";
import { type App, Function as Ours, Stack } from "sst/constructs";
import { removal } from "./removal";

/** What happened to people's data is in the audit trail, in the table. Logs are for finding faults: a quarter is enough. */
export const logRetention = "three_months";
const retention = RetentionDays.THREE_MONTHS;

/** One group for all functions of a stack: searched as one, forgotten by one rule. */
export const logGroup = (app: App, stack: Stack, id: string) => new LogGroup(stack, id, { retention, ...removal(app) });

/** SST and CDK bring functions of their own, for deploying, which would log for ever. Called when all stacks stand. */
export function keepDeploymentLogs(app: App) {
  for (const stack of app.node.children.filter((child) => child instanceof Stack)) {
    const { logGroupName } = logGroup(app, stack, "DeploymentLogs");
    for (const each of stack.node.findAll())
      if (deploys(each)) each.addPropertyOverride("LoggingConfig.LogGroup", logGroupName);
  }
}

const deploys = (each: IConstruct): each is CfnResource =>
  CfnResource.isCfnResource(each) &&
  each.cfnResourceType === "AWS::Lambda::Function" &&
  !(each.node.scope instanceof Ours);
