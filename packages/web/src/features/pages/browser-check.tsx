import { CircleAlert, CircleCheck } from "lucide-react";
import { Icon } from "../../ui/icon";

/** What the pages need and a browser may lack, or have been told to refuse. */
const needs: readonly [name: string, has: () => boolean][] = [
  ["Windows over the page", () => "showPopover" in HTMLElement.prototype],
  ["Storage for drafts", storageWorks],
  ["Cookies", () => navigator.cookieEnabled],
  ["Figures in the reader’s notation", () => typeof Intl.NumberFormat === "function"],
];

function storageWorks() {
  try {
    localStorage.setItem("highway.check", "1");
    localStorage.removeItem("highway.check");
    return true;
  } catch {
    return false;
  }
}

/** Whether this browser has what Highway needs. */
export function BrowserCheck() {
  return (
    <section aria-label="This browser" className="mt-6 rounded-lg border border-line bg-surface px-5 py-3">
      <h2 className="font-semibold">This browser</h2>
      <ul className="mt-1">
        {needs.map(([name, has]) => {
          const works = has();
          return (
            <li key={name} className="flex min-h-8 items-center gap-2">
              <Icon of={works ? CircleCheck : CircleAlert} className={works ? "text-positive" : "text-danger"} />
              {name}
              <span className="ml-auto text-fg-3 text-sm">{works ? "Works" : "Missing or switched off"}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
