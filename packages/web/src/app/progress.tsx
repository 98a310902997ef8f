import { useNavigation } from "react-router";

/** A line across the top while the next page's code is on its way, when that takes longer than 200 ms. */
export function Progress() {
  if (useNavigation().state === "idle") return null;
  return (
    <div role="progressbar" aria-label="Loading the page" className="fixed inset-x-0 top-0 z-50 h-0.5 animate-late">
      <div className="h-full w-1/3 animate-sweep bg-accent" />
    </div>
  );
}
