import { type LucideIcon, Search } from "lucide-react";
import { Link, useLocation } from "react-router";
import { act } from "../lib/actions";
import { cx } from "../lib/class-names";
import { paths } from "../lib/paths";
import { keyLabels } from "../lib/shortcuts";
import { useMedia, wide } from "../lib/use-media";
import { toolPlaces } from "../tools/places";
import { BrandMark } from "../ui/brand";
import { Icon } from "../ui/icon";
import { Kbd } from "../ui/kbd";
import { Tooltip } from "../ui/overlays/tooltip";
import { AccountMenu } from "./account-menu";
import { places, placesAmongTools } from "./pages";

const groups = ["Compare", "Publish"] as const;

/** The navigation: 200 px with words, 56 px with pictures alone below 1400 px, none on a phone. */
export function Rail() {
  return (
    <header className="w-rail shrink-0 border-line border-r bg-canvas phone:hidden print:hidden">
      {/* Above the page for the pointer alone: a browser looks for what lies under it with every frame, and would ask each cell first. */}
      <div className="sticky top-0 z-1 flex h-dvh flex-col gap-4 px-2 py-3 touch:max-rail:px-1.5">
        <Link
          to={paths.dashboard}
          aria-label="Highway, home"
          className="flex h-7 touch:h-11 items-center gap-2 rounded-sm px-2 font-semibold text-md tracking-tight max-rail:justify-center"
        >
          <BrandMark />
          <span className="max-rail:hidden">Highway</span>
        </Link>
        <SearchButton />
        <nav aria-label="Main" className="flex flex-col gap-4">
          <div>
            {places.map((place) => (
              <RailLink key={place.path} {...place} />
            ))}
          </div>
          {groups.map((group) => {
            const members = [...placesAmongTools, ...toolPlaces].filter((place) => place.group === group);
            return (
              members.length > 0 && (
                <div key={group}>
                  <h2 className="px-2 pb-1 font-medium text-fg-3 text-xs max-rail:sr-only">{group}</h2>
                  {members.map(({ name, path, icon, within }) => (
                    <RailLink key={path} name={name} path={path} icon={icon} within={within} />
                  ))}
                </div>
              )
            );
          })}
        </nav>
        <AccountMenu />
      </div>
    </header>
  );
}

/** A line of the rail. It is the current one on its own path, and on those that begin with `within`. */
type RailPlace = { name: string; path: string; icon: LucideIcon; within?: string | undefined };

function RailLink({ name, path, icon, within }: RailPlace) {
  const { pathname } = useLocation();
  const words = useMedia(wide);
  const on = pathname === path || (within !== undefined && pathname.startsWith(within));
  const link = (
    <Link
      to={path}
      aria-label={words ? undefined : name}
      aria-current={on ? "page" : undefined}
      className={cx(
        "flex h-7 w-full items-center gap-2 rounded-sm px-2 transition-colors max-rail:h-9 max-rail:w-10 max-rail:justify-center touch:h-11 touch:max-rail:w-full",
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

/** In the rail: opens the command palette, and says which key does. */
function SearchButton() {
  const words = useMedia(wide);
  const keys = keyLabels("mod+k").join(" ");
  const button = (
    <button
      type="button"
      onClick={() => act("mod+k")}
      className="flex h-8 w-full shrink-0 items-center gap-2 rounded-sm border border-line bg-surface px-2 text-fg-3 transition-colors hover:border-line-strong hover:text-fg max-rail:w-10 max-rail:justify-center touch:h-11 touch:max-rail:w-full"
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
