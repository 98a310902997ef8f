import { expect, it } from "vitest";
import { deedOf } from "./deed";

it("words a deed that is not in the list by its own name", () => {
  expect(deedOf("client.deleted")).toBe("Client deleted");
  expect(deedOf("share-link.sent")).toBe("Share link sent");
});
