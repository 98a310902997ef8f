import { type TableIndex, tableKeys } from "@highway/core/platform/table/keys";
import { AttributeType, BillingMode, CfnTable, ProjectionType, Table, TableEncryption } from "aws-cdk-lib/aws-dynamodb";
import { CfnResource } from "aws-cdk-lib/core";
import { type App, Stack, type StackContext } from "sst/constructs";
import { removal } from "./removal";

const text = (name: string) => ({ name, type: AttributeType.STRING });
const keys = ({ pk, sk }: { pk: string; sk: string }) => ({ partitionKey: text(pk), sortKey: text(sk) });

/** The one table. Its keys are declared in core, where the local table reads them too. */
export function data({ app, stack }: StackContext) {
  const table = new Table(stack, "Table", {
    ...keys(tableKeys.primary),
    timeToLiveAttribute: tableKeys.timeToLive,
    billingMode: BillingMode.PAY_PER_REQUEST,
    encryption: TableEncryption.AWS_MANAGED,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    ...removal(app),
    deletionProtection: app.stage === "prod",
  });
  for (const [indexName, { holds, ...index }] of Object.entries<TableIndex>(tableKeys.indexes))
    table.addGlobalSecondaryIndex({
      indexName,
      ...keys(index),
      ...(holds && { projectionType: ProjectionType.INCLUDE, nonKeyAttributes: [...holds] }),
    });
  stack.addOutputs({ TableName: table.tableName });
  return { table };
}

/**
 * Makes a table that is protected from deletion when all else of its stack stands. A first deployment that fails is rolled back by deleting what it made,
 * which such a table refuses; made last, it is there only when nothing is left to fail. Called when all stacks stand.
 */
export function makeProtectedTablesLast(app: App) {
  for (const stack of app.node.children.filter((child) => child instanceof Stack)) {
    const resources = stack.node.findAll().filter((each) => CfnResource.isCfnResource(each));
    for (const table of resources.filter((each) => each instanceof CfnTable && each.deletionProtectionEnabled))
      for (const other of resources) if (other !== table) table.addDependency(other);
  }
}
