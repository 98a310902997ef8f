import { expect, it, vi } from "vitest";
import { noteVisit } from "../features/sharing/story/client-news";
import { keepFormDraft } from "../lib/forms/form-drafts";
import { forgetOnDevice, forgetOthers, keepsOnDevice, sendFromDevice, unsavedOnDevice } from "../lib/on-device";
import { keepLocally } from "../scenario/drafts/local-copies";
import type { LocalCopy } from "../scenario/drafts/working-copy";
import { fourLoans } from "../scenario/scenario.fixture";

const dana = "usr_01jd0000000000000000000001";
const priya = "usr_01jd0000000000000000000002";

const copy = (id: string, sent: string | null, at = Date.now()): LocalCopy => ({
  id,
  clientID: null,
  basedOn: null,
  at,
  sent,
  document: { ...fourLoans(), id, name: "412 Brookhaven Dr" },
});

/** Everything that the app keeps of a person in this browser. */
function fill(owner: string) {
  localStorage.clear();
  sessionStorage.clear();
  keepLocally(owner, copy("rpt_sent", "2026-11-22T10:00:00.000Z"));
  keepLocally(owner, copy("rpt_unsent", null));
  keepFormDraft({ name: ["header", owner, "own"] }, { title: "Branch manager" });
  keepFormDraft({ name: ["client", owner, "new"], within: "tab" }, { name: "Elena Marchetti" });
  keepFormDraft({ name: ["aside", owner] }, { waiting: [] });
  noteVisit(owner, new Date());
}
const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

it("leaves nothing of a person who signs out", () => {
  fill(dana);
  expect(stored()).toContain("Brookhaven");
  forgetOnDevice(dana);
  expect(stored()).not.toMatch(/usr_|rpt_|Brookhaven|Marchetti|manager/);
});

it("counts what only this device has, so that it is asked about", () => {
  fill(dana);
  expect(unsavedOnDevice(dana)).toEqual({ scenarios: 1, forms: 2 });
  expect(unsavedOnDevice(priya)).toEqual({ scenarios: 0, forms: 0 });
});

it("shows the next person nothing of the one before, whose unsent work alone waits for a week", () => {
  fill(dana);
  forgetOthers(dana, Date.now());
  expect(unsavedOnDevice(dana)).toEqual({ scenarios: 1, forms: 2 });
  forgetOthers(priya, Date.now());
  expect(Object.keys({ ...localStorage, ...sessionStorage })).toEqual([`highway.draft.${dana}.rpt_unsent`]);
  forgetOthers(priya, Date.now() + 8 * 86_400_000);
  expect(stored()).toBe("[{},{}]");
});

it("sends what is still to be sent, and waits no longer than a few seconds for a server that is silent", async () => {
  vi.useFakeTimers();
  const send = vi.fn(() => new Promise(() => {}));
  const stop = vi.fn();
  const release = keepsOnDevice({ send, stop });
  const sent = sendFromDevice();
  await vi.advanceTimersByTimeAsync(4000);
  await sent;
  forgetOnDevice(dana);
  expect([send, stop].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  release();
  vi.useRealTimers();
});
