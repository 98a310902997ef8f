import type { ChapterKind } from "@highway/core/tools/pure/chapters";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../../lib/api/fake-api.fixture";
import type { Chapter } from "../../../scenario/document";
import { save } from "../../../scenario/saving/save";
import { fourLoans } from "../../../scenario/scenario.fixture";
import { edit, openDocument, useScenario } from "../../../scenario/store/store";
import { useChapterStates } from "./chapter-states";
import { useChapters } from "./use-chapters";

const route = `PUT /v2/client/purchase-analyses/${fourLoans().id}/chapters`;
const chapter = (kind: ChapterKind, id: string | null = null): Chapter => ({ kind, id, hidden: false });
const loansID = `rpt_${"1".repeat(26)}`;
const loans = chapter("loans", loansID);

const analysis = (chapters: readonly Chapter[]) => ({
  ...fourLoans(),
  toolName: "pa" as const,
  properties: fourLoans().properties.slice(0, 1),
  loans: fourLoans().loans.slice(0, 1),
  chapters,
});
const ids = () => useScenario.getState().saved?.document.chapters?.map(({ kind, id }) => [kind, id]);

const opened = "2026-11-20T14:00:00.000Z";

/** Answers as the server does, once it is told to: what has no id is made under a new one, and what is based on an earlier state is refused. */
function slowServer() {
  const waiting: (() => void)[] = [];
  let made = 0;
  let writes = 0;
  let lastUpdated = opened;
  const written = async (based: string, change: () => object) => {
    await new Promise<void>((answer) => waiting.push(answer));
    if (based !== lastUpdated)
      return { status: 409, error: { code: "conflict", alertMessage: "It was saved elsewhere." } };
    lastUpdated = `2026-11-20T14:00:0${++writes}.000Z`;
    const report = { ...analysis([]), ...change(), status: "complete", createdAt: opened, lastUpdated };
    return { data: [{ report, client: { _id: "cli_1", name: "Elena" } }] };
  };
  const api = fakeApi({
    [route]: ({ body }) => {
      const sent = body as { chapters: Chapter[]; lastUpdated: string };
      const kept = () => sent.chapters.map((each) => ({ ...each, id: each.id ?? `rpt_${each.kind}_${++made}` }));
      return written(sent.lastUpdated, () => ({ chapters: kept() }));
    },
    [`PUT /v2/client/reports/${fourLoans().id}`]: ({ body }) => {
      const { report } = body as { report: { lastUpdated: string } };
      return written(report.lastUpdated, () => report);
    },
  });
  const sent = () => api.of(route).map(({ body }) => (body as { chapters: Chapter[] }).chapters);
  const answer = async () => {
    await waitFor(() => expect(waiting).not.toHaveLength(0));
    await act(async () => waiting.shift()!());
  };
  return { sent, answer };
}

beforeEach(() => {
  const document = analysis([loans]);
  openDocument({
    document,
    client: { _id: "cli_1", name: "Elena" },
    saved: { document, lastUpdated: opened, status: "complete", clientID: "cli_1" },
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const hook = () =>
  renderHook(() => {
    const { chapters, set } = useChapters();
    return { chapters, set, ways: useChapterStates(chapters).map(({ action }) => action.to) };
  });

it("leads to no other report while a chapter's own is being made, and then to its own", async () => {
  const { answer } = slowServer();
  const { result } = hook();
  act(() => void result.current.set((now) => [...now, chapter("rentOrBuy")]));
  expect(result.current.chapters.map(({ kind }) => kind)).toEqual(["loans", "rentOrBuy"]);
  expect(result.current.ways).toEqual([expect.stringContaining(loansID), null]);
  await answer();
  await waitFor(() => expect(result.current.ways[1]).toContain("/bvr/results?reportID=rpt_rentOrBuy_1"));
});

it("sends what is changed meanwhile with the reports that were made", async () => {
  const { sent, answer } = slowServer();
  const { result } = hook();
  act(() => {
    void result.current.set((now) => [...now, chapter("rentOrBuy")]);
    void result.current.set((now) => now.map((each) => ({ ...each, hidden: each.kind === "rentOrBuy" })));
    void result.current.set((now) => [...now].reverse());
  });
  expect(result.current.chapters).toEqual([{ ...chapter("rentOrBuy"), hidden: true }, loans]);
  for (const _ of [1, 2, 3]) await answer();
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent()[1]).toEqual([loans, { ...chapter("rentOrBuy", "rpt_rentOrBuy_1"), hidden: true }]);
  expect(ids()).toEqual([
    ["rentOrBuy", "rpt_rentOrBuy_1"],
    ["loans", loansID],
  ]);
});

it("says which report a removed chapter was, though it was made after the change began, so that it can be put back", async () => {
  const { answer } = slowServer();
  const { result } = hook();
  let before: readonly Chapter[] | null = null;
  await act(async () => {
    void result.current.set((now) => [...now, chapter("waiting")]);
    void result.current.set((now) => now.filter(({ kind }) => kind !== "waiting")).then((was) => (before = was));
  });
  await answer();
  await answer();
  await waitFor(() => expect(before).toEqual([loans, chapter("waiting", "rpt_waiting_1")]));
  expect(ids()).toEqual([["loans", loansID]]);
});

it("sends nothing more once a change was refused, and shows what is saved", async () => {
  const api = fakeApi({
    [route]: () => ({ status: 400, error: { code: "invalid", alertMessage: "This report is in another analysis." } }),
  });
  const { result } = hook();
  await act(async () => {
    const first = result.current.set((now) => [...now, chapter("rentOrBuy")]);
    const second = result.current.set((now) => [...now].reverse());
    expect(await Promise.all([first, second])).toEqual([null, null]);
  });
  expect(api.sent).toHaveLength(1);
  expect(result.current.chapters).toEqual([loans]);
});

it("sends what waits to the analysis in which it was pressed, though one of its chapters is open by then", async () => {
  const { sent, answer } = slowServer();
  const { result, unmount } = hook();
  act(() => {
    void result.current.set((now) => [...now, chapter("rentOrBuy")]);
    void result.current.set((now) => now.map((each) => ({ ...each, hidden: true })));
  });
  unmount();
  act(() => openDocument({ document: { ...fourLoans(), id: loansID }, client: null, saved: null }));
  for (const _ of [1, 2]) await answer();
  expect(sent()[1]).toEqual([
    { ...loans, hidden: true },
    { ...chapter("rentOrBuy", "rpt_rentOrBuy_1"), hidden: true },
  ]);
  expect(useScenario.getState()).toMatchObject({ document: { id: loansID }, saved: null });
});

it("is no conflict with a save that is pressed right before or after it", async () => {
  const { answer } = slowServer();
  const { result } = hook();
  const note = (text: string) => act(() => edit(null, (document) => ({ ...document, note: text })));
  const hide = (hidden: boolean) =>
    act(async () => void result.current.set((now) => now.map((each) => ({ ...each, hidden }))));
  await hide(true);
  note("Dear Elena");
  const outcomes = [save()];
  await answer();
  await answer();
  note("Dear Elena and Sam");
  outcomes.push(save());
  await hide(false);
  await answer();
  await answer();
  expect((await Promise.all(outcomes)).map(({ kind }) => kind)).toEqual(["saved", "saved"]);
  expect(useScenario.getState().saved?.document).toMatchObject({
    note: "Dear Elena and Sam",
    chapters: [{ ...loans, hidden: false }],
  });
});
