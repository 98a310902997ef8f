import { brandTabs } from "../../features/brand/brand-tabs";
import { HeaderForm } from "../../features/brand/header/header-form";
import { SettingsFrame } from "../../features/brand/settings-frame";

export const CustomSettingsRoute = () => (
  <HeaderForm>
    <SettingsFrame tabs={brandTabs} />
  </HeaderForm>
);
