import { inDollars } from "@highway/engine/money/cents";
import { loanFields } from "@highway/engine/scenario/schema/loan";
import { reportFields } from "@highway/engine/scenario/schema/report";
import { existingTerms } from "@highway/engine/scenario/steps/existing-mortgage";
import { memo } from "react";
import { useShallow } from "zustand/react/shallow";
import { cx } from "../../lib/class-names";
import { count } from "../../lib/format/format";
import { newPartId } from "../../lib/new-id";
import { isExisting, type WorkingLoan } from "../../scenario/document";
import {
  addMortgage,
  type MortgageFigure,
  mostLoansInAll,
  removeMortgage,
  restoreMortgage,
  setMortgageFigure,
  setMortgageInsurance,
  setMortgagePayOff,
} from "../../scenario/edits/debt-edits";
import { setPropertyAndPrice, setText } from "../../scenario/edits/loan-edits";
import { readyLoan } from "../../scenario/figures/ready";
import { shortPlace } from "../../scenario/names/place-name";
import { editWithUndo } from "../../scenario/store/edit-with-undo";
import { edit, useScenario } from "../../scenario/store/store";
import { dollarsText } from "../fields/figure-fields";
import { ResetButton } from "../fields/reset-button";
import { PremiumPaid } from "../loan/insurance/earlier-premium";
import { OwedBox, OwedChoice, OwedEnd, OwedFigureField, OwedName, OwedSection, owedLine } from "./owed-list";

const titles = ["Name", "Home", "Balance", "Rate", "Months left", "Payment / mo", "MI / mo", "Pay off"];
const columns = "grid-cols-[minmax(0,1fr)_128px_120px_84px_80px_116px_76px_52px_28px]";

/** The mortgages that the client has on homes of the scenario. */
export function MortgageList() {
  const mortgages = useScenario(useShallow((state) => state.document.loans.filter(isExisting)));
  const full = useScenario((state) => state.document.loans.length >= mostLoansInAll);
  return (
    <OwedSection
      title="Mortgages"
      titles={titles}
      columns={columns}
      isEmpty={mortgages.length === 0}
      empty="There is no mortgage. The home is free and clear."
      add={{
        label: "Add mortgage",
        full: full && reportFields.loans.sentence,
        onAdd: () => edit(null, addMortgage(newPartId("loan"))),
      }}
    >
      {mortgages.map((mortgage, place) => (
        <MortgageLine key={mortgage.id} mortgage={mortgage} place={place} />
      ))}
    </OwedSection>
  );
}

/** Removes a mortgage at once and offers an Undo. */
function removeMortgageWithUndo(mortgage: WorkingLoan) {
  const place = useScenario.getState().document.loans.findIndex(({ id }) => id === mortgage.id);
  const says = `${mortgage.name.trim() || "Mortgage"} removed.`;
  editWithUndo(says, removeMortgage(mortgage.id), () => restoreMortgage(mortgage, place));
}

/** Returns the monthly principal and interest over the remaining months, in dollars; null if it is not known. */
function usualPayment(mortgage: WorkingLoan): number | null {
  const loan = readyLoan({ ...mortgage, payment: null });
  return loan && inDollars(existingTerms(loan).payment);
}

/** A mortgage that the client has: what is typed counts at once. */
export const MortgageLine = memo(function MortgageLine({ mortgage, place }: { mortgage: WorkingLoan; place: number }) {
  const { id } = mortgage;
  const of = `mortgage ${place + 1}`;
  const figure = (field: MortgageFigure) => ({
    id,
    of,
    field,
    value: mortgage[field] ?? null,
    change: (value: WorkingLoan["balance"]) => setMortgageFigure(id, field, value ?? null),
  });
  return (
    <li className={cx(owedLine, columns)}>
      <NameAndHome mortgage={mortgage} of={of} />
      <OwedFigureField {...figure("balance")} required />
      <OwedFigureField {...figure("rate")} required />
      <OwedFigureField {...figure("monthsLeft")} required />
      <PaymentField {...figure("payment")} mortgage={mortgage} />
      <InsuranceField mortgage={mortgage} of={of} />
      <OwedEnd
        of={of}
        payOff={mortgage.payOff ?? false}
        onPayOff={(payOff) => edit(null, setMortgagePayOff(id, payOff))}
        onRemove={() => removeMortgageWithUndo(mortgage)}
        className="phone:col-start-2"
      />
      {/* The new loan's insurance asks for it, and may be another program's by now: what was typed stays where it can be completed or emptied. */}
      {mortgage.fhaPremium && (
        <div className="col-span-full pt-2 phone:pt-0">
          <PremiumPaid mortgage={mortgage} />
        </div>
      )}
    </li>
  );
});

function PaymentField({
  mortgage,
  ...figure
}: Omit<Parameters<typeof OwedFigureField>[0], "field"> & {
  field: "payment" | MortgageFigure;
  mortgage: WorkingLoan;
}) {
  const usual = usualPayment(mortgage);
  return (
    <OwedFigureField
      {...figure}
      fallback={usual === null ? "" : count(usual, 2)}
      gutter={
        figure.value !== null && (
          <ResetButton
            label={`Back to the computed payment, ${figure.of}`}
            onClick={() => edit(null, setMortgageFigure(mortgage.id, "payment", null))}
          />
        )
      }
    />
  );
}

/** The premium of an existing mortgage has no rule, because its first day is not known: it is typed, or there is none. */
function InsuranceField({ mortgage, of }: { mortgage: WorkingLoan; of: string }) {
  const { id, MI, annualMIPercentage } = mortgage;
  const share = MI === null && typeof annualMIPercentage === "number" ? `${annualMIPercentage}% a year` : null;
  return (
    <OwedBox
      title="MI / mo"
      fieldKey={`${id}.MI`}
      label={`Monthly mortgage insurance, ${of}`}
      value={MI}
      write={dollarsText}
      decimals={loanFields.MI.decimals}
      prefix={share ? undefined : "$"}
      fallback={share ?? "0"}
      look={share ? "word" : "zero"}
      row={of}
      column={4}
      onType={(value) => edit(`${id}.MI`, setMortgageInsurance(id, value))}
    />
  );
}

function NameAndHome({ mortgage, of }: { mortgage: WorkingLoan; of: string }) {
  const { id, propertyID, name } = mortgage;
  const properties = useScenario((state) => state.document.properties);
  return (
    <>
      <OwedName
        of={of}
        value={name}
        placeholder="Mortgage"
        maxLength={loanFields.name.maxLength}
        onType={(text) => edit(`${id}.name`, setText(id, "name", text))}
      />
      <OwedChoice
        title="Home"
        of={of}
        value={propertyID}
        options={properties.map((property, place) => ({ value: property.id, label: shortPlace(property, place) }))}
        onChange={(value) => {
          const price = properties.find((property) => property.id === value)?.purchaseDetails[0];
          if (price) edit(null, setPropertyAndPrice(id, value, price.id));
        }}
      />
    </>
  );
}
