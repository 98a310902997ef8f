import { Suspense } from "react";
import { closeWindow, lazyWindow } from "../../../lib/loading/lazy-window";
import { closeLoan, useOpenLoan } from "./open-loan";

const LoanForm = lazyWindow(() => import("./loan-form"), closeWindow);

/** The window of one loan. Its code is fetched when it is first opened. */
export function LoanWindow() {
  const open = useOpenLoan((view) => view.open);
  return (
    open && (
      <Suspense fallback={null}>
        <LoanForm key={open.id} {...open} onClose={closeLoan} />
      </Suspense>
    )
  );
}
