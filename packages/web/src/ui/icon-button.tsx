import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "../lib/class-names";
import { ignorePress } from "./button";
import { Icon } from "./icon";
import { Tooltip } from "./overlays/tooltip";

type Props = Omit<ComponentProps<"button">, "children" | "title"> & {
  icon: LucideIcon;
  /** Names the button, and shows as its tooltip. */
  label: string;
  /** The key that does the same, shown in the tooltip: "Ctrl Z". */
  keys?: string;
  size?: "sm" | "md";
  danger?: boolean;
};

/** A button that is an icon alone; its tooltip says its name. With `aria-disabled` it is out of use, and keeps its focus as a `Button` does. */
export function IconButton({ icon, label, keys, size = "md", danger = false, className, onClick, ...rest }: Props) {
  const isOff = rest["aria-disabled"] === true;
  return (
    <Tooltip text={label} keys={keys}>
      <button
        type="button"
        aria-label={label}
        {...rest}
        aria-disabled={isOff || undefined}
        onClick={isOff ? ignorePress : onClick}
        className={cx(
          "inline-grid shrink-0 place-items-center rounded-sm text-fg-2 transition-colors touch:size-11",
          "hover:bg-hover disabled:opacity-45 disabled:hover:bg-transparent aria-disabled:opacity-45 aria-disabled:hover:bg-transparent",
          danger ? "hover:text-danger" : "hover:text-fg",
          size === "sm" ? "size-6" : "size-8",
          className,
        )}
      >
        <Icon of={icon} />
      </button>
    </Tooltip>
  );
}
