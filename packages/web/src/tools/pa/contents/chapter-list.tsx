import type { ChapterKind } from "@highway/core/tools/pure/chapters";
import { type KeyboardEvent, useRef, useState } from "react";
import { notify } from "../../../lib/notify";
import { chapterWords } from "../../../report/purchase-analysis/lines";
import { useScenario } from "../../../scenario/store/store";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { AddChapter } from "./add-chapter";
import { ChapterRow } from "./chapter-row";
import type { ChapterState } from "./chapter-states";
import type { ChangeChapters, Chapters } from "./use-chapters";

const { names } = chapterWords.en;

type Props = {
  states: readonly ChapterState[];
  chapters: Chapters;
  isLocked: boolean;
  set: ChangeChapters;
};

/** Puts the chapter of a kind in a place; where it is none, the chapters are as they were. */
function placedAt(chapters: Chapters, kind: ChapterKind, to: number): Chapters {
  const chapter = chapters.find((each) => each.kind === kind);
  if (!chapter || chapters[to] === chapter) return chapters;
  const others = chapters.filter((each) => each !== chapter);
  return [...others.slice(0, to), chapter, ...others.slice(to)];
}

/** The chapters in the order of the report. One is moved by its grip or with Alt and an arrow, opened with Enter, removed with Delete. */
export function ChapterList({ states, chapters, isLocked, set }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const [spoken, speak] = useState("");
  const [dragged, drag] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
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
            drop={over === at && dragged !== null ? (dragged < at ? "after" : "before") : null}
            onDrag={() => drag(at)}
            onOver={() => setOver(at)}
            onEnd={() => {
              if (dragged !== null && over !== null) move(dragged, over);
              drag(null);
              setOver(null);
            }}
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
