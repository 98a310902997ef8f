import { Suspense } from "react";
import { closeWindow, lazyWindow } from "../../../lib/loading/lazy-window";
import { closeLoan, useOpenLoan } from "./open-loan";

const LoanForm = lazyWindow(() => import("./loan-form"), closeWindow);

/** The window of one loan: its code comes when a loan is first opened in it. */
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
