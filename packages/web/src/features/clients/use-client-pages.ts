import type { Client } from "@highway/core/clients/schema";
import type { Loaded } from "../../lib/api/use-api";
import { type Pages, usePages } from "../../lib/api/use-pages";

/** Clients a page. */
const size = 10;

/** All clients, or those that a search finds. */
export function useClientPages(search: string): Loaded<Pages<Client>> {
  const page = (offset: number) => ({ offset: String(offset), count: String(size) });
  // The two lists are read by one hook at a time; which one, only the search decides.
  const route = search ? "GET /v2/client/search" : "GET /v2/client";
  return usePages(
    route,
    (offset) => ({
      query: search ? { ...page(offset), searchValue: search, searchFields: "name,primaryEmail" } : page(offset),
    }),
    (answer) => answer[0].data,
    size,
  );
}
