import { AdminScreen } from "../../features/corporation/admin-screen";
import { lazyWindow } from "../../lib/loading/lazy-window";
import { useUser } from "../../lib/session";
import { NotFound } from "../error-pages";

const ThemesCard = lazyWindow(async () => ({
  default: (await import("../../features/themes/themes-card")).ThemesCard,
}));
const AdsCard = lazyWindow(async () => ({ default: (await import("../../features/promos/ads-card")).AdsCard }));
const CorporationActivity = lazyWindow(async () => ({
  default: (await import("../../features/account/activity")).CorporationActivity,
}));

/** For those who decide for a corporation. Nobody else is told that the page is there. */
export default function AdminPage() {
  const { roles } = useUser();
  if (!roles.some((role) => role === "admin" || role === "staff")) return <NotFound inShell />;
  return (
    <AdminScreen
      themes={(corpID) => <ThemesCard corpID={corpID} />}
      ads={(corpID, areShown) => <AdsCard corpID={corpID} areShown={areShown} />}
      activity={(corpID) => <CorporationActivity corpID={corpID} />}
    />
  );
}
