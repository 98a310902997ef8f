import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type LineState, openLine } from "./line";

class FakeSocket {
  static all: FakeSocket[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};
  sent: string[] = [];
  isClosed = false;
  constructor(
    readonly url: string,
    readonly protocols: string[],
  ) {
    FakeSocket.all.push(this);
  }
  send = (text: string) => this.sent.push(text);
  close = () => {
    this.isClosed = true;
  };
}

const last = () => FakeSocket.all.at(-1)!;
const failures = () => vi.mocked(console.error).mock.calls.length;

function visibility(state: "visible" | "hidden") {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
}

let states: LineState[];
let isWanted: boolean;
let heard: object[];
let end: () => void;
const admission = vi.fn(async () => ({ url: "ws://here/v1/markets/hub", ticket: "usr_1.secret", dialInMs: 0 }));

function open() {
  ({ close: end } = openLine({
    admission,
    onMessage: (message) => heard.push(message),
    onState: (state) => states.push(state),
    isWanted: () => isWanted,
  }));
  return vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.spyOn(console, "error").mockImplementation(() => {});
  FakeSocket.all = [];
  [states, heard, isWanted] = [[], [], true];
  admission.mockClear();
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("connects by websocket with a ticket among the subprotocols, and hears", async () => {
  await open();
  expect([last().url, last().protocols]).toEqual(["ws://here/v1/markets/hub", ["highway.v1", "ticket.usr_1.secret"]]);
  last().onopen();
  last().onmessage({ data: '{"action":"frame"}' });
  expect([states, heard]).toEqual([[{ state: "connecting" }, { state: "open" }], [{ action: "frame" }]]);
});

it("waits for its turn before it connects", async () => {
  admission.mockResolvedValueOnce({ url: "ws://here/", ticket: "t", dialInMs: 12_000 });
  await open();
  await vi.advanceTimersByTimeAsync(11_999);
  expect(FakeSocket.all).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(FakeSocket.all).toHaveLength(1);
});

describe("a line that fails", () => {
  it.each([
    ["is closed", () => last().onclose({ code: 1006 })],
    ["is closed after it stood", () => [last().onopen(), last().onclose({ code: 1001 })]],
  ])("because it %s logs it, tells it, and connects again after 5 seconds more or less by half", async (_, happen) => {
    await open();
    happen();
    expect(states.at(-1)).toMatchObject({
      state: "waiting",
      error: { message: expect.stringMatching(/closed \(\d+\)/) },
    });
    expect(failures()).toBe(1);
    await vi.advanceTimersByTimeAsync(2_499);
    expect(FakeSocket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(5_002);
    expect(FakeSocket.all).toHaveLength(2);
    expect(admission).toHaveBeenCalledTimes(2);
  });

  it("because it gets no ticket does the same", async () => {
    admission.mockRejectedValueOnce(new Error("You are offline."));
    await open();
    expect(states.at(-1)).toEqual({ state: "waiting", error: new Error("You are offline.") });
    await vi.advanceTimersByTimeAsync(7_501);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("spreads the pages over the seconds", async () => {
    const waits = [];
    for (let page = 0; page < 200; page++) {
      await open();
      last().onclose({ code: 1006 });
      const before = Date.now();
      const dialed = FakeSocket.all.length;
      while (FakeSocket.all.length === dialed) await vi.advanceTimersByTimeAsync(100);
      waits.push(Date.now() - before);
      end();
    }
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(2_500);
    expect(Math.max(...waits)).toBeLessThanOrEqual(7_600);
    expect(Math.max(...waits) - Math.min(...waits)).toBeGreaterThan(3_000);
  });
});

it("connects anew before the two hours of a connection are over, and says nothing of a failure", async () => {
  await open();
  last().onopen();
  await vi.advanceTimersByTimeAsync(7_200_000 - 60_000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.all[0]!.isClosed).toBe(true);
  expect(failures()).toBe(0);
});

it("says something before ten minutes of silence are over", async () => {
  await open();
  last().onopen();
  await vi.advanceTimersByTimeAsync(599_000);
  expect(last().sent).toEqual(['{"action":"ping"}']);
});

it("closes once nobody has seen the page for five minutes, and connects when somebody does", async () => {
  await open();
  last().onopen();
  visibility("hidden");
  await vi.advanceTimersByTimeAsync(295_000);
  expect(last().isClosed).toBe(false);
  await vi.advanceTimersByTimeAsync(20_000);
  expect([last().isClosed, states.at(-1)]).toEqual([true, { state: "off" }]);
  visibility("visible");
  await vi.advanceTimersByTimeAsync(0);
  expect(FakeSocket.all).toHaveLength(2);
});

it("closes when the market does, connects when it opens, and hears nothing of an earlier line", async () => {
  await open();
  const first = last();
  first.onopen();
  isWanted = false;
  await vi.advanceTimersByTimeAsync(15_000);
  expect([first.isClosed, states.at(-1)]).toEqual([true, { state: "off" }]);
  first.onclose({ code: 1000 });
  first.onmessage({ data: '{"action":"frame"}' });
  expect([failures(), heard]).toEqual([0, []]);
  isWanted = true;
  await vi.advanceTimersByTimeAsync(15_001);
  expect(FakeSocket.all).toHaveLength(2);
});
