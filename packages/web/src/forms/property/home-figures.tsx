/** The figures of a home that both the strip above the loans and the drawer of a property show. */
import { homeFields, priceFields } from "@highway/engine/scenario/schema/property";
import { validFigure } from "@highway/engine/scenario/schema/records";
import { memo, useId } from "react";
import { count, money, moneyWithCents, trimmedPercent } from "../../lib/format/format";
import { isOwned, type WorkingProperty } from "../../scenario/document";
import {
  convertPropertyTax,
  setHomeInsurance,
  setPropertyFigure,
  setPropertyTax,
} from "../../scenario/edits/property-edits";
import { convertUnits } from "../../scenario/edits/units";
import { edit, useScenario } from "../../scenario/store/store";
import { Checkbox } from "../../ui/fields/checkbox";
import { FigureField } from "../fields/figure-field";
import { dollarsText } from "../fields/figure-fields";
import { ResetButton } from "../fields/reset-button";
import { UnitToggle, useUnit } from "../fields/unit-toggle";
import {
  useCostBasis,
  useOfProperty,
  usePriceField,
  useShownPrice,
  useTold,
  useUsualCost,
  usualValue,
} from "./use-property";

export type PriceProps = { propertyID: string; priceID: string; name: string; place: "strip" | "drawer" };

/** Writes a tax rate in percent. */
const taxRateText = (value: number) => count(value, 2);

/** Annual property tax, in percent of the price (of the value, for an owned home) or in dollars. While nothing is typed, the county's rate shows. */
export const TaxField = memo(function TaxField({ propertyID, priceID, name, place }: PriceProps) {
  const dollars = usePriceField(propertyID, priceID, "userPropertyTax");
  const share = usePriceField(propertyID, priceID, "userTaxRate");
  const countyTaxRate = useOfProperty(propertyID, (property) => property.countyTaxRate);
  const whole = useCostBasis(propertyID, priceID);
  const usual = useUsualCost(propertyID, priceID, "tax");
  const typed = dollars !== null ? "fee" : share !== null ? "percent" : null;
  const { unit, hold, toggle, release } = useUnit(typed, "propertyTaxSign", (to) =>
    edit(null, convertPropertyTax(propertyID, priceID, to, whole)),
  );
  const inDollars = unit === "fee";
  const value = inDollars ? dollars : share;
  const other = convertUnits(value ?? (inDollars ? usual : countyTaxRate), inDollars ? "percent" : "fee", whole);
  const county = typeof countyTaxRate === "number" ? countyTaxRate : 0;
  const fieldKey = `${priceID}.${inDollars ? "userPropertyTax" : "userTaxRate"}`;
  return (
    <FigureField
      className={place === "strip" ? "min-w-24 flex-none max-[1231px]:min-w-21" : undefined}
      place={place}
      fieldKey={fieldKey}
      label={inDollars ? "Tax / yr" : "Tax rate"}
      ariaLabel={`Property ${inDollars ? "tax" : "tax rate"} of ${name}, ${inDollars ? "dollars" : "percent"} a year`}
      value={value}
      write={inDollars ? dollarsText : taxRateText}
      decimals={inDollars ? priceFields.userPropertyTax.decimals : priceFields.userTaxRate.decimals}
      prefix={inDollars ? "$" : undefined}
      suffix={inDollars ? undefined : "%"}
      fallback={inDollars ? (usual === null ? "0" : dollarsText(Math.round(usual))) : taxRateText(county)}
      percentDecimals={priceFields.userTaxRate.decimals}
      onType={(figure, with_) => {
        hold(with_ ?? unit);
        edit(`${priceID}.tax`, setPropertyTax(propertyID, priceID, with_ ?? unit, figure));
      }}
      onLeave={release}
      hint={
        <span className="flex items-center gap-1.5">
          <UnitToggle label={`Dollars or percent, tax of ${name}`} unit={unit} onChange={toggle} />
          {other !== null && (inDollars ? trimmedPercent(other, 2) : money(other))}
        </span>
      }
      gutter={
        value !== null && (
          <ResetButton
            label={`Back to the county's rate of ${taxRateText(county)}%, ${name}`}
            onClick={() => edit(null, setPropertyTax(propertyID, priceID, unit, null))}
          />
        )
      }
    />
  );
});

/** Monthly home insurance, as the report stores it. While nothing is typed, the default share of the price shows. */
export const InsuranceField = memo(function InsuranceField({ propertyID, priceID, name, place }: PriceProps) {
  const usual = useUsualCost(propertyID, priceID, "insurance");
  const value = usePriceField(propertyID, priceID, "userMonthlyHomeInsurance");
  const fieldKey = `${priceID}.userMonthlyHomeInsurance`;
  const month = typeof value === "number" ? value : usual;
  return (
    <FigureField
      className={place === "strip" ? "min-w-25 flex-none max-[1231px]:min-w-23" : undefined}
      place={place}
      fieldKey={fieldKey}
      label="Insurance / mo"
      ariaLabel={`Home insurance of ${name}, a month`}
      value={value}
      write={dollarsText}
      decimals={priceFields.userMonthlyHomeInsurance.decimals}
      prefix="$"
      fallback={usual === null ? "0" : dollarsText(usual)}
      onType={(figure) => edit(fieldKey, setHomeInsurance(propertyID, priceID, figure))}
      hint={month !== null && `${money(month * 12)} / yr`}
      gutter={
        value !== null && (
          <ResetButton
            label={`Back to the default of ${moneyWithCents(usual)}, ${name}`}
            onClick={() => edit(null, setHomeInsurance(propertyID, priceID, null))}
          />
        )
      }
    />
  );
});

/** The dues of the homeowners association, in dollars a month. */
export const AssociationFeeField = memo(function AssociationFeeField({
  propertyID,
  name,
  place,
}: Omit<PriceProps, "priceID">) {
  const fieldKey = `${propertyID}.monthlyAssociationFee`;
  return (
    <FigureField
      className={place === "strip" ? "min-w-17 flex-none max-[1231px]:min-w-15" : undefined}
      place={place}
      fieldKey={fieldKey}
      label="HOA / mo"
      ariaLabel={`HOA dues of ${name}, a month`}
      value={useOfProperty(propertyID, (property) => property.monthlyAssociationFee)}
      write={dollarsText}
      decimals={homeFields.monthlyAssociationFee.decimals}
      prefix="$"
      fallback="0"
      onType={(figure) => edit(fieldKey, setPropertyFigure(propertyID, "monthlyAssociationFee", figure))}
    />
  );
});

/** The classes around a check box that stands in the small label of a field. */
const smallCheck =
  "flex [&>label]:min-h-4 touch:self-end touch:[&>label]:min-h-11 touch:[&>label]:items-end [&>label]:gap-1 [&>label>span]:text-fg-3 [&>label>span:first-child]:size-[13px] [&_input]:size-[13px]";

/**
 * The appraised value, while its box is checked. What the price is above it is paid in cash. A home has one appraisal, which counts against the highest
 * price; beside a lower price the field says that it does not count.
 */
export const AppraisedValueField = memo(function AppraisedValueField({ propertyID, priceID, name, place }: PriceProps) {
  const value = useOfProperty(propertyID, (property) => property.userAppraisedValue);
  const asked = useTold(propertyID, priceID, (_, { price }) => validFigure(price, priceFields.price));
  const id = useId();
  const fieldKey = `${propertyID}.userAppraisedValue`;
  const set = (figure: typeof value) => edit(fieldKey, setPropertyFigure(propertyID, "userAppraisedValue", figure));
  const owned = useScenario(({ document }) => isOwned(document, propertyID));
  const highest = useOfProperty(propertyID, ({ purchaseDetails }) =>
    Math.max(...purchaseDetails.map(({ price }) => validFigure(price, priceFields.price) ?? 0)),
  );
  const gap = typeof value === "number" && asked !== null && !owned ? asked - value : 0;
  return (
    <FigureField
      className={place === "strip" ? "min-w-25 flex-none max-[1231px]:min-w-23" : undefined}
      place={place}
      fieldKey={fieldKey}
      label=""
      ariaLabel={`Appraised value of ${name}`}
      aside={
        <span className={smallCheck}>
          <Checkbox
            id={id}
            label={place === "strip" ? <AppraisedLabel /> : "Appraised value"}
            aria-label={`${name} has an appraised value`}
            checked={value !== null}
            onChange={(on) => set(on ? asked : null)}
          />
        </span>
      }
      value={value}
      write={dollarsText}
      decimals={homeFields.userAppraisedValue.decimals}
      prefix="$"
      fallback="None"
      look="word"
      onType={set}
      // An appraisal above every price is explained by the field itself.
      hint={
        gap > 0
          ? `Gap ${money(gap)} in cash`
          : gap < 0 && Number(value) <= highest && homeFields.userAppraisedValue.abovePrice
      }
    />
  );
});

/** Two homes side by side on a small screen have room for only one word of the label. */
const AppraisedLabel = () => (
  <>
    Appraised<span className="max-[1231px]:hidden"> value</span>
  </>
);

type HomeValueProps = { property: WorkingProperty; name: string; label: string; className: string };

/** The value of a home that the client owns, on which a refinance or a sale is based. What was paid for it is in its drawer. */
export function HomeValueField({ property, name, label, className }: HomeValueProps) {
  const price = useShownPrice(property);
  const usual = useScenario(({ document }) => usualValue(property, price, document)?.dollars ?? null);
  const { id, userEstimatedValue: value, userAppraisedValue: appraised } = property;
  const fieldKey = `${id}.userEstimatedValue`;
  return (
    <FigureField
      className={className}
      fieldKey={fieldKey}
      label={label}
      ariaLabel={`Value of ${name}`}
      value={value}
      write={dollarsText}
      decimals={homeFields.userEstimatedValue.decimals}
      prefix="$"
      fallback={usual === null ? "" : dollarsText(Math.round(usual))}
      onType={(figure) => edit(fieldKey, setPropertyFigure(id, "userEstimatedValue", figure))}
      hint={typeof appraised === "number" && `Loans are based on the appraised ${money(appraised)}`}
      gutter={
        value !== null &&
        usual !== null && (
          <ResetButton
            label={`Back to the computed value of ${name}`}
            onClick={() => edit(null, setPropertyFigure(id, "userEstimatedValue", null))}
          />
        )
      }
    />
  );
}
