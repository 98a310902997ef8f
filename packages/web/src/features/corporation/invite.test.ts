import { expect, it } from "vitest";
import { invitationLines } from "./invite";

it("reads addresses by the line and by the comma, with names where they are given", () => {
  expect(invitationLines("alex.rivera@lender.test, Ben Cho <ben@lender.test>\n\n  DANA@lender.test ;")).toEqual([
    { text: "alex.rivera@lender.test", email: "alex.rivera@lender.test", fullName: "Alex Rivera" },
    { text: "Ben Cho <ben@lender.test>", email: "ben@lender.test", fullName: "Ben Cho" },
    { text: "DANA@lender.test", email: "dana@lender.test", fullName: "DANA" },
  ]);
});

it("takes what stands in quotes together, as mail programs and spreadsheets write it", () => {
  expect(invitationLines('"Rivera, Alex" <alex@lender.test>; "ben@lender.test",\n"Dana; <dana@lender.test>')).toEqual([
    { text: '"Rivera, Alex" <alex@lender.test>', email: "alex@lender.test", fullName: "Rivera, Alex" },
    { text: '"ben@lender.test"', email: "ben@lender.test", fullName: "Ben" },
    { text: '"Dana', wrong: "This is not an email address." },
    { text: "<dana@lender.test>", email: "dana@lender.test", fullName: "Dana" },
  ]);
});

it("says of each line what is wrong with it, and loses none", () => {
  expect(invitationLines("nobody\nben@lender\nben@lender.test\nBEN@lender.test")).toEqual([
    { text: "nobody", wrong: "This is not an email address." },
    { text: "ben@lender", wrong: "This is not an email address." },
    { text: "ben@lender.test", email: "ben@lender.test", fullName: "Ben" },
    { text: "BEN@lender.test", wrong: "This address is in the list twice." },
  ]);
});
