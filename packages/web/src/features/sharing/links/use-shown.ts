import { useSearchParams } from "react-router";
import { type Shown, shownLinks } from "./use-links";

type Part = "tab" | "show" | "report";

/** What the page shows, in its address: `?report=` of one report, `?show=open` or `ended`, `?tab=sends`. */
export function useShown() {
  const [search, setSearch] = useSearchParams();
  const show = shownLinks.find((each) => each === search.get("show")) ?? "all";
  return {
    tab: search.get("tab") === "sends" ? ("sends" as const) : ("links" as const),
    show: show satisfies Shown,
    reportID: search.get("report"),
    /** What is usual is left out of the address. */
    change: (part: Part, value: string | null) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === null || value === "all" || value === "links") next.delete(part);
          else next.set(part, value);
          return next;
        },
        { replace: true },
      ),
  };
}
