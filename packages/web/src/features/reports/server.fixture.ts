import type { ReportLine } from "@highway/core/reports/schema";
import { vi } from "vitest";
import type { SavedScenario } from "./use-saved-scenarios";

/** A saved scenario with what the lists show of it. */
export function scenario(number: number, client = "Elena Marchetti"): SavedScenario {
  const report = {
    id: `rpt_${number}`,
    name: `Scenario ${number}`,
    toolName: "lc2",
    status: number % 2 ? "complete" : "draft",
    lastUpdated: "2026-11-20T15:00:00.000Z",
    toolMeta: { type: "purchase", attachedReports: [{ tool: "pa", id: "rpt_kit" }] },
    properties: [{ city: "Raleigh", state: "NC", address: "", addressDisplay: "" }],
  };
  return { report, client: { _id: `cli_${client}`, name: client } } as unknown as SavedScenario;
}

const lineOf = ({ report, client }: SavedScenario): ReportLine => ({
  id: report.id,
  name: report.name,
  toolName: report.toolName,
  type: report.toolMeta.type,
  status: report.status,
  towns: "Raleigh, NC",
  lastUpdated: report.lastUpdated,
  clientID: client._id,
  clientName: client.name,
});

/** A line of the list of saved scenarios. */
export const line = (number: number, client?: string): ReportLine => lineOf(scenario(number, client));

/** Answers as the reports' calls do, over what is saved; keeps the calls that were made. */
export function serve(
  saved: SavedScenario[],
  refuse: { method?: string; id?: string } = {},
  { goesOn = false }: { goesOn?: boolean } = {},
) {
  const calls: string[] = [];
  const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body }: RequestInit) => {
    const url = new URL(address, "http://highway.test");
    calls.push(`${method} ${url.pathname}${url.search}`);
    const id = /reports\/(.+)/.exec(url.pathname)?.[1];
    if (method === refuse.method && (!refuse.id || refuse.id === id))
      return answer(500, { error: { code: "failed", alertMessage: "Something went wrong. Please try again." } });
    const at = saved.findIndex(({ report }) => report.id === id);
    if (method === "DELETE") return answer(200, { data: saved.splice(at, 1).slice(1) });
    if (method === "PUT" || method === "POST") {
      const { report, clientID } = JSON.parse(String(body));
      const client = saved.find((each) => each.client._id === clientID)?.client ?? saved[at]!.client;
      const kept = { report: { ...report, id: id ?? `rpt_new${saved.length}` }, client };
      if (method === "PUT") saved[at] = kept;
      else saved.push(kept);
      return answer(200, { data: [kept] });
    }
    if (id) return answer(200, { data: [saved[at]] });
    if (url.pathname.endsWith("/report-lines"))
      return answer(200, { data: [{ lines: found(saved, url.searchParams).map(lineOf), goesOn }] });
    if (url.pathname.endsWith("/report-lines/page"))
      return answer(200, { data: page(saved, url.searchParams).map(lineOf) });
    return answer(200, { data: page(saved, url.searchParams) });
  });
  return calls;
}

function found(saved: SavedScenario[], query: URLSearchParams) {
  const clientID = query.get("clientID");
  const text = query.get("searchText") ?? "";
  return saved.filter(({ report, client }) => (!clientID || client._id === clientID) && report.name.includes(text));
}

function page(saved: SavedScenario[], query: URLSearchParams) {
  const all = found(saved, query);
  const sorted = query.get("order") === "asc" ? all.toReversed() : all;
  const offset = Number(query.get("offset"));
  return sorted.slice(offset, offset + Number(query.get("count")));
}
