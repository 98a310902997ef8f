import { defaultTool } from "@highway/core/tools/pure/names";
import { Keyboard, Palette as PaletteIcon, UserPlus } from "lucide-react";
import { useLocation, useNavigate } from "react-router";
import { useChooseTheme } from "../features/account/use-choose-theme";
import { Palette } from "../features/palette/palette";
import { type Action, currentActions } from "../lib/actions";
import { clientPage, editorOf, paths } from "../lib/paths";
import { useScenario } from "../scenario/store/store";
import { chosenTheme, themeChoices } from "../theme/theme";
import { inTool, toolPlaces } from "../tools/places";
import { tools } from "../tools/registry";
import { useAccountActions } from "./account-menu";
import { places, placesAmongTools } from "./pages";

/** The command palette, with what this page can do, then what the app around it can. */
export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const id = useScenario(({ document }) => document.id);
  const clientID = useScenario(({ client }) => client?._id ?? null);
  const everywhere = useAppActions();
  const here = currentActions().filter(({ keys }) => keys !== "mod+k" && keys !== "?");
  const list = currentActions().find(({ keys }) => keys === "?");
  const actions = [...here, ...everywhere, ...(list ? [{ ...list, icon: Keyboard }] : [])];
  return (
    <Palette
      actions={actions}
      current={inTool(pathname) ? { id, clientID } : null}
      ways={{
        openScenario: ({ toolName, id }) => navigate(editorOf({ tool: toolName, reportID: id })),
        newFor: (client) => navigate(editorOf({ tool: defaultTool, clientID: client._id })),
        openClient: (client) => navigate(clientPage(client._id)),
      }}
      onClose={onClose}
    />
  );
}

/** What can be done on every page. */
function useAppActions(): Action[] {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const chooseTheme = useChooseTheme();
  const { pages, signOut } = useAccountActions();
  const theme = chosenTheme();
  const elsewhere = [
    ...places,
    ...placesAmongTools,
    ...toolPlaces.filter(({ key }) => !pathname.startsWith(`/${key}/`)),
  ].filter(({ path }) => path !== pathname);
  return [
    ...tools.map((tool) => ({
      label: tool.another,
      also: "create start scenario report",
      icon: tool.icon,
      onSelect: () => navigate(editorOf({ tool: tool.key, isNew: true })),
    })),
    { label: "Add client", also: "new create", icon: UserPlus, onSelect: () => navigate(paths.addClient) },
    ...elsewhere.map((place) => ({
      label: `Go to ${place.name}`,
      ...("also" in place && place.also && { also: place.also }),
      icon: place.icon,
      onSelect: () => navigate(place.path),
    })),
    ...pages,
    ...themeChoices.map(({ name, label }) => ({
      label: `Theme: ${label}`,
      also: "appearance colour mode colorblind system",
      icon: PaletteIcon,
      disabled: name === theme,
      onSelect: () => void chooseTheme(name),
    })),
    { ...signOut, also: "log out leave" },
  ];
}
