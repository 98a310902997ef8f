import type { ChapterKind } from "@highway/core/tools/pure/chapters";
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from "react";
import { notify } from "../../../lib/notify";
import { purchaseAnalysisEn } from "../../../report/purchase-analysis/words.en";
import { useScenario } from "../../../scenario/store/store";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { AddChapter } from "./add-chapter";
import { ChapterRow } from "./chapter-row";
import type { ChapterState } from "./chapter-states";
import type { ChangeChapters, Chapters } from "./use-chapters";

const { names } = purchaseAnalysisEn;

type Props = {
  states: readonly ChapterState[];
  chapters: Chapters;
  isLocked: boolean;
  set: ChangeChapters;
};

/** Moves the chapter of a kind to a place; without such a chapter nothing changes. */
function placedAt(chapters: Chapters, kind: ChapterKind, to: number): Chapters {
  const chapter = chapters.find((each) => each.kind === kind);
  if (!chapter || chapters[to] === chapter) return chapters;
  const others = chapters.filter((each) => each !== chapter);
  return [...others.slice(0, to), chapter, ...others.slice(to)];
}

/** The distance from an end of the window, in pixels, within which dragging scrolls the page, and how far each move scrolls it. */
const [edge, stride] = [64, 16];

/** Lets a chapter be dragged by its grip with a mouse, a pen or a finger. Returns its place, and the place where it would land. */
function useDrag(list: RefObject<HTMLOListElement | null>, onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<{ from: number; over: number } | null>(null);
  const rowAt = (y: number) => {
    const rows = [...(list.current?.children ?? [])];
    const below = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
    return below < 0 ? rows.length - 1 : below;
  };
  const gripOf = (at: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from: at, over: at });
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (!drag) return;
      if (clientY < edge) scrollBy(0, -stride);
      if (clientY > innerHeight - edge) scrollBy(0, stride);
      const over = rowAt(clientY);
      if (over !== drag.over) setDrag({ ...drag, over });
    },
    // The last move may not be drawn yet, so the place is where the pointer is now.
    onPointerUp: ({ clientY }: PointerEvent) => {
      if (drag) onDrop(drag.from, rowAt(clientY));
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  });
  const dropAt = (at: number) =>
    drag && drag.over === at && drag.from !== at ? (drag.from < at ? ("after" as const) : ("before" as const)) : null;
  return { gripOf, dropAt, dragged: drag?.from ?? null };
}

/** The chapters in the order of the report. A chapter is moved by its grip or with Alt and an arrow, opened with Enter, and removed with Delete. */
export function ChapterList({ states, chapters, isLocked, set }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const [spoken, speak] = useState("");
  const [removing, ask] = useState<number | null>(null);
  const client = useScenario((state) => state.client?.name);
  const focusRow = (at: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>("[data-chapter]")[at]?.focus());
  const move = (from: number, to: number) => {
    if (isLocked || to < 0 || to >= chapters.length || from === to) return;
    const { kind } = chapters[from]!;
    speak(`${names[kind]}, ${to + 1} of ${chapters.length}`);
    void set((now) => placedAt(now, kind, to));
    focusRow(to);
  };
  const { gripOf, dropAt, dragged } = useDrag(list, move);
  const hide = (at: number) => {
    const { kind, hidden } = chapters[at]!;
    void set((now) => now.map((each) => (each.kind === kind ? { ...each, hidden: !hidden } : each)));
  };
  const remove = async (at: number) => {
    ask(null);
    const { kind } = chapters[at]!;
    const before = await set((now) => now.filter((each) => each.kind !== kind));
    const removed = before?.find((each) => each.kind === kind);
    if (!removed) return;
    const isIn = (now: Chapters) => now.some((each) => each.kind === kind);
    notify.undo(
      `${names[kind]} was removed.`,
      () => void set((now) => (isIn(now) ? now : placedAt([...now, removed], kind, at))),
    );
  };
  const onKeys = (event: KeyboardEvent, at: number) => {
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (event.ctrlKey || event.metaKey) return;
    const does =
      event.altKey && by
        ? () => move(at, at + by)
        : !event.altKey && (by || event.key === "j" || event.key === "k")
          ? () => focusRow(Math.min(Math.max(at + (by || (event.key === "j" ? 1 : -1)), 0), chapters.length - 1))
          : event.key === "Delete"
            ? () => ask(at)
            : null;
    if (!does || (!event.altKey && event.target instanceof HTMLButtonElement)) return;
    event.preventDefault();
    does();
  };
  return (
    <section aria-label="Contents" className="border-line border-t">
      <header className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-2 border-line border-b px-6 py-2 phone:px-4">
        <h2 className="font-semibold text-h2">Contents</h2>
        <p className="mr-auto text-fg-2 text-sm">In the order of the report</p>
        <AddChapter chapters={chapters} isLocked={isLocked} set={set} />
      </header>
      <ol ref={list}>
        {states.map((state, at) => (
          <ChapterRow
            key={state.kind}
            state={state}
            number={state.hidden ? null : states.slice(0, at + 1).filter(({ hidden }) => !hidden).length}
            isFirst={at === 0}
            isLast={at === states.length - 1}
            isLocked={isLocked}
            drop={dropAt(at)}
            isDragged={dragged === at}
            grip={gripOf(at)}
            onMove={(by) => move(at, at + by)}
            onHide={() => hide(at)}
            onRemove={() => ask(at)}
            onKeyDown={(event) => onKeys(event, at)}
          />
        ))}
      </ol>
      {states.length === 0 && (
        <p className="px-6 py-8 text-fg-2 phone:px-4">
          Add the first chapter. It takes the home, the loans and the assumptions of this analysis.
        </p>
      )}
      <p className="px-6 py-3 text-fg-2 text-sm phone:px-4">
        {`A removed chapter stays with ${client ?? "the client"} as a report of its own. A report belongs to one analysis.`}
      </p>
      <p className="sr-only" role="status" aria-live="polite">
        {spoken}
      </p>
      {removing !== null && chapters[removing] && (
        <ConfirmDialog
          open
          title={`Remove ${names[chapters[removing].kind]}?`}
          confirm="Remove"
          onCancel={() => ask(null)}
          onConfirm={() => void remove(removing)}
        >
          {chapters[removing].id
            ? "The analysis no longer shows it. Its report stays with the client and keeps what was typed."
            : "The analysis no longer shows it. The loans stay as they are."}
        </ConfirmDialog>
      )}
    </section>
  );
}
