import type { Client } from "@highway/core/clients/schema";
import { call } from "../../lib/api/api";
import { exactMatch } from "./use-client-search";

/** Asks the server for the client with exactly this name or e-mail; what is on the screen may not hold everyone. */
export async function findClient(text: string): Promise<Client | undefined> {
  const typed = text.trim();
  if (typed.includes("@")) {
    const [byEmail] = await call("GET /v2/client/searchEmail", { query: { email: typed } });
    if (byEmail) return byEmail;
  }
  const [found] = await call("GET /v2/client/search", {
    query: { searchValue: typed.slice(0, 100), searchFields: "name,primaryEmail" },
  });
  return exactMatch(found.data, typed);
}
