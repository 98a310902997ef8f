import { AdminScreen } from "../../features/corporation/admin-screen";
import { ThemesCard } from "../../features/themes/themes-card";

export const AdminRoute = () => <AdminScreen themes={(corpID) => <ThemesCard corpID={corpID} />} />;
