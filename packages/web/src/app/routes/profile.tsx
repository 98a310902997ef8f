import { ProfileScreen } from "../../features/account/profile-screen";

export const ProfileRoute = () => <ProfileScreen />;
