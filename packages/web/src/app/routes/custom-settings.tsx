import { brandTabs } from "../../features/brand/brand-tabs";
import { HeaderForm } from "../../features/brand/header/header-form";
import { SettingsFrame, type SettingsTab } from "../../features/brand/settings-frame";
import { ThemesTab } from "../../features/themes/themes-tab";

const tabs: readonly SettingsTab[] = [...brandTabs, { key: "themes", label: "Themes", body: <ThemesTab /> }];

export const CustomSettingsRoute = () => (
  <HeaderForm>
    <SettingsFrame tabs={tabs} />
  </HeaderForm>
);
