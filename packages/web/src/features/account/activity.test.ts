import { expect, it } from "vitest";
import { deedOf, detailOf } from "./activity";

const event = {
  id: "evt_01kahtr4j0b2d4f6h8k0m2p4r6",
  at: "2026-11-20T14:02:11.000Z",
  kind: "client.deleted",
  subject: "cli_01jd0000000000000000000042",
  detail: { reports: 2 },
  actorID: "usr_01kahtq9z8c6b4d2f0g8h6j4k2",
  address: "203.0.113.7",
};
const names = new Map([
  [event.actorID, "Dana Whitfield"],
  ["usr_01kahtq9z8c6b4d2f0g8h6j4zz", "Ben Cho"],
]);

it("words a deed that is not in the list by its own name", () => {
  expect(deedOf(event)).toBe("Client deleted");
  expect(deedOf({ ...event, kind: "share-link.sent" })).toBe("Share link sent");
});

it("says where from and to what, with ids cut to what tells them apart", () => {
  expect(detailOf(event, false)).toBe("203.0.113.7 · …000042 · reports: 2");
  expect(detailOf(event, true)).toBe("by …h6j4k2 · 203.0.113.7 · …000042 · reports: 2");
});

it("calls people by their names where it knows them", () =>
  expect(detailOf(event, true, names)).toBe("by Dana Whitfield · 203.0.113.7 · …000042 · reports: 2"));

it.each([
  [{ permission: "requirePasscode", from: false, to: true }, "Always ask for a passcode", "off → on"],
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
  expect(deedOf(changed, names)).toBe("Rights of Ben Cho changed");
  expect(detailOf(changed, true, names)).toBe("by Dana Whitfield · 203.0.113.7 · not an admin · suspended");
});

it("does not repeat the person as the thing it was done to", () =>
  expect(detailOf({ ...event, subject: event.actorID, detail: {} }, false)).toBe("203.0.113.7"));

it("shows an address whole", () =>
  expect(detailOf({ ...event, subject: "officer@highway.test", detail: {} }, false)).toBe(
    "203.0.113.7 · officer@highway.test",
  ));
