import { NavLink } from "react-router";
import { cx } from "../../lib/class-names";

/** Pages of one tool, side by side. `to` may carry the query that the pages share. */
export function NavTabs({ label, tabs }: { label: string; tabs: readonly { to: string; label: string }[] }) {
  return (
    <nav aria-label={label} className="inline-flex gap-0.5 rounded-md bg-sunken p-0.5">
      {tabs.map((tab) => (
        <NavLink
          key={tab.to}
          to={tab.to}
          end
          className={({ isActive }) =>
            cx(
              "inline-flex h-control-sm items-center rounded-sm px-3 transition-colors",
              isActive
                ? "bg-raised font-medium text-fg shadow-[inset_0_0_0_1px_var(--line)]"
                : "text-fg-2 hover:text-fg",
            )
          }
        >
          {tab.label}
        </NavLink>
      ))}
    </nav>
  );
}
