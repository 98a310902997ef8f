import { lazy, Suspense } from "react";
import { closeLoan, useOpenLoan } from "./open-loan";

const LoanForm = lazy(() => import("./loan-form"));

/** Its code comes when a loan is first opened in it. */
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
