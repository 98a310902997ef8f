import { NavLink } from "react-router";
import { cx } from "../../lib/class-names";
import { paths } from "../../lib/paths";

/** The pages of the place "Markets", side by side. A page joins by a line here. */
const tabs = [
  { to: paths.markets, label: "Prices" },
  { to: paths.lockAlerts, label: "Lock alerts" },
  { to: paths.marketCalendar, label: "Calendar" },
];

/** Leads to the other pages of the place. */
export const MarketTabs = ({ className }: { className?: string }) => (
  <nav aria-label="Markets" className={cx("inline-flex gap-0.5 rounded-md bg-sunken p-0.5", className)}>
    {tabs.map(({ to, label }) => (
      <NavLink
        key={to}
        to={to}
        end
        className={({ isActive }) =>
          cx(
            "inline-flex h-control-sm flex-1 items-center justify-center whitespace-nowrap rounded-sm px-3 transition-colors touch:min-h-11",
            isActive ? "bg-raised font-medium text-fg shadow-[inset_0_0_0_1px_var(--line)]" : "text-fg-2 hover:text-fg",
          )
        }
      >
        {label}
      </NavLink>
    ))}
  </nav>
);
