import type { News } from "@highway/core/sharing/activity/schema";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../../lib/api/fake-api.fixture";
import { startOfDay } from "../../../lib/format/days";
import { date } from "../../../lib/format/format";
import { clientPage } from "../../../lib/paths";
import { SessionContext } from "../../../lib/session";
import { ClientNews, noteVisit } from "./client-news";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString();
const opened = (id: string, changes: Partial<News> = {}): News => ({
  kind: "opened",
  at: at(5),
  id,
  reportID: "rpt_1",
  reportName: "Raleigh or Cary",
  tool: "lc2",
  clientID: "cli_1",
  clientName: "Elena Marchetti",
  email: "elena@example.com",
  ...changes,
});

function show(news: News[]) {
  const api = fakeApi({ "GET /v2/share/news": () => ({ data: news }) });
  const session = { user: { id: "usr_1" }, replaceUser: () => {} } as unknown as Parameters<
    typeof SessionContext
  >[0]["value"];
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SessionContext value={session}>
        <MemoryRouter>
          <ClientNews />
        </MemoryRouter>
      </SessionContext>
    </SWRConfig>,
  );
  return api;
}

it("says who opened what and how often, and leads to the client", async () => {
  const wei = { clientID: "cli_2", clientName: "Wei Chen", reportID: "rpt_2", reportName: "First home" };
  show([
    opened("c"),
    { ...opened("i", wei), kind: "idea" },
    { ...opened("l", wei), kind: "choice" },
    opened("b"),
    opened("a", wei),
  ]);
  expect(await screen.findByText("Opened Raleigh or Cary twice")).toBeDefined();
  const links = screen
    .getAllByRole("link")
    .filter((link) => link.getAttribute("href")?.startsWith("/members/clients/"));
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    ["cli_1", "cli_2", "cli_2", "cli_2"].map((id) => clientPage(id)),
  );
  expect(screen.getByText("Sent an idea about First home")).toBeDefined();
  expect(screen.getByText("Likes a loan in First home")).toBeDefined();
  expect(screen.getByText("Opened First home")).toBeDefined();
});

it("says so when nobody opened anything", async () => {
  const api = show([]);
  expect(await screen.findByText("No client has opened a report since yesterday.")).toBeDefined();
  const { since } = api.sent[0]!.query;
  const midnight = new Date();
  midnight.setHours(0, 0, 0, 0);
  expect(Date.parse(since!)).toBeLessThan(midnight.getTime());
});

it("names the day a month ago, which was no visit, where the last one is longer ago", async () => {
  noteVisit("usr_1", new Date(Date.now() - 90 * 86_400_000));
  show([]);
  expect(await screen.findByText(`Since ${date(startOfDay(new Date(), 30))}`)).toBeDefined();
});

it("says how many more there are than it shows", async () => {
  show(Array.from({ length: 7 }, (_, n) => opened(`v${n}`, { reportID: `rpt_${n}`, reportName: `Report ${n}` })));
  expect(await screen.findByText("And 2 more.")).toBeDefined();
});

it("cuts a long name in its middle, so that its end is read", async () => {
  show([opened("a", { clientName: "Wilhelmina Featherstonehaugh-Montgomery" })]);
  expect(await screen.findByText("Montgomery", { exact: false })).toBeDefined();
  expect(screen.getByTitle("Wilhelmina Featherstonehaugh-Montgomery").lastElementChild?.textContent).toMatch(
    /^.?Montgomery$/,
  );
});
