import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../../../lib/class-names";
import { Icon } from "../../../ui/icon";

/** Whether a section shows its charts and all rows, or only the rows that summarize it. */
export type Details = { isOpen: boolean; onOpen: (open: boolean) => void };

type Props = { title: string; says?: string; details?: Details; children?: ReactNode };

/** The title of a section, which opens its details if it has any, with a sentence on its content and the controls at the right. */
export function SectionHead({ title, says, details, children }: Props) {
  return (
    <header className="flex break-after-avoid flex-wrap items-center gap-x-3 gap-y-1 px-6 pt-5 pb-2 @max-[560px]:px-4">
      <h2 tabIndex={details ? undefined : -1} className="whitespace-nowrap font-semibold text-h2 focus:outline-none">
        {details ? (
          <button
            type="button"
            aria-expanded={details.isOpen}
            onClick={() => details.onOpen(!details.isOpen)}
            className="-my-1 -ml-2 flex items-center gap-1 rounded-sm py-1 pr-1.5 pl-2 hover:bg-hover touch:my-0 touch:min-h-11"
          >
            {title}
            <Icon
              of={ChevronDown}
              className={cx("text-fg-3 transition-transform print:hidden", !details.isOpen && "-rotate-90")}
            />
          </button>
        ) : (
          title
        )}
      </h2>
      {says && <p className={cx("text-fg-3 text-sm", details?.isOpen === false && "@max-[560px]:hidden")}>{says}</p>}
      {children && (
        <div className="ml-auto flex flex-wrap items-center justify-end gap-x-4 gap-y-1 text-fg-2 text-sm">
          {children}
        </div>
      )}
    </header>
  );
}
