import type { RentOrBuyFigure } from "@highway/engine/tools/rent-or-buy/figures";
import { Calculator, KeyRound } from "lucide-react";
import { Suspense, useState } from "react";
import { goToField } from "../../../forms/fields/go-to-field";
import { useActions } from "../../../lib/actions";
import { closeWindow, lazyWindow } from "../../../lib/loading/lazy-window";
import { phone, useMedia } from "../../../lib/use-media";
import type { RentOrBuyFigures } from "../../../report/rent-or-buy/figures";
import { Bone, Skeleton } from "../../../ui/page/skeleton";
import { RentField } from "../rent-field";
import { useFigures } from "../use-figures";
import { AnswerSections } from "./answer-sections";
import { Facts } from "./facts";
import { Lead } from "./lead";
import { NothingYet } from "./nothing-yet";
import { Panel } from "./panel";
import { StatusBar } from "./status-bar";
import { WorkingContext } from "./working";

const WorkingPanel = lazyWindow(() => import("./working-panel"), closeWindow);

/** Below this width the panel stands below the page, and a working lies over it. */
const tooNarrowToDock = "(max-width: 1023px)";

/** The answer first, then what it is made of; what moves it stands beside it. */
export function AnswerPage() {
  const figures = useFigures();
  const [open, setOpen] = useWorking(figures);
  const narrow = useMedia(tooNarrowToDock);
  const isDocked = open !== null && !narrow;
  return (
    <WorkingContext value={{ open, toggle: (figure) => setOpen(open === figure ? null : figure) }}>
      <Facts figures={figures} />
      <div className="flex flex-1 max-lg:flex-col">
        <div className="@container min-w-0 flex-1">
          <Body figures={figures} />
        </div>
        {!isDocked && <Panel figures={figures} />}
        {open && (
          <Suspense fallback={null}>
            <WorkingPanel open={open} figures={figures} narrow={narrow} onClose={() => setOpen(null)} />
          </Suspense>
        )}
      </div>
      <StatusBar />
    </WorkingContext>
  );
}

function Body({ figures }: { figures: RentOrBuyFigures }) {
  const { answer, scenario } = figures;
  const small = useMedia(phone);
  if (!scenario) return <NothingYet figures={figures} />;
  return (
    <>
      <Lead figures={figures} />
      {/* A phone's other fields are in its sheet; this one is asked on the spot, and stays while it is typed in. */}
      {small && (
        <div className="px-4 pt-4">
          <RentField />
        </div>
      )}
      {answer ? <AnswerSections figures={figures} answer={answer} /> : <NothingYet figures={figures} />}
    </>
  );
}

/** The working that is open. A press on its figure again, Escape or W closes it; W opens that of the figure that has the focus. */
function useWorking({ answer }: RentOrBuyFigures) {
  const [open, setOpen] = useState<RentOrBuyFigure | null>(null);
  const focused = () => document.activeElement?.getAttribute("data-working") as RentOrBuyFigure | null;
  useActions([
    {
      label: "Show how a figure is calculated",
      also: "working explain",
      icon: Calculator,
      keys: "w",
      disabled: answer === null,
      onSelect: () => setOpen(open ? null : (focused() ?? "breakEvenRent")),
    },
    { label: "Go to the rent", icon: KeyRound, keys: "r", onSelect: () => goToField("assumptions.rent") },
  ]);
  return [answer ? open : null, setOpen] as const;
}

const cells = [0, 1, 2];
/** The sentence, the picture and the cells where they will stand. */
export const AnswerSkeleton = () => (
  <Skeleton label="Loading the answer">
    <div className="flex flex-col gap-3 px-6 py-6 phone:px-4">
      <Bone className="h-6 w-full max-w-[560px]" />
      <Bone className="h-4 w-full max-w-[420px]" />
      <Bone className="mt-3 h-4 w-full" />
    </div>
    <div className="grid grid-cols-3 gap-6 border-line border-y bg-canvas px-6 py-4 phone:grid-cols-1 phone:px-4">
      {cells.map((cell) => (
        <Bone key={cell} className="h-10 w-full" />
      ))}
    </div>
    <Bone className="mx-6 mt-6 h-60" />
  </Skeleton>
);
