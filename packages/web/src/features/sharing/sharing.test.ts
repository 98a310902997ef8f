import { savedToolKeys } from "@highway/core/tools/keys.schema";
import { describe, expect, it } from "vitest";
import { clientOf } from "../../lib/client.fixture";
import { currentNotices } from "../../lib/notify";
import { figuresInMessage } from "./message-field";
import { messageOf, readyMessageIn, readyMessages } from "./ready-messages";
import { noteOutcome, sentTitle } from "./send-outcomes";
import { addressList, checkShare, newValues } from "./share-values";
import { townOf } from "./subject";
import { withAddresses } from "./use-share";

describe("the addresses of a send", () => {
  const client = { primaryEmail: "jordan@example.com", secondaryEmails: ["sam@example.com"] };

  it("fill the client's free slots, each once whatever its case", () => {
    expect(withAddresses(client, ["JORDAN@example.com", "sam@example.com", "a@x.com"])).toEqual({
      secondaryEmails: ["sam@example.com", "a@x.com"],
      added: 1,
      left: 0,
    });
    expect(withAddresses(client, ["a@x.com", "b@x.com", "c@x.com"])).toMatchObject({ added: 2, left: 1 });
  });

  it("are at most as many as one send takes", () => {
    const emails = Array.from({ length: 61 }, (_, at) => `a${at}@x.com`);
    expect(checkShare({ ...newValues(clientOf(), true), emails })).toEqual({
      emails: "Send to at most 60 people at once",
    });
  });

  it("begin a mail in the language of the client, where the corporation offers languages", () => {
    const client = clientOf({ lang: "es" });
    expect([newValues(client, true).lang, newValues(client, false).lang]).toEqual(["es", "en"]);
  });

  it("of a corporation are read with commas between", () => {
    expect(addressList(" a@x.com, b@x.com ,")).toEqual(["a@x.com", "b@x.com"]);
  });
});

describe("the hint at the message", () => {
  it("tells figures and street numbers, and lets all else be", () => {
    expect(
      ["Your payment is $2,528", "6.5% today", "about 12 Oak Street", "$5 off at 98 Pullen Ct"].map(figuresInMessage),
    ).toEqual(["a figure", "a figure", "a street number", "a figure and a street number"]);
    expect(["See you at 3", "The 15-year loan", "Call 919-555-0142", ""].map(figuresInMessage)).toEqual(
      Array(4).fill(null),
    );
  });

  it.each(savedToolKeys)("has nothing to say of the ready messages of %s", (tool) => {
    for (const ready of readyMessages(tool))
      for (const lang of ["en", "es"] as const) {
        const { message, messageText } = messageOf(ready, lang, { to: "Jordan <b>", from: "Dana" });
        expect(figuresInMessage(messageText)).toBeNull();
        expect(message).toContain("Jordan &#60;b&#62;");
      }
  });
});

it("names a report's town, never its street", () => {
  expect(townOf([{ city: "Raleigh", state: "NC" }])).toBe("Raleigh, NC");
  expect(townOf([])).toBe("");
});

describe("the ready messages", () => {
  const names = { to: "Elena", from: "Dana" };

  it.each([
    ["lc2", "Here are your loans", /the loans we talked about, side by side/],
    ["bvr", "Buying or renting", /how buying and renting would each work out/],
    ["cow", "Buying now or later", /what waiting to buy might cost or save you/],
    ["dc", "One loan for your debts", /one loan in place of several debts/],
    ["rerc", "Your county by the numbers", /the public figures of the county/],
    ["pa", "Your home purchase", /my analysis of the home purchase/],
    ["mu", "Rates and the market", /my update on mortgage rates and the market/],
  ] as const)("of %s begin with what its report is", (tool, name, says) => {
    const [first] = readyMessages(tool);
    expect([first!.name, first!.en]).toEqual([name, expect.stringMatching(says)]);
    if (tool === "lc2") return;
    for (const { en, es } of readyMessages(tool))
      expect(`${en} ${es}`).not.toMatch(/your loans|side by side|préstamos de/);
  });

  it("of a day of the market never say that its figures are new", () => {
    expect(readyMessages("mu").map(({ name }) => name)).not.toContain("Updated figures");
  });

  it.each(savedToolKeys)(
    "of %s turn to the language that is chosen, and the officer's own words stay as typed",
    (tool) => {
      for (const ready of readyMessages(tool)) {
        const { messageText } = messageOf(ready, "es", names);
        const given = { lang: "es", messageText: messageText.replaceAll("\n\n", "\n") } as const;
        expect(readyMessageIn("en", tool, given, names)).toEqual(messageOf(ready, "en", names));
        expect(readyMessageIn("en", tool, { lang: "es", messageText: `${messageText} Ana` }, names)).toBeNull();
      }
    },
  );
});

describe("what came of a send", () => {
  const one = (status: "OK" | "QUEUED" | "UNSUBSCRIBED" | "FAILED", email = "a@x.com") => ({
    id: email,
    email,
    status,
    reason: null,
  });

  it("is its window's title", () => {
    expect(sentTitle([one("OK")], false)).toBe("Sent to 1 person");
    expect(sentTitle([one("OK"), one("QUEUED")], false)).toBe("Sent to 2 people");
    expect(sentTitle([one("OK"), one("FAILED")], false)).toBe("Sent to 1 of 2 people");
    expect(sentTitle([one("FAILED")], true)).toBe("Not sent");
    expect(sentTitle([one("OK")], true)).toBe("Sent for approval");
  });

  it("names all who unsubscribed", () => {
    noteOutcome([one("UNSUBSCRIBED", "a@x.com"), one("UNSUBSCRIBED", "b@x.com")]);
    expect(currentNotices().at(-1)?.text).toBe(
      "Some emails were unable to send: The following recipient(s) unsubscribed from Highway: a@x.com, b@x.com. We can't email them right now, but you can try reaching them using your own email address.",
    );
  });
});
