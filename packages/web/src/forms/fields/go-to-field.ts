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
