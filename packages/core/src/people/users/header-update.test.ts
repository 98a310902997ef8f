import { expect, it } from "vitest";
import { invalidEmail } from "../../platform/pure/email-address";
import { HeaderUpdate, headerSentences } from "./header.schema";
import { phoneSentences } from "./pure/phone-number";

const problems = (sent: unknown) =>
  HeaderUpdate.safeParse(sent).error?.issues.map(({ path, message }) => [path.join("."), message]);

it("takes any of the fields, and none that has a call of its own", () => {
  expect(HeaderUpdate.parse({ title: " Loan Officer " })).toEqual({ title: "Loan Officer" });
  expect(HeaderUpdate.safeParse({ headshot: "x" }).success).toBe(false);
  expect(problems({})).toEqual([["", "No changes to save."]]);
});

it("keeps a phone as its ten digits, however it was typed", () => {
  const kept = (number: string) => HeaderUpdate.parse({ primaryPhone: { number, type: 2 } }).primaryPhone?.number;
  expect(["(919) 555-0142", "919.555.0142", "+1 919 555 0142", "1-919-555-0142"].map(kept)).toEqual(
    Array(4).fill("9195550142"),
  );
  expect(kept("")).toBe("");
});

it("adds the scheme that was left out of a website and takes addresses of the web only", () => {
  const kept = (website: string) => HeaderUpdate.parse({ website }).website;
  expect(kept("summithome.com/dana")).toBe("https://summithome.com/dana");
  expect(kept("http://summithome.com")).toBe("http://summithome.com");
  expect(kept("")).toBe("");
  for (const website of ["javascript:alert(1)", "summit", "ftp://summit.com", "https://a@b.com", "two words.com"])
    expect(problems({ website }), website).toEqual([["website", headerSentences.website]]);
});

it("orders the compliance marks and shows each once", () => {
  expect(HeaderUpdate.parse({ complianceLogos: "323" }).complianceLogos).toBe("23");
});

it.each([
  [{ name: " " }, "name", headerSentences.name],
  [{ company: "" }, "company", headerSentences.company],
  [{ email: "dana@summit" }, "email", invalidEmail],
  [{ zip: "2760" }, "zip", headerSentences.zip],
  [{ state: "nc" }, "state", headerSentences.state],
  [{ state: "ZZ" }, "state", headerSentences.state],
  [{ isNmls: true, license: "I-206" }, "license", headerSentences.nmls],
  [{ primaryPhone: { number: "555-0142" } }, "primaryPhone.number", phoneSentences.number],
  [{ alternatePhone: { number: "", ext: "2x" } }, "alternatePhone.ext", phoneSentences.ext],
  [{ complianceLogos: "5" }, "complianceLogos", headerSentences.marks],
  [{ stateLicenses: [{ stateLic: "ZZ", licenseNum: "1" }] }, "stateLicenses.0.stateLic", headerSentences.licenseState],
  [{ stateLicenses: [{ stateLic: "", licenseNum: "1" }] }, "stateLicenses.0.stateLic", headerSentences.licenseState],
  [
    { stateLicenses: [{ stateLic: "NC", licenseNum: "" }] },
    "stateLicenses.0.licenseNum",
    headerSentences.licenseNumber,
  ],
  [{ disclaimer: "x".repeat(10_001) }, "disclaimer", "Use at most 10,000 characters"],
])("says at the field what is wrong: %j", (sent, path, message) => {
  expect(problems(sent)).toEqual([[path, message]]);
});

it.each([
  ["dana,priya@summit.com", "Enter one email address"],
  ["dana;p@summit.com", "Enter one email address"],
  ["<dana@summit.com>", "Enter only the email address, without < and >"],
  ["dana@sümmit.com", "Use an email address without accents or other special characters"],
  ["josé@summit.com", "Use an email address without accents or other special characters"],
  ["dana@summit", invalidEmail],
  [`${"d".repeat(250)}@summit.com`, invalidEmail],
])("refuses %s, to which no client could answer", (email, sentence) => {
  expect(problems({ email })).toEqual([["email", sentence]]);
});

it("takes a license that is no number of the NMLS as it is typed", () => {
  expect(HeaderUpdate.parse({ isNmls: false, license: "CA-DRE 0149" }).license).toBe("CA-DRE 0149");
});
