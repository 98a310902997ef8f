import { currentActions } from "../lib/actions";
import { keyLabels } from "../lib/shortcuts";
import { Kbd } from "../ui/kbd";
import { Dialog } from "../ui/overlays/dialog";

/** Every key that does something on this page. */
export default function ShortcutList({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts" width={420}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul tabIndex={0} aria-label="Keys" className="px-5 pb-5">
        {currentActions().map(
          ({ keys, label, does = label }) =>
            keys && (
              <li
                key={keys}
                className="flex min-h-9 items-center justify-between gap-4 border-line border-t first:border-0"
              >
                <span className="text-fg-2">{does}</span>
                <span className="flex gap-1">
                  {keyLabels(keys).map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </span>
              </li>
            ),
        )}
      </ul>
    </Dialog>
  );
}
