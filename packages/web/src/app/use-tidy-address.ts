import { useEffect } from "react";
import { useLocation } from "react-router";
import { keepsReport } from "../lib/paths";
import { useReplaceAddress } from "../lib/use-replace-address";

/** Takes `reportID` out of the address of pages that are about no report. */
export function useTidyAddress() {
  const { pathname, search, hash } = useLocation();
  const replaceAddress = useReplaceAddress();
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!query.has("reportID") || keepsReport(pathname)) return;
    query.delete("reportID");
    replaceAddress({ pathname, search: query.toString(), hash });
  }, [pathname, search, hash, replaceAddress]);
}
