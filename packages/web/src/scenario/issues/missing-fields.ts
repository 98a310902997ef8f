import { useMemo } from "react";
import { isExisting, type WorkingReport } from "../document";
import { placesOf } from "../names/loan-name";
import { placeName } from "../names/place-name";
import { useSettledScenario } from "../store/settled-scenario";
import { issuesOf, useIsWholeCheck } from "./issues";

/** What keeps a report a draft, or its figures from being calculated: the field, and a sentence that says to what it belongs. */
export type MissingField = { key: string; sentence: string };

/** Names the loan or home of a field: "Loan B", "18 Tidewater Ln"; null for a field of neither. */
function whereOf({ loans, properties }: WorkingReport, id: string): string | null {
  const loan = loans.find((each) => each.id === id);
  if (loan) return placesOf(loans).get(loan)!.head;
  const at = properties.findIndex((each) => each.id === id || each.purchaseDetails.some((price) => price.id === id));
  if (at < 0) return null;
  const property = properties[at]!;
  return isOwnedOnly({ loans }, property.id) ? `${placeName(property, at)}, owned today` : placeName(property, at);
}

const isOwnedOnly = ({ loans }: Pick<WorkingReport, "loans">, id: string) => {
  const onIt = loans.filter((loan) => loan.propertyID === id);
  return onIt.length > 0 && onIt.every(isExisting);
};

/** Lists everything that is missing or wrong, home by home and loan by loan. */
function missingFields(document: WorkingReport): MissingField[] {
  const found = [...issuesOf(document)].map(([key, { sentence }]) => {
    const where = whereOf(document, key.split(".")[0] ?? "");
    return { key, sentence: `${where ? `${where}: ` : ""}${sentence.replace(/\.$/, "")}.` };
  });
  const ids = [
    ...document.properties.flatMap((each) => [each.id, ...each.purchaseDetails.map(({ id }) => id)]),
    ...document.loans.map(({ id }) => id),
  ];
  const place = ({ key }: MissingField) => ids.indexOf(key.split(".")[0] ?? "");
  return found.sort((one, other) => place(one) - place(other));
}

/** Lists what is missing or wrong in the open scenario. Until `isWhole`, only the fields that figures need are checked. */
export function useMissingFields(): { fields: MissingField[]; isWhole: boolean } {
  const isWhole = useIsWholeCheck();
  const document = useSettledScenario((state) => state.document);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the whole check finds more in the same document.
  const fields = useMemo(() => missingFields(document), [document, isWhole]);
  return { fields, isWhole };
}
