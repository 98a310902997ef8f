import type { Link } from "@highway/core/sharing/links/schema";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createMemoryRouter, MemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeApi } from "../../../lib/api/fake-api.fixture";
import { date } from "../../../lib/format/format";
import { currentNotices, notify } from "../../../lib/notify";
import { sharedLinksOf } from "../../../lib/paths";
import { lengthOf, sectionName, stateOf } from "./link-state";
import LinksPage from "./page";

const link = (changes: Partial<Link> = {}): Link => ({
  id: "lnk_1",
  audience: { kind: "person", email: "jordan@example.com" },
  isPreview: false,
  reportID: "rpt_1",
  reportName: "Oak Street",
  tool: "lc2",
  clientID: "cli_1",
  clientName: "Jordan Davis",
  hasPasscode: true,
  lang: "en",
  recordingUrl: null,
  createdAt: "2026-11-20T15:00:00.000Z",
  expiresAt: null,
  revokedAt: null,
  lockedAt: null,
  delivery: null,
  views: 2,
  lastViewed: "2026-11-21T19:14:00.000Z",
  ...changes,
});
const view = {
  id: "viw_1",
  viewedAt: "2026-11-21T19:14:00.000Z",
  seconds: 200,
  sections: ["summary", "sides"],
  email: "jordan@example.com",
};

beforeEach(() =>
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} })),
);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  for (const { id } of currentNotices()) notify.dismiss(id);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show(links: Link[], address = "/members/shared-links", more: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    "GET /v2/client/reports/rpt_1": () => ({ data: [{ report: { name: "Oak Street" } }] }),
    "GET /v2/share/links": () => ({ data: [...links] }),
    "GET /v2/share/links/lnk_1/views": () => ({ data: [view] }),
    "DELETE /v2/share/links/lnk_1": () => ({ data: links.splice(0, 1, link({ revokedAt: view.viewedAt })) }),
    "POST /v2/share/links/lnk_1/unlock": () => ({ data: links.splice(0, 1, link()) }),
    "PUT /v2/share/links/lnk_1": ({ body }) => {
      links.splice(0, 1, { ...links[0]!, ...(body as { expiresAt: string | null }) });
      return { data: links };
    },
    ...more,
  });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={[address]}>
        <LinksPage />
      </MemoryRouter>
    </SWRConfig>,
  );
  return api;
}
const open = async () => {
  fireEvent.click(await screen.findByRole("button", { name: /^jordan@example.com/ }));
  return within(await screen.findByRole("dialog", { name: "jordan@example.com" }));
};

describe("the shared links", () => {
  it("are searched when the typing rests, and narrowed to one client, which the address keeps", async () => {
    const api = show([link()], undefined, {
      "GET /v2/client/cli_1": () => ({ data: [{ _id: "cli_1", name: "Jordan Davis" }] }),
    });
    fireEvent.click(await screen.findByRole("button", { name: "Jordan Davis" }));
    expect(await screen.findByRole("button", { name: "Show all clients" })).toBeDefined();
    fireEvent.change(screen.getByRole("textbox", { name: "Search client, report or email" }), {
      target: { value: "oak" },
    });
    await waitFor(() =>
      expect(api.of("GET /v2/share/links").at(-1)?.query).toMatchObject({ searchText: "oak", clientID: "cli_1" }),
    );
  });

  it("say whom each is for, of what, and whether it was opened", async () => {
    show([link(), link({ id: "lnk_2", audience: { kind: "anyone" }, hasPasscode: false, views: 0, lastViewed: null })]);
    const [, first, second] = await screen.findAllByRole("row");
    expect(within(first!).getByText("Viewed")).toBeDefined();
    expect(within(first!).getByText("Passcode")).toBeDefined();
    expect(within(second!).getByText("Anyone who has the link")).toBeDefined();
    expect(within(second!).getByText("Never")).toBeDefined();
  });

  it("say of an email that did not arrive neither that it bounced nor that its address is wrong", async () => {
    show([link({ delivery: "bounced", views: 0, lastViewed: null })]);
    expect((await screen.findAllByText("Email not delivered")).length).toBeGreaterThan(0);
    const drawer = await open();
    expect(drawer.getByRole("status").textContent).toMatch(/^The email with this link was not delivered\. /);
  });

  it("say when each ends that is still open", async () => {
    const expiresAt = new Date(Date.now() + 3 * 86_400_000).toISOString();
    show([link({ expiresAt }), link({ id: "lnk_2", expiresAt, revokedAt: view.viewedAt })]);
    await screen.findAllByRole("row");
    expect(screen.getAllByText(`ends on ${date(expiresAt)}`)).toHaveLength(1);
  });

  it("say what to do where there are none", async () => {
    show([]);
    expect(await screen.findByText("Nothing has been shared yet")).toBeDefined();
  });

  it("are those of one report where the address asks for it, and of all again", async () => {
    const api = show([link()], sharedLinksOf("rpt_1"));
    expect(await screen.findByText("Oak Street", { selector: "b" })).toBeDefined();
    expect(api.of("GET /v2/share/links")[0]?.query).toMatchObject({ reportID: "rpt_1" });
    fireEvent.click(screen.getByRole("button", { name: "Show all reports" }));
    await waitFor(() => expect(api.of("GET /v2/share/links").at(-1)?.query.reportID).toBeUndefined());
  });

  it("are those that still work, or that have ended, by a choice that the address keeps", async () => {
    const api = show([]);
    await screen.findByText("Nothing has been shared yet");
    fireEvent.click(screen.getByRole("radio", { name: "Ended" }));
    expect(await screen.findByText("No link has ended")).toBeDefined();
    expect(api.of("GET /v2/share/links").at(-1)?.query).toMatchObject({ show: "ended" });
  });

  it("tell who looked when, for how long and at what, and why no address can be copied", async () => {
    show([link()]);
    const drawer = await open();
    expect(await drawer.findByText("3 min 20 s")).toBeDefined();
    expect(drawer.getByText("jordan@example.com: First figures, Side by side")).toBeDefined();
    expect(drawer.getByText(/The address itself is not kept/)).toBeDefined();
  });

  it("are revoked after a question, for good", async () => {
    const api = show([link()]);
    fireEvent.click((await open()).getByRole("button", { name: "Revoke link" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Revoke this link?" }));
    expect(
      question.getByText(
        /can no longer open Oak Street with this link. This takes effect immediately and cannot be undone/,
      ),
    ).toBeDefined();
    fireEvent.click(question.getByRole("button", { name: "Revoke link" }));
    await waitFor(() => expect(screen.getAllByText("Revoked").length).toBeGreaterThan(0));
    expect(api.of("DELETE /v2/share/links/lnk_1")).toHaveLength(1);
    expect(screen.queryByRole("button", { name: "Revoke link" })).toBeNull();
  });

  describe("end", () => {
    const put = "PUT /v2/share/links/lnk_1";
    const endOf = (drawer: Awaited<ReturnType<typeof open>>) =>
      drawer.getByRole<HTMLSelectElement>("combobox", { name: "Ends" });
    const choices = (select: HTMLSelectElement) => [...select.options].map(({ text }) => text);

    it("when their officer says so: at the end of that day here, or never", async () => {
      // The day does not change while the test runs.
      vi.setSystemTime("2026-11-20T15:00:00.000Z");
      const api = show([link()]);
      const drawer = await open();
      expect(choices(endOf(drawer))).toEqual(["Never", "In 7 days", "In 30 days", "In 90 days"]);
      fireEvent.change(endOf(drawer), { target: { value: "30" } });
      await waitFor(() => expect(endOf(drawer).selectedOptions[0]?.text).toMatch(/^On /));
      const { expiresAt } = api.of(put)[0]!.body as { expiresAt: string };
      const day = new Date();
      day.setDate(day.getDate() + 30);
      expect(new Date(expiresAt).toString()).toBe(new Date(day.setHours(23, 59, 59, 0)).toString());
      expect(currentNotices().map(({ text }) => text)).toEqual([`The link ends on ${date(expiresAt)}.`]);
      fireEvent.change(endOf(drawer), { target: { value: "never" } });
      await waitFor(() => expect(choices(endOf(drawer))).toHaveLength(4));
      expect(api.of(put)[1]?.body).toEqual({ expiresAt: null });
    });

    it("as was chosen last, also while the choice before it is saved", async () => {
      const { promise: late, resolve: answer } = Promise.withResolvers<void>();
      const links = [link()];
      const api = show(links, undefined, {
        [put]: async ({ body }) => {
          await late;
          links.splice(0, 1, link(body as { expiresAt: string }));
          return { data: links };
        },
      });
      const drawer = await open();
      fireEvent.change(endOf(drawer), { target: { value: "7" } });
      fireEvent.change(endOf(drawer), { target: { value: "90" } });
      expect([endOf(drawer).value, api.of(put).length]).toEqual(["90", 1]);
      answer();
      await waitFor(() => expect(endOf(drawer).selectedOptions[0]?.text).toMatch(/^On /));
      const [first, last] = api.of(put).map(({ body }) => (body as { expiresAt: string }).expiresAt);
      expect(links[0]?.expiresAt).toBe(last);
      expect(Date.parse(last!)).toBeGreaterThan(Date.parse(first!));
    });

    it("as before, where that is chosen again while another is saved", async () => {
      const { promise: late, resolve: answer } = Promise.withResolvers<void>();
      const expiresAt = new Date(Date.now() + 3 * 86_400_000).toISOString();
      const links = [link({ expiresAt })];
      const api = show(links, undefined, {
        [put]: async ({ body }) => {
          await late;
          links.splice(0, 1, link(body as { expiresAt: string }));
          return { data: links };
        },
      });
      const drawer = await open();
      const asItWas = endOf(drawer).value;
      fireEvent.change(endOf(drawer), { target: { value: "7" } });
      fireEvent.change(endOf(drawer), { target: { value: asItWas } });
      answer();
      await waitFor(() => expect(api.of(put).at(1)?.body).toEqual({ expiresAt }));
      await waitFor(() => expect(endOf(drawer).getAttribute("aria-busy")).toBe("false"));
      expect(endOf(drawer).selectedOptions[0]?.text).toBe(`On ${date(expiresAt)}`);
    });

    it("as before where that could not be saved, which is said", async () => {
      const expiresAt = "2026-01-15T09:00:00.000Z";
      show([link({ expiresAt })], undefined, {
        [put]: () => ({ status: 500, error: { code: "failed", alertMessage: "Something went wrong." } }),
      });
      const drawer = await open();
      fireEvent.change(endOf(drawer), { target: { value: "7" } });
      await waitFor(() => expect(currentNotices().map(({ text }) => text)).toEqual(["Something went wrong."]));
      expect(endOf(drawer).selectedOptions[0]?.text).toBe(`Ended on ${date(expiresAt)}`);
    });

    it("no more where they were revoked in another tab, which is shown", async () => {
      const links = [link()];
      const alertMessage = "This link was revoked. Send the report again, or copy a new link.";
      show(links, undefined, {
        [put]: () => {
          links.splice(0, 1, link({ revokedAt: view.viewedAt }));
          return { status: 409, error: { code: "conflict", alertMessage } };
        },
      });
      const drawer = await open();
      fireEvent.change(endOf(drawer), { target: { value: "7" } });
      await waitFor(() => expect(drawer.queryByRole("combobox")).toBeNull());
      expect(currentNotices().map(({ text }) => text)).toEqual([alertMessage]);
    });

    it("no more by a choice once they were revoked", async () => {
      show([link({ revokedAt: view.viewedAt })]);
      expect((await open()).queryByRole("combobox")).toBeNull();
    });
  });

  it("are unlocked by their officer", async () => {
    const api = show([link({ lockedAt: view.viewedAt })]);
    const drawer = await open();
    fireEvent.click(drawer.getByRole("button", { name: "Unlock" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Unlock" })).toBeNull());
    expect(api.of("POST /v2/share/links/lnk_1/unlock")).toHaveLength(1);
  });
});

it("says how a link stands: what ended it before what happened to it", () => {
  const now = Date.parse("2026-11-22T00:00:00.000Z");
  const past = "2026-11-21T00:00:00.000Z";
  const words = [
    { revokedAt: past, expiresAt: past, lockedAt: past },
    { expiresAt: past, lockedAt: past },
    { lockedAt: past },
    {},
    { views: 0 },
    { expiresAt: "2026-11-23T00:00:00.000Z" },
  ].map((changes) => stateOf(link(changes), now).word);
  expect(words).toEqual(["Revoked", "Expired", "Locked", "Viewed", "Not opened", "Viewed"]);
});

it("writes lengths and names of parts", () => {
  expect([40, 60, 200].map(lengthOf)).toEqual(["40 s", "1 min", "3 min 20 s"]);
  expect(["apr", "keep-a-copy"].map(sectionName)).toEqual(["APR", "Keep a copy"]);
});

it("keeps two choices that a quick hand makes one right after the other", async () => {
  fakeApi({ "GET /v2/share/links": () => ({ data: [] }), "GET /v2/share/sends": () => ({ data: [] }) });
  const router = createMemoryRouter([{ path: "*", element: <LinksPage /> }], {
    initialEntries: ["/members/shared-links?client=cli_1"],
  });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  // As in a browser, where React draws a change of page when it finds the time, which is after the second press.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  screen.getByRole("radio", { name: "Ended" }).click();
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  screen.getByRole("radio", { name: "Sends" }).click();
  await vi.waitFor(() => expect(router.state.location.search).toBe("?client=cli_1&show=ended&tab=sends"));
});
