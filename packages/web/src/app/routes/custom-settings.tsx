import { HeaderForm } from "../../features/brand/header/header-form";
import { brandTabs, SettingsFrame } from "../../features/brand/settings";
import { ThemesTab } from "../../features/themes/themes-card";

const tabs = [...brandTabs, { key: "themes", label: "Themes", body: <ThemesTab /> }];

const CustomSettingsPage = () => (
  <HeaderForm>
    <SettingsFrame tabs={tabs} />
  </HeaderForm>
);

export default CustomSettingsPage;
