import type { Explanation } from "@highway/core/scenario/types";
import { date } from "../../lib/format";
import { useMedia } from "../../lib/use-media";
import { DockedPanel } from "../../ui/docked-panel";
import { Drawer } from "../../ui/drawer";
import { LoanMark } from "../../ui/loan-mark";
import type { Column } from "./column";
import { WorkingSteps } from "./working-steps";
import { figureTitles, sourceParts, stepText } from "./working-text";

type Props = { explanation: Explanation; column: Column; asOf: string; onClose: () => void };

/** Below this width a panel beside the page would leave the loans no room: the working lies over them. */
const tooNarrowToDock = "(max-width: 1023px)";

/** How a figure came about, beside the page; over it where there is no room, and over all of it on a phone. */
export function WorkingPanel({ onClose, ...working }: Props) {
  const narrow = useMedia(tooNarrowToDock);
  const title = "Show the working";
  return narrow ? (
    <Drawer open onClose={onClose} title={title}>
      <Working {...working} />
    </Drawer>
  ) : (
    <DockedPanel open onClose={onClose} title={title}>
      <Working {...working} />
    </DockedPanel>
  );
}

function Working({ explanation, column, asOf }: Omit<Props, "onClose">) {
  const { figure, value, unit, source, version } = explanation;
  return (
    <>
      <div className="flex flex-col gap-4 px-5 py-4">
        <div aria-live="polite" className="flex items-baseline justify-between gap-3">
          <div className="min-w-0">
            <h3 className="flex items-center gap-1.5 font-medium">
              <LoanMark index={column.index} label={null} />
              {figureTitles[figure]}, {column.title.toLowerCase()}
            </h3>
            <p className="truncate text-fg-3 text-sm">{column.name}</p>
          </div>
          <p className="num whitespace-nowrap font-semibold text-display tracking-[-.02em]">{answer(value, unit)}</p>
        </div>
        <WorkingSteps explanation={explanation} />
      </div>
      <div className="border-line border-t px-5 pt-3 pb-4 text-fg-2 text-sm leading-[18px]">
        {sourceParts(source).map((part) =>
          part.href ? (
            <a
              key={part.text}
              href={part.href}
              target="_blank"
              rel="noreferrer"
              className="break-all text-accent-text underline"
            >
              {part.text}
            </a>
          ) : (
            part.text
          ),
        )}
        {source.endsWith(".") ? " " : ". "}
        {version && `In force since ${date(version)}. `}Rules as of {date(asOf)}.
      </div>
    </>
  );
}

/** The figure as the page shows it: the steps below carry all its decimals. */
function answer(value: Explanation["value"], unit: Explanation["unit"]): string {
  if (value === null) return "—";
  return stepText({ value: unit === "percent" ? Math.round(value * 1000) / 1000 : value, unit });
}
