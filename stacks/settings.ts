import { type KeyParameter, type Provider, providers } from "@highway/core/providers";

const address = /^([^<>]*<)?[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+>?$/;
const domain = /^([a-z0-9-]+\.)+[a-z]{2,}$/;
const hosts = /^([a-z0-9-]+\.)+[a-z]{2,}(,([a-z0-9-]+\.)+[a-z]{2,})*$/;

/** Of each provider's key the name of the parameter that keeps it. */
function keyRules() {
  const names = Object.values<Provider>(providers).flatMap(({ key }) => (key ? [key.parameter] : []));
  const rule = [/^[\w./-]+$/, "is not the name of a parameter"] as const;
  return Object.fromEntries(names.map((name) => [name, rule])) as Record<KeyParameter, typeof rule>;
}

/** What a stage is told by its environment, or by the file `.env.<stage>`: what fits, and the words for what does not. docs/deploy.md explains each. */
const rules = {
  HIGHWAY_MAIL_FROM: [address, "is not an email address"],
  HIGHWAY_MAIL_IDENTITY: [/^(domain|address|existing)$/, "is not domain, address or existing"],
  HIGHWAY_STAFF_DOMAIN: [/\S/, "is empty"],
  HIGHWAY_DOMAIN: [domain, "is not a domain name in lower case"],
  HIGHWAY_CERTIFICATE_ARN: [/^arn:aws:acm:us-east-1:/, "is not a certificate in us-east-1"],
  HIGHWAY_ZONE_ID: [/^Z\w+$/, "is not a Route 53 zone"],
  HIGHWAY_ZONE_NAME: [domain, "is not a domain name in lower case"],
  HIGHWAY_ALARM_EMAIL: [address, "is not an email address"],
  HIGHWAY_SUPPORT_EMAIL: [address, "is not an email address"],
  HIGHWAY_SECURITY_CONTACT: [address, "is not an email address"],
  HIGHWAY_CALLS_A_SECOND: [/^[1-9]\d{0,4}$/, "is not a whole number of calls from 1 to 99999"],
  HIGHWAY_CALLS_AN_ADDRESS: [/^(off|[1-9]\d{0,4})$/, "is neither off nor a whole number of calls from 1 to 99999"],
  HIGHWAY_HSTS: [/^(host|subdomains)$/, "is not host or subdomains"],
  HIGHWAY_PICTURE_HOSTS: [hosts, "is not a list of host names in lower case, with commas between"],
  HIGHWAY_QUOTES_HOST: [domain, "is not a domain name in lower case"],
  HIGHWAY_QUOTES_PUSH_KEY_PARAMETER: [/^[\w./-]+$/, "is not the name of a parameter"],
  HIGHWAY_VAPID_PUBLIC_KEY: [/^[\w-]{87}$/, "is not the public half of a VAPID key"],
  HIGHWAY_VAPID_KEY_PARAMETER: [/^[\w./-]+$/, "is not the name of a parameter"],
  ...keyRules(),
} as const;
type Name = keyof typeof rules;
const needed = ["HIGHWAY_MAIL_FROM", "HIGHWAY_STAFF_DOMAIN"] as const;
type Given = Record<(typeof needed)[number], string> & Partial<Record<Name, string>>;

/** @throws Error naming every variable that is missing or wrong. An empty one, as .env files have them, is not set. */
function checked(environment: NodeJS.ProcessEnv): Given {
  const names = Object.keys(rules) as Name[];
  const given = Object.fromEntries(names.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])));
  const missing = needed.filter((name) => !given[name]).map((name) => `${name} is not set`);
  const wrong = names.filter((name) => given[name] && !rules[name][0].test(given[name]));
  const complaints = [...missing, ...wrong.map((name) => `${name} ${rules[name][1]}`)];
  if (complaints.length) throw new Error(`${complaints.join("; ")}. See docs/deploy.md.`);
  return given as Given;
}

const inZone = (host: string, zone: string) => host === zone || host.endsWith(`.${zone}`);
/** "Highway <no-reply@example.com>" sends from the address in the brackets. */
const bare = (from: string) => from.replace(/^.*<|>$/g, "").toLowerCase();

function zone(given: Given) {
  const { HIGHWAY_ZONE_ID: id, HIGHWAY_ZONE_NAME: zoneName } = given;
  if (!id !== !zoneName) throw new Error("HIGHWAY_ZONE_ID and HIGHWAY_ZONE_NAME go together.");
  return id && zoneName ? { id, name: zoneName } : undefined;
}

function site(given: Given) {
  const { HIGHWAY_DOMAIN: name, HIGHWAY_CERTIFICATE_ARN: certificate } = given;
  if (!name) return undefined;
  const host = zone(given);
  if (host && !inZone(name, host.name)) throw new Error(`HIGHWAY_DOMAIN is not in the zone ${host.name}.`);
  if (!host && !certificate)
    throw new Error("HIGHWAY_DOMAIN needs either HIGHWAY_ZONE_ID and HIGHWAY_ZONE_NAME, or HIGHWAY_CERTIFICATE_ARN.");
  return { name, certificate, zone: host, isApex: name === host?.name || name.split(".").length === 2 };
}

function mail(given: Given) {
  const { HIGHWAY_MAIL_FROM: from, HIGHWAY_MAIL_IDENTITY: kind = "domain" } = given;
  const sender = bare(from);
  const host = sender.slice(sender.indexOf("@") + 1);
  const ours = zone(given);
  return {
    from,
    kind: kind as "domain" | "address" | "existing",
    identity: kind === "address" ? sender : host,
    /** Where its signing keys can be published for it. */
    zone: ours && inZone(host, ours.name) ? ours : undefined,
  };
}

/** About 15,000 officers at their busiest: three times the mean of 160 calls a working day each. */
const USUAL_CALLS_A_SECOND = 200;

/** A branch of 1,500 officers behind one address, at their busiest. */
const USUAL_CALLS_AN_ADDRESS = 20;

/** Whether browsers are told to ask for every host below the domain by https, for two years: below an apex there may be hosts of others. */
function coversSubdomains(given: Given): boolean {
  if (given.HIGHWAY_HSTS) return given.HIGHWAY_HSTS === "subdomains";
  return !site(given)?.isApex;
}

/** Pushes are signed by both halves of a key. */
function vapid(given: Given) {
  const { HIGHWAY_VAPID_PUBLIC_KEY: publicKey, HIGHWAY_VAPID_KEY_PARAMETER: parameter } = given;
  if (!publicKey !== !parameter)
    throw new Error("HIGHWAY_VAPID_PUBLIC_KEY and HIGHWAY_VAPID_KEY_PARAMETER go together.");
  return { vapidPublicKey: publicKey ?? "none", vapidKeyParameter: parameter };
}

/** @throws Error with a sentence about what is missing, wrong or contradictory. */
export function settings(environment: NodeJS.ProcessEnv = process.env) {
  const given = checked(environment);
  const { HIGHWAY_STAFF_DOMAIN: staffDomain, HIGHWAY_ALARM_EMAIL: alarmEmail } = given;
  const { HIGHWAY_PICTURE_HOSTS: pictureHosts = "none" } = given;
  const keyParameters: Partial<Record<string, string>> = given;
  const providerHosts: Partial<Record<string, string>> = given;
  const supportEmail = given.HIGHWAY_SUPPORT_EMAIL ?? bare(given.HIGHWAY_MAIL_FROM);
  const securityContact = given.HIGHWAY_SECURITY_CONTACT ?? supportEmail;
  const callsASecond = Number(given.HIGHWAY_CALLS_A_SECOND ?? USUAL_CALLS_A_SECOND);
  const { HIGHWAY_CALLS_AN_ADDRESS: address = USUAL_CALLS_AN_ADDRESS } = given;
  const callsAnAddress = address === "off" ? undefined : Number(address);
  const limits = { callsASecond, callsAnAddress, coversSubdomains: coversSubdomains(given) };
  const plain = {
    staffDomain,
    ...limits,
    alarmEmail,
    keyParameters,
    providerHosts,
    pictureHosts,
    supportEmail,
    securityContact,
    quotesPushKeyParameter: given.HIGHWAY_QUOTES_PUSH_KEY_PARAMETER,
    ...vapid(given),
  };
  return { ...plain, site: site(given), mail: mail(given) };
}
