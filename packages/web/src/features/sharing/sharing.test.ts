import { describe, expect, it } from "vitest";
import { clientOf } from "../../lib/client.fixture";
import { currentNotices } from "../../lib/notify";
import { figuresInMessage } from "./message-field";
import { messageOf, templateIn, templates } from "./message-templates";
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

  it("has nothing to say of the ready messages", () => {
    for (const template of templates)
      for (const lang of ["en", "es"] as const) {
        const { message, messageText } = messageOf(template, lang, "Jordan <b>", "Dana");
        expect(figuresInMessage(messageText)).toBeNull();
        expect(message).toContain("Jordan &#60;b&#62;");
      }
  });
});

it("names a report's town, never its street", () => {
  expect(townOf([{ city: "Raleigh", state: "NC" }])).toBe("Raleigh, NC");
  expect(townOf([])).toBe("");
});

it("says a ready message in the language that is chosen, and leaves the officer's own as typed", () => {
  const { messageText } = messageOf(templates[0]!, "es", "Elena", "Dana");
  const turned = templateIn("en", { lang: "es", messageText: messageText.replaceAll("\n\n", "\n") }, "Elena", "Dana");
  expect(turned).toEqual(messageOf(templates[0]!, "en", "Elena", "Dana"));
  expect(templateIn("en", { lang: "es", messageText: `${messageText} Ana` }, "Elena", "Dana")).toBeNull();
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
