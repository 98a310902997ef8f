import type { Debt } from "@highway/engine/scenario/schema/types";

/** What a debt may be, in the order it is offered in. */
export const debtTypes: readonly { value: Debt["type"]; label: string }[] = [
  { value: "card", label: "Card" },
  { value: "auto", label: "Auto" },
  { value: "student", label: "Student" },
  { value: "heloc", label: "HELOC" },
  { value: "mortgage", label: "Mortgage" },
  { value: "other", label: "Other" },
];

const usualNames: Record<Debt["type"], string> = {
  card: "Credit card",
  auto: "Auto loan",
  student: "Student loan",
  heloc: "HELOC",
  mortgage: "Mortgage",
  other: "Debt",
};

/** What a debt goes by while no name is typed. */
export const debtName = ({ name, type }: { name: string; type: Debt["type"] }) => name.trim() || usualNames[type];
