import { type ReactNode, useEffect, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { cx } from "../../lib/class-names";
import { PageHeader } from "../../ui/page-header";
import { PageHeading } from "../../ui/page-heading";
import { PageTitle } from "../../ui/page-title";

/** `key` is what the address says: "?tab=customheader". */
export type SettingsTab = { key: string; label: string; body: ReactNode };

/** The settings: one address, a tab for each part. An unknown tab is the first. */
export function SettingsFrame({ tabs }: { tabs: readonly SettingsTab[] }) {
  const [search] = useSearchParams();
  const shown = tabs.find(({ key }) => key === search.get("tab")) ?? tabs[0]!;
  return (
    <>
      <PageTitle>{`Settings, ${shown.label}`}</PageTitle>
      <PageHeader left={<PageHeading>Settings</PageHeading>} />
      <div className="flex flex-1 flex-col bg-canvas">
        <Tabs tabs={tabs} shown={shown.key} />
        {shown.body}
      </div>
    </>
  );
}

function Tabs({ tabs, shown }: { tabs: readonly SettingsTab[]; shown: string }) {
  const list = useRef<HTMLUListElement>(null);
  // On a phone the tab that is shown may be out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another is shown
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - 24;
  }, [shown]);
  return (
    <nav aria-label="Settings" className="border-line border-b bg-surface">
      <ul ref={list} className="mx-auto flex w-full max-w-[1200px] gap-6 overflow-x-auto px-6 phone:px-4">
        {tabs.map(({ key, label }) => (
          <li key={key} className="shrink-0">
            <Link
              to={{ search: `?tab=${key}` }}
              replace
              aria-current={key === shown ? "page" : undefined}
              className={cx(
                "flex h-11 items-center border-b-2 font-medium",
                key === shown ? "border-accent text-fg" : "border-transparent text-fg-3 hover:text-fg",
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
