import { Handshake } from "lucide-react";
import { Suspense, useState } from "react";
import { useActions } from "../../lib/actions";
import { closeWindow, lazyWindow } from "../../lib/loading/lazy-window";
import type { AnsweredReport } from "../../scenario/store/saved-report";
import { useScenario } from "../../scenario/store/store";
import { Button } from "../../ui/button";
import type { CobrandWindowProps } from "./cobrand-window";

const CobrandWindow = lazyWindow(() => import("./cobrand-window"), closeWindow);

function CobrandButton(choice: Omit<CobrandWindowProps, "onClose">) {
  const [open, setOpen] = useState(false);
  const action = { label: "Co-branding", does: "Choose the co-brand of this report", icon: Handshake };
  useActions([{ ...action, also: "agent partner beside header", onSelect: () => setOpen(true) }]);
  return (
    <>
      <Button size="sm" icon={Handshake} className="phone:min-w-11 touch:h-11" onClick={() => setOpen(true)}>
        <span className="phone:sr-only">Co-branding</span>
      </Button>
      <Suspense fallback={null}>{open && <CobrandWindow {...choice} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** Of the scenario that is open. */
export function CobrandScenario() {
  const { cobrandID = -1, cobrandPosition = "left" } = useScenario((state) => state.document);
  return <CobrandButton chosen={{ cobrandID, cobrandPosition }} />;
}

/** Of a saved report that is reviewed. */
export function CobrandSaved({ answered }: { answered: AnsweredReport }) {
  const { cobrandID, cobrandPosition } = answered.report;
  return <CobrandButton chosen={{ cobrandID, cobrandPosition }} answered={answered} />;
}
