import { lazy, Suspense, useState } from "react";
import { useActions } from "../lib/actions";

const Palette = lazy(() => import("./command-palette"));
const ShortcutList = lazy(() => import("./shortcut-list"));

/** Two keys that hold on every page, and the windows they open. */
export function Commands() {
  const [open, setOpen] = useState<"palette" | "shortcuts" | null>(null);
  useActions([
    {
      keys: "mod+k",
      label: "Search",
      does: "Search clients, scenarios and actions",
      onSelect: () => setOpen("palette"),
    },
    { keys: "?", label: "Keyboard shortcuts", onSelect: () => setOpen("shortcuts") },
  ]);
  const close = () => setOpen(null);
  return (
    <Suspense fallback={null}>
      {open === "palette" && <Palette onClose={close} />}
      {open === "shortcuts" && <ShortcutList onClose={close} />}
    </Suspense>
  );
}
