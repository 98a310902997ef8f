import { hasNoLoans } from "@highway/core/tools/pure/names";
import { ChevronLeft, Ellipsis, type LucideIcon, Plus, Search } from "lucide-react";
import { Link, useLocation, useNavigate } from "react-router";
import { act, useActions } from "../../../lib/actions";
import { cx } from "../../../lib/class-names";
import { codeOnDemand } from "../../../lib/loading/code-on-demand";
import { notify } from "../../../lib/notify";
import { editorOf, paths } from "../../../lib/paths";
import { newProperty } from "../../../scenario/new-report";
import { edit } from "../../../scenario/store/store";
import { Icon } from "../../../ui/icon";
import { IconButton } from "../../../ui/icon-button";
import { Menu, type MenuAction } from "../../../ui/overlays/menu";
import { titleBelowNotice } from "../../../ui/page/title-above-notice";
import { useTool } from "../open-tool";
import { usePageActions, useScenarioActions } from "./head-offers";
import { NamesButton } from "./names-button";
import { NotShown } from "./not-shown";
import { useReportActions } from "./report-actions";
import { useTypeActions } from "./type-menu";
import { type HeadProps, useIsShown } from "./use-head";
import { useKeyActions } from "./use-key-actions";

const propertyEdits = codeOnDemand(() => import("../../../scenario/edits/property-edits"));

/** Adds a property. The code comes with the fields that it edits, because pages that only show begin without it. */
async function addNewProperty() {
  try {
    const { addProperty } = await propertyEdits();
    edit(null, addProperty(newProperty()));
  } catch {
    notify.error("Failed to add the property. Check your connection and try again.");
  }
}

/** The head on a phone: back, the name (a press opens name and client), undo, and the other actions behind a menu. */
export function PhoneHead(props: HeadProps) {
  const { undo, redo, save } = useKeyActions(props);
  const { details, list, reinvest } = useScenarioActions(props);
  const pages = usePageActions(props);
  const types = useTypeActions(props);
  const navigate = useNavigate();
  const { key: tool, hasTypes } = useTool();
  const another = { label: "Create New", icon: Plus, onSelect: () => navigate(editorOf({ tool, isNew: true })) };
  const { review, share, joined } = useReportActions();
  const addHouse = { label: "Add property", icon: Plus, onSelect: () => void addNewProperty() };
  const { pathname } = useLocation();
  const isShown = useIsShown(props);
  const houses = hasNoLoans(tool) ? [] : [addHouse];
  // Only where homes are shown, because elsewhere nobody would see it.
  useActions(isShown && pathname === editorOf({ tool }) ? houses : []);
  /** What is done with the scenario keeps its place, out of use, while that loads: the item below it would move from under the finger. */
  const ofScenario = (actions: readonly (MenuAction | "line")[]) => {
    if (isShown) return actions;
    return props.opening === "loading" ? actions.map(outOfUse) : [];
  };
  return (
    <header className="sticky top-0 z-20 flex h-head items-center border-line border-b bg-surface px-1 phone:h-14 print:static [&>button~*]:print:hidden">
      <Link
        to={paths.dashboard}
        aria-label="Back to home"
        className="grid size-11 place-items-center text-fg-2 print:hidden"
      >
        <Icon of={ChevronLeft} size={20} />
      </Link>
      {isShown ? (
        <NamesButton onPress={details.onSelect} className={titleBelowNotice} />
      ) : (
        <span className={cx("min-w-0 flex-1", titleBelowNotice)}>
          <NotShown isLoading={props.opening === "loading"} />
        </span>
      )}
      <Press action={undo} />
      <Press action={save} busy={props.saving.busy} />
      <Menu
        label="More"
        button={<Icon of={Ellipsis} />}
        buttonClassName="grid size-11 place-items-center text-fg-2"
        actions={[
          { label: "Search", icon: Search, onSelect: () => act("mod+k") },
          "line",
          ...pages,
          ...ofScenario([review, ...share.map((action) => ({ ...action, label: action.does })), ...joined]),
          another,
          "line",
          { ...redo, keys: undefined },
          ...(hasTypes ? ofScenario(types) : []),
          "line",
          details,
          ...ofScenario(houses),
          reinvest,
          list,
        ]}
      />
    </header>
  );
}

const outOfUse = (action: MenuAction | "line") => (action === "line" ? action : { ...action, disabled: true });

const Press = ({ action, busy }: { action: MenuAction & { icon: LucideIcon }; busy?: boolean }) => (
  <IconButton
    icon={action.icon}
    label={action.label}
    aria-busy={busy}
    disabled={action.disabled}
    onClick={action.onSelect}
  />
);
