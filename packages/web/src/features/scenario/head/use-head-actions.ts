import {
  CalendarRange,
  ChartLine,
  Eye,
  FolderOpen,
  PiggyBank,
  Redo2,
  Save,
  SquarePen,
  Undo2,
  UserPlus,
} from "lucide-react";
import { useLocation, useNavigate } from "react-router";
import { type Action, useActions } from "../../../lib/actions";
import { editorOf, reviewOf } from "../../../lib/paths";
import { redo, undo, useScenario } from "../../../lib/scenario/store";
import type { MenuAction } from "../../../ui/menu";
import { useTypeActions } from "./type-menu";
import { useHistory } from "./use-history";
import { useIsShown } from "./use-is-shown";
import { type HeadProps, useTabs } from "./use-tabs";

const icons = { Scenario: SquarePen, Results: ChartLine, Schedule: CalendarRange };

/** The other pages of the scenario. */
export function usePageActions(): MenuAction[] {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useTabs()
    .filter(({ to }) => !to.startsWith(`${pathname}?`))
    .map(({ to, label }) => ({
      label,
      does: `Go to the ${label.toLowerCase()}`,
      icon: icons[label],
      onSelect: () => navigate(to),
    }));
}

/** What can be done with the scenario as a whole, on each of its pages. */
export function useScenarioActions({ saving, openList, openReinvestment }: HeadProps) {
  const { canUndo, canRedo } = useHistory();
  const disabled = !useIsShown();
  return {
    undo: { label: "Undo", icon: Undo2, keys: "mod+z", disabled: !canUndo || disabled, onSelect: undo },
    redo: { label: "Redo", icon: Redo2, keys: "mod+shift+z", disabled: !canRedo || disabled, onSelect: redo },
    save: {
      label: "Save",
      does: "Save the scenario",
      icon: Save,
      keys: "mod+s",
      disabled,
      onSelect: () => void saving.save(),
    },
    details: {
      label: "Name and client",
      does: "Change the name or the client",
      icon: SquarePen,
      disabled,
      onSelect: saving.askDetails,
    },
    list: { label: "Saved scenarios", also: "load open delete", icon: FolderOpen, onSelect: openList },
    reinvest: { label: "Reinvestment calculator", icon: PiggyBank, disabled, onSelect: openReinvestment },
  } satisfies Record<string, MenuAction>;
}

/** What the client will see, once it is saved whole; another scenario for the same client. */
function useOnward(): Action[] {
  const navigate = useNavigate();
  const client = useScenario((state) => state.client);
  const saved = useScenario((state) => state.saved);
  const review = { label: "Review", does: "Review the report as its client sees it", icon: Eye };
  return [
    ...(saved?.status === "complete" ? [{ ...review, onSelect: () => navigate(reviewOf(saved.document.id)) }] : []),
    ...(client
      ? [
          {
            label: `New comparison for ${client.name}`,
            icon: UserPlus,
            onSelect: () => navigate(editorOf({ clientID: client._id })),
          },
        ]
      : []),
  ];
}

/** The keys of the tool's pages, and what the command palette offers on them. */
export function HeadActions(props: HeadProps) {
  const { undo, redo, save, ...others } = useScenarioActions(props);
  const pages = usePageActions();
  const types = useTypeActions().filter((action) => action !== "line");
  const onward = useOnward();
  useActions([save, undo, redo, ...pages, ...onward, ...Object.values(others), ...types]);
  return null;
}
