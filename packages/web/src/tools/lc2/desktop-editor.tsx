import { OwedStrip } from "../../forms/debts/owed-strip";
import { PropertyStrip } from "../../forms/property/property-strip";
import { useAddLoan } from "./add-loan";
import { LoanGrid } from "./grid/loan-grid";
import { StatusBar } from "./grid/status-bar";
import { useLoanIDs } from "./grid/use-loan-ids";

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
