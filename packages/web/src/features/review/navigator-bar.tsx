import type { ReactNode } from "react";

type Props = {
  /** The way here from the client's page. */
  crumbs?: ReactNode;
  /** A sentence about the report on this page. */
  says: ReactNode;
  attached: ReactNode;
  children: ReactNode;
};

/** The report's navigator: where it stands and what is attached at the left, what can be done with the report at the right. */
export const NavigatorBar = ({ crumbs, says, attached, children }: Props) => (
  <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-line border-b bg-canvas px-6 py-1.5 phone:px-4">
    {crumbs}
    <nav aria-label="Report" className="contents">
      {says && <p className="min-w-0 text-fg-2 text-sm">{says}</p>}
      {attached}
      <div className="ml-auto flex flex-wrap items-center gap-2">{children}</div>
    </nav>
  </div>
);
