import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { RecentScenarios } from "./recent-scenarios";
import { line } from "./server.fixture";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Answers the two calls of the card; a list that is null is refused. */
function show(answers: { reports: unknown[] | null; copies: unknown[] | null }) {
  vi.stubGlobal("fetch", async (address: string) => {
    const data = address.includes("working-copies") ? answers.copies : answers.reports;
    if (data) return new Response(JSON.stringify({ data }));
    return new Response(JSON.stringify({ error: { code: "failed", alertMessage: "Not now." } }), { status: 500 });
  });
  render(
    <MemoryRouter>
      <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
        <RecentScenarios share={() => null} />
      </SWRConfig>
    </MemoryRouter>,
  );
}

const copy = (id: string, basedOn: string | null, updatedAt: string, about: object = {}) => ({
  id,
  clientID: null,
  name: id,
  basedOn,
  updatedAt,
  place: null,
  price: null,
  payment: null,
  isEmpty: false,
  ...about,
});
const links = async () => (await screen.findAllByRole("link")).map((link) => link.getAttribute("href"));

it("leads to the scenarios saved last", async () => {
  show({ reports: [line(1), line(2)], copies: [] });
  expect(await links()).toEqual(["/lc2/property?reportID=rpt_1", "/lc2/property?reportID=rpt_2"]);
  expect(screen.getByText("Complete")).toBeDefined();
});

it("holds what was begun and never saved, in its place by time, and says so", async () => {
  show({
    reports: [line(1)],
    copies: [copy("rpt_new", null, "2026-11-21T00:00:00.000Z"), copy("rpt_old", null, "2026-11-01T00:00:00.000Z")],
  });
  await screen.findAllByText("Not saved yet");
  expect((await links()).map((href) => href?.split("=")[1])).toEqual(["rpt_new", "rpt_1", "rpt_old"]);
  expect(screen.getAllByText("Unsaved")).toHaveLength(2);
});

it("names a draft by its place, price and payment, and lists none that holds nothing", async () => {
  const empty = Array.from({ length: 6 }, (_, n) =>
    copy(`rpt_e${n}`, null, "2026-11-22T00:00:00.000Z", { isEmpty: true }),
  );
  const about = { name: "", place: "Raleigh, NC", price: 500_000, payment: 3371.48 };
  show({ reports: [line(1)], copies: [...empty, copy("rpt_new", null, "2026-11-21T00:00:00.000Z", about)] });
  expect(await screen.findByTitle("Raleigh, NC, $500,000")).toBeDefined();
  expect(screen.getByText("Not saved yet · $3,371.48 a month")).toBeDefined();
  expect((await links()).map((href) => href?.split("=")[1])).toEqual(["rpt_new", "rpt_1"]);
});

it("names the tool of what is no loan comparison, saved or not", async () => {
  show({
    reports: [{ ...line(1), toolName: "pa" }],
    copies: [copy("rpt_new", null, "2026-11-21T00:00:00.000Z", { toolName: "bvr" })],
  });
  expect(await screen.findByText(/^Purchase Analysis · /)).toBeDefined();
  expect(screen.getByText("Buy or Rent · Not saved yet")).toBeDefined();
});

it("does not repeat a saved scenario for its working copy", async () => {
  show({ reports: [line(1)], copies: [copy("rpt_1", "2026-11-20T15:00:00.000Z", "2026-11-21T00:00:00.000Z")] });
  expect(await links()).toHaveLength(1);
});

it("shows the saved ones alone when the copies cannot be read", async () => {
  show({ reports: [line(1)], copies: null });
  expect(await links()).toHaveLength(1);
});

it("invites a first comparison when there is nothing", async () => {
  show({ reports: [], copies: [] });
  expect(await screen.findByText("You currently have no saved scenarios.")).toBeDefined();
  expect(await links()).toEqual(["/lc2/property"]);
});

it("offers to try again when the scenarios cannot be read", async () => {
  show({ reports: null, copies: [] });
  expect(await screen.findByText("Not now.")).toBeDefined();
  expect(screen.getByRole("button", { name: "Try again" })).toBeDefined();
});
