import { Keyboard } from "lucide-react";
import { useLocation, useNavigate } from "react-router";
import { Palette } from "../features/palette/palette";
import { currentActions } from "../lib/actions";
import { editClient, editorOf } from "../lib/paths";
import { useScenario } from "../scenario/store/store";
import { inTool } from "./tools";
import { useAppActions } from "./use-app-actions";

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
        openScenario: ({ report }) => navigate(editorOf({ reportID: report.id })),
        newFor: (client) => navigate(editorOf({ clientID: client._id })),
        editClient: (client) => navigate(editClient(client._id)),
      }}
      onClose={onClose}
    />
  );
}
