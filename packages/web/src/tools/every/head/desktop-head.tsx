import { Ellipsis, type LucideIcon, Redo2, Undo2 } from "lucide-react";
import { NavLink } from "react-router";
import { cx } from "../../../lib/class-names";
import { keyLabels } from "../../../lib/shortcuts";
import { useMedia } from "../../../lib/use-media";
import { nameOfScenario } from "../../../scenario/saving/save";
import { useSettledScenario } from "../../../scenario/store/settled-scenario";
import { differsFromSaved, edit, endStep, redo, undo, useScenario } from "../../../scenario/store/store";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { IconButton } from "../../../ui/icon-button";
import { MiddleText } from "../../../ui/middle-text";
import { Menu, type MenuAction } from "../../../ui/overlays/menu";
import { PageHeader } from "../../../ui/page/page-header";
import { DraftBadge } from "../missing-list";
import { useTool } from "../open-tool";
import { DraftStatus } from "./draft-status";
import { useScenarioActions } from "./head-offers";
import { NamesButton } from "./names-button";
import { NotShown } from "./not-shown";
import { ReportButtons } from "./report-actions";
import { ScenarioClient } from "./scenario-client";
import { TypeMenu, useTypeActions } from "./type-menu";
import { type HeadProps, tight, useHistory, useIsShown, useTabs } from "./use-head";

const keys = (name: string) => keyLabels(name).join(" ");

/** The head on a desktop: the client, the scenario's name and state, its pages, and its actions. */
export function DesktopHead(props: HeadProps) {
  const { saving } = props;
  const isShown = useIsShown(props);
  const isTight = useMedia(tight);
  const changed = useSettledScenario(differsFromSaved) && isShown;
  const tool = useTool();
  return (
    <PageHeader
      left={
        !isShown ? (
          <NotShown isLoading={props.opening === "loading"} />
        ) : isTight ? (
          <>
            <NamesButton onPress={saving.askDetails} />
            <DraftBadge />
          </>
        ) : (
          <>
            <ScenarioClient />
            <span aria-hidden="true" className="text-line-strong">
              /
            </span>
            <ScenarioName />
            {tool.hasTypes && <TypeMenu opening={props.opening} />}
            <DraftBadge />
            <DraftStatus />
          </>
        )
      }
      center={<NavTabs label={tool.name} tabs={useTabs(props)} />}
      right={
        <>
          <HistoryButtons isShown={isShown} />
          {isTight ? <MoreMenu {...props} /> : <MoreButtons {...props} />}
          {/* Their space is reserved while the scenario loads, so that the tabs beside them do not move during a press. */}
          <span className={cx("contents", !isShown && "invisible")}>
            <ReportButtons inHead />
          </span>
          <Button
            variant={changed ? "primary" : "quiet"}
            size="sm"
            busy={saving.busy}
            disabled={!isShown}
            onClick={() => void saving.save()}
          >
            Save
          </Button>
        </>
      }
    />
  );
}

const iconOf = ({ icon, label, disabled, onSelect }: MenuAction & { icon: LucideIcon }) => ({
  icon,
  label,
  disabled,
  onClick: onSelect,
});

function MoreButtons(props: HeadProps) {
  const { list, reinvest } = useScenarioActions(props);
  return (
    <>
      {/* In a narrower window the divider gives its room to a draft's badge. */}
      <span aria-hidden="true" className="mx-1 h-5 w-px bg-line max-[1479px]:hidden" />
      <IconButton {...iconOf(list)} />
      <IconButton {...iconOf(reinvest)} />
    </>
  );
}

/** The actions behind one button, with the scenario's type, if the names need the room. */
function MoreMenu(props: HeadProps) {
  const { list, reinvest } = useScenarioActions(props);
  const { hasTypes } = useTool();
  const types = useTypeActions(props);
  return (
    <Menu
      label="More"
      button={<Icon of={Ellipsis} />}
      buttonClassName="grid size-control touch:size-11 place-items-center rounded-sm text-fg-2 hover:bg-hover"
      actions={[list, reinvest, ...(hasTypes && types.length > 0 ? (["line", ...types] as const) : [])]}
    />
  );
}

/** Undo and redo. The button of the last step keeps the focus, so that one more press of its key takes nothing back; Tab passes by what is out of use. */
function HistoryButtons({ isShown }: { isShown: boolean }) {
  const { canUndo, canRedo } = useHistory();
  const state = (can: boolean) => ({ disabled: !isShown, ...(!can && { "aria-disabled": true, tabIndex: -1 }) });
  return (
    <>
      <IconButton icon={Undo2} label="Undo" keys={keys("mod+z")} {...state(canUndo)} onClick={undo} />
      <IconButton icon={Redo2} label="Redo" keys={keys("mod+shift+z")} {...state(canRedo)} onClick={redo} />
    </>
  );
}

const nameBox =
  "group inline-grid min-w-[calc(7ch+12px)] max-w-[320px] flex-initial items-center rounded-sm font-semibold hover:inset-ring hover:inset-ring-line-strong focus-within:inset-ring-2 focus-within:inset-ring-focus";
/** The classes of the name while nobody types, because a field can only be shortened at its end. */
const nameShown = "pointer-events-none px-1.5 [grid-area:1/1] group-focus-within:invisible forced-colors:invisible";
const nameInput =
  "h-7 w-0 min-w-full bg-transparent px-1.5 opacity-0 [grid-area:1/1] placeholder:text-fg-2 focus:opacity-100 focus:outline-none touch:h-11 forced-colors:opacity-100";

/** The name of the scenario, or its first property's address while it has none. It is as wide as its text. */
function ScenarioName() {
  const name = useScenario((state) => state.document.name);
  const usual = useScenario((state) => nameOfScenario({ ...state.document, name: "" }));
  return (
    <span className={nameBox}>
      <span aria-hidden="true" className={cx("flex min-w-0", nameShown, !name && "text-fg-2")}>
        <MiddleText>{name || usual}</MiddleText>
      </span>
      <input
        className={nameInput}
        aria-label="Name of the scenario"
        title={name || usual}
        placeholder={usual}
        maxLength={100}
        autoComplete="off"
        value={name}
        onChange={(event) => edit("name", (document) => ({ ...document, name: event.target.value }))}
        onBlur={endStep}
        onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
      />
    </span>
  );
}

/** Pages of one tool, side by side. `to` may carry the query that the pages share. */
function NavTabs({ label, tabs }: { label: string; tabs: readonly { to: string; label: string }[] }) {
  return (
    <nav aria-label={label} className="inline-flex gap-0.5 rounded-md bg-sunken p-0.5">
      {tabs.map((tab) => (
        <NavLink
          // The link stays the same element while its address changes, because a press can begin before the change and end after it.
          key={tab.label}
          to={tab.to}
          end
          className={({ isActive }) =>
            cx(
              "inline-flex h-control-sm items-center rounded-sm px-3 transition-colors max-[1320px]:px-2",
              isActive
                ? "bg-raised font-medium text-fg shadow-[inset_0_0_0_1px_var(--line)]"
                : "text-fg-2 hover:text-fg",
            )
          }
        >
          {tab.label}
        </NavLink>
      ))}
    </nav>
  );
}
