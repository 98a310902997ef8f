import { expect, it } from "vitest";
import { deedOf, detailOf, namesOf } from "./activity";

const event = {
  id: "evt_01kahtr4j0b2d4f6h8k0m2p4r6",
  at: "2026-11-20T14:02:11.000Z",
  kind: "client.deleted",
  subject: "cli_01jd0000000000000000000042",
  detail: { reports: 2 },
  actorID: "usr_01kahtq9z8c6b4d2f0g8h6j4k2",
  address: "203.0.113.7",
};
const people = [
  { id: event.actorID, fullName: "Dana Whitfield" },
  { id: "usr_01kahtq9z8c6b4d2f0g8h6j4zz", fullName: "Ben Cho" },
];
const names = namesOf(people, true);

it("words a deed that is not in the list by its own name", () => {
  expect(deedOf(event)).toBe("Client deleted");
  expect(deedOf({ ...event, kind: "share-link.sent" })).toBe("Share link sent");
});

it("names the scenario, and says the rest in words, without ids and field names", () => {
  const report = "rpt_01jd0000000000000000000042";
  const saved = { ...event, kind: "report.saved", subject: report, detail: { name: "Oak Street" } };
  expect(deedOf(saved)).toBe("Scenario saved: Oak Street");
  expect(detailOf(saved, true, names)).toBe("by Dana Whitfield · 203.0.113.7");
  const sent = {
    ...saved,
    kind: "report.sent",
    detail: { name: "Oak Street", send: "snd_1", mails: 2, hasPasscode: true, lang: "es" },
  };
  expect(detailOf(sent, false)).toBe("203.0.113.7 · 2 emails · with a passcode · in Spanish");
  const header = {
    ...event,
    kind: "header.changed",
    subject: event.actorID,
    detail: { fields: "isNmls, primaryPhone" },
  };
  expect(detailOf(header, false)).toBe("203.0.113.7 · kind of license, primary phone");
});

it("says where from and of how much", () => {
  expect(detailOf(event, false)).toBe("203.0.113.7 · 2 scenarios");
  expect(detailOf(event, true)).toBe("203.0.113.7 · 2 scenarios");
});

it("calls nobody a member who may be of Highway's staff", () => {
  const byStaff = { ...event, actorID: "usr_01kahtq9z8c6b4d2f0g8h6j4ss" };
  expect(detailOf(byStaff, true, names)).toBe("by Highway's staff · 203.0.113.7 · 2 scenarios");
  const first = namesOf(people, false);
  expect(detailOf(byStaff, true, first)).toBe("by another member or Highway's staff · 203.0.113.7 · 2 scenarios");
});

it("calls people by their names where it knows them", () =>
  expect(detailOf(event, true, names)).toBe("by Dana Whitfield · 203.0.113.7 · 2 scenarios"));

it.each([
  [{ permission: "requirePasscode", from: false, to: true }, "Always require a passcode", "off → on"],
  [{ permission: "cc", from: "", to: "a@lender.test" }, "Copy of every send", "none → a@lender.test"],
  [{ permission: "hideTaxLetter", from: true, to: false }, "hideTaxLetter", "on → off"],
])("says of a permission what it was and is: %j", (detail, what, change) => {
  const changed = { ...event, kind: "permission.changed", subject: "crp_01kahtq9z8c6b4d2f0g8h6j4k2", detail };
  expect(deedOf(changed)).toBe(what);
  expect(detailOf(changed, false)).toBe(`203.0.113.7 · ${change}`);
});

it("says whose rights became what", () => {
  const subject = "usr_01kahtq9z8c6b4d2f0g8h6j4zz";
  const changed = { ...event, kind: "officer.changed", subject, detail: { admin: false, active: false } };
  expect(deedOf(changed, names)).toBe("Access changed for Ben Cho");
  expect(detailOf(changed, true, names)).toBe("by Dana Whitfield · 203.0.113.7 · not an admin · suspended");
});

it("does not repeat the person as the thing it was done to", () =>
  expect(detailOf({ ...event, subject: event.actorID, detail: {} }, false)).toBe("203.0.113.7"));

it("shows an address whole", () =>
  expect(detailOf({ ...event, subject: "officer@highway.test", detail: {} }, false)).toBe(
    "203.0.113.7 · officer@highway.test",
  ));
