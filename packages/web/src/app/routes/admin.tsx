import { CorporationActivity } from "../../features/account/corporation-activity";
import { AdminScreen } from "../../features/corporation/admin-screen";
import { ThemesCard } from "../../features/themes/themes-card";
import { useUser } from "../../lib/session";
import { NotFound } from "../not-found";

/** For those who decide for a corporation. Nobody else is told that the page is there. */
export function AdminRoute() {
  const { roles } = useUser();
  if (!roles.some((role) => role === "admin" || role === "staff")) return <NotFound inShell />;
  return (
    <AdminScreen
      themes={(corpID) => <ThemesCard corpID={corpID} />}
      activity={(corpID) => <CorporationActivity corpID={corpID} />}
    />
  );
}
