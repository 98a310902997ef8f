import { expect, it } from "vitest";
import { settings } from "./settings";

const least = { HIGHWAY_MAIL_FROM: "Highway <No-Reply@mail.example.com>", HIGHWAY_STAFF_DOMAIN: "example.com" };
const zone = { HIGHWAY_ZONE_ID: "Z0123456789", HIGHWAY_ZONE_NAME: "example.com" };

it("needs a sender and the staff's domain, and says both at once", () => {
  expect(() => settings({})).toThrow(/HIGHWAY_MAIL_FROM is not set; HIGHWAY_STAFF_DOMAIN is not set/);
  expect(settings(least)).toMatchObject({ staffDomain: "example.com", alarmEmail: undefined, site: undefined });
});

it("reads an empty line of an .env file as not set", () => {
  expect(settings({ ...least, HIGHWAY_ALARM_EMAIL: "" }).alarmEmail).toBeUndefined();
});

it.each([
  ["HIGHWAY_MAIL_FROM", "nobody", "is not an email address"],
  ["HIGHWAY_DOMAIN", "https://app.example.com", "is not a domain name"],
  ["HIGHWAY_CERTIFICATE_ARN", "arn:aws:acm:eu-west-1:1:certificate/x", "is not a certificate in us-east-1"],
  ["HIGHWAY_CENSUS_KEY_PARAMETER", "the key itself!", "is not the name of a parameter"],
  ["HIGHWAY_PICTURE_HOSTS", "pictures.example.com, *", "is not a list of host names"],
  ["HIGHWAY_PICTURE_HOSTS", "https://pictures.example.com", "is not a list of host names"],
  ["HIGHWAY_CALLS_A_SECOND", "0", "is not a whole number of calls from 1 to 99999"],
  ["HIGHWAY_CALLS_AN_ADDRESS", "none", "is neither off nor a whole number of calls from 1 to 99999"],
  ["HIGHWAY_HSTS", "yes", "is not host or subdomains"],
  ["HIGHWAY_MAIL_IDENTITY", "both", "is not domain, address or existing"],
])("refuses %s=%s", (name, value, sentence) => {
  expect(() => settings({ ...least, [name]: value })).toThrow(`${name} ${sentence}`);
});

it("trusts no other site's pictures unless the stage names it", () => {
  expect(settings(least).pictureHosts).toBe("none");
  const HIGHWAY_PICTURE_HOSTS = "pictures.example.com,cdn.example.org";
  expect(settings({ ...least, HIGHWAY_PICTURE_HOSTS }).pictureHosts).toBe(HIGHWAY_PICTURE_HOSTS);
});

it("sends feedback to the sender's own address unless the stage names another", () => {
  expect(settings(least).supportEmail).toBe("no-reply@mail.example.com");
  const HIGHWAY_SUPPORT_EMAIL = "help@example.com";
  expect(settings({ ...least, HIGHWAY_SUPPORT_EMAIL }).supportEmail).toBe(HIGHWAY_SUPPORT_EMAIL);
  expect(settings({ ...least, HIGHWAY_SUPPORT_EMAIL }).securityContact).toBe(HIGHWAY_SUPPORT_EMAIL);
  const HIGHWAY_SECURITY_CONTACT = "security@example.com";
  expect(settings({ ...least, HIGHWAY_SECURITY_CONTACT }).securityContact).toBe(HIGHWAY_SECURITY_CONTACT);
});

it("verifies the sender's domain, or only the address where the stage says so", () => {
  expect(settings(least).mail).toMatchObject({ identity: "mail.example.com", from: least.HIGHWAY_MAIL_FROM });
  expect(settings({ ...least, HIGHWAY_MAIL_IDENTITY: "address" }).mail.identity).toBe("no-reply@mail.example.com");
});

it("tells browsers about the hosts below its domain unless that is an apex, where they may be others'", () => {
  const named = (HIGHWAY_DOMAIN?: string, more = {}) =>
    settings({ ...least, ...zone, HIGHWAY_DOMAIN, ...more }).coversSubdomains;
  expect([named(), named("app.example.com"), named("example.com")]).toEqual([true, true, false]);
  expect(named("example.com", { HIGHWAY_HSTS: "subdomains" })).toBe(true);
  expect(named("app.example.com", { HIGHWAY_HSTS: "host" })).toBe(false);
  const delegated = { HIGHWAY_ZONE_NAME: "app.example.com", HIGHWAY_MAIL_FROM: "a@app.example.com" };
  expect(named("app.example.com", delegated)).toBe(false);
});

it("lets an address make 20 calls a second, another number, or as many as it likes", () => {
  const calls = (HIGHWAY_CALLS_AN_ADDRESS?: string) => settings({ ...least, HIGHWAY_CALLS_AN_ADDRESS }).callsAnAddress;
  expect([calls(), calls("50"), calls("off")]).toEqual([20, 50, undefined]);
});

it("publishes mail keys only in a zone that holds the sender's domain", () => {
  expect(settings({ ...least, ...zone }).mail.zone).toEqual({ id: "Z0123456789", name: "example.com" });
  expect(settings({ ...least, ...zone, HIGHWAY_MAIL_FROM: "a@notexample.com" }).mail.zone).toBeUndefined();
});

it("serves a domain only with something that proves it is ours", () => {
  const named = { ...least, HIGHWAY_DOMAIN: "app.example.com" };
  expect(() => settings(named)).toThrow(/HIGHWAY_DOMAIN needs either/);
  expect(() => settings({ ...named, HIGHWAY_ZONE_ID: "Z1" })).toThrow(/go together/);
  expect(() => settings({ ...named, ...zone, HIGHWAY_DOMAIN: "app.other.com" })).toThrow(/not in the zone/);
  expect(settings({ ...named, ...zone }).site?.zone?.name).toBe("example.com");
  expect(settings({ ...named, HIGHWAY_CERTIFICATE_ARN: "arn:aws:acm:us-east-1:1:certificate/x" }).site).toMatchObject({
    name: "app.example.com",
  });
});
