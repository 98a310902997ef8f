import { Suspense } from "react";
import { closed, late } from "../../../lib/loading/late";
import { closeLoan, useOpenLoan } from "./open-loan";

const LoanForm = late(() => import("./loan-form"), closed);

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
