import { chapterKinds, toolOfChapter } from "@highway/core/tools/pure/chapters";
import { FileStack, Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { closeWindow, lazyWindow } from "../../../lib/loading/lazy-window";
import { purchaseAnalysisEn } from "../../../report/purchase-analysis/words.en";
import { buttonClass } from "../../../ui/button-style";
import { Icon } from "../../../ui/icon";
import { Menu } from "../../../ui/overlays/menu";
import { chapterIcons } from "./chapter-icons";
import type { ChangeChapters, Chapters } from "./use-chapters";

const { names } = purchaseAnalysisEn;
const AttachWindow = lazyWindow(() => import("./attach-window"), closeWindow);

type Props = {
  chapters: Chapters;
  isLocked: boolean;
  set: ChangeChapters;
};

const leftOf = (chapters: Chapters) => chapterKinds.filter((kind) => chapters.every((each) => each.kind !== kind));

/** Adds a missing chapter, new or from a saved report, or all of them with one press. */
export function AddChapter({ chapters, isLocked, set }: Props) {
  const [isAttaching, setAttaching] = useState(false);
  const left = leftOf(chapters);
  if (left.length === 0) return null;
  const add = (kinds: typeof left) =>
    void set((now) => {
      const added = leftOf(now).filter((kind) => kinds.includes(kind));
      return added.length > 0 ? [...now, ...added.map((kind) => ({ kind, id: null, hidden: false }))] : now;
    });
  return (
    <>
      <Menu
        label="Add a chapter"
        saysItsName
        buttonClassName={buttonClass({ size: "sm", className: "touch:h-11" })}
        button={
          <>
            <Icon of={Plus} />
            Add a chapter
          </>
        }
        actions={[
          ...left.map((kind) => ({
            label: names[kind],
            icon: chapterIcons[kind],
            disabled: isLocked,
            onSelect: () => add([kind]),
          })),
          ...(left.length > 1
            ? ["line" as const, { label: "All of these", icon: Plus, disabled: isLocked, onSelect: () => add(left) }]
            : []),
          ...(left.some(toolOfChapter)
            ? [
                "line" as const,
                { label: "A saved report", icon: FileStack, disabled: isLocked, onSelect: () => setAttaching(true) },
              ]
            : []),
        ]}
      />
      {isAttaching && (
        <Suspense fallback={null}>
          <AttachWindow chapters={chapters} set={set} onClose={() => setAttaching(false)} />
        </Suspense>
      )}
    </>
  );
}
