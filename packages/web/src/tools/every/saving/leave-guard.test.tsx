import { act, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";
import { LeaveGuards } from "../../../lib/leave-guards";
import { editorOf as editorOfTool, paths, resultsOf } from "../../../lib/paths";
import { setFigure } from "../../../scenario/edits/loan-edits";
import { fourLoans } from "../../../scenario/scenario.fixture";
import { edit, markSaved, openBlank, openDocument, useScenario } from "../../../scenario/store/store";
import { LeaveGuard, stays } from "./leave-guard";

type Query = Omit<Parameters<typeof editorOfTool>[0], "tool">;
const editorOf = (query: Query = {}) => editorOfTool({ tool: "lc2", ...query });

const to = (address: string) => {
  const { pathname, search } = new URL(address, "http://highway.test");
  return stays({ pathname, search });
};

const client = { _id: "cli_1", name: "Elena Marchetti" };

beforeEach(() => {
  const document = fourLoans();
  openDocument({ document, client, saved: { document, lastUpdated: "", status: "draft", clientID: "cli_1" } });
});

describe("leaving", () => {
  it("is not going to the results of the same report", () =>
    expect(to(resultsOf({ tool: "lc2", reportID: fourLoans().id }))).toBe(true));
  it("is going to another report, or to a new one", () => {
    expect(to(editorOf({ reportID: "rpt_other" }))).toBe(false);
    expect(to(editorOf())).toBe(false);
  });
  it("is going to any other page", () => expect(to(paths.clients)).toBe(false));
  it("is not coming back to what was never saved, but is beginning another", () => {
    openBlank();
    expect(to(editorOf())).toBe(true);
    expect(to(editorOf({ clientID: "cli_1" }))).toBe(false);
    expect(to(editorOf({ isNew: true }))).toBe(false);
  });
});

describe("leaving while a save runs", () => {
  const type = (rate: number) => act(() => edit(null, setFigure("two", "rate", rate)));
  const question = () => screen.queryByRole("alertdialog", { name: "Save your changes?" });

  /** The editor with something unsaved, whose save ends when the test says so. */
  const editor = () => {
    let end = (_: boolean) => {};
    const saved = new Promise<boolean>((resolve) => {
      end = resolve;
    });
    let setBusy = (_: boolean) => {};
    const Guard = () => {
      const [busy, set] = useState(true);
      setBusy = set;
      return (
        <>
          <LeaveGuards />
          <LeaveGuard busy={busy} onSave={() => saved} saved={() => saved} />
        </>
      );
    };
    const at = editorOf({ reportID: fourLoans().id });
    const router = createMemoryRouter([{ path: "*", Component: Guard }], { initialEntries: [at] });
    type(6.25);
    render(<RouterProvider router={router} />);
    return {
      go: (path: string) => act(() => router.navigate(path)),
      place: () => router.state.location.pathname,
      end: (isSaved: boolean) =>
        act(async () => {
          const state = useScenario.getState();
          if (isSaved) markSaved({ ...state.saved!, document: sent }, sent);
          setBusy(false);
          end(isSaved);
        }),
    };
  };
  let sent = fourLoans();
  const press = () => {
    const page = editor();
    sent = useScenario.getState().document;
    return page;
  };

  it("waits for it and asks nothing", async () => {
    const page = press();
    await page.go(paths.clients);
    expect(question()).toBeNull();
    expect(page.place()).not.toBe(paths.clients);
    await page.end(true);
    expect(page.place()).toBe(paths.clients);
    expect(question()).toBeNull();
  });

  it("waits for it also where only a draft of before is saved", async () => {
    const page = press();
    const { document, client, saved } = useScenario.getState();
    act(() => openDocument({ document, client, saved }, { basedOn: null }));
    await page.go(paths.clients);
    expect(page.place()).not.toBe(paths.clients);
    await page.end(true);
    expect(page.place()).toBe(paths.clients);
  });

  it("asks nothing either where it ends before the question is drawn", async () => {
    const page = press();
    await act(async () => {
      await Promise.all([page.go(paths.clients), page.end(true)]);
    });
    expect(question()).toBeNull();
    expect(page.place()).toBe(paths.clients);
  });

  it("asks about what was typed since", async () => {
    const page = press();
    type(6.5);
    await page.go(paths.clients);
    await page.end(true);
    await waitFor(() => expect(question()).toBeTruthy());
  });

  it("stays where the save did not succeed, which says why", async () => {
    const page = press();
    const before = page.place();
    await page.go(paths.clients);
    await page.end(false);
    expect(page.place()).toBe(before);
  });

  it("goes where the person went last", async () => {
    const page = press();
    await page.go(paths.clients);
    await page.go(paths.dashboard);
    await page.end(true);
    expect(page.place()).toBe(paths.dashboard);
  });

  it("is over once the person goes to another page of the scenario", async () => {
    const page = press();
    const results = resultsOf({ tool: "lc2", reportID: fourLoans().id });
    await page.go(paths.clients);
    await page.go(results);
    await page.end(true);
    expect(page.place()).toBe(new URL(results, "http://highway.test").pathname);
  });
});
