import { type TableIndex, tableKeys } from "@highway/core/platform/table/keys";
import { AttributeType, BillingMode, ProjectionType, Table, TableEncryption } from "aws-cdk-lib/aws-dynamodb";
import type { StackContext } from "sst/constructs";
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
