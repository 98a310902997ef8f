import { type ReactNode, Suspense } from "react";
import { lazyWindow } from "../../../lib/loading/lazy-window";
import { useMedia } from "../../../lib/use-media";
import type { Column } from "../../../report/columns";
import type { OpenFigure } from "../../../report/skins/screen/use-working";
import type { FigureInput } from "../../../scenario/figures/figure-request";
import { DockedPanel } from "../../../ui/overlays/docked-panel";
import { Drawer } from "../../../ui/overlays/drawer";
import { Bone, Skeleton } from "../../../ui/page/skeleton";
import { WorkingHead } from "./working-head";

/** What writes workings down. */
const WorkingBody = lazyWindow(() => import("./working-body"));

type Props = {
  asked: FigureInput;
  /** What was pressed. */
  open: OpenFigure;
  column: Column;
  asOf: string;
  onClose: () => void;
};
type Head = (answer?: string) => ReactNode;

/** Below this width a panel beside the page would leave the loans no room: the working lies over them. */
const tooNarrowToDock = "(max-width: 1023px)";

/** How a figure came about, beside the page; over it where there is no room, and over all of it on a phone. */
export default function WorkingPanel({ asked, open, column, asOf, onClose }: Props) {
  const narrow = useMedia(tooNarrowToDock);
  const head: Head = (answer) => <WorkingHead open={open} column={column} answer={answer} />;
  const Frame = narrow ? Drawer : DockedPanel;
  return (
    <Frame open onClose={onClose} title="Show the working">
      <Suspense fallback={<Writing head={head()} />}>
        <WorkingBody asked={asked} asOf={asOf} head={head} />
      </Suspense>
    </Frame>
  );
}

const lines = [0, 1, 2, 3, 4, 5, 6, 7];

/** The panel until its working is there: what it speaks of stands already. */
const Writing = ({ head }: { head: ReactNode }) => (
  <div className="flex flex-col gap-4 px-5 py-4">
    {head}
    <Skeleton label="Working it out">
      {lines.map((line) => (
        <Bone key={line} className="my-2.5 h-3 w-full" />
      ))}
    </Skeleton>
  </div>
);
