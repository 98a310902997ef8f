import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { follow } from "./follow";

type State = { sequence: number; prices: Record<string, number> };
type Frame = { sequence: number; after: number; coupons: { id: string; price: number }[] };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const applied = ({ prices }: State, { sequence, coupons }: Frame): State => ({
  sequence,
  prices: { ...prices, ...Object.fromEntries(coupons.map(({ id, price }) => [id, price])) },
});

/** A market whose every state is remembered, so that what a page shows can be compared with what was true then. */
function market() {
  const states: State[] = [{ sequence: 40, prices: { a: 98.5, b: 99.25, c: 100.75 } }];
  return {
    states,
    latest: () => states.at(-1)!,
    tick: (id: string, price: number): Frame => {
      const after = states.at(-1)!.sequence;
      const frame = { sequence: after + 1, after, coupons: [{ id, price }] };
      states.push(applied(states.at(-1)!, frame));
      return frame;
    },
  };
}

function page(snapshot: () => Promise<State>) {
  const shown: { state: State | undefined; isLatest: boolean; error?: Error | undefined }[] = [];
  const following = follow<State, Frame>({
    snapshot,
    apply: applied,
    lacks: ({ coupons, after, sequence }) => coupons.length === 0 && sequence > after,
    show: (state, isLatest, error) => shown.push({ state, isLatest, error }),
  });
  return { ...following, shown, now: () => shown.at(-1)! };
}

const soon = () => vi.advanceTimersByTimeAsync(0);

it("shows the snapshot, then each frame", async () => {
  const { tick, latest } = market();
  const { connected, hear, now } = page(async () => latest());
  connected();
  await soon();
  expect(now()).toMatchObject({ state: { sequence: 40 }, isLatest: true });
  hear(tick("a", 98.6));
  expect(now()).toMatchObject({ state: { sequence: 41, prices: { a: 98.6, b: 99.25 } }, isLatest: true });
});

it("keeps what comes while the snapshot is on its way, and drops what the snapshot has", async () => {
  const { tick, latest } = market();
  const early = tick("a", 98.6);
  const answer = latest();
  const { connected, hear, now } = page(async () => answer);
  connected();
  hear(early);
  hear(tick("b", 99.5));
  await soon();
  expect(now()).toMatchObject({ state: { sequence: 42, prices: { a: 98.6, b: 99.5 } }, isLatest: true });
});

it("says that its state is old as soon as a frame is missing, and asks for the snapshot", async () => {
  const { tick, latest } = market();
  const snapshot = vi.fn(async () => latest());
  const { connected, hear, now } = page(snapshot);
  connected();
  await soon();
  tick("a", 98.6);
  hear(tick("b", 99.5));
  expect(now()).toMatchObject({ state: { sequence: 40, prices: { b: 99.25 } }, isLatest: false });
  await soon();
  expect(now()).toMatchObject({ state: { sequence: 42, prices: { a: 98.6, b: 99.5 } }, isLatest: true });
  expect(snapshot).toHaveBeenCalledTimes(2);
});

it("asks for the snapshot where a frame says that it lacks what changed", async () => {
  const { tick, latest } = market();
  const { connected, hear, now } = page(async () => latest());
  connected();
  await soon();
  hear({ ...tick("a", 97), coupons: [] });
  expect(now().isLatest).toBe(false);
  await soon();
  expect(now()).toMatchObject({ state: { sequence: 41, prices: { a: 97 } }, isLatest: true });
});

it("takes a frame of several changes, also where the snapshot has the first of them", async () => {
  const { tick, latest } = market();
  const first = tick("a", 98.6);
  const { connected, hear, now } = page(async () => latest());
  connected();
  await soon();
  const second = tick("b", 99.5);
  hear({ ...second, after: first.after, coupons: [...first.coupons, ...second.coupons] });
  expect(now()).toMatchObject({ state: { sequence: 42, prices: { a: 98.6, b: 99.5 } }, isLatest: true });
});

it("hears from a frame without changes that nothing is missing", async () => {
  const { latest } = market();
  const { connected, hear, shown, now } = page(async () => latest());
  connected();
  await soon();
  const before = shown.length;
  hear({ sequence: 40, after: 40, coupons: [] });
  expect([now().isLatest, shown.length]).toEqual([true, before + 1]);
});

it("asks once more where a cache answered an older state than a frame that came", async () => {
  const { tick, latest } = market();
  const old = latest();
  const answers = [old, old];
  const { connected, hear, now } = page(async () => answers.shift() ?? latest());
  connected();
  await soon();
  tick("a", 98.6);
  hear(tick("b", 99.5));
  await soon();
  expect(now()).toMatchObject({ state: { sequence: 40 }, isLatest: false });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(now()).toMatchObject({ state: { sequence: 42, prices: { a: 98.6, b: 99.5 } }, isLatest: true });
});

it("tells why the snapshot could not be had, keeps what it shows, and asks again", async () => {
  const { latest } = market();
  const snapshot = vi.fn(async () => latest());
  const { connected, lost, now } = page(snapshot);
  connected();
  await soon();
  lost();
  snapshot.mockRejectedValueOnce(new Error("You are offline."));
  connected();
  await soon();
  expect(now()).toMatchObject({ state: { sequence: 40 }, isLatest: false, error: { message: "You are offline." } });
  await vi.advanceTimersByTimeAsync(7_500);
  expect(now()).toMatchObject({ isLatest: true, error: undefined });
});

type Deed = { kind: "tick" | "drop" | "kill" | "dial" | "answer" | "twice"; id: string; cents: number };
const deed = fc.record({
  kind: fc.constantFrom<Deed["kind"]>("tick", "tick", "tick", "drop", "kill", "dial", "answer", "twice"),
  id: fc.constantFrom("a", "b", "c"),
  cents: fc.integer({ min: 9_000, max: 10_500 }),
});

it("shows no price as the latest that was not, however often the hub dies, loses frames or tells them twice", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 20, maxLength: 200 }), async (deeds) => {
      const { tick, latest, states } = market();
      let answer = () => {};
      let isConnected = false;
      let lastTold = 40;
      const { connected, lost, hear, shown, now, stop } = page(() => {
        const state = latest();
        return new Promise((resolve) => {
          answer = () => resolve(state);
        });
      });
      for (const { kind, id, cents } of deeds) {
        const before = shown.length;
        if (kind === "dial" && !isConnected) {
          isConnected = true;
          connected();
        } else if (kind === "kill" && isConnected) {
          isConnected = false;
          lost();
        } else if (kind === "answer") answer();
        else if (kind !== "dial" && kind !== "kill") {
          const frame = tick(id, cents / 100);
          if (isConnected && kind !== "drop") {
            hear(frame);
            if (kind === "twice") hear(frame);
            lastTold = frame.sequence;
          }
        }
        await soon();
        // Whatever is shown was true at its number; what is shown as the latest has every frame that this page was told.
        for (const { state } of shown.slice(before))
          if (state) expect(state.prices).toEqual(states.find(({ sequence }) => sequence === state.sequence)?.prices);
        const last = shown.at(-1);
        if (last?.isLatest) expect(isConnected && last.state!.sequence >= lastTold).toBe(true);
      }
      // Once the hub stands and answers, every page is right within seconds.
      if (!isConnected) connected();
      for (let second = 0; second < 12; second++) {
        answer();
        await vi.advanceTimersByTimeAsync(1_000);
      }
      answer();
      await soon();
      hear(tick("a", 100));
      await soon();
      for (let second = 0; second < 3; second++) {
        answer();
        await vi.advanceTimersByTimeAsync(1_000);
      }
      expect(now()).toMatchObject({ state: latest(), isLatest: true });
      stop();
    }),
  );
});
