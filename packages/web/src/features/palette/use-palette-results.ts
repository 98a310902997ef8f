import type { Client } from "@highway/core/clients/schema";
import type { ReportLine } from "@highway/core/reports/schema";
import { useRef } from "react";
import { useApi } from "../../lib/api/use-api";
import { useDebounced } from "../../lib/use-debounced";
import { match } from "./match";

type Lists = { clients: readonly Client[]; scenarios: readonly ReportLine[] };

type Failure = { what: string; message: string; retry: () => void };

export type PaletteResults = Lists & {
  /** The answer to the typed text is on its way; until it comes, known entries that match are shown. */
  pending: boolean;
  failed: Failure | null;
};

const nothingFound: Lists = { clients: [], scenarios: [] };
/** The most clients, and the most scenarios. */
const mostResults = "5";

/** Keeps the last answer for a text that goes on: any other would be a step behind the keys. */
const stillMeets = ({ clients, scenarios }: Lists, typed: string): Lists => ({
  clients: clients.filter(({ name, primaryEmail }) => match(typed, `${name} ${primaryEmail ?? ""}`)),
  scenarios: scenarios.filter(({ name, clientName, towns }) => match(typed, `${name} ${clientName} ${towns ?? ""}`)),
});

/** Searches clients and scenarios on the server by the beginnings of their words; with nothing typed, gives those touched last. */
export function usePaletteResults(text: string): PaletteResults {
  const typed = text.trim();
  const settled = useDebounced(typed);
  // An emptied field need not wait for a pause.
  const asked = typed && settled;
  const recent = useApi("GET /v2/client", asked ? null : { query: { count: mostResults } });
  const named = useApi(
    "GET /v2/client/search",
    asked ? { query: { searchValue: asked, searchFields: "name,primaryEmail", count: mostResults } } : null,
  );
  const clients = asked ? named : recent;
  const scenarios = useApi("GET /v2/client/report-lines/page", {
    query: { count: mostResults, ...(asked && { searchText: asked }) },
  });
  const last = useRef(nothingFound);
  const asks = [
    { what: "Clients", answer: clients },
    { what: "Scenarios", answer: scenarios },
  ];
  const pending = typed !== asked || scenarios.state === "loading" || clients.state === "loading";
  if (pending) return { ...stillMeets(last.current, typed), pending, failed: null };
  const lists: Lists = {
    clients: clients.state === "ready" ? clients.data[0].data : [],
    scenarios: scenarios.state === "ready" ? scenarios.data : [],
  };
  last.current = lists;
  const failed = asks.flatMap(({ what, answer }) => (answer.state === "failed" ? [{ what, ...answer }] : []));
  return { ...lists, pending, failed: failed[0] ? together(failed[0], failed) : null };
}

/** One line names everything that could not be searched. */
const together = ({ message }: Failure, all: readonly Failure[]): Failure => ({
  what: all.map(({ what }) => what).join(" and "),
  message,
  retry: () => {
    for (const { retry } of all) retry();
  },
});
