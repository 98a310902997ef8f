import type { ToolExplanation } from "@highway/engine/tools/explanation";
import { WorkingText, writtenAnswer } from "../../../report/skins/screen/working-text";
import { DockedPanel } from "../../../ui/overlays/docked-panel";
import { Drawer } from "../../../ui/overlays/drawer";

type Props = {
  explanation: ToolExplanation<string>;
  /** What the figure is called. */
  name: string;
  asOf: string;
  narrow: boolean;
  onClose: () => void;
};

/** Shows the working of a figure in place of the panel of changes; over the page if there is no room beside it. */
export function WorkingPanel({ explanation, name, asOf, narrow, onClose }: Props) {
  const Frame = narrow ? Drawer : DockedPanel;
  return (
    <Frame open onClose={onClose} title="How this is calculated">
      <WorkingText
        explanation={explanation}
        asOf={asOf}
        head={
          <div aria-live="polite" className="flex items-baseline justify-between gap-3">
            <h3 className="font-medium">{name}</h3>
            <p className="num whitespace-nowrap font-semibold text-display tracking-[-.02em]">
              {writtenAnswer(explanation)}
            </p>
          </div>
        }
      />
    </Frame>
  );
}
