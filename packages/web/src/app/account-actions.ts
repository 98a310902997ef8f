import { LogOut, Palette } from "lucide-react";
import { useNavigate } from "react-router";
import { call } from "../lib/api/api";
import { sentence } from "../lib/api/api-error";
import { notify } from "../lib/notify";
import { paths } from "../lib/paths";
import { signedInBefore, useUser } from "../lib/session";
import { pages } from "./pages";

/** What a person can do about themselves, on every page. */
export function useAccountActions() {
  const navigate = useNavigate();
  const administers = useUser().roles.some((role) => role !== "officer");
  const own = pages.flatMap(({ path, account }) =>
    account && (administers || !account.forAdministrators)
      ? [{ label: account.name, also: account.also, icon: account.icon, onSelect: () => navigate(path) }]
      : [],
  );
  return {
    pages: [
      ...own,
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
