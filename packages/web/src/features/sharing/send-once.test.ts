import type { SendAnswer, Sent } from "@highway/core/sharing/sending/schema";
import { beforeEach, expect, it, vi } from "vitest";
import type { Letter } from "./calls";
import { usualEnd } from "./link-ends";
import { subject } from "./share-window.fixture";

const at = { name: ["sending", "usr_1", subject.reportID], within: "tab" } as const;
const letter = (message: string): Letter => ({
  subject,
  approval: [],
  values: {
    emails: ["jordan@example.com"],
    emailText: "",
    message,
    messageText: message,
    hasPasscode: false,
    lang: "en",
    attachPdf: false,
    pdfKind: "report",
    ends: usualEnd,
  },
});

/** The page as a reload leaves it: what it held in its memory is gone. */
async function page() {
  vi.resetModules();
  const { sendOnce, wentOut } = await import("./send-once");
  const ids: string[] = [];
  return {
    ids,
    wentOut,
    press: (message: string, isLost = false) =>
      sendOnce(at, letter(message), async (sendID) => {
        ids.push(sendID);
        if (isLost) throw new TypeError("Failed to fetch");
        return { sendID, isForApproval: false, emailSent: [] } satisfies SendAnswer;
      }),
  };
}

/** What the server says of any send that it is asked for. */
const server = (statuses: readonly Sent["status"][] | "missing" | "offline") =>
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
    if (statuses === "offline") throw new TypeError("Failed to fetch");
    if (statuses !== "missing")
      return new Response(JSON.stringify({ data: [{ emailSent: statuses.map((status) => ({ status })) }] }));
    const missing = { error: { code: "missing", alertMessage: "There is no such send." } };
    return new Response(JSON.stringify(missing), { status: 404 });
  });

beforeEach(() => sessionStorage.clear());

it("is the same send after a reload, and another once it was answered", async () => {
  const before = await page();
  await expect(before.press("Hello", true)).rejects.toThrow();
  const after = await page();
  await after.press("Hello");
  await after.press("Hello");
  expect(after.ids[0]).toBe(before.ids[0]);
  expect(after.ids[1]).not.toBe(before.ids[0]);
});

it("does not go out a second time with other words before the person knows that it went out", async () => {
  await expect((await page()).press("Hello", true)).rejects.toThrow();
  server(["FAILED", "QUEUED"]);
  const { ids, press, wentOut } = await page();
  await expect(press("Hello again")).rejects.toThrow(wentOut);
  expect(ids).toEqual([]);
  await press("Hello again");
  expect(ids).toHaveLength(1);
});

it("goes out with other words where the first never arrived", async () => {
  const before = await page();
  await expect(before.press("Hello", true)).rejects.toThrow();
  server("missing");
  await before.press("Hello again");
  expect(before.ids).toHaveLength(2);
});

it("goes out with other words where no email of the first did", async () => {
  const before = await page();
  await expect(before.press("Hello", true)).rejects.toThrow();
  server(["FAILED", "UNSUBSCRIBED"]);
  await before.press("Hello again");
  expect(before.ids).toHaveLength(2);
});

it("waits where nobody can say what became of the first", async () => {
  const { ids, press } = await page();
  await expect(press("Hello", true)).rejects.toThrow();
  server("offline");
  await expect(press("Hello again")).rejects.toThrow("Check your connection");
  expect(ids).toHaveLength(1);
});
