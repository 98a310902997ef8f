import { entryOf } from "@highway/core/branding/pure/cobrand-entry";
import { CorpPermissions } from "@highway/core/people/permissions/schema";
import { report as example } from "@highway/core/reports/examples";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, Suspense, useState } from "react";
import { MemoryRouter } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { forgetApi, useApi } from "../../lib/api/use-api";
import { currentNotices, notify } from "../../lib/notify";
import { keepDrafts } from "../../scenario/drafts/drafts";
import { localCopy } from "../../scenario/drafts/local-copies";
import { writeInTurn } from "../../scenario/saving/in-turn";
import { left, save } from "../../scenario/saving/save";
import { savedOf } from "../../scenario/store/saved-report";
import { differsFromSaved, edit, openDocument, useScenario } from "../../scenario/store/store";
import { CobrandButton, CobrandSaved, ScenarioCobrand } from "./cobrand-report";

const cbID = `cbr_${"0".repeat(26)}`;
const marcus = { name: "Marcus Lee", title: "", license: "", company: "", email: "", phone: "", headshot: null };
const client = { _id: "cli_1", name: "Elena Marchetti" } as never;
const route = `PUT /v2/client/reports/${example.id}`;

function Cobrand(): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <CobrandButton onPress={() => setOpen(true)} />
      <Suspense fallback={null}>{open && <ScenarioCobrand onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

function Reviewed(): ReactNode {
  const answer = useApi("GET /v2/client/reports/{id}", { path: { id: example.id } });
  return answer.state === "ready" && <CobrandSaved answered={answer.data[0]} />;
}

function show(more: Parameters<typeof fakeApi>[0] = {}, Page = Cobrand) {
  const api = fakeApi({
    "GET /v1/user/get-all-cobrands": () => ({ data: [entryOf({ cbID, ...marcus })] }),
    "GET /v1/user/corp-permissions": () => ({ data: CorpPermissions.parse({}) }),
    [route]: ({ body }) => {
      const { report } = body as { report: object };
      return { data: [{ report: { ...example, ...report, lastUpdated: "2026-11-21T10:00:00.000Z" }, client }] };
    },
    ...more,
  });
  render(
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </SWRConfig>,
  );
  return api;
}
async function choose(says = "Co-branding updated.") {
  await userEvent.click(screen.getByRole("button", { name: "Co-branding" }));
  await userEvent.click(await screen.findByRole("radio", { name: /^Marcus Lee/ }));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(currentNotices().map(({ text }) => text)).toEqual([says]));
}

afterEach(() => {
  cleanup();
  forgetApi();
  for (const { id } of currentNotices()) notify.dismiss(id);
  vi.restoreAllMocks();
});

it("keeps the choice with the saved report, and leaves what else was typed unsaved", async () => {
  const saved = savedOf({ report: example, client });
  openDocument({ document: saved.document, client, saved });
  edit(null, (document) => ({ ...document, name: "Typed since" }));
  const api = show();
  await choose();
  expect(api.of(route)).toMatchObject([
    {
      body: {
        report: { cobrandID: cbID, cobrandPosition: "left", name: example.name, lastUpdated: example.lastUpdated },
      },
    },
  ]);
  expect(useScenario.getState().document).toMatchObject({ cobrandID: cbID, name: "Typed since" });
  expect(differsFromSaved(useScenario.getState())).toBe(true);
});

it("is saved over the save that was running, and the draft of what else was typed goes on from there", async () => {
  const saved = savedOf({ report: example, client });
  const copies = `PUT /v2/client/working-copies/${example.id}`;
  keepDrafts("usr_1");
  openDocument({ document: saved.document, client, saved });
  let answer = () => {};
  const late = new Promise<void>((resolve) => (answer = resolve));
  const at = (hour: number) => `2026-11-21T${hour}:00:00.000Z`;
  let hour = 10;
  const api = show({
    [copies]: () => ({ data: [{ id: example.id, updatedAt: at(9) }] }),
    [route]: async ({ body }) => {
      if (hour === 10) await late;
      const report = { ...example, ...(body as { report: object }).report, lastUpdated: at(hour++) };
      return { data: [{ report, client }] };
    },
  });
  edit(null, (document) => ({ ...document, name: "Saved" }));
  const saving = save();
  await waitFor(() => expect(api.of(route)).toHaveLength(1));
  edit(null, (document) => ({ ...document, name: "Typed since" }));
  const choosing = choose();
  await waitFor(() => expect(localCopy("usr_1", example.id)?.document.cobrandID).toBe(cbID));
  answer();
  await Promise.all([saving, choosing]);
  expect(api.of(route)[1]?.body).toMatchObject({ report: { name: "Saved", cobrandID: cbID, lastUpdated: at(10) } });
  await waitFor(() => expect(api.of(copies).at(-1)?.body).toMatchObject({ basedOn: at(11) }));
});

it("leaves the draft of a scenario that was left before the answer: it holds what else was typed there", async () => {
  const saved = savedOf({ report: example, client });
  keepDrafts("usr_1");
  openDocument({ document: saved.document, client, saved });
  edit(null, (document) => ({ ...document, name: "Typed since" }));
  const { promise: late, resolve: answer } = Promise.withResolvers<void>();
  const api = show({
    [route]: async ({ body }) => {
      await late;
      return { data: [{ report: { ...example, ...(body as { report: object }).report }, client }] };
    },
  });
  const choosing = choose();
  await waitFor(() => expect(api.of(route)).toHaveLength(1));
  act(() => openDocument({ document: { ...saved.document, id: "rpt_other" }, client, saved: null }));
  answer();
  await choosing;
  expect(localCopy("usr_1", example.id)?.document).toMatchObject({ name: "Typed since", cobrandID: cbID });
});

it("is said to be unsaved where its scenario was left before its turn came", async () => {
  const saved = savedOf({ report: example, client });
  openDocument({ document: saved.document, client, saved });
  const api = show();
  const { promise: turn, resolve: begin } = Promise.withResolvers<void>();
  void writeInTurn(example.id, () => turn);
  const choosing = choose(left);
  await waitFor(() => expect(useScenario.getState().document.cobrandID).toBe(cbID));
  act(() => openDocument({ document: { ...saved.document, id: "rpt_other" }, client, saved: null }));
  begin();
  await choosing;
  expect(api.of(route)).toEqual([]);
});

it("closes no window that was opened since its own was closed", async () => {
  const saved = savedOf({ report: example, client });
  openDocument({ document: saved.document, client, saved });
  const { promise: late, resolve: answer } = Promise.withResolvers<void>();
  const api = show({ [route]: async () => late.then(() => ({ data: [{ report: example, client }] })) });
  const choosing = choose();
  await waitFor(() => expect(api.of(route)).toHaveLength(1));
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await userEvent.click(screen.getByRole("button", { name: "Co-branding" }));
  answer();
  await choosing;
  await act(async () => {});
  expect(screen.getByRole("dialog", { name: "Co-branding" })).toBeTruthy();
});

it("leaves nothing unsaved where nothing else was typed", async () => {
  const saved = savedOf({ report: example, client });
  openDocument({ document: saved.document, client, saved });
  show();
  await choose();
  expect(differsFromSaved(useScenario.getState())).toBe(false);
});

it("of a saved report closes once its page has what was saved, over which the next choice is saved", async () => {
  const read = `GET /v2/client/reports/${example.id}`;
  let know = () => {};
  let isSaved = false;
  const late = new Promise<void>((resolve) => (know = resolve));
  const lastUpdated = "2026-11-21T10:00:00.000Z";
  const api = show(
    {
      [read]: async () => {
        if (isSaved) await late;
        const report = isSaved ? { ...example, cobrandID: cbID, lastUpdated } : example;
        return { data: [{ report, client }] };
      },
      [route]: ({ body }) => {
        isSaved = true;
        return { data: [{ report: { ...example, ...(body as { report: object }).report, lastUpdated }, client }] };
      },
    },
    Reviewed,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Co-branding" }));
  await userEvent.click(await screen.findByRole("radio", { name: /^Marcus Lee/ }));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(api.of(read)).toHaveLength(2));
  expect(screen.getByRole("dialog")).toBeTruthy();
  know();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("of a saved report is the editor's too, which goes on from what was saved", async () => {
  const saved = savedOf({ report: example, client });
  openDocument({ document: saved.document, client, saved });
  edit(null, (document) => ({ ...document, name: "Typed since" }));
  show({ [`GET /v2/client/reports/${example.id}`]: () => ({ data: [{ report: example, client }] }) }, Reviewed);
  await screen.findByRole("button", { name: "Co-branding" });
  await choose();
  expect(useScenario.getState()).toMatchObject({
    document: { cobrandID: cbID, name: "Typed since" },
    saved: { document: { cobrandID: cbID, name: example.name }, lastUpdated: "2026-11-21T10:00:00.000Z" },
  });
});

it("holds the choice here while no client has the report", async () => {
  openDocument({ document: savedOf({ report: example, client }).document, client: null, saved: null });
  const api = show();
  await choose();
  expect(api.of(route)).toEqual([]);
  expect(useScenario.getState().document).toMatchObject({ cobrandID: cbID, cobrandPosition: "left" });
});
