import {
  ArrowDown,
  ArrowUp,
  CircleCheck,
  CircleDashed,
  Ellipsis,
  Eye,
  EyeOff,
  GripVertical,
  Trash2,
} from "lucide-react";
import type { HTMLAttributes, KeyboardEvent, MouseEvent } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { goToField } from "../../../forms/fields/go-to-field";
import { cx } from "../../../lib/class-names";
import { purchaseAnalysisEn } from "../../../report/purchase-analysis/words.en";
import { Icon } from "../../../ui/icon";
import { Menu } from "../../../ui/overlays/menu";
import { chapterIcons } from "./chapter-icons";
import type { ChapterState } from "./chapter-states";

const { names } = purchaseAnalysisEn;

type Props = {
  state: ChapterState;
  /** Its number in the report; null while it is hidden. */
  number: number | null;
  isFirst: boolean;
  isLast: boolean;
  isLocked: boolean;
  /** The side of this row on which the dragged one would land. */
  drop: "before" | "after" | null;
  isDragged: boolean;
  /** The pointer handlers of the grip. */
  grip: Pick<HTMLAttributes<HTMLElement>, "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel">;
  onMove: (by: -1 | 1) => void;
  onHide: () => void;
  onRemove: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

const drops = { before: "shadow-[inset_0_3px_0_var(--accent)]", after: "shadow-[inset_0_-3px_0_var(--accent)]" };

/** A chapter: its grip, its number, both halves of its sentence, its state, and its next action. */
export function ChapterRow({ state, number, drop, isDragged, grip, onKeyDown, ...menu }: Props) {
  const { kind, line, lacks, hidden } = state;
  const name = names[kind];
  return (
    <li
      className={cx(
        "grid grid-cols-[20px_20px_minmax(0,1fr)_92px_116px_24px] items-center gap-x-3 border-line border-b px-6 py-3 phone:grid-cols-[20px_minmax(0,1fr)_auto] phone:gap-x-2 phone:px-4 phone:pb-0.5",
        hidden && "bg-canvas",
        drop && drops[drop],
        isDragged && "opacity-60",
      )}
      onKeyDown={onKeyDown}
    >
      {/* Only a pointer can drag; the menu and the keys do the same. */}
      <span
        {...(!menu.isLocked && grip)}
        title="Drag to move"
        className="grid h-6 cursor-grab touch-none place-items-center text-fg-3 active:cursor-grabbing touch:-mx-3 touch:h-11 phone:col-start-1 phone:row-start-2"
      >
        <Icon of={GripVertical} size={14} />
      </span>
      <span className="num text-fg-2 phone:col-start-1 phone:row-start-1 phone:self-start">{number}</span>
      <div className="min-w-0 phone:col-start-2 phone:row-start-1">
        <h3 className="flex items-center gap-2 font-semibold">
          <Icon of={chapterIcons[kind]} size={14} className="text-fg-2" />
          {name}
        </h3>
        <p className="text-pretty text-fg-2">
          {line ? line.head : `${lacks?.sentence.replace(/\.$/, "") ?? "Its figures are not known yet"}.`}{" "}
          {line && <span className="text-fg-3 text-sm">{line.half}</span>}
        </p>
      </div>
      <Standing lacks={lacks !== null} hidden={hidden} />
      <Way name={name} {...state} />
      <RowMenu name={name} hidden={hidden} {...menu} />
    </li>
  );
}

/** The link to a chapter and to what it lacks. While its report is being created, the same link says so, keeps the focus, and leads nowhere. */
function Way({ name, lacks, action }: Pick<ChapterState, "lacks" | "action"> & { name: string }) {
  const navigate = useNavigate();
  const here = useLocation();
  const { to } = action;
  const label = to === null ? "Saving…" : action.label;
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (to === null) return;
    navigate(to);
    if (lacks && lacks.key !== "reinvestment") goToField(lacks.key);
  };
  return (
    <Link
      to={to ?? here}
      aria-disabled={to === null}
      data-chapter
      aria-label={`${label}: ${name}`}
      className="inline-flex min-h-6 items-center justify-end text-accent-text hover:underline aria-disabled:text-fg-2 touch:min-h-11 touch:min-w-11 phone:col-span-2 phone:col-start-2 phone:row-start-2 phone:justify-self-end"
      onClick={open}
    >
      {label}
    </Link>
  );
}

function Standing({ lacks, hidden }: { lacks: boolean; hidden: boolean }) {
  const [icon, text, color] = hidden
    ? ([EyeOff, "Hidden", "text-fg-2"] as const)
    : lacks
      ? ([CircleDashed, "Missing", "text-warning"] as const)
      : ([CircleCheck, "Complete", "text-positive"] as const);
  return (
    <span className={cx("flex min-w-24 items-center gap-1.5 text-sm phone:col-start-2 phone:row-start-2", color)}>
      <Icon of={icon} size={14} />
      {text}
    </span>
  );
}

type MenuProps = Pick<Props, "isFirst" | "isLast" | "isLocked" | "onMove" | "onHide" | "onRemove"> & {
  name: string;
  hidden: boolean;
};

const RowMenu = ({ name, hidden, isFirst, isLast, isLocked, onMove, onHide, onRemove }: MenuProps) => (
  <Menu
    label={`${name} menu`}
    button={<Icon of={Ellipsis} />}
    buttonClassName="grid size-6 place-items-center rounded-sm text-fg-2 hover:bg-hover hover:text-fg touch:size-11 phone:col-start-3 phone:row-start-1 phone:-mt-3 phone:-mr-3 phone:self-start"
    actions={[
      {
        label: "Move up",
        icon: ArrowUp,
        keys: "alt+ArrowUp",
        disabled: isLocked || isFirst,
        onSelect: () => onMove(-1),
      },
      {
        label: "Move down",
        icon: ArrowDown,
        keys: "alt+ArrowDown",
        disabled: isLocked || isLast,
        onSelect: () => onMove(1),
      },
      hidden
        ? { label: "Show in the report", icon: Eye, disabled: isLocked, onSelect: onHide }
        : { label: "Hide from the report", icon: EyeOff, disabled: isLocked, onSelect: onHide },
      "line",
      { label: "Remove", icon: Trash2, danger: true, disabled: isLocked, onSelect: onRemove },
    ]}
  />
);
