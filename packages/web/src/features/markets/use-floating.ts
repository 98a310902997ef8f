import { useEffect, useState } from "react";
import { useApi } from "../../lib/api/use-api";
import type { FloatingClient } from "./floating";

/** The most reports that one answer of the list has. */
const NEWEST = "25";

/** Finds the officer's floating clients. The engine that works out their loans is fetched once the page stands. Undefined until they are known. */
export function useFloating(): readonly FloatingClient[] | undefined {
  const reports = useApi("GET /v2/client/reports", { query: { count: NEWEST } }, { revalidateOnFocus: false });
  const [found, setFound] = useState<readonly FloatingClient[]>();
  const data = reports.state === "ready" ? reports.data : undefined;
  useEffect(() => {
    if (!data) return;
    let isWanted = true;
    import("./floating").then(
      ({ floatingClients }) => isWanted && setFound(floatingClients(data)),
      // Without a network the prices stand alone.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [data]);
  return found;
}
