import { earlierPremiumFields, insuranceModifiers } from "@highway/engine/scenario/schema/insurance";
import { useShallow } from "zustand/react/shallow";
import { shortMonthNames } from "../../../lib/format/format";
import { isExisting, type WorkingLoan } from "../../../scenario/document";
import { setEarlierPremium, setModifier } from "../../../scenario/edits/insurance-edits";
import { edit, useScenario } from "../../../scenario/store/store";
import { Checkbox } from "../../../ui/fields/checkbox";
import { SelectField } from "../../../ui/fields/select-field";
import { enterField, leaveField, useFieldError } from "../../fields/field-errors";
import { FigureField } from "../../fields/figure-field";
import { dollarsText } from "../../fields/figure-fields";
import { type CellProps, useLoanField } from "../../fields/use-loan";

/** The upfront premium paid on the FHA loan that a refinance pays off. FHA refunds a part of it if the new loan is FHA too. */
export function EarlierPremium({ id }: CellProps) {
  const home = useLoanField(id, "propertyID");
  const { activeModifiers } = useLoanField(id, "MIWorksheet");
  const paidOff = useScenario(
    useShallow(({ document }) =>
      document.loans.filter((loan) => isExisting(loan) && loan.payOff === true && loan.propertyID === home),
    ),
  );
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 font-semibold text-sm">FHA loan that is paid off</legend>
      {paidOff.length === 0 ? (
        <p className="text-fg-3 text-sm">No mortgage on this home is marked to be paid off. Mark it in the debts.</p>
      ) : (
        paidOff.map((mortgage) => <PremiumPaid key={mortgage.id} mortgage={mortgage} />)
      )}
      <Checkbox
        label={insuranceModifiers.fha.endorsedBy2009}
        checked={activeModifiers.includes("endorsedBy2009")}
        onChange={(on) => edit(null, setModifier(id, "endorsedBy2009", on))}
      />
    </fieldset>
  );
}

/** What was paid for the insurance of one mortgage, and when. */
export function PremiumPaid({ mortgage }: { mortgage: WorkingLoan }) {
  const { id, fhaPremium } = mortgage;
  const name = mortgage.name.trim() || "Mortgage";
  const fieldKey = `${id}.fhaPremium.paid`;
  return (
    <div>
      <div className="grid grid-cols-3 items-end gap-3 phone:grid-cols-2">
        <PartOfClosing id={id} part="month" value={fhaPremium?.month ?? null} options={monthOptions} />
        <YearOfClosing id={id} value={fhaPremium?.year ?? null} />
        <FigureField
          fieldKey={fieldKey}
          place="drawer"
          label={earlierPremiumFields.paid.label}
          ariaLabel={`${earlierPremiumFields.paid.label}, ${name}`}
          value={fhaPremium?.paid ?? null}
          write={dollarsText}
          decimals={earlierPremiumFields.paid.decimals}
          prefix="$"
          onType={(paid) => edit(fieldKey, setEarlierPremium(id, { paid }))}
        />
      </div>
      <p className="mt-1 text-fg-3 text-sm">
        {name}: FHA refunds part of its premium within three years of closing, which lowers the new premium.
      </p>
    </div>
  );
}

const none = { value: "", label: "Not known" };
const monthOptions = [none, ...shortMonthNames.map((label, at) => ({ value: `${at + 1}`, label }))];

function YearOfClosing({ id, value }: { id: string; value: WorkingLoan["balance"] }) {
  const thisYear = useScenario(({ document }) => Number(document.asOf.slice(0, 4)));
  const years = Array.from({ length: Math.max(0, thisYear - earlierPremiumFields.year.min + 1) }, (_, at) => {
    const year = `${thisYear - at}`;
    return { value: year, label: year };
  });
  return <PartOfClosing id={id} part="year" value={value} options={[none, ...years]} />;
}

function PartOfClosing({
  id,
  part,
  value,
  options,
}: {
  id: string;
  part: "month" | "year";
  value: WorkingLoan["balance"];
  options: readonly { value: string; label: string }[];
}) {
  const key = `${id}.fhaPremium.${part}`;
  return (
    <SelectField
      label={earlierPremiumFields[part].label}
      value={typeof value === "number" ? `${value}` : ""}
      options={options}
      error={useFieldError(key)}
      data-field={key}
      onChange={(chosen) => edit(key, setEarlierPremium(id, { [part]: chosen === "" ? null : Number(chosen) }))}
      onFocus={() => enterField(key)}
      onBlur={() => leaveField(key)}
    />
  );
}
