import type { Fields } from "@highway/engine/scenario/schema/field";
import { loanFields } from "@highway/engine/scenario/schema/loan";
import { priceFields } from "@highway/engine/scenario/schema/property";
import type { WorkingReport } from "../../scenario/document";
import { useScenario } from "../../scenario/store/store";
import { showLoan } from "./editor-view";

/** Returns the loan whose page a phone must show to reach a field; for a home or a price, the first loan on it. */
function loanOfField({ loans, properties }: WorkingReport, id: string): string | undefined {
  const home = properties.find((each) => each.id === id || each.purchaseDetails.some((price) => price.id === id));
  return loans.find((loan) => loan.id === id || loan.propertyID === home?.id)?.id;
}

/** Moves the focus to the field of a key. For a location, presses the button whose window holds the field. */
export function goToField(key: string) {
  const loan = loanOfField(useScenario.getState().document, key.split(".")[0] ?? "");
  if (loan) showLoan(loan);
  requestAnimationFrame(() => focusField(key, performance.now() + longestWait));
}

/** Milliseconds to wait for the page that holds the field, which may still be loading. */
const longestWait = 4000;

/** The names of fields that hold one figure in two units, each with the other. The form shows only one of them. */
const otherUnits = new Map(
  [loanFields, priceFields].flatMap((fields: Fields) =>
    Object.entries(fields).flatMap(([name, { insteadOf }]) =>
      insteadOf ? [[name, insteadOf] as const, [insteadOf, name] as const] : [],
    ),
  ),
);

/** Returns the key of the same figure in its other unit. */
function inOtherUnit(key: string): string {
  const at = key.lastIndexOf(".") + 1;
  return key.slice(0, at) + (otherUnits.get(key.slice(at)) ?? key.slice(at));
}

const shownField = (key: string) =>
  [...document.querySelectorAll<HTMLElement>(`[data-field="${CSS.escape(key)}"]`)].find(
    (each) => each.closest("[inert]") === null,
  );

function focusField(key: string, until: number) {
  const field = shownField(key) ?? shownField(inOtherUnit(key));
  if (!field) {
    if (performance.now() < until) setTimeout(() => focusField(key, until), 50);
    return;
  }
  field.scrollIntoView({ block: "center" });
  field.focus();
  if (field instanceof HTMLButtonElement) field.click();
}
