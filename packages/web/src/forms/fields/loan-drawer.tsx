import { useState } from "react";
import type { DialogProps } from "../../ui/overlays/dialog-surface";
import { Drawer } from "../../ui/overlays/drawer";

/** A drawer in which loans are edited. It opens at the edge of the page that covers fewer of their columns, and does not dim the figures that follow what is typed. */
export function LoanDrawer({
  places,
  ...props
}: Omit<DialogProps, "from" | "alert" | "dims"> & { places: readonly number[] }) {
  const [from] = useState(() => edgeThatShows(places, columnsOfLoans(), { width: props.width, page: innerWidth }));
  return <Drawer {...props} from={from} dims={false} />;
}

/** Where a column begins and ends on the page. */
type Span = { left: number; right: number };

const columnsOfLoans = (): Span[] =>
  [
    ...document.querySelectorAll(
      '[data-look="grid"] [role="columnheader"], [data-look="narrow"] [role="columnheader"]',
    ),
  ].map((head) => head.getBoundingClientRect());

const overlap = (a: Span, b: Span) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left));

/** Returns the edge at which a drawer covers less of the columns of these loans; the right one if both cover as much. */
export function edgeThatShows(
  places: readonly number[],
  columns: readonly Span[],
  { width = 440, page }: { width?: number; page: number },
): "left" | "right" {
  const covered = (drawer: Span) =>
    places.reduce((sum, place) => sum + (columns[place] ? overlap(columns[place], drawer) : 0), 0);
  return covered({ left: 0, right: width }) < covered({ left: page - width, right: page }) ? "left" : "right";
}
