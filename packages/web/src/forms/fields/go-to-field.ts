import type { Fields } from "@highway/engine/scenario/schema/field";
import { loanFields } from "@highway/engine/scenario/schema/loan";
import { priceFields } from "@highway/engine/scenario/schema/property";
import type { WorkingReport } from "../../scenario/document";
import { useScenario } from "../../scenario/store/store";
import { showLoan } from "./editor-view";

/** Returns the home of a field of a home or a price. */
const homeOfField = ({ properties }: WorkingReport, id: string): string | undefined =>
  properties.find((each) => each.id === id || each.purchaseDetails.some((price) => price.id === id))?.id;

/** Moves the focus to the field of a key. On a phone it shows the page of its loan, or of the first loan on its home. A field in a window has that opened. */
export function goToField(key: string) {
  const { document } = useScenario.getState();
  const [id = ""] = key.split(".");
  const home = homeOfField(document, id);
  const loan = document.loans.find((each) => each.id === id || each.propertyID === home)?.id;
  if (loan) showLoan(loan);
  requestAnimationFrame(() => focusField(key, performance.now() + longestWait, home));
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

/** Finds an element on the page, or in a window that is open over it. */
const shown = (selector: string, fits: (element: HTMLElement) => boolean = () => true) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.closest("[inert]") === null && fits(each));
const shownField = (key: string) => shown(`[data-field="${CSS.escape(key)}"]`);

/** Finds the button that opens the window of a field: of a part of a loan, or of a home. */
const windowOf = (key: string, home: string | undefined) =>
  shown("[data-holds]", ({ dataset }) => key.startsWith(`${dataset.holds}.`)) ??
  (home === undefined ? undefined : shownField(`${home}.address`));

/** @param isOpened whether the window of the field was opened */
function focusField(key: string, until: number, home: string | undefined, isOpened = false) {
  const field = shownField(key) ?? shownField(inOtherUnit(key));
  if (field) {
    field.scrollIntoView({ block: "center" });
    field.focus();
    if (field instanceof HTMLButtonElement) field.click();
    return;
  }
  const opener = isOpened ? undefined : windowOf(key, home);
  opener?.click();
  if (performance.now() > until) return;
  // The question before a page is left may be read for long: the wait begins with its answer.
  const next = document.querySelector("[role=alertdialog]") ? performance.now() + longestWait : until;
  setTimeout(() => focusField(key, next, home, isOpened || opener !== undefined), 50);
}
