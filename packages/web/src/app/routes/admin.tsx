import { AdminScreen } from "../../features/corporation/admin-screen";
import { late } from "../../lib/loading/late";
import { useUser } from "../../lib/session";
import { NotFound } from "../not-found";

const ThemesCard = late(async () => ({ default: (await import("../../features/themes/themes-card")).ThemesCard }));
const AdsCard = late(async () => ({ default: (await import("../../features/promos/ads-card")).AdsCard }));
const CorporationActivity = late(async () => ({
  default: (await import("../../features/account/corporation-activity")).CorporationActivity,
}));

/** For those who decide for a corporation. Nobody else is told that the page is there. */
export function AdminRoute() {
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
