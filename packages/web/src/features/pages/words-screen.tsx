import { CircleAlert, CircleCheck } from "lucide-react";
import { Icon } from "../../ui/icon";
import { PageTitle } from "../../ui/page/page-header";
import type { PageInLanguage } from "./content";

/** A page of words. */
export function WordsScreen({ page, name, lang }: PageInLanguage) {
  return (
    <article lang={lang} className="mx-auto w-full max-w-[720px] flex-1 px-6 py-10 phone:px-4 phone:py-6">
      <PageTitle>{page.title}</PageTitle>
      <h1 className="text-balance font-semibold text-h1 tracking-tight">{page.title}</h1>
      <p className="mt-2 max-w-[60ch] text-fg-2 text-md">{page.lead}</p>
      {name === "compatibility" && <BrowserCheck />}
      {page.parts.map(({ heading, words }) => (
        <section key={heading} className="mt-8">
          <h2 className="font-semibold text-h2">{heading}</h2>
          {words.map((text) => (
            <p key={text} className="mt-2 max-w-[68ch] text-fg-2">
              {text}
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}

/** Features of a browser that the pages need and that it may lack, or have been told to refuse. */
const needs: readonly [name: string, has: () => boolean][] = [
  ["Windows over the page", () => "showPopover" in HTMLElement.prototype],
  ["Storage for drafts", storageWorks],
  ["Cookies", () => navigator.cookieEnabled],
  ["Numbers in the reader's format", () => typeof Intl.NumberFormat === "function"],
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

/** Says whether this browser has what Highway needs. */
function BrowserCheck() {
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
              <span className="ml-auto text-fg-3 text-sm">{works ? "Works" : "Missing or turned off"}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
