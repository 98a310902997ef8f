import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { keepsReport } from "../lib/paths";

/** Takes `reportID` out of the address of pages that are about no report. */
export function useTidyAddress() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!query.has("reportID") || keepsReport(pathname)) return;
    query.delete("reportID");
    navigate({ pathname, search: query.toString(), hash }, { replace: true });
  }, [pathname, search, hash, navigate]);
}
