import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../ui/icon";

export type AnswerCell = {
  key: string;
  label: string;
  icon?: LucideIcon;
  figure: ReactNode;
  /** What the figure is based on. */
  note: ReactNode;
};

/** The figures that stand beside every answer: its break-even, and what it would be if things go worse. */
export const AnswerCells = ({ label, cells }: { label: string; cells: readonly AnswerCell[] }) => (
  <section aria-label={label} className="contain-content">
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(0,1fr))] border-line border-y bg-canvas lg:grid-flow-col phone:grid-flow-row phone:grid-cols-1">
      {cells.map(({ key, label: name, icon, figure, note }) => (
        <div
          key={key}
          className="min-w-0 border-line px-4 pt-2.5 pb-[11px] first:pl-6 not-first:border-l phone:grid phone:grid-cols-[minmax(0,auto)_minmax(0,1fr)] phone:items-baseline phone:gap-x-3 phone:px-4! phone:not-first:border-t phone:not-first:border-l-0"
        >
          <dt className="flex items-center gap-1.5 font-medium text-fg-3 text-sm">
            {icon && <Icon of={icon} size={14} />}
            {name}
          </dt>
          <dd className="num mt-px font-semibold text-first tracking-[-.01em] phone:text-right">{figure}</dd>
          <dd className="text-fg-2 text-sm phone:col-span-2">{note}</dd>
        </div>
      ))}
    </dl>
  </section>
);
