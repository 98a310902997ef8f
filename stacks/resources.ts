import { pushHosts } from "@highway/core/alerts/push-services";
import { HUB } from "@highway/core/market/hub/channels";
import type { Resource } from "@highway/core/platform/declare/endpoint";
import type { variables } from "@highway/core/platform/declare/env";
import { TRAIL, tableKeys } from "@highway/core/platform/table/keys";
import { type Provider, type ProviderName, providers } from "@highway/core/providers";
import { Effect, PolicyStatement } from "aws-cdk-lib/aws-iam";
import { Aws, CfnDynamicReference, CfnDynamicReferenceService } from "aws-cdk-lib/core";
import { use } from "sst/constructs";
import { data } from "./data";
import { files } from "./files";
import type { Given } from "./lambda";
import { mail } from "./mail";
import { origin } from "./origin";
import { printingEnvironment } from "./printing";
import { queues } from "./queues";
import { secrets } from "./secrets";
import { settings } from "./settings";
import { sockets } from "./sockets";

/** Exactly the variables that core says it reads: a missing or surplus one does not compile. */
type Part<Name extends keyof typeof variables> = {
  environment: Record<(typeof variables)[Name][number], string>;
  grants: PolicyStatement[];
};

/** A transaction asks for the rights of what it does. No Scan: its cost grows with the table. */
export const itemActions = ["GetItem", "BatchGetItem", "PutItem", "UpdateItem", "DeleteItem", "BatchWriteItem"];

/** A call that only reads deletes nothing. It notes when a session was last seen, counts against limits, and may begin a job. */
export const readingActions = itemActions.filter(
  (action) => !action.startsWith("Delete") && action !== "BatchWriteItem",
);
/** What prints reads what it is told to, lists nothing, and notes how far it is in a record that is there. */
export const printingActions = ["GetItem", "BatchGetItem", "UpdateItem"];
/**
 * The trail is added to: nothing of it is changed or deleted, not even by a function that may do so with all else. That a new line takes no other's place is up to our
 * code, which creates each under an id of its own: of a put, no right tells the two apart.
 */
const trailActions = itemActions.filter((action) => !action.endsWith("GetItem") && action !== "PutItem");

const onTable = (actions: string[], resources: string[]) =>
  new PolicyStatement({ actions: actions.map((action) => `dynamodb:${action}`), resources });

function tableWith(actions: string[], { lists = true } = {}): Part<"table"> {
  const { tableName, tableArn } = use(data).table;
  const indexes = Object.keys(tableKeys.indexes).map((index) => `${tableArn}/index/${index}`);
  const trailStays = new PolicyStatement({
    effect: Effect.DENY,
    actions: trailActions.map((action) => `dynamodb:${action}`),
    resources: [tableArn],
    conditions: { "ForAnyValue:StringLike": { "dynamodb:LeadingKeys": [`${TRAIL}*`] } },
  });
  return {
    environment: { TABLE_NAME: tableName, STAFF_DOMAIN: settings().staffDomain },
    grants: [onTable(actions, [tableArn]), ...(lists ? [onTable(["Query"], [tableArn, ...indexes])] : []), trailStays],
  };
}
const table = (): Part<"table"> => tableWith(itemActions);
const printTable = (): Part<"printTable"> => tableWith(printingActions, { lists: false });

function post(): Part<"mail"> {
  const { from, senders } = use(mail);
  return {
    environment: { MAIL_FROM: from },
    grants: [new PolicyStatement({ actions: ["ses:SendRawEmail"], resources: senders })],
  };
}

/** Of the bucket, what lies below these prefixes: uploads that nobody has checked, what was kept, and what was made of reports. */
function inFiles(rights: Partial<Record<"incoming" | "kept" | "exports", string[]>>, { mayMiss = true } = {}) {
  const { bucketName, bucketArn } = use(files).bucket;
  const grants = Object.entries(rights).map(
    ([prefix, actions]) =>
      new PolicyStatement({
        actions: actions.map((action) => `s3:${action}`),
        resources: [`${bucketArn}/${prefix}/*`],
      }),
  );
  // Without the right to list, S3 says of a file that is not there that it must not be read.
  if (mayMiss) grants.push(new PolicyStatement({ actions: ["s3:ListBucket"], resources: [bucketArn] }));
  return { environment: { FILES_BUCKET: bucketName }, grants };
}

/** Whoever has an address that a function signed may do what the function may: put into quarantine, and that is all. */
const uploads = (): Part<"uploads"> => inFiles({ incoming: ["PutObject"] }, { mayMiss: false });
const keeping = (): Part<"keeping"> =>
  inFiles({ incoming: ["GetObject", "DeleteObject"], kept: ["PutObject", "DeleteObject"] });
const held = (): Part<"held"> => inFiles({ incoming: ["GetObject"] });
const kept = (): Part<"files"> => inFiles({ kept: ["GetObject"] });
const removing = (): Part<"removing"> => inFiles({ kept: ["DeleteObject"] }, { mayMiss: false });
const exported = (): Part<"exported"> => inFiles({ exports: ["GetObject"] });

/** Makes files of reports: puts into the bucket what it printed, and reads the pictures that it is told of. It lists none. */
function printing(): Part<"printing"> {
  const { environment, grants } = inFiles({ kept: ["GetObject"], exports: ["PutObject"] }, { mayMiss: false });
  return { environment: { ...environment, ...printingEnvironment }, grants };
}

function toExport(): Part<"exports"> {
  const { queueUrl, queueArn } = use(queues).exports;
  return {
    environment: { EXPORTS_QUEUE: queueUrl },
    grants: [new PolicyStatement({ actions: ["sqs:SendMessage"], resources: [queueArn] })],
  };
}

function toCodes(): Part<"codes"> {
  const { queueUrl, queueArn } = use(queues).codes;
  return {
    environment: { CODES_QUEUE: queueUrl },
    grants: [new PolicyStatement({ actions: ["sqs:SendMessage"], resources: [queueArn] })],
  };
}

function toFrames(): Part<"frames"> {
  const { queueUrl, queueArn } = use(queues).frames;
  return {
    environment: { FRAMES_QUEUE: queueUrl },
    grants: [new PolicyStatement({ actions: ["sqs:SendMessage"], resources: [queueArn] })],
  };
}

function toAlerts(): Part<"alerts"> {
  const { queueUrl, queueArn } = use(queues).alerts;
  return {
    environment: { ALERTS_QUEUE: queueUrl },
    grants: [new PolicyStatement({ actions: ["sqs:SendMessage"], resources: [queueArn] })],
  };
}

const pushKey = (): Part<"pushKey"> => ({
  environment: { VAPID_PUBLIC_KEY: settings().vapidPublicKey },
  grants: [],
});

const toPushHosts = (): Part<"pushHosts"> => ({ environment: { PUSH_HOSTS: pushHosts.join() }, grants: [] });

/** What a parameter holds. No template has it. */
const inParameter = (name: string | undefined) =>
  name ? new CfnDynamicReference(CfnDynamicReferenceService.SSM, name).toString() : "none";

/** Signs pushes. */
const pushing = (): Part<"pushing"> => ({
  environment: { VAPID_KEY: inParameter(settings().vapidKeyParameter) },
  grants: [],
});

const pushedQuotes = (): Part<"pushedQuotes"> => ({
  environment: { QUOTES_PUSH_KEY: inParameter(settings().quotesPushKeyParameter) },
  grants: [],
});

/** May send to the connections of the hub, and close one; it may not ask who they are. */
function hub(): Part<"hub"> {
  const { place, connectionArns } = use(sockets)[HUB];
  return {
    environment: { HUB_CONNECTIONS: place },
    grants: [new PolicyStatement({ actions: ["execute-api:ManageConnections"], resources: connectionArns })],
  };
}

const pictureHosts = (): Part<"pictureHosts"> => ({
  environment: { PICTURE_HOSTS: settings().pictureHosts },
  grants: [],
});

const support = (): Part<"support"> => ({
  environment: { SUPPORT_EMAIL: settings().supportEmail },
  grants: [],
});

const disclosure = (): Part<"disclosure"> => ({
  environment: { SECURITY_CONTACT: settings().securityContact },
  grants: [],
});

const unsubscribe = (): Part<"unsubscribe"> => ({
  environment: { UNSUBSCRIBE_SECRET: use(secrets).unsubscribe },
  grants: [],
});

const always = (): Part<"always"> => ({
  environment: { ORIGIN: use(origin).url, ORIGIN_SECRET: use(secrets).origin.taken, AUTH_SECRET: use(secrets).auth },
  grants: [],
});

const parts = {
  table,
  printTable,
  mail: post,
  uploads,
  keeping,
  held,
  files: kept,
  removing,
  unsubscribe,
  exports: toExport,
  codes: toCodes,
  exported,
  printing,
  pictureHosts,
  support,
  disclosure,
  hub,
  frames: toFrames,
  alerts: toAlerts,
  pushKey,
  pushHosts: toPushHosts,
  pushing,
  pushedQuotes,
} satisfies { [Name in Exclude<Resource, ProviderName>]: () => Part<Name> };

const isProvider = (name: Resource): name is ProviderName => Object.hasOwn(providers, name);

const together = (all: readonly Given[]): Given => ({
  environment: Object.fromEntries(all.flatMap(({ environment }) => Object.entries(environment))),
  grants: all.flatMap(({ grants }) => grants),
});

/** What a function that uses these gets: its environment, and nothing beyond its grants. */
export const partsOf = (uses: readonly Resource[]): Given =>
  together(uses.map((name) => (isProvider(name) ? outside(name) : parts[name]())));

/** The same for a function that answers an endpoint; one that only reads gets no right to delete. */
export function given(route: string, uses: readonly Resource[]): Given {
  const isReading = route.startsWith("GET ") && uses.includes("table");
  if (!isReading) return together([always(), partsOf(uses)]);
  return together([always(), tableWith(readingActions), partsOf(uses.filter((name) => name !== "table"))]);
}

/** The key from where the stage keeps it: no template holds one. */
function keyOf({ key }: Provider): Record<string, string> {
  if (!key) return {};
  const parameter = settings().keyParameters[key.parameter];
  return {
    [key.setting]: parameter ? new CfnDynamicReference(CfnDynamicReferenceService.SSM, parameter).toString() : "none",
  };
}

/** A service of AWS asks who calls, by the caller's role; the data of a provider belongs to a region and to no account. */
const mayAsk = ({ service, actions }: NonNullable<Provider["aws"]>) =>
  new PolicyStatement({
    actions: actions.map((action) => `${service}:${action}`),
    resources: [`arn:${Aws.PARTITION}:${service}:${Aws.REGION}::provider/default`],
  });

function addressOf({ address, host }: Provider): string {
  if (!host) return address.replace("{region}", Aws.REGION).replace("{suffix}", Aws.URL_SUFFIX);
  const named = settings().providerHosts[host];
  return named ? address.replace("{host}", named) : "none";
}

/** Where an outside provider is, and what asking it needs. */
function outside(name: ProviderName): Given {
  const provider: Provider = providers[name];
  return {
    environment: { [provider.setting]: addressOf(provider), ...keyOf(provider) },
    grants: provider.aws ? [mayAsk(provider.aws)] : [],
  };
}
