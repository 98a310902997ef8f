import { PageTitle } from "../../ui/page/page-title";
import { BrowserCheck } from "./browser-check";
import type { Found } from "./find-page";

/** A page of words. */
export function WordsScreen({ page, name, lang }: Found) {
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
