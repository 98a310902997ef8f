import { useState } from "react";
import { currentShortcuts, keyLabels, useShortcuts } from "../lib/shortcuts";
import { Dialog } from "../ui/dialog";
import { Kbd } from "../ui/kbd";

/** "?" shows every key that does something on this page. */
export function ShortcutList() {
  const [open, setOpen] = useState(false);
  useShortcuts([{ keys: "?", does: "Show all shortcuts", run: () => setOpen(true) }]);
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title="Keyboard shortcuts" width={420}>
      <ul className="px-5 pb-5">
        {open &&
          currentShortcuts().map((shortcut) => (
            <li
              key={shortcut.keys}
              className="flex min-h-9 items-center justify-between gap-4 border-line border-t first:border-0"
            >
              <span className="text-fg-2">{shortcut.does}</span>
              <span className="flex gap-1">
                {keyLabels(shortcut.keys).map((label) => (
                  <Kbd key={label}>{label}</Kbd>
                ))}
              </span>
            </li>
          ))}
      </ul>
    </Dialog>
  );
}
