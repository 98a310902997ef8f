import { ThemesCard } from "./themes-card";

/** The officer's themes are a tab of the settings. */
export const ThemesTab = () => (
  <div className="mx-auto w-full max-w-[860px] p-6 phone:p-4">
    <ThemesCard />
  </div>
);
