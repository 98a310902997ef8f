import { interestOnlyYears } from "@highway/engine/scenario/schema/limits-of-term";
import { loanFields, programNames } from "@highway/engine/scenario/schema/loan";
import type { Program } from "@highway/engine/scenario/schema/types";
import { memo } from "react";
import { money, moneyWithCents } from "../../../lib/format/format";
import {
  comparedLoans,
  isOwned,
  type WorkingLoan,
  type WorkingPrice,
  type WorkingProperty,
  type WorkingReport,
} from "../../../scenario/document";
import {
  type PlainChoice,
  setChoice,
  setProgram,
  setPropertyAndPrice,
  setText,
} from "../../../scenario/edits/loan-edits";
import { loanAt } from "../../../scenario/names/loan-name";
import { shortPlace } from "../../../scenario/names/place-name";
import { useSettledScenario } from "../../../scenario/store/settled-scenario";
import { edit, endStep, useScenario } from "../../../scenario/store/store";
import { ShortInTheMiddle } from "../../fields/beside";
import { useSettings } from "../../fields/settings";
import { type CellProps, labelOfLoan, useFigure, useLoanField } from "../../fields/use-loan";
import { worthOf } from "../../property/use-property";
import { ChoiceCell } from "./choice";

type PlaceOption = { value: string; label: string };

const placeOptions = (document: WorkingReport): PlaceOption[] =>
  document.properties.flatMap((property, place) =>
    property.purchaseDetails.map((price) => ({
      value: `${property.id} ${price.id}`,
      label: `${shortPlace(property, place)} · ${priceText(document, property, price)}`,
    })),
  );

let last: { of: WorkingReport; places: readonly PlaceOption[] } | null = null;

/** Lists the homes and prices that a loan can be for. The list is built once for each state of the scenario, and stays the same object while it says the same. */
function placesIn(document: WorkingReport): readonly PlaceOption[] {
  if (last?.of === document) return last.places;
  const places = placeOptions(document);
  last = { of: document, places: last && isSame(last.places, places) ? last.places : places };
  return last.places;
}

const isSame = (a: readonly PlaceOption[], b: readonly PlaceOption[]) =>
  a.length === b.length && a.every(({ value, label }, at) => value === b[at]!.value && label === b[at]!.label);

/** Returns what the list shows of a price: the value of an owned home, else the price itself. */
function priceText(document: WorkingReport, property: WorkingProperty, details: WorkingPrice): string {
  if (isOwned(document, property.id)) {
    const worth = worthOf(property, details, document);
    return worth === null ? "no value" : money(worth);
  }
  return typeof details.price === "number" ? money(details.price) : "no price";
}

/** Names the list of homes: an owned home has a value, one that is bought has a price. */
export const usePlaceLabel = () =>
  useScenario(({ document }) => {
    const compared = comparedLoans(document);
    const owned = compared.filter(({ propertyID }) => isOwned(document, propertyID)).length;
    return owned > 0 && owned === compared.length ? "Property and value" : "Property and price";
  });

export const PlaceLabel = () => usePlaceLabel();

/** Offers every home at every price, and marks the one that the loan is for. */
export function usePlaceChoice(id: string) {
  const propertyID = useLoanField(id, "propertyID");
  const priceID = useLoanField(id, "purchaseDetailsID");
  const options = useSettledScenario(({ document }) => placesIn(document));
  return {
    value: `${propertyID} ${priceID}`,
    options,
    choose: (value: string) => {
      const [property, price] = value.split(" ");
      edit(null, setPropertyAndPrice(id, property!, price!));
    },
  };
}

export const PlaceCell = memo(function PlaceCell({ id, place }: CellProps) {
  const { value, options, choose } = usePlaceChoice(id);
  const label = labelOfLoan(usePlaceLabel(), place);
  return <ChoiceCell label={label} value={value} options={options} onChange={choose} row="place" column={place} />;
});

/** Makes the cell of a field whose options the loan's schema lists and which changes no other field. It is not a row for Enter and pastes: sheets have no line for it. */
function plainChoice<Field extends PlainChoice>(
  field: Field,
  label: string,
  options: ReadonlyMap<WorkingLoan[Field], string>,
) {
  const offered = [...options].map(([value, name]) => ({ value: `${value}`, label: name }));
  return memo(({ id, place }: CellProps) => (
    <ChoiceCell
      label={labelOfLoan(label, place)}
      fieldKey={`${id}.${field}`}
      value={`${useLoanField(id, field)}`}
      options={offered}
      onChange={(chosen) => {
        const value = [...options.keys()].find((each) => `${each}` === chosen);
        if (value !== undefined) edit(null, setChoice(id, field, value));
      }}
      column={place}
    />
  ));
}
export const OccupancyCell = plainChoice("occupancy", loanFields.occupancy.label, loanFields.occupancy.options);
export const UnitsCell = plainChoice("units", loanFields.units.label, loanFields.units.options);

const programs = Object.keys(programNames) as Program[];

/** The loan's program. USDA is offered if the corporation allows it, and all cash for a purchase if the officer turned it on; a loan that already has either keeps it. */
export const ProgramCell = memo(function ProgramCell({ id, place }: CellProps) {
  const { showUSDA, showAllCash } = useSettings();
  const purchase = useLoanField(id, "category") === "purchase";
  const program = useLoanField(id, "program");
  const customProgram = useLoanField(id, "customProgram");
  const isOffered = (each: Program) => {
    if (each === "usda") return showUSDA;
    return each !== "allCash" || (showAllCash && purchase);
  };
  const offered = programs.filter((each) => each === program || isOffered(each));
  return (
    <ChoiceCell
      label={labelOfLoan("Program", place)}
      fieldKey={`${id}.program`}
      value={program}
      options={offered.map((value) => ({ value, label: programNames[value] }))}
      onChange={(value) => edit(null, setProgram(id, value as Program))}
      row="program"
      column={place}
      aside={interestOnlyYears(program) > 0 && <LaterPayment id={id} />}
    >
      {program === "other" && (
        <input
          className="w-[140px] min-w-0 bg-transparent text-right focus:shadow-[0_2px_0_var(--focus)] focus:outline-none"
          aria-label={`Custom program of ${loanAt(place)}`}
          placeholder="Other"
          maxLength={loanFields.customProgram.maxLength}
          value={customProgram ?? ""}
          onChange={(event) => edit(`${id}.customProgram`, setText(id, "customProgram", event.target.value))}
          onBlur={endStep}
        />
      )}
    </ChoiceCell>
  );
});

/** Says the payment after the interest-only years. A rate that adjusts is left out, because its form lists every payment. */
function LaterPayment({ id }: { id: string }) {
  const fixed = useLoanField(id, "type") === "fixed";
  const later = useFigure(id, ({ rates }) => (rates.length > 1 ? rates.at(-1)!.payment : null));
  return fixed && later !== null ? <ShortInTheMiddle>{`then ${moneyWithCents(later)}`}</ShortInTheMiddle> : null;
}
