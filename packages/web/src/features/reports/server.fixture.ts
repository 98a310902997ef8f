import { vi } from "vitest";
import type { SavedScenario } from "./use-saved-scenarios";

/** A saved scenario with what the list shows of it. */
export function scenario(number: number, client = "Elena Marchetti"): SavedScenario {
  const report = {
    id: `rpt_${number}`,
    name: `Scenario ${number}`,
    toolName: "lc2",
    status: number % 2 ? "complete" : "draft",
    lastUpdated: "2026-11-20T15:00:00.000Z",
    toolMeta: { type: "purchase" },
    properties: [{ city: "Raleigh", state: "NC", address: "", addressDisplay: "" }],
  };
  return { report, client: { _id: `cli_${client}`, name: client } } as unknown as SavedScenario;
}

/** Answers as the reports' calls do, over what is saved; keeps the calls that were made. */
export function serve(saved: SavedScenario[], refuse: { method?: string } = {}) {
  const calls: string[] = [];
  const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
  vi.stubGlobal("fetch", async (address: string, { method = "GET" }: RequestInit) => {
    const url = new URL(address, "http://highway.test");
    calls.push(`${method} ${url.pathname}${url.search}`);
    if (method === refuse.method)
      return answer(500, { error: { code: "failed", alertMessage: "Something went wrong. Please try again." } });
    const id = /reports\/(.+)/.exec(url.pathname)?.[1];
    const at = saved.findIndex(({ report }) => report.id === id);
    if (method === "DELETE") return answer(200, { data: saved.splice(at, 1).slice(1) });
    if (id) return answer(200, { data: [saved[at]] });
    return answer(200, { data: page(saved, url.searchParams) });
  });
  return calls;
}

function page(saved: SavedScenario[], query: URLSearchParams) {
  const clientID = query.get("clientID");
  const text = query.get("searchText") ?? "";
  const found = saved.filter(
    ({ report, client }) => (!clientID || client._id === clientID) && report.name.includes(text),
  );
  const sorted = query.get("order") === "asc" ? found.toReversed() : found;
  const offset = Number(query.get("offset"));
  return sorted.slice(offset, offset + Number(query.get("count")));
}
