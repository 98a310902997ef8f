import type { Resource } from "@highway/core/platform/endpoint";
import type { variables } from "@highway/core/platform/env";
import { tableKeys } from "@highway/core/platform/table-keys";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { use } from "sst/constructs";
import { data } from "./data";
import { mail } from "./mail";
import { origin } from "./origin";
import { outside } from "./outside";
import { secrets } from "./secrets";
import { settings } from "./settings";

/** Exactly the variables that core says it reads: a missing or surplus one does not compile. */
type Part<Name extends keyof typeof variables> = {
  environment: Record<(typeof variables)[Name][number], string>;
  grants: PolicyStatement[];
};

/** A transaction asks for the rights of what it does. No Scan: its cost grows with the table. */
export const itemActions = ["GetItem", "PutItem", "UpdateItem", "DeleteItem", "BatchWriteItem"];

function table(): Part<"table"> {
  const { tableName, tableArn } = use(data).table;
  const indexes = Object.keys(tableKeys.indexes).map((index) => `${tableArn}/index/${index}`);
  const allow = (actions: string[], resources: string[]) =>
    new PolicyStatement({ actions: actions.map((action) => `dynamodb:${action}`), resources });
  return {
    environment: { TABLE_NAME: tableName, STAFF_DOMAIN: settings().staffDomain },
    grants: [allow(itemActions, [tableArn]), allow(["Query"], [tableArn, ...indexes])],
  };
}

function post(): Part<"mail"> {
  const { from, senders } = use(mail);
  return {
    environment: { MAIL_FROM: from },
    grants: [new PolicyStatement({ actions: ["ses:SendRawEmail"], resources: senders })],
  };
}

const secret = (): Part<"secret"> => ({ environment: { AUTH_SECRET: use(secrets).auth }, grants: [] });

const always = (): Part<"always"> => ({
  environment: { ORIGIN: use(origin).url, ORIGIN_SECRET: use(secrets).origin },
  grants: [],
});

const parts = { table, mail: post, secret, ...outside } satisfies { [Name in Resource]: () => Part<Name> };

/** What the function of an endpoint that `uses` these gets: its environment, and nothing beyond its grants. */
export function given(uses: readonly Resource[]): { environment: Record<string, string>; grants: PolicyStatement[] } {
  const all = [always(), ...uses.map((name) => parts[name]())];
  return {
    environment: Object.fromEntries(all.flatMap(({ environment }) => Object.entries(environment))),
    grants: all.flatMap(({ grants }) => grants),
  };
}
