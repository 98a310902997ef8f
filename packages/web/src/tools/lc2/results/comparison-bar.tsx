import { lazy, Suspense } from "react";
import { SectionHead } from "../../../report/skins/screen/section-head";
import { useOneByOne } from "../../../report/skins/screen/use-one-by-one";
import { Checkbox } from "../../../ui/fields/checkbox";

const ViewMenus = lazy(() => import("./view-menus"));

type Props = {
  /** How many loans are compared. */
  count: number;
  differences: boolean;
  onDifferences: (shown: boolean) => void;
  years: readonly number[];
  highlighted: readonly string[] | undefined;
};

/** What the officer chooses about all that follows: differences, the years to read, which sections and in which order. */
export function ComparisonBar({ count, differences, onDifferences, years, highlighted }: Props) {
  // Their code is not asked for before the first figures are painted.
  const menus = useOneByOne(1) > 0;
  return (
    <SectionHead title="Comparison" says={count > 1 ? "Differences are against loan 1." : undefined}>
      {count > 1 && <Checkbox label="Differences" checked={differences} onChange={onDifferences} />}
      <span className="flex h-control-sm items-center gap-2 touch:h-11">
        <Suspense fallback={null}>{menus && <ViewMenus years={years} highlighted={highlighted} />}</Suspense>
      </span>
    </SectionHead>
  );
}
