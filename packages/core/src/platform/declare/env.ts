import { type Provider, type ProviderAddress, type ProviderKey, type ProviderName, providers } from "../../providers";
import type { Endpoint, Resource } from "./endpoint";

/**
 * The variables that a handler reads of its environment, by what its declaration `uses`. A template must give exactly these (tested in stacks/).
 *
 * ORIGIN         the address people open, "https://app.example.com"; more may follow after commas (locally localhost and 127.0.0.1)
 * ORIGIN_SECRET  what CloudFront and the local gateway send as `x-highway-origin`; after a comma, what they will send once it is changed
 * STAFF_DOMAIN   domains or whole addresses of the provider's staff, comma separated
 * AUTH_SECRET    keys the hashes of one-time codes and of sessions: a new one signs everyone out
 * MAIL_FROM      "Highway <no-reply@example.com>"
 * UNSUBSCRIBE_SECRET  signs the addresses by which mails are unsubscribed from, which must work for as long as a mail lies about
 * FILES_BUCKET   the bucket of uploaded files
 * EXPORTS_QUEUE  the address of the queue of files that are to be made of reports
 * CODES_QUEUE    the address of the queue of sign-in codes that are to be mailed
 * FRAMES_QUEUE   the address of the queue of frames that are to be sent to the market hub's connections
 * ALERTS_QUEUE   the address of the queue of lock alerts that are to be told
 * PUSH_HOSTS     the push services to which a device may belong, comma separated
 * VAPID_PUBLIC_KEY  the public half of the key by which push services know us, or "none"
 * VAPID_KEY      its private half, or "none"
 * QUOTES_PUSH_KEY  signs the prices that a feed pushes, or "none"; after a comma, the one that follows it
 * HUB_CONNECTIONS  where the market hub's connections are told something: the API's address for managing them, with its stage
 * EXPORT_PAGE    the folder of the built print page, for the function that makes these files
 * CHROMIUM_PATH  the browser that prints them; "lambda" for the one that comes with the function, "none" for the one that comes with the machine
 * SUPPORT_EMAIL  where members' feedback goes
 * SECURITY_CONTACT  who is told of a hole in the product's security
 * PICTURE_HOSTS  hosts whose pictures are fetched for a page, comma separated, or "none"
 *
 * Where the outside providers are, and what keys they gave, stands in providers.ts.
 */
export const variables = {
  always: ["ORIGIN", "ORIGIN_SECRET", "AUTH_SECRET"],
  table: ["TABLE_NAME", "STAFF_DOMAIN"],
  printTable: ["TABLE_NAME", "STAFF_DOMAIN"],
  mail: ["MAIL_FROM"],
  uploads: ["FILES_BUCKET"],
  keeping: ["FILES_BUCKET"],
  held: ["FILES_BUCKET"],
  files: ["FILES_BUCKET"],
  removing: ["FILES_BUCKET"],
  unsubscribe: ["UNSUBSCRIBE_SECRET"],
  exports: ["EXPORTS_QUEUE"],
  codes: ["CODES_QUEUE"],
  exported: ["FILES_BUCKET"],
  printing: ["FILES_BUCKET", "EXPORT_PAGE", "CHROMIUM_PATH"],
  pictureHosts: ["PICTURE_HOSTS"],
  support: ["SUPPORT_EMAIL"],
  disclosure: ["SECURITY_CONTACT"],
  hub: ["HUB_CONNECTIONS"],
  frames: ["FRAMES_QUEUE"],
  alerts: ["ALERTS_QUEUE"],
  pushKey: ["VAPID_PUBLIC_KEY"],
  pushHosts: ["PUSH_HOSTS"],
  pushing: ["VAPID_KEY"],
  pushedQuotes: ["QUOTES_PUSH_KEY"],
} as const;

export type Variable = (typeof variables)[keyof typeof variables][number] | ProviderAddress | ProviderKey;

/** Lists the names of the variables that one endpoint's function is given. */
export const variablesOf = (declared: Pick<Endpoint, "uses">): string[] => [
  ...variables.always,
  ...declared.uses.flatMap((resource) =>
    isProvider(resource) ? settingsOf(providers[resource]) : variables[resource],
  ),
];

const isProvider = (resource: Resource): resource is ProviderName => Object.hasOwn(providers, resource);
const settingsOf = ({ setting, key }: Provider): string[] => (key ? [setting, key.setting] : [setting]);

/** Reads a variable of the environment. @throws Error naming the variable that is not set */
export function env(name: Variable): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set.`);
  return value;
}

/** Returns the address at which people open the app, without a slash at its end. */
export const appAddress = (): string => env("ORIGIN").split(",")[0]!;

/** What the browser reads of the environment. The function's keys to the table and the bucket are not among it: the browser decodes what officers upload. */
const readByBrowser = ["PATH", "HOME", "TMPDIR", "LANG", "TZ", "FONTCONFIG_PATH", "LD_LIBRARY_PATH"];

export const browserEnvironment = (all: NodeJS.ProcessEnv = process.env): Record<string, string> =>
  Object.fromEntries(readByBrowser.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])));
