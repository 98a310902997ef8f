import { lazy, Suspense, useEffect } from "react";
import { whenRested } from "../../lib/when-idle";
import type { Results } from "./results";
import { useOpenWorking } from "./use-working";

const load = () => import("./working-panel");
const WorkingPanel = lazy(load);

/**
 * The working that is open, and the panel that shows it. Their code is fetched once the page has come to rest, so that a
 * press finds it there.
 */
export function useWorkingPanel({ columns, asked, asOf }: Pick<Results, "columns" | "asked" | "asOf">) {
  const { working, close } = useOpenWorking();
  useEffect(
    () =>
      whenRested(
        () =>
          void load().then(
            ({ loadBody }) => loadBody(),
            () => {},
          ),
      ),
    [],
  );
  const { open } = working;
  const column = columns.find(({ id }) => id === open?.loanID);
  const figure = open && asked(open);
  const panel = figure && column && (
    <Suspense fallback={null}>
      <WorkingPanel {...{ asked: figure, open, column, asOf }} onClose={close} />
    </Suspense>
  );
  return { working, panel };
}
