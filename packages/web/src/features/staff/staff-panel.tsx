import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { phone, useMedia } from "../../lib/use-media";
import { Segmented } from "../../ui/fields/segmented";
import { IconButton } from "../../ui/icon-button";
import { Dialog } from "../../ui/overlays/dialog";
import { useGuardedWindow, WindowGuard } from "../../ui/overlays/window-guard";
import { Controls, type ControlsProps } from "./controls";
import { type Inspected, Inspector } from "./inspector";

const parts = [
  { value: "controls", label: "Controls" },
  { value: "inspector", label: "Inspector" },
] as const;
/** The widths of the second specification, section 9. */
const widths = [
  { value: "300px", label: "Small" },
  { value: "500px", label: "Medium" },
  { value: "700px", label: "Large" },
  { value: "100%", label: "Full" },
] as const;
type Part = (typeof parts)[number]["value"];
type Width = (typeof widths)[number]["value"];

type Props = ControlsProps & {
  inspected: Inspected;
  onClose: () => void;
};

/**
 * The panel of the provider's staff. It lies over the right side of the page, which goes on working, so that a change is seen there. A phone has no room for
 * a page beside it: there it is a window.
 */
export function StaffPanel({ inspected, onClose, ...controls }: Props) {
  const [part, setPart] = useState<Part>("controls");
  const [width, setWidth] = useState<Width>("500px");
  // The panel that is open stays when the window is turned, with what is typed in it.
  const [isPhone] = useState(useMedia(phone));
  const choice = <Segmented label="Part" value={part} onChange={setPart} segments={parts} />;
  const shown = part === "controls" ? <Controls {...controls} /> : <Inspector {...inspected} />;
  if (isPhone)
    return (
      <Dialog open onClose={onClose} title={title} from="right">
        <div className="flex flex-col items-stretch gap-6 px-4 pb-6">
          <span>{choice}</span>
          {shown}
        </div>
      </Dialog>
    );
  return (
    <Frame width={width} onClose={onClose}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-2">
        {choice}
        <Segmented label="Width" value={width} onChange={setWidth} segments={widths} />
      </div>
      <div className="flex min-h-0 flex-1 flex-col gap-6 overflow-y-auto p-4">{shown}</div>
    </Frame>
  );
}

const title = "Staff panel";

function Frame({ width, onClose, children }: { width: Width; onClose: () => void; children: ReactNode }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const frame = useGuardedWindow(onClose);
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <aside
      aria-labelledby={id}
      onKeyDown={(event) => {
        // A question that opens from the panel has its own Escape.
        if (event.key !== "Escape" || !event.currentTarget.contains(event.target as Node)) return;
        // An address is saved as its field is left; one that cannot be saved is asked about.
        flushSync(() => (event.target as HTMLElement).blur());
        frame.close();
      }}
      style={{ width }}
      className="fixed inset-y-0 right-0 z-40 flex max-w-full flex-col border-line border-l bg-surface shadow-pop print:hidden"
    >
      <header className="flex h-head shrink-0 items-center border-line border-b pr-2 pl-4">
        <h2 id={id} ref={heading} tabIndex={-1} className="font-semibold text-h2 outline-none">
          {title}
        </h2>
        <span className="ml-auto">
          <IconButton icon={X} label="Close" onClick={frame.close} />
        </span>
      </header>
      <WindowGuard value={frame}>{children}</WindowGuard>
    </aside>
  );
}
