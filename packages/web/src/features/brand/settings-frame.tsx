import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { PageHeader } from "../../ui/page/page-header";
import { PageHeading } from "../../ui/page/page-heading";
import { PageTitle } from "../../ui/page/page-title";
import { TabLinks } from "../../ui/page/tab-links";

/** `key` is the tab's name in the address: "?tab=customheader". */
export type SettingsTab = { key: string; label: string; body: ReactNode };

/** The settings have one address and a tab for each part. An unknown tab in the address opens the first. */
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
