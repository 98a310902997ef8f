import { Building2, IdCard, Link2, LogOut, Palette, UserRound } from "lucide-react";
import { useNavigate } from "react-router";
import { paths } from "../lib/paths";
import { useUser } from "../lib/session";
import { signOut } from "./sign-out";

/** What a person can do about themselves, on every page. */
export function useAccountActions() {
  const navigate = useNavigate();
  const { roles } = useUser();
  const administration = {
    label: "Administration",
    also: "corporation permissions people invite",
    icon: Building2,
    onSelect: () => navigate(paths.admin),
  };
  return {
    pages: [
      { label: "Shared links", also: "views sent revoke", icon: Link2, onSelect: () => navigate(paths.sharedLinks) },
      { label: "Profile and sessions", icon: UserRound, onSelect: () => navigate(paths.profile) },
      {
        label: "Settings",
        also: "header branding logo license disclaimer co-brand",
        icon: IdCard,
        onSelect: () => navigate(paths.customSettings),
      },
      ...(roles.some((role) => role !== "officer") ? [administration] : []),
      { label: "Theme", does: "Choose a theme", icon: Palette, onSelect: () => navigate(`${paths.profile}#theme`) },
    ],
    signOut: { label: "Sign out", icon: LogOut, onSelect: () => void signOut() },
  };
}
