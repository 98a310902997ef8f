import type { ReactNode } from "react";
import { cx } from "../../lib/class-names";
import { headTitle, titleBelowNotice } from "./title-above-notice";

/** Draws the sticky head of a screen: what the screen is about on the left, pages in the middle, actions on the right. */
export const PageHeader = ({ left, center, right }: { left: ReactNode; center?: ReactNode; right?: ReactNode }) => (
  <header className="sticky print:static top-0 z-20 flex h-head shrink-0 items-center gap-2 border-line border-b bg-surface px-6 phone:h-14 phone:px-4">
    <div className={cx("flex min-w-0 flex-1 items-center gap-2", titleBelowNotice)}>{left}</div>
    {center && <div className="mx-3 max-[1320px]:mx-1 shrink-0 print:hidden">{center}</div>}
    <div className="flex shrink-0 items-center justify-end gap-2 print:hidden">{right}</div>
  </header>
);

/** Draws the title of a screen that is not about one record. */
export const PageHeading = ({ children }: { children: string }) => <h1 className={headTitle}>{children}</h1>;

/** Writes the title of the browser's tab. */
export const PageTitle = ({ children }: { children: string }) => <title>{`${children} · Highway`}</title>;
