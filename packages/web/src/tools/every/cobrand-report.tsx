import { Handshake } from "lucide-react";
import { Suspense, useState } from "react";
import { type Action, useActions } from "../../lib/actions";
import { closeWindow, lazyWindow } from "../../lib/loading/lazy-window";
import type { AnsweredReport } from "../../scenario/store/saved-report";
import { useScenario } from "../../scenario/store/store";
import { Button } from "../../ui/button";

const CobrandWindow = lazyWindow(() => import("./cobrand-window"), closeWindow);

export const cobrandAction = (open: () => void) =>
  ({
    label: "Co-branding",
    does: "Choose the co-brand of this report",
    also: "agent partner beside header",
    icon: Handshake,
    onSelect: open,
  }) satisfies Action;

export const CobrandButton = ({ onPress }: { onPress: () => void }) => (
  <Button size="sm" icon={Handshake} className="phone:min-w-11 touch:h-11" onClick={onPress}>
    <span className="phone:sr-only">Co-branding</span>
  </Button>
);

/** Chooses the co-brand of the open scenario. */
export function ScenarioCobrand({ onClose }: { onClose: () => void }) {
  const { cobrandID = -1, cobrandPosition = "left" } = useScenario((state) => state.document);
  return <CobrandWindow chosen={{ cobrandID, cobrandPosition }} onClose={onClose} />;
}

/** Chooses the co-brand of a saved report in its review. */
export function CobrandSaved({ answered }: { answered: AnsweredReport }) {
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  useActions([cobrandAction(show)]);
  const { cobrandID, cobrandPosition } = answered.report;
  return (
    <>
      <CobrandButton onPress={show} />
      <Suspense fallback={null}>
        {open && (
          <CobrandWindow chosen={{ cobrandID, cobrandPosition }} answered={answered} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
