import { Building2, IdCard, Link2, LogOut, Palette, UserRound } from "lucide-react";
import { useNavigate } from "react-router";
import { call } from "../lib/api/api";
import { sentence } from "../lib/api/api-error";
import { notify } from "../lib/notify";
import { paths } from "../lib/paths";
import { signedInBefore, useUser } from "../lib/session";

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

/** Ends the session and loads the sign-in page anew, so that nothing that was read stays in memory. */
async function signOut() {
  try {
    await call("DELETE /v1/auth/session");
  } catch (error) {
    notify.error(sentence(error));
    return;
  }
  signedInBefore.clear();
  location.assign(paths.signIn);
}
