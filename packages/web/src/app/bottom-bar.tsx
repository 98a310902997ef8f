import { Search } from "lucide-react";
import { Link, useLocation } from "react-router";
import { act } from "../lib/actions";
import { cx } from "../lib/class-names";
import { Icon } from "../ui/icon";
import { AccountMenu } from "./account-menu";
import { places } from "./navigation";
import { tools } from "./tools";

const item = "flex min-w-14 flex-1 flex-col items-center justify-center gap-1 rounded-sm text-xs";

/** The navigation of a phone. */
export function BottomBar() {
  const { pathname } = useLocation();
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-30 hidden h-16 items-stretch justify-around border-line border-t bg-surface px-2 pb-[env(safe-area-inset-bottom)] phone:flex"
    >
      {[...places, ...tools].map(({ name, short = name, path, icon }) => {
        const on = pathname === path;
        return (
          <Link
            key={path}
            to={path}
            aria-current={on ? "page" : undefined}
            className={cx(item, on ? "font-medium text-accent-text" : "text-fg-2")}
          >
            <Icon of={icon} size={20} />
            {short}
          </Link>
        );
      })}
      <button type="button" onClick={() => act("mod+k")} className={cx(item, "text-fg-2")}>
        <Icon of={Search} size={20} />
        Search
      </button>
      <div className="flex flex-1 items-center justify-center">
        <AccountMenu compact />
      </div>
    </nav>
  );
}
