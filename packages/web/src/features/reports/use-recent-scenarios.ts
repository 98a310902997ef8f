import { type Loaded, useApi } from "../../lib/api/use-api";
import { placeOf } from "../../scenario/names/place-of";

const most = 5;

export type Recent = {
  id: string;
  name: string;
  /** Null for one that is not saved yet: its copy does not know the client's name. */
  client: string | null;
  place: string | null;
  at: string;
  /** When its client last opened it by a link. */
  lastViewed?: string | undefined;
  status: "complete" | "draft" | "unsaved";
};

/** The scenarios touched last: saved ones, and those begun and never saved, whose copies the editor kept. */
export function useRecentScenarios(): Loaded<Recent[]> {
  const saved = useApi("GET /v2/client/reports", { query: { count: String(most), order: "desc" } });
  const copies = useApi("GET /v2/client/working-copies");
  if (saved.state !== "ready") return saved;
  // The copies are a convenience: while they load, or when they fail, the saved scenarios stand alone.
  const begun = copies.state === "ready" ? copies.data.filter((copy) => copy.basedOn === null) : [];
  const known = new Set(saved.data.map(({ report }) => report.id));
  const data: Recent[] = [
    ...begun
      .filter((copy) => !known.has(copy.id))
      .map(({ id, name, updatedAt }) => ({
        id,
        name,
        client: null,
        place: null,
        at: updatedAt,
        status: "unsaved" as const,
      })),
    ...saved.data.map(({ report, client, lastViewed }) => ({
      id: report.id,
      name: report.name,
      client: client.name,
      place: placeOf(report.properties),
      at: report.lastUpdated,
      lastViewed,
      status: report.status,
    })),
  ];
  return { ...saved, data: data.sort((a, b) => b.at.localeCompare(a.at)).slice(0, most), replace: () => {} };
}
