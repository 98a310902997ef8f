import { Suspense } from "react";
import { closeWindow, lazyWindow } from "../../../lib/loading/lazy-window";
import { useOpenWorking } from "../../../report/skins/screen/use-working";
import type { Results } from "./results";

const WorkingPanel = lazyWindow(() => import("./working-panel"), closeWindow);

/** The working that is open, and the panel that shows it. */
export function useWorkingPanel({ columns, asked, asOf }: Pick<Results, "columns" | "asked" | "asOf">) {
  const { working, close } = useOpenWorking();
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
