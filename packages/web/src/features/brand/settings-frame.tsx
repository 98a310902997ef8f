import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { PageHeader } from "../../ui/page/page-header";
import { PageHeading } from "../../ui/page/page-heading";
import { PageTitle } from "../../ui/page/page-title";
import { TabLinks } from "../../ui/page/tab-links";

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
        <TabLinks label="Settings" tabs={tabs} shown={shown.key} />
        {shown.body}
      </div>
    </>
  );
}
