import { Search } from "lucide-react";
import { act } from "../lib/actions";
import { keyLabels } from "../lib/shortcuts";
import { useMedia, wide } from "../lib/use-media";
import { Icon } from "../ui/icon";
import { Kbd } from "../ui/kbd";
import { Tooltip } from "../ui/overlays/tooltip";

/** In the rail: opens the command palette, and says which key does. */
export function SearchButton() {
  const words = useMedia(wide);
  const keys = keyLabels("mod+k").join(" ");
  const button = (
    <button
      type="button"
      onClick={() => act("mod+k")}
      className="flex h-8 w-full shrink-0 items-center gap-2 rounded-sm border border-line bg-surface px-2 text-fg-3 transition-colors hover:border-line-strong hover:text-fg max-rail:w-10 max-rail:justify-center touch:h-11"
    >
      <Icon of={Search} />
      <span className="max-rail:sr-only">Search</span>
      <span aria-hidden="true" className="ml-auto max-rail:hidden">
        <Kbd>{keys}</Kbd>
      </span>
    </button>
  );
  if (words) return button;
  return (
    <Tooltip text="Search" keys={keys} side="right">
      {button}
    </Tooltip>
  );
}
