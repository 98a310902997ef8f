import { describe, expect, it } from "vitest";
import { checkClient } from "./client-form";
import { emptyClient, fromSearch } from "./client-values";

const nora = { ...emptyClient, name: "Nora Quist" };
const wrong = (changes: Partial<typeof nora>, mailed = false) => checkClient({ ...nora, ...changes }, mailed);

describe("checkClient", () => {
  it("takes a name alone", () => expect(wrong({})).toEqual({}));
  it("asks for the name", () => expect(wrong({ name: "  " })).toEqual({ name: "Name is required" }));
  it("refuses what is no address", () =>
    expect(wrong({ primaryEmail: "nora@" })).toEqual({ primaryEmail: "Invalid email" }));
  it.each([[["a@b.co", "nope"]], [["a@b.co", "b@b.co", "c@b.co", "d@b.co"]]])(
    "refuses the secondary addresses %s",
    (secondaryEmails) =>
      expect(wrong({ secondaryEmails })).toEqual({ secondaryEmails: "All entries must be emails (max of 3)" }),
  );
  it("takes three of them", () => expect(wrong({ secondaryEmails: ["a@b.co", "b@b.co", "c@b.co"] })).toEqual({}));
  it("asks for the tax rate", () =>
    expect(wrong({ taxRate: null })).toEqual({ taxRate: "Fed/State Tax Rate is required" }));
  it("asks for an address when a campaign mails the client", () =>
    expect(wrong({ primaryEmail: "" }, true)).toEqual({
      primaryEmail: "Email is required for the client's active drip campaign",
    }));
  it("keeps a score within its scale", () => expect(Object.keys(wrong({ ficoMin: 999 }))).toEqual(["ficoMin"]));
});

it("puts a searched address where addresses belong", () => {
  expect(fromSearch("nora@example.com")).toMatchObject({ name: "", primaryEmail: "nora@example.com" });
  expect(fromSearch("Nora")).toMatchObject({ name: "Nora", primaryEmail: "" });
});
