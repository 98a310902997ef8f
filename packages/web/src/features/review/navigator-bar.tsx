import type { ReactNode } from "react";

/** The report's navigator: what is shown at the left, what can be done with the report at the right. */
export const NavigatorBar = ({ says, children }: { says: ReactNode; children: ReactNode }) => (
  <nav
    aria-label="Report"
    className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-line border-b bg-canvas px-6 py-1.5 phone:px-4"
  >
    <p className="min-w-0 text-fg-2 text-sm">{says}</p>
    <div className="ml-auto flex items-center gap-2">{children}</div>
  </nav>
);
