import { type ComponentType, useState } from "react";
import { useActions } from "../lib/actions";
import { notify } from "../ui/notify";

type Window = ComponentType<{ onClose: () => void }>;

const palette = () => import("./command-palette");
const shortcuts = () => import("./shortcut-list");

/** Two keys that hold on every page, and the windows they open. */
export function Commands() {
  const [Open, setOpen] = useState<Window | null>(null);
  const show = async (load: () => Promise<{ default: Window }>) => {
    try {
      const opened = await load();
      setOpen(() => opened.default);
    } catch {
      notify.error("You are offline. Check your connection and try again.");
    }
  };
  useActions([
    {
      keys: "mod+k",
      label: "Search",
      does: "Search clients, scenarios and actions",
      onSelect: () => void show(palette),
    },
    { keys: "?", label: "Keyboard shortcuts", onSelect: () => void show(shortcuts) },
  ]);
  return Open && <Open onClose={() => setOpen(null)} />;
}
