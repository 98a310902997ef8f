import type { WorkingReport } from "../../scenario/document";
import { useScenario } from "../../scenario/store/store";
import { showLoan } from "./editor-view";

/** The loan whose page a phone shows to reach a field: of a home or a price, the first on it. */
function loanOfField({ loans, properties }: WorkingReport, id: string): string | undefined {
  const home = properties.find((each) => each.id === id || each.purchaseDetails.some((price) => price.id === id));
  return loans.find((loan) => loan.id === id || loan.propertyID === home?.id)?.id;
}

/** Focuses the field of a key; the button that stands for a location is pressed, since its window holds the field. */
export function goToField(key: string) {
  const loan = loanOfField(useScenario.getState().document, key.split(".")[0] ?? "");
  if (loan) showLoan(loan);
  requestAnimationFrame(() => focusField(key, performance.now() + longestWait));
}

/** The page that holds the field may still be on its way, milliseconds. */
const longestWait = 4000;

function focusField(key: string, until: number) {
  const fields = [...document.querySelectorAll<HTMLElement>(`[data-field="${CSS.escape(key)}"]`)];
  const field = fields.find((each) => each.closest("[inert]") === null);
  if (!field) {
    if (performance.now() < until) setTimeout(() => focusField(key, until), 50);
    return;
  }
  field.scrollIntoView({ block: "center" });
  field.focus();
  if (field instanceof HTMLButtonElement) field.click();
}
