import { loanFields } from "@highway/engine/scenario/schema/loan";
import { ArrowLeft, ArrowRight, Copy, Ellipsis, Flag, ListChecks, PanelRight, Target, Trash2 } from "lucide-react";
import { type KeyboardEvent, memo, useEffect, useRef, useState } from "react";
import { cx } from "../../lib/class-names";
import { codeOnDemand } from "../../lib/loading/code-on-demand";
import { untilOnline } from "../../lib/loading/network";
import { fetchWhenPageRests } from "../../lib/loading/page-rest";
import { comparedLoans, loanOf } from "../../scenario/document";
import { setText } from "../../scenario/edits/loan-edits";
import { duplicateLoan, moveLoan, removeLoan, restoreLoan } from "../../scenario/edits/loan-list-edits";
import { whyFull } from "../../scenario/edits/room";
import { loanAt, loanName, offeredPlace } from "../../scenario/names/loan-name";
import { editWithUndo } from "../../scenario/store/edit-with-undo";
import { edit, endStep, useScenario } from "../../scenario/store/store";
import { Icon } from "../../ui/icon";
import { LoanMark } from "../../ui/loan-mark";
import { Menu, type MenuAction } from "../../ui/overlays/menu";
import { ColumnHead } from "../fields/table";
import { type CellProps, useLoanField } from "../fields/use-loan";
import { openGoalSeek } from "../goal-seek/open-goal-seek";
import { ChecksMark } from "./checks/checks-mark";
import { openChecks } from "./checks/open-checks";
import type { Side } from "./loan-drag";
import { openLoan } from "./window/open-loan";

/** Returns the name shown while none is typed. */
const useDefaultName = (id: string) =>
  useScenario(({ document }) => {
    const loan = loanOf(document, id);
    return loan ? loanName({ ...loan, name: "" }) : "";
  });

/** The name of a loan, to type in. @param wraps whether a long name continues on a second line */
export function LoanNameInput({
  id,
  place,
  className,
  wraps = false,
}: CellProps & { className: string; wraps?: boolean }) {
  const name = useLoanField(id, "name");
  const usual = useDefaultName(id);
  const Field = wraps ? "textarea" : "input";
  return (
    <Field
      {...(wraps && { rows: 1, title: name || usual })}
      className={cx(
        "-ml-1 min-w-0 rounded-xs bg-transparent px-1 font-semibold placeholder:font-semibold placeholder:text-fg hover:inset-ring hover:inset-ring-line-strong focus:inset-ring-2 focus:inset-ring-focus focus:outline-none",
        wraps ? "field-sizing-content max-h-8 resize-none wrap-break-word overflow-hidden leading-4" : "text-ellipsis",
        className,
      )}
      aria-label={`Name of ${loanAt(place)}`}
      placeholder={usual}
      maxLength={loanFields.name.maxLength}
      autoComplete="off"
      value={name}
      // A name has no line breaks, even if it is drawn on two lines.
      onChange={(event) => edit(`${id}.name`, setText(id, "name", event.target.value.replace(/\s*\n\s*/g, " ")))}
      onBlur={endStep}
      onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
    />
  );
}

/** Moves a loan and announces its new place, which a person with a screen reader could not see. */
function move(id: string, to: number) {
  const loans = comparedLoans(useScenario.getState().document);
  const from = loans.findIndex((loan) => loan.id === id);
  if (from < 0 || from === to || to < 0 || to >= loans.length) return;
  editWithUndo(`${loanName(loans[from]!)} is ${loanAt(to)} now.`, moveLoan(id, to), () => moveLoan(id, from));
}

/** Removes a loan at once and offers an Undo. */
export function removeWithUndo(id: string) {
  const loans = comparedLoans(useScenario.getState().document);
  const index = loans.findIndex((loan) => loan.id === id);
  const loan = loans[index];
  if (!loan) return;
  editWithUndo(`${loanName(loan)} removed.`, removeLoan(id), () => restoreLoan(loan, index));
}

type MenuOf = { count: number; isFull: boolean; keys: boolean };

/** Lists what can be done with a loan. @param keys whether the menu names keys, which a phone does not have */
function actionsOf({ id, place, count, isFull, keys }: CellProps & MenuOf): (MenuAction | "line")[] {
  const to = (place: number) => () => move(id, place);
  return [
    // Screens that show one loan at a time show all of its fields already.
    ...(keys ? [{ label: "Edit all fields", icon: PanelRight, onSelect: () => openLoan(id) }] : []),
    { label: "Goal seek", icon: Target, onSelect: () => openGoalSeek({ loanID: id }) },
    { label: "Checks", icon: ListChecks, onSelect: () => openChecks(id) },
    { label: "Duplicate", icon: Copy, disabled: isFull, onSelect: () => edit(null, duplicateLoan(id)) },
    { label: "Make it the baseline", icon: Flag, disabled: place === 0, onSelect: to(0) },
    {
      label: "Move left",
      icon: ArrowLeft,
      keys: keys ? "alt+ArrowLeft" : undefined,
      disabled: place === 0,
      onSelect: to(place - 1),
    },
    {
      label: "Move right",
      icon: ArrowRight,
      keys: keys ? "alt+ArrowRight" : undefined,
      disabled: place === count - 1,
      onSelect: to(place + 1),
    },
    "line",
    { label: "Remove", icon: Trash2, danger: true, onSelect: () => removeWithUndo(id) },
  ];
}

export const LoanMenu = memo(function LoanMenu({
  keys = true,
  ...loan
}: CellProps & { count: number; keys?: boolean }) {
  const isFull = useScenario(({ document }) => whyFull(document) !== undefined);
  return (
    <Menu
      label={`${offeredPlace(loan.place).head} menu`}
      button={<Icon of={Ellipsis} />}
      buttonClassName={cx(
        "grid flex-none place-items-center rounded-sm text-fg-2 hover:bg-hover hover:text-fg",
        keys ? "size-6" : "size-11",
      )}
      actions={actionsOf({ ...loan, isFull, keys })}
    />
  );
});

/** Moves the column with Alt and an arrow key; the focus stays on it. */
function moveByKey(event: KeyboardEvent<HTMLElement>, id: string, place: number) {
  const by = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
  if (!by || !event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const focused = event.target;
  move(id, place + by);
  // A column that is moved in the document loses the focus.
  requestAnimationFrame(() => focused instanceof HTMLElement && focused.focus());
}

/** The line where a dragged column would land. */
const dropLine = "after:pointer-events-none after:absolute after:inset-y-0 after:z-1 after:w-[3px] after:bg-accent";
const dropSides = { before: `${dropLine} after:-left-[2px]`, after: `${dropLine} after:-right-[2px]` };

// A text selected by a press here would be dragged in place of the column.
const grip =
  "grid h-7 min-w-6 flex-none cursor-grab select-none place-items-center rounded-xs hover:bg-hover @max-[200px]:mr-auto @max-[200px]:h-5.5";

/** The head of a loan's column: its mark, by which it is dragged, its name, and its menu. */
export const LoanHead = memo(function LoanHead({ id, place, count }: CellProps & { count: number }) {
  const { head, handle, side } = useLoanDrag({ id, place, several: count > 1, onDrop: move });
  return (
    <ColumnHead className={cx("@container relative", side && dropSides[side])} ref={head}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of what is inside */}
      <span
        className="flex h-full items-center gap-1.5 pr-1.5 pl-2 @max-[200px]:flex-wrap @max-[200px]:content-center @max-[200px]:gap-y-0"
        onKeyDown={(event) => moveByKey(event, id, place)}
      >
        <span ref={handle} className={count > 1 ? grip : undefined} title={count > 1 ? "Drag to move" : undefined}>
          <span className="flex items-center gap-1 font-semibold">
            <LoanMark index={place} label={null} />
            {offeredPlace(place).letter}
          </span>
        </span>
        <LoanNameInput
          id={id}
          place={place}
          wraps
          // A narrow column gives the name a line of its own.
          className="flex-1 @max-[200px]:order-last @max-[200px]:-ml-0.5 @max-[200px]:max-h-4 @max-[200px]:basis-full @max-[200px]:text-[11px]/4 @max-[200px]:whitespace-nowrap"
        />
        {place === 0 && count > 1 && (
          <span role="img" aria-label="Baseline" title="Baseline" className="flex-none text-fg-3">
            <Icon of={Flag} size={14} />
          </span>
        )}
        <ChecksMark id={id} place={place} />
        <LoanMenu id={id} place={place} count={count} />
      </span>
    </ColumnHead>
  );
});

type Options = { id: string; place: number; several: boolean; onDrop: (id: string, place: number) => void };

const loanDrag = codeOnDemand(() => import("./loan-drag"));

/** Resolves when the page is at rest, or earlier if a pointer moves: without a pointer nobody drags a column. */
const dragWanted = new Promise<void>((resolve) => {
  addEventListener("pointermove", () => resolve(), { once: true });
  fetchWhenPageRests(resolve);
});

/** Lets a column be dragged by its mark. */
function useLoanDrag({ id, place, several, onDrop }: Options) {
  const head = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const [side, setSide] = useState<Side>(null);
  useEffect(() => {
    if (!several) return;
    let detach: (() => void) | undefined;
    let gone = false;
    void dragWanted.then(untilOnline).then(async () => {
      if (gone) return;
      // When the code cannot be loaded, a column is moved by its keys and its menu.
      const drag = await loanDrag().catch(() => null);
      if (gone || !drag || !head.current || !handle.current) return;
      detach = drag.attachLoanDrag({ head: head.current, handle: handle.current, id, place, onSide: setSide, onDrop });
    });
    return () => {
      gone = true;
      detach?.();
      setSide(null);
    };
  }, [id, place, several, onDrop]);
  return { head, handle, side };
}
