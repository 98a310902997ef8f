import { Link, useLocation } from "react-router";
import { cx } from "../lib/class-names";
import { useMedia, wide } from "../lib/use-media";
import { Icon } from "../ui/icon";
import { Tooltip } from "../ui/overlays/tooltip";
import type { Place } from "./navigation";

/** A line of the rail. `within` is the part of the address in which it is the current one; without it its own path alone. */
export function RailLink({ name, path, icon, within }: Place & { within?: string }) {
  const { pathname } = useLocation();
  const words = useMedia(wide);
  const on = within ? pathname.startsWith(within) : pathname === path;
  const link = (
    <Link
      to={path}
      aria-label={words ? undefined : name}
      aria-current={on ? "page" : undefined}
      className={cx(
        "flex h-7 w-full items-center gap-2 rounded-sm px-2 transition-colors max-rail:h-9 max-rail:w-10 max-rail:justify-center touch:h-11",
        on
          ? "bg-raised font-medium text-fg shadow-[inset_0_0_0_1px_var(--line)]"
          : "text-fg-2 hover:bg-hover hover:text-fg",
      )}
    >
      <Icon of={icon} className={on ? "text-accent-text" : "text-fg-3"} />
      <span className="truncate max-rail:hidden">{name}</span>
    </Link>
  );
  if (words) return link;
  return (
    <Tooltip text={name} side="right">
      {link}
    </Tooltip>
  );
}
