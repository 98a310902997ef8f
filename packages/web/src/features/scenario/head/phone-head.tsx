import {
  CalendarRange,
  ChevronLeft,
  Ellipsis,
  FolderOpen,
  LineChart,
  PiggyBank,
  Plus,
  Redo2,
  Save,
  SquarePen,
  Undo2,
} from "lucide-react";
import { Link, useLocation, useNavigate } from "react-router";
import { editorOf, paths } from "../../../lib/paths";
import { newProperty } from "../../../lib/scenario/new-report";
import { edit, redo, undo, useScenario } from "../../../lib/scenario/store";
import { Icon } from "../../../ui/icon";
import { IconButton } from "../../../ui/icon-button";
import { Menu } from "../../../ui/menu";
import { addProperty } from "../edits/property-edits";
import { nameOf } from "../saving/save";
import { DraftStatus } from "./draft-status";
import { useTypeActions } from "./type-menu";
import { useHistory } from "./use-history";
import { type HeadProps, useTabs } from "./use-tabs";

const pageIcons = { Scenario: SquarePen, Results: LineChart, Schedule: CalendarRange };

/** A phone's head: back, the name (a press opens name and client), undo, and the rest behind a menu. */
export default function PhoneHead({ saving, openList, openReinvestment }: HeadProps) {
  const name = useScenario((state) => nameOf(state.document));
  const client = useScenario((state) => state.client?.name);
  const { canUndo, canRedo } = useHistory();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const tabs = useTabs();
  const typeActions = useTypeActions();
  const others = tabs.filter(({ to }) => !to.startsWith(`${pathname}?`));
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center border-line border-b bg-surface px-1">
      <Link to={paths.dashboard} aria-label="Back to home" className="grid size-11 place-items-center text-fg-2">
        <Icon of={ChevronLeft} size={20} />
      </Link>
      <button type="button" className="min-w-0 flex-1 text-left leading-[18px]" onClick={saving.askDetails}>
        <b className="block truncate font-semibold text-md">{name}</b>
        <span className="flex gap-1 overflow-hidden text-fg-3 text-sm">
          <span className="truncate">{client ?? "Choose a client"}</span>
          <span aria-hidden="true" className="[&:has(+[role=status]:empty)]:hidden">
            ·
          </span>
          <DraftStatus />
        </span>
      </button>
      <IconButton icon={Undo2} label="Undo" disabled={!canUndo} onClick={undo} />
      <IconButton icon={Save} label="Save" aria-busy={saving.busy} onClick={() => void saving.save()} />
      <Menu
        label="More"
        button={<Icon of={Ellipsis} />}
        buttonClassName="grid size-11 place-items-center text-fg-2"
        actions={[
          ...others.map(({ to, label }) => ({ label, icon: pageIcons[label], onSelect: () => navigate(to) })),
          { label: "Redo", icon: Redo2, disabled: !canRedo, onSelect: redo },
          "line",
          ...typeActions,
          "line",
          { label: "Name and client", icon: SquarePen, onSelect: saving.askDetails },
          { label: "Add property", icon: Plus, onSelect: () => edit(null, addProperty(newProperty())) },
          { label: "Reinvestment calculator", icon: PiggyBank, onSelect: openReinvestment },
          { label: "Saved scenarios", icon: FolderOpen, onSelect: openList },
          { label: "New comparison", icon: Plus, onSelect: () => navigate(`${editorOf()}?new=1`) },
        ]}
      />
    </header>
  );
}
