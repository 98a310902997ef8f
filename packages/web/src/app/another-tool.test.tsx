/** A tool that is not built here: its folder and one line in each registry, and its pages, navigation and older address are there, its review and its client's page. */
import { exampleUser } from "@highway/core/people/users/example";
import { report as example } from "@highway/core/reports/examples";
import { toolAnswers as workedForLinks } from "@highway/core/tools/answers";
import { toolMails } from "@highway/core/tools/pure/mails";
import { toldAnswers } from "@highway/core/tools/pure/told";
import { tools } from "@highway/core/tools/registry.schema";
import type { ToolReport } from "@highway/core/tools/tool-report.schema";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { OpenedReport } from "../features/live-share/answers";
import { english } from "../features/live-share/english";
import { tries } from "../features/live-share/idea/answer/tries";
import { ReportScreen } from "../features/live-share/report/report-screen";
import { brand, link, loaded } from "../features/live-share/shared.fixture";
import { WordsContext } from "../features/live-share/words";
import { fakeApi } from "../lib/api/fake-api.fixture";
import { toolPages } from "../report/skins/client/tool-pages";
import { toolAnswers } from "../report/tool-answers";
import { routes } from "./router";

vi.mock(import("../tools/registry"), async (original) => {
  const { tools } = await original();
  const { rentOrOwn } = await import("../tools/rent.fixture");
  return { tools: [...tools, rentOrOwn] };
});
vi.mock(import("../report/tool-answers"), async (original) => {
  const { toolAnswers } = await original();
  const { rentOrOwnAnswer } = await import("../tools/rent.fixture");
  return { toolAnswers: { ...toolAnswers, rent: rentOrOwnAnswer } };
});
vi.mock(import("../report/skins/client/tool-pages"), async (original) => {
  const { toolPages } = await original();
  const { rentOrOwnPage } = await import("../tools/rent.fixture");
  return { toolPages: { ...toolPages, rent: rentOrOwnPage } };
});
vi.mock(import("../features/live-share/idea/answer/tries"), async (original) => {
  const { tries } = await original();
  const { rentOrOwnTry } = await import("../tools/rent.fixture");
  return { tries: { ...tries, rent: rentOrOwnTry } };
});

const report = { ...example, toolName: "rent", name: "Elena's choice" };
beforeEach(() => {
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  fakeApi({
    "GET /v1/user": () => ({ data: [exampleUser] }),
    [`GET /v2/client/reports/${report.id}`]: () => ({ data: [{ report, client: { _id: "cli_1", name: "Elena" } }] }),
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A router takes the code of a page out of its route once it has come: the next router of the same routes would find none, and show no page. */
const ownRoutes = (of: RouteObject[]): RouteObject[] =>
  of.map((route) => ({
    ...route,
    ...(typeof route.lazy === "object" && { lazy: { ...route.lazy } }),
    ...(route.children && { children: ownRoutes(route.children) }),
  })) as RouteObject[];

function open(address: string) {
  const router = createMemoryRouter(ownRoutes(routes), { initialEntries: [address] });
  render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return router;
}

const answer = { loanID: example.loans[0]!.id, aYear: 25_200 };
const says = "Renting comes to $25,200 a year.";

it("draws its page at its own address, with a report of its own and its answer, and stands in the navigation", async () => {
  open(`/rent/review?reportID=${report.id}`);
  expect(await screen.findByRole("heading", { name: "Elena's choice" })).toBeTruthy();
  expect(await screen.findByRole("heading", { level: 1, name: says })).toBeTruthy();
  const [entry] = screen.getAllByRole("link", { name: "Rent or own" });
  expect(entry?.getAttribute("href")).toBe("/rent/review");
  expect(screen.getByRole("link", { name: "Edit" }).getAttribute("href")).toBe(`/rent/results?reportID=${report.id}`);
});

it("is read by its client with its answer, its title and what may be tried", async () => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  const given = loaded() as OpenedReport;
  const shared = { ...given.report, toolName: "rent" as "lc2" };
  fakeApi({
    "GET /v2/share/live-share-load": () => ({
      data: [
        {
          ...given,
          report: shared,
          workedOut: { ...given.workedOut, answer: { ...answer, loanID: shared.loans[0]!.id } },
        },
      ],
    }),
    "GET /v2/share/brand": () => ({ data: [brand] }),
    "POST /v2/share/views": () => ({ data: [{ counted: true }] }),
    "POST /v2/share/send-live-share-notif": () => ({ data: [{ notified: true }] }),
  });
  render(
    <WordsContext value={{ words: english, choose: () => {}, suggest: () => {} }}>
      <ReportScreen link={link} tool={"rent" as "lc2"} />
    </WordsContext>,
  );
  expect(await screen.findByRole("heading", { level: 1, name: says })).toBeTruthy();
  expect(document.title).toMatch(/^Your rent near /);
  expect(await screen.findByRole("slider", { name: "Rent to try" })).toBeTruthy();
});

it("joins as every tool with an answer of its own does: by a line in each registry", () => {
  const answered = Object.keys(workedForLinks);
  expect(answered.length).toBeGreaterThan(2);
  for (const tool of answered) {
    const { moves }: ToolReport = tools[tool as "bvr"].report;
    const registries = { toolAnswers, toolPages, toldAnswers, toolMails, ...(moves?.length && { tries }) };
    const without = Object.entries(registries).filter(([, registry]) => !(tool in registry));
    expect([tool, without.map(([name]) => name)]).toEqual([tool, []]);
  }
});

it.each([
  ["an older address of it", `/hwapp/globalfeatures/rent?reportID=${report.id}`],
  ["its loader", `/rent/load?reportID=${report.id}`],
])("is reached by %s", async (_name, address) => {
  const router = open(address);
  await waitFor(() => expect(router.state.location.pathname).toBe("/rent/review"));
  expect(router.state.location.search).toBe(`?reportID=${report.id}`);
  expect(await screen.findByRole("heading", { level: 1, name: says })).toBeTruthy();
});

it("is begun and reached from the palette", async () => {
  Element.prototype.scrollIntoView = () => {};
  const router = open(`/rent/review?reportID=${report.id}`);
  await screen.findAllByRole("link", { name: "Rent or own" });
  const user = userEvent.setup();
  await user.keyboard("{Control>}k{/Control}");
  await screen.findByRole("combobox");
  await user.keyboard("new choice");
  await user.click(await screen.findByRole("option", { name: "New choice" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/rent/property"));
});
