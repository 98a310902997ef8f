import { List, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { cx } from "../../../../lib/class-names";
import {
  type ContentsEntry,
  chapterPlace,
  useAnalysisWords,
} from "../../../../report/skins/client/purchase-analysis/cover";
import { Icon } from "../../../../ui/icon";

/** The chapter that is being read: the last whose beginning lies above a third of the window. */
function useReadChapter(places: readonly string[]): string {
  const [read, setRead] = useState("cover");
  useEffect(() => {
    const look = () => {
      const above = places.filter((id) => {
        const found = document.getElementById(id);
        return found !== null && found.getBoundingClientRect().top < innerHeight / 3;
      });
      setRead(above.at(-1) ?? "cover");
    };
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, [places]);
  return read;
}

type Props = { chapters: readonly ContentsEntry[]; read: string; onGo?: () => void };

function Places({ chapters, read, onGo }: Props) {
  const words = useAnalysisWords();
  const places = [
    { id: "cover", number: "", name: words.cover },
    ...chapters.map(({ kind }, at) => ({ id: chapterPlace(kind), number: String(at + 1), name: words.names[kind] })),
  ];
  return (
    <ol className="grid gap-0.5">
      {places.map(({ id, number, name }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === read ? "location" : undefined}
            onClick={onGo}
            className={cx(
              "grid min-h-11 grid-cols-[20px_minmax(0,1fr)] items-center gap-2 rounded-[10px] px-3 text-md",
              id === read ? "bg-accent-soft font-semibold text-accent-text" : "text-fg-2 hover:bg-paper hover:text-fg",
            )}
          >
            <span className="num">{number}</span>
            {name}
          </a>
        </li>
      ))}
    </ol>
  );
}

const idsOf = (chapters: readonly ContentsEntry[]) => chapters.map(({ kind }) => chapterPlace(kind));

/** Beside the page: the chapters, of which the one that is read is marked. */
export function ChapterRail({ chapters }: { chapters: readonly ContentsEntry[] }) {
  const words = useAnalysisWords();
  const [places] = useState(() => idsOf(chapters));
  const read = useReadChapter(places);
  return (
    <nav
      aria-label={words.list}
      className="rounded-card border border-paper-line bg-surface p-3 shadow-paper print:hidden"
    >
      <Places chapters={chapters} read={read} />
    </nav>
  );
}

/** On a phone: a bar at the bottom says which chapter is read, and opens the chapters as a sheet. */
export function ChapterSheet({ chapters }: { chapters: readonly ContentsEntry[] }) {
  const words = useAnalysisWords();
  const sheet = useRef<HTMLDialogElement>(null);
  const [places] = useState(() => idsOf(chapters));
  const read = useReadChapter(places);
  const at = places.indexOf(read);
  const now = chapters[at];
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => sheet.current?.showModal()}
        className="fixed inset-x-0 bottom-0 z-20 flex min-h-14 items-center gap-3 border-paper-line border-t bg-surface px-4 pb-[env(safe-area-inset-bottom)] text-left shadow-pop print:hidden"
      >
        <Icon of={List} size={18} />
        <span className="min-w-0 flex-1 truncate">
          <b className="font-semibold">{words.contents}</b>
          <span className="text-fg-2">{` · ${now ? `${at + 1}. ${words.names[now.kind]}` : words.cover}`}</span>
        </span>
      </button>
      <dialog
        ref={sheet}
        aria-label={words.contents}
        onClick={(event) => event.target === sheet.current && sheet.current.close()}
        onKeyDown={(event) => event.key === "Escape" && sheet.current?.close()}
        className="mx-0 mt-auto mb-0 max-h-[80dvh] w-full max-w-none overflow-y-auto rounded-t-card bg-surface p-4 text-fg backdrop:bg-fg/40"
      >
        <div className="mb-2 flex items-center justify-between">
          <h2 className="font-semibold text-h1">{words.contents}</h2>
          <button
            type="button"
            aria-label={words.close}
            onClick={() => sheet.current?.close()}
            className="grid size-11 place-items-center rounded-full text-fg-2"
          >
            <Icon of={X} size={18} />
          </button>
        </div>
        <Places chapters={chapters} read={read} onGo={() => sheet.current?.close()} />
      </dialog>
    </>
  );
}
