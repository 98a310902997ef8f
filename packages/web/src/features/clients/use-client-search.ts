import type { Client } from "@highway/core/clients/schema";
import { useRef } from "react";
import { useApi } from "../../lib/api/use-api";
import { useDebounced } from "../../lib/use-debounced";

/** The quick list holds this many. */
const quick = 5;

/** The clients to offer for a text: the quick list while there is none, else those whose words begin so. */
export function useClientSearch(text: string, active: boolean) {
  const asked = useDebounced(text.trim());
  const list = useApi("GET /v2/client", active && !asked ? { query: { count: String(quick) } } : null);
  const found = useApi(
    "GET /v2/client/search",
    active && asked ? { query: { searchValue: asked, searchFields: "name,primaryEmail" } } : null,
    { keepPreviousData: true },
  );
  const answer = asked ? found : list;
  // What is shown stays until the next answer is there: someone may be moving among it.
  const shown = useRef<readonly Client[]>([]);
  if (answer.state !== "loading") shown.current = answer.state === "ready" ? answer.data[0].data : [];
  return {
    clients: shown.current,
    /** What stands above the choices. */
    status:
      answer.state === "failed"
        ? answer.message
        : answer.state === "ready" && asked && answer.data[0].data.length === 0 && !answer.refreshing
          ? "No results found"
          : undefined,
  };
}

/** The client whose name or e-mail is exactly this. */
export function exactMatch(clients: readonly Client[], text: string): Client | undefined {
  const typed = text.trim().toLowerCase();
  const emails = (client: Client) => [client.primaryEmail, ...client.secondaryEmails];
  return clients.find(
    (client) =>
      client.name.trim().toLowerCase() === typed || emails(client).some((email) => email?.toLowerCase() === typed),
  );
}
