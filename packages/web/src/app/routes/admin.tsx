import { CorporationActivity } from "../../features/account/activity";
import { AdminScreen } from "../../features/corporation/admin-screen";
import { UpdatePostsCard } from "../../features/markets/update-posts-card";
import { AlertDesk } from "../../features/news/alerts/admin/alert-desk";
import { AdsCard } from "../../features/promos/ads-card";
import { CardsCard } from "../../features/promos/cards/cards-card";
import { ApprovalsCard } from "../../features/sharing/campaign/approvals-card";
import { ThemesCard } from "../../features/themes/themes-card";
import { useUser } from "../../lib/session";
import { NotFound } from "../error-pages";

/** The page for those who decide for a corporation. Nobody else is told that it is there. */
export default function AdminPage() {
  const { roles } = useUser();
  if (!roles.some((role) => role === "admin" || role === "staff")) return <NotFound inShell />;
  return (
    <AdminScreen
      themes={(corpID) => <ThemesCard corpID={corpID} />}
      ads={(corpID, areShown) => (
        <>
          <AdsCard corpID={corpID} areShown={areShown} />
          <CardsCard corpID={corpID} />
        </>
      )}
      approvals={(corpID) => <ApprovalsCard corpID={corpID} />}
      marketAlerts={(corpID, permissions) => (
        <>
          <AlertDesk corpID={corpID} permissions={permissions} />
          <UpdatePostsCard corpID={corpID} />
        </>
      )}
      activity={(corpID) => <CorporationActivity corpID={corpID} />}
    />
  );
}
