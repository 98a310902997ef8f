import { ArrowDown, ArrowUp } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "../lib/class-names";
import { Icon } from "./icon";

/** Draws the table of a list, whose head has the tint of the canvas and whose rows are 44 px high. */
export const Table = ({ className, ...rest }: ComponentProps<"table">) => (
  <table {...rest} className={cx("w-full table-fixed border-collapse", className)} />
);

const headClass =
  "h-8 border-line border-y bg-canvas px-2 text-left font-medium text-fg-3 text-xs first:pl-5 last:pr-5";

export const Th = ({ className, ...rest }: ComponentProps<"th">) => (
  <th scope="col" {...rest} className={cx(headClass, className)} />
);

/** Draws the head of a column that sorts its list when it is pressed. */
export function SortTh({
  direction,
  onSort,
  className,
  children,
}: {
  /** The order in which this column sorts; null if another one does. */
  direction: "asc" | "desc" | null;
  onSort: () => void;
  className?: string;
  children: string;
}) {
  const order = direction === "asc" ? "ascending" : direction === "desc" ? "descending" : "none";
  return (
    <th scope="col" aria-sort={order} className={cx(headClass, className)}>
      <button
        type="button"
        onClick={onSort}
        className={cx(
          "inline-flex min-h-6 items-center gap-1 font-medium hover:text-fg touch:min-h-11",
          direction && "text-fg",
        )}
      >
        {children}
        {direction && <Icon of={direction === "asc" ? ArrowUp : ArrowDown} size={12} strokeWidth={2.25} />}
      </button>
    </th>
  );
}

export const Tr = ({ className, ...rest }: ComponentProps<"tr">) => (
  <tr {...rest} className={cx("group hover:bg-hover", className)} />
);

export const Td = ({ className, ...rest }: ComponentProps<"td">) => (
  <td {...rest} className={cx("h-11 truncate border-line border-b px-2 first:pl-5 last:pr-5", className)} />
);
