import { Columns3, Palette, UserPlus } from "lucide-react";
import { useLocation, useNavigate } from "react-router";
import { useChooseTheme } from "../features/account/use-choose-theme";
import type { Action } from "../lib/actions";
import { editorOf, paths } from "../lib/paths";
import { currentTheme, themes } from "../theme/theme";
import { useAccountActions } from "./account-actions";
import { places } from "./navigation";
import { tools } from "./tools";

/** What can be done on every page. */
export function useAppActions(): Action[] {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const chooseTheme = useChooseTheme();
  const { pages, signOut } = useAccountActions();
  const theme = currentTheme();
  const elsewhere = [...places, ...tools.filter(({ key }) => !pathname.startsWith(`/${key}/`))].filter(
    ({ path }) => path !== pathname,
  );
  return [
    {
      label: "New comparison",
      also: "create start scenario",
      icon: Columns3,
      onSelect: () => navigate(editorOf({ isNew: true })),
    },
    { label: "Add client", also: "new create", icon: UserPlus, onSelect: () => navigate(paths.addClient) },
    ...elsewhere.map(({ name, path, icon }) => ({
      label: `Go to ${name}`,
      icon,
      onSelect: () => navigate(path),
    })),
    ...pages,
    ...themes.map(({ name, label }) => ({
      label: `Theme: ${label}`,
      also: "appearance colour mode colorblind",
      icon: Palette,
      disabled: name === theme,
      onSelect: () => void chooseTheme(name),
    })),
    { ...signOut, also: "log out leave" },
  ];
}
