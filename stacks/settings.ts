import * as z from "zod/mini";

const address = z.string().check(z.regex(/^([^<>]*<)?[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+>?$/, "is not an e-mail address"));
const name = z.string().check(z.regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, "is not a domain name in lower case"));

/** What a stage is told by its environment, or by the file `.env.<stage>`. docs/deploy.md explains each. */
const Settings = z.object({
  HIGHWAY_MAIL_FROM: address,
  HIGHWAY_MAIL_IDENTITY: z._default(
    z.enum(["domain", "address", "existing"], "is domain, address or existing"),
    "domain",
  ),
  HIGHWAY_STAFF_DOMAIN: z.string().check(z.minLength(1, "is empty")),
  HIGHWAY_DOMAIN: z.optional(name),
  HIGHWAY_CERTIFICATE_ARN: z.optional(z.string().check(z.startsWith("arn:aws:acm:us-east-1:", "is not in us-east-1"))),
  HIGHWAY_ZONE_ID: z.optional(z.string().check(z.startsWith("Z", "is not a Route 53 zone"))),
  HIGHWAY_ZONE_NAME: z.optional(name),
  HIGHWAY_ALARM_EMAIL: z.optional(address),
});
type Given = z.output<typeof Settings>;

const inZone = (host: string, zone: string) => host === zone || host.endsWith(`.${zone}`);
/** "Highway <no-reply@example.com>" sends from the address in the brackets. */
const bare = (from: string) => from.replace(/^.*<|>$/g, "").toLowerCase();

function zone(given: Given) {
  const { HIGHWAY_ZONE_ID: id, HIGHWAY_ZONE_NAME: zoneName } = given;
  if (!id !== !zoneName) throw new Error("HIGHWAY_ZONE_ID and HIGHWAY_ZONE_NAME go together.");
  return id && zoneName ? { id, name: zoneName } : undefined;
}

function site(given: Given) {
  const { HIGHWAY_DOMAIN: domain, HIGHWAY_CERTIFICATE_ARN: certificate } = given;
  if (!domain) return undefined;
  const host = zone(given);
  if (host && !inZone(domain, host.name)) throw new Error(`HIGHWAY_DOMAIN is not in the zone ${host.name}.`);
  if (!host && !certificate)
    throw new Error("HIGHWAY_DOMAIN needs either HIGHWAY_ZONE_ID and HIGHWAY_ZONE_NAME, or HIGHWAY_CERTIFICATE_ARN.");
  return { domain, certificate, zone: host };
}

function mail(given: Given) {
  const sender = bare(given.HIGHWAY_MAIL_FROM);
  const domain = sender.slice(sender.indexOf("@") + 1);
  const host = zone(given);
  return {
    from: given.HIGHWAY_MAIL_FROM,
    kind: given.HIGHWAY_MAIL_IDENTITY,
    identity: given.HIGHWAY_MAIL_IDENTITY === "address" ? sender : domain,
    /** Where its signing keys can be published for it. */
    zone: host && inZone(domain, host.name) ? host : undefined,
  };
}

/** @throws Error naming every variable that is missing or wrong. */
export function settings(environment: NodeJS.ProcessEnv = process.env) {
  const set = Object.entries(environment).filter(([key, value]) => key.startsWith("HIGHWAY_") && value);
  const { data, error } = Settings.safeParse(Object.fromEntries(set));
  if (error) {
    const sentences = error.issues.map(({ path, message, code }) =>
      code === "invalid_type" ? `${path.join()} is not set` : `${path.join()} ${message}`,
    );
    throw new Error(`${sentences.join("; ")}. See docs/deploy.md.`);
  }
  const { HIGHWAY_STAFF_DOMAIN: staffDomain, HIGHWAY_ALARM_EMAIL: alarmEmail } = data;
  return { staffDomain, alarmEmail, site: site(data), mail: mail(data) };
}
