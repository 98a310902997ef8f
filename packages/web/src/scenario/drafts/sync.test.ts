import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fourLoans } from "../scenario.fixture";
import { createDraftSync, type DraftState, type Sent } from "./sync";
import type { WorkingCopy } from "./working-copy";

const copy = (name: string): WorkingCopy => {
  const document = { ...fourLoans(), name };
  return { id: document.id, clientID: null, basedOn: null, document };
};
const stored: Sent = { kind: "stored", updatedAt: "2026-11-20T14:14:00.000Z" };

let sent: string[];
let states: DraftState["kind"][];
let answer: (copy: WorkingCopy) => Promise<Sent>;
const start = () =>
  createDraftSync({
    send: (each) => {
      sent.push(each.document.name);
      return answer(each);
    },
    onState: ({ kind }) => states.push(kind),
    onStored: () => {},
  });

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  states = [];
  answer = async () => stored;
});
afterEach(() => vi.useRealTimers());

describe("a draft", () => {
  it("is sent once, after a pause, as it then stands", async () => {
    const sync = start();
    sync.changed(copy("R"));
    await vi.advanceTimersByTimeAsync(900);
    sync.changed(copy("Ra"));
    await vi.advanceTimersByTimeAsync(900);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(sent).toEqual(["Ra"]);
    expect(states.at(-1)).toBe("stored");
    expect(sync.isBehind()).toBe(false);
  });

  it("is sent at least every five seconds to someone who never pauses", async () => {
    const sync = start();
    for (let i = 0; i < 14; i++) {
      sync.changed(copy(`${i}`));
      await vi.advanceTimersByTimeAsync(400);
    }
    expect(sent.length).toBe(1);
  });

  it("is sent one at a time, and again when more was typed meanwhile", async () => {
    let finish = (_: Sent) => {};
    answer = () => new Promise((resolve) => (finish = resolve));
    const sync = start();
    sync.changed(copy("first"));
    await vi.advanceTimersByTimeAsync(1000);
    sync.changed(copy("second"));
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toEqual(["first"]);
    finish(stored);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual(["first", "second"]);
    expect(states).not.toContain("stored");
  });

  it("says so when it fails, tries again by itself, and at once on a press", async () => {
    answer = async () => ({ kind: "failed", message: "Something went wrong.", lasting: false });
    const sync = start();
    sync.changed(copy("kept"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(states.at(-1)).toBe("failed");
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toHaveLength(2);
    answer = async () => stored;
    await sync.flush();
    expect(states.at(-1)).toBe("stored");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(3);
  });

  it("does not repeat what the server will never take", async () => {
    answer = async () => ({ kind: "failed", message: "Too large.", lasting: true });
    start().changed(copy("large"));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sent).toHaveLength(1);
  });

  it("waits out a lost network and goes when it is back", async () => {
    answer = async () => ({ kind: "offline" });
    const sync = start();
    sync.changed(copy("kept"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(states.at(-1)).toBe("offline");
    expect(sync.isBehind()).toBe(true);
    answer = async () => stored;
    await sync.flush();
    expect(states.at(-1)).toBe("stored");
  });

  it("is not sent after a hold, which waits for the one under way", async () => {
    let finish = (_: Sent) => {};
    answer = () => new Promise((resolve) => (finish = resolve));
    const sync = start();
    sync.changed(copy("first"));
    await vi.advanceTimersByTimeAsync(1000);
    sync.changed(copy("second"));
    let held = false;
    void sync.hold().then(() => (held = true));
    await vi.advanceTimersByTimeAsync(10);
    expect(held).toBe(false);
    finish(stored);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(held).toBe(true);
    expect(sent).toEqual(["first"]);
  });
});
