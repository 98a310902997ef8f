import { act, renderHook } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { currentNotices, notify } from "../../../lib/notify";
import { setFigure } from "../../../scenario/edits/loan-edits";
import { fourLoans } from "../../../scenario/scenario.fixture";
import { serve } from "../../../scenario/server.fixture";
import { edit, openDocument } from "../../../scenario/store/store";
import { useSave } from "./use-save";

const lastUpdated = "2026-11-20T14:00:00.000Z";
const client = { _id: "cli_1", name: "Elena Marchetti" };
const saved = {
  status: 200,
  data: [{ report: { ...fourLoans(), status: "complete", createdAt: lastUpdated, lastUpdated }, client }],
};
const route = `PUT /v2/client/reports/${fourLoans().id}`;
const said = () => currentNotices().map(({ text }) => text);

beforeEach(() => {
  const document = fourLoans();
  openDocument({ document, client, saved: { document, lastUpdated, status: "complete", clientID: "cli_1" } });
  edit(null, setFigure("two", "rate", 6.25));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  for (const { id } of currentNotices()) notify.dismiss(id);
});

const page = () => renderHook(useSave, { wrapper: MemoryRouter }).result;

it("takes back what it said of a save that failed once the next one is made", async () => {
  const saving = page();
  serve({ [route]: null });
  await act(() => saving.current.save());
  expect(said()).toEqual(["Highway did not answer. Check your connection and try again."]);
  serve({ [route]: saved });
  await act(() => saving.current.save());
  expect(said()).toEqual([`${fourLoans().name} saved.`]);
});

it("asks for what is missing where it saved a draft, until that is closed", async () => {
  const saving = page();
  const [{ report }] = saved.data as [(typeof saved.data)[number]];
  serve({ [route]: { ...saved, data: [{ client, report: { ...report, status: "draft" } }] } });
  await act(() => saving.current.save());
  expect(said()).toEqual([`${fourLoans().name} saved as a draft.`]);
  expect(saving.current.asks).toEqual({ kind: "missing" });
  act(() => saving.current.closeMissing());
  expect(saving.current.asks).toBeNull();
});

it("says what it waits for when no answer comes for long, and no longer once it has come", async () => {
  const saving = page();
  let answer = (_: Response) => {};
  vi.stubGlobal(
    "fetch",
    () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
  );
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let ending = Promise.resolve(false);
  await act(async () => {
    ending = saving.current.save();
    await vi.advanceTimersByTimeAsync(3900);
  });
  expect(said()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(said()).toEqual(["Highway is slow to answer. Your changes are kept as a draft while it saves."]);
  await act(async () => {
    answer(new Response(JSON.stringify({ data: saved.data })));
    await ending;
  });
  expect(said()).toEqual([`${fourLoans().name} saved.`]);
});
