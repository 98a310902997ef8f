import { act, renderHook, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { currentNotices, notify } from "../../../lib/notify";
import { setWaiting } from "../../../scenario/assumptions";
import { setFigure } from "../../../scenario/edits/loan-edits";
import { fourLoans } from "../../../scenario/scenario.fixture";
import { serve } from "../../../scenario/server.fixture";
import { edit, openBlank, openDocument } from "../../../scenario/store/store";
import { useOpenNotice } from "../../../scenario/store/use-open-scenario";
import { useMissingAsked } from "./missing-asked";
import { useSave } from "./use-save";

const lastUpdated = "2026-11-20T14:00:00.000Z";
const client = { _id: "cli_1", name: "Elena Marchetti" };
const saved = {
  status: 200,
  data: [{ report: { ...fourLoans(), status: "complete", createdAt: lastUpdated, lastUpdated }, client }],
};
const route = `PUT /v2/client/reports/${fourLoans().id}`;
const noticeTexts = () => currentNotices().map(({ text }) => text);

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
  expect(noticeTexts()).toEqual(["Highway did not answer. Check your connection and try again."]);
  serve({ [route]: saved });
  await act(() => saving.current.save());
  expect(noticeTexts()).toEqual([`${fourLoans().name} saved.`]);
});

it("still offers a draft that an earlier save has overtaken, after the next save", async () => {
  const saving = page();
  serve({ [route]: saved });
  const { id } = fourLoans();
  const copy = { id, clientID: "cli_1", basedOn: null, document: fourLoans(), typedAt: 1, isSent: true };
  for (const [kind, after] of [
    ["overtaken", "overtaken"],
    ["restored", undefined],
  ] as const) {
    useOpenNotice.setState({ notice: { kind, copy } });
    await act(() => saving.current.save());
    expect(useOpenNotice.getState().notice?.kind).toBe(after);
  }
});

it("asks no more about a scenario that was left", async () => {
  const saving = page();
  const [{ report }] = saved.data as [(typeof saved.data)[number]];
  const current = { client, report: { ...report, name: "theirs", lastUpdated: "2026-11-20T15:00:00.000Z" } };
  serve({ [route]: { status: 409, error: { code: "conflict", alertMessage: "Changed.", current } } });
  await act(() => saving.current.save());
  expect(saving.current.asks?.kind).toBe("conflict");
  act(() => openBlank());
  expect(saving.current.asks).toBeNull();
  act(() => saving.current.askDetails());
  act(() => openBlank());
  expect(saving.current.asks).toBeNull();
});

it("asks for what is missing where it saved a draft, and no longer once it is complete", async () => {
  const saving = page();
  const [{ report }] = saved.data as [(typeof saved.data)[number]];
  serve({ [route]: { ...saved, data: [{ client, report: { ...report, status: "draft" } }] } });
  await act(() => saving.current.save());
  expect(noticeTexts()).toEqual([`${fourLoans().name} saved as a draft.`]);
  expect(useMissingAsked.getState()).toBe(true);
  serve({ [route]: saved });
  act(() => edit(null, setFigure("two", "rate", 6.5)));
  await act(() => saving.current.save());
  expect(useMissingAsked.getState(), "what is complete asks for nothing").toBe(false);
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
  expect(noticeTexts()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(noticeTexts()).toEqual(["Highway is slow to answer. Your changes are kept as a draft while it saves."]);
  await act(async () => {
    answer(new Response(JSON.stringify({ data: saved.data })));
    await ending;
  });
  expect(noticeTexts()).toEqual([`${fourLoans().name} saved.`]);
});

it("saves what was typed during a save too, when Save is pressed again before the first is through", async () => {
  const saving = page();
  const rates: unknown[] = [];
  const answers: (() => void)[] = [];
  vi.stubGlobal("fetch", (_: string, { body }: RequestInit) => {
    const { report } = JSON.parse(String(body));
    rates.push(report.loans[1].rate);
    const at = new Date(Date.parse(lastUpdated) + rates.length * 1000).toISOString();
    const data = [{ report: { ...report, status: "complete", createdAt: lastUpdated, lastUpdated: at }, client }];
    return new Promise<Response>((resolve) => {
      answers.push(() => resolve(new Response(JSON.stringify({ data }))));
    });
  });
  const first = saving.current.save();
  await waitFor(() => expect(answers).toHaveLength(1));
  act(() => edit(null, setFigure("two", "rate", 6.5)));
  const again = [saving.current.save(), saving.current.save()];
  await act(async () => {
    answers[0]!();
    await first;
  });
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => {
    answers[1]!();
    expect(await Promise.all(again)).toEqual([true, true]);
  });
  expect(rates).toEqual([6.25, 6.5]);
});

it("lets go of the question whose scenario it is, where a field must be corrected first", async () => {
  const saving = page();
  act(() => edit(null, setFigure("two", "term", 60)));
  act(() => saving.current.askDetails());
  await act(() => saving.current.save());
  expect(saving.current.asks).toBeNull();
  await waitFor(() => expect(noticeTexts()).toEqual([expect.stringMatching(/^Loan B: .*Change it under Scenario\.$/)]));
});

it.each([
  ["pa", setFigure("two", "term", 60), "Home and loan"],
  ["cow", setWaiting({ months: 99 }), "Answer"],
] as const)("names the tab of %s where the wrong field is", async (toolName, change, tab) => {
  const saving = page();
  act(() => edit(null, (document) => change({ ...document, toolName })));
  await act(() => saving.current.save());
  await waitFor(() => expect(noticeTexts()).toEqual([expect.stringContaining(`Change it under ${tab}.`)]));
});
