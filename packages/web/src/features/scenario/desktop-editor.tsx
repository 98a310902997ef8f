import { useAddLoan } from "./add-loan";
import { OwedStrip } from "./debts/owed-strip";
import { LoanGrid } from "./grid/loan-grid";
import { StatusBar } from "./grid/status-bar";
import { useLoanIDs } from "./grid/use-loan-ids";
import { PropertyStrip } from "./properties/property-strip";

/** Houses above, loans side by side, keys and legend at the foot. */
export default function DesktopEditor() {
  useAddLoan(useLoanIDs().length);
  return (
    <>
      <PropertyStrip />
      <OwedStrip />
      <LoanGrid />
      <StatusBar />
    </>
  );
}
