import { brandTabs } from "../../features/brand/brand-tabs";
import { HeaderForm } from "../../features/brand/header/header-form";
import { SettingsFrame, type SettingsTab } from "../../features/brand/settings-frame";
import { ThemesTab } from "../../features/themes/themes-card";

const tabs: readonly SettingsTab[] = [...brandTabs, { key: "themes", label: "Themes", body: <ThemesTab /> }];

const CustomSettingsPage = () => (
  <HeaderForm>
    <SettingsFrame tabs={tabs} />
  </HeaderForm>
);

export default CustomSettingsPage;
