import { Suspense } from "react";
import { brandTabs } from "../../features/brand/brand-tabs";
import { HeaderForm } from "../../features/brand/header/header-form";
import { SettingsFrame, type SettingsTab } from "../../features/brand/settings-frame";
import { lazyWindow } from "../../lib/loading/lazy-window";

const ThemesTab = lazyWindow(async () => ({ default: (await import("../../features/themes/themes-tab")).ThemesTab }));
const themes = (
  <Suspense fallback={null}>
    <ThemesTab />
  </Suspense>
);
const tabs: readonly SettingsTab[] = [...brandTabs, { key: "themes", label: "Themes", body: themes }];

const CustomSettingsPage = () => (
  <HeaderForm>
    <SettingsFrame tabs={tabs} />
  </HeaderForm>
);

export default CustomSettingsPage;
