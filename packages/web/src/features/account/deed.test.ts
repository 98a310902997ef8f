import { expect, it } from "vitest";
import { deedOf, detailOf } from "./deed";

it("words a deed that is not in the list by its own name", () => {
  expect(deedOf("client.deleted")).toBe("Client deleted");
  expect(deedOf("share-link.sent")).toBe("Share link sent");
});

const event = {
  id: "evt_01kahtr4j0b2d4f6h8k0m2p4r6",
  at: "2026-11-20T14:02:11.000Z",
  kind: "client.deleted",
  subject: "cli_01jd0000000000000000000042",
  detail: { reports: 2 },
  actorID: "usr_01kahtq9z8c6b4d2f0g8h6j4k2",
  address: "203.0.113.7",
};

it("says where from and to what, with ids cut to what tells them apart", () => {
  expect(detailOf(event, false)).toBe("203.0.113.7 · …000042 · reports: 2");
  expect(detailOf(event, true)).toBe("by …h6j4k2 · 203.0.113.7 · …000042 · reports: 2");
});

it("does not repeat the person as the thing it was done to", () =>
  expect(detailOf({ ...event, subject: event.actorID, detail: {} }, false)).toBe("203.0.113.7"));

it("shows an address whole", () =>
  expect(detailOf({ ...event, subject: "officer@highway.test", detail: {} }, false)).toBe(
    "203.0.113.7 · officer@highway.test",
  ));
