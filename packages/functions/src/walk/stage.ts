/** Two officers of two corporations and a way to call any endpoint as one of them: the stage for the tests that walk the table. */
import { randomUUID } from "node:crypto";
import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { type Table, table } from "@highway/core/endpoints";
import { SESSION_COOKIE } from "@highway/core/people/access/cookies";
import * as Sessions from "@highway/core/people/access/sessions/index";
import * as Permissions from "@highway/core/people/permissions/index";
import * as Users from "@highway/core/people/users/index";
import { runAs } from "@highway/core/platform/actor";
import type { Endpoint, Request } from "@highway/core/platform/declare/endpoint";
import { table as own } from "@highway/core/platform/table/table";
import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";

const ORIGIN = "http://127.0.0.1:3000";
const ORIGIN_SECRET = "the-origin-secret-of-the-tests";

export const environment = {
  ORIGIN: `${ORIGIN},http://localhost:3000`,
  ORIGIN_SECRET,
  AUTH_SECRET: "the-auth-secret-of-the-tests",
  UNSUBSCRIBE_SECRET: "the-unsubscribe-secret-of-the-tests",
  STAFF_DOMAIN: "staff.test",
  MAIL_FROM: "Highway <no-reply@highway.test>",
  PICTURE_HOSTS: "none",
  SUPPORT_EMAIL: "support@highway.test",
  SECURITY_CONTACT: "security@highway.test",
  PUSH_HOSTS: "fcm.googleapis.com",
  VAPID_PUBLIC_KEY: "none",
  VAPID_KEY: "none",
  QUOTES_PUSH_KEY: "none",
};

/** The commands to the table in the order in which they were sent, by which tests see that two calls did the same work. */
const tableCommands: string[] = [];
/** Everything that is in the table, for as long as no command may have changed it: to read it all takes longer than most calls. */
let stored: Promise<unknown[]> | undefined;
const onlyReads = /^(?:Get|BatchGet|TransactGet|Query|Scan)/;
own.client.middlewareStack.add(
  (next, context) => async (given) => {
    const name = context.commandName!;
    tableCommands.push(name);
    try {
      return await next(given);
    } finally {
      if (!onlyReads.test(name)) stored = undefined;
    }
  },
  { step: "initialize" },
);
export async function workOf(deed: () => Promise<unknown>): Promise<string[]> {
  tableCommands.length = 0;
  await deed();
  return [...tableCommands];
}

/** Reads everything that is in the table. The answer is the same list until something is written. */
export function storedItems(): Promise<unknown[]> {
  stored ??= scan();
  return stored;
}

async function scan(): Promise<unknown[]> {
  const found: unknown[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await own.client.send(new ScanCommand({ TableName: own.table, ExclusiveStartKey }));
    found.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return found;
}

export const declarations = Object.entries<Endpoint>(table) as [keyof Table, Endpoint][];

/** Emails of a campaign must have a postal address. */
const address = { address: "4100 Wake Ridge Road", city: "Raleigh", state: "NC", zip: "27609" };

/** Makes an officer, or a person with every role, in a corporation of their own, signed in here and in another browser. */
export async function newOfficer(
  name = `officer-${randomUUID().slice(0, 8)}`,
  { everyRole = false, header = {} } = {},
) {
  const corporation = await Permissions.createCorporation({
    name: `${name}'s corporation`,
    permissions: { marketingKitVisible: true, allowLoanAdvisorUpsell: true },
  });
  const user = await Users.create({
    email: `${name}@${everyRole ? environment.STAFF_DOMAIN : "highway.test"}`,
    fullName: "An Officer",
    corpID: corporation.id,
    isAdmin: everyRole,
    header: { name: "An Officer", company: `${name}'s corporation`.slice(0, 120), ...address, ...header },
  });
  const otherSession = (await sessionOf(user.id)).split(".")[1]!;
  return { ...user, cookie: `${SESSION_COOKIE}=${await sessionOf(user.id)}`, otherSession };
}
export type Officer = Awaited<ReturnType<typeof newOfficer>>;

const here = { address: "198.51.100.7", agent: "vitest" };
export const sessionOf = (userId: string) => runAs({ kind: "anyone" }, here, () => Sessions.open(userId));

export const handlerFile = ({ handler }: Endpoint) => new URL(`../http/${handler}.ts`, import.meta.url);

type Handler = (event: object, context: object) => Promise<APIGatewayProxyStructuredResultV2>;
const handlers = new Map<string, Promise<{ handler: Handler }>>();

/** Has other code answer the calls from now on, such as what is deployed. */
export function answerFrom(other: (declared: Endpoint) => Handler) {
  handlerOf = async (declared) => other(declared);
}

/** Keeps each handler, because the test runner asks another process for each import, though it has the module, and a walk makes tens of thousands of calls. */
let handlerOf = async (declared: Endpoint): Promise<Handler> => {
  const { href } = handlerFile(declared);
  const imported = handlers.get(href) ?? import(/* @vite-ignore */ href);
  handlers.set(href, imported);
  return (await imported).handler;
};

export type Call = {
  path?: unknown;
  query?: unknown;
  body?: unknown;
  /** The body as it is sent, instead of `body`. */
  raw?: string;
  cookies?: string[];
  headers?: Record<string, string | undefined>;
};

/** The call that is being answered, where calls are made one after the other. */
export const currentCall = { route: "" };

/** Calls the handler as the gateway does. A header that is undefined is left out. */
export async function call(route: string, { path, query, body, raw, cookies, headers }: Call = {}) {
  currentCall.route = route;
  const declared = (table as Record<string, Endpoint>)[route]!;
  const method = route.split(" ")[0]!;
  const form = declared.accepts === "multipart" && raw === undefined ? await formOf(body) : undefined;
  const sent = raw ?? form?.body ?? (body === undefined ? undefined : JSON.stringify(body));
  const event = {
    version: "2.0",
    routeKey: route,
    headers: {
      "x-highway-origin": ORIGIN_SECRET,
      ...(method !== "GET" && { origin: ORIGIN }),
      ...(sent !== undefined && { "content-type": form?.type ?? "application/json" }),
      ...headers,
    },
    cookies,
    queryStringParameters: query,
    pathParameters: path,
    requestContext: { requestId: randomUUID(), http: { method, sourceIp: "127.0.0.1" } },
    body: sent,
    isBase64Encoded: form !== undefined,
  };
  const handler = await handlerOf(declared);
  const answer = await handler(JSON.parse(JSON.stringify(event)), {
    awsRequestId: event.requestContext.requestId,
    getRemainingTimeInMillis: () => 10_000,
  });
  return {
    status: answer.statusCode!,
    headers: answer.headers ?? {},
    cookies: answer.cookies ?? [],
    ...(answer.isBase64Encoded
      ? { body: {} as never, bytes: Buffer.from(answer.body!, "base64") }
      : { body: JSON.parse(answer.body!), bytes: undefined }),
  };
}

/** Makes a form as a browser sends it, of the fields that a declaration's example or a test has. */
async function formOf(fields: unknown) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields as Record<string, string | { name: string; bytes: object }>)) {
    if (typeof value === "string") form.append(name, value);
    // A value that went through JSON has lost its type.
    else form.append(name, new File([new Uint8Array(Object.values(value.bytes))], value.name));
  }
  const response = new Response(form);
  const type = response.headers.get("content-type")!;
  return { type, body: Buffer.from(await response.arrayBuffer()).toString("base64") };
}

/** Calls an endpoint as an officer, typed by the table, so that a test that misspells a field does not compile. */
export const callAs = <R extends keyof Table>(officer: Pick<Officer, "cookie">, route: R, request: Request<Table[R]>) =>
  call(route, { ...(request as Call), cookies: [officer.cookie] });
