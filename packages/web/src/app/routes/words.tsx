import { CircleAlert, CircleCheck } from "lucide-react";
import { useEffect } from "react";
import { Link, Navigate, ScrollRestoration, useLocation, useParams, useSearchParams } from "react-router";
import { findPage, type PageInLanguage } from "../../features/pages/content";
import { cx } from "../../lib/class-names";
import { paths, wordsPage } from "../../lib/paths";
import { type Lang, langs } from "../../lib/words/lang";
import { BrandMark } from "../../ui/brand";
import { Icon } from "../../ui/icon";
import { PageTitle } from "../../ui/page/page-header";
import { NotFound } from "../error-pages";
import { Footer, footWords } from "../footer";
import { useTidyAddress } from "../use-tidy-address";

/** Shows a page of terms. It is open to everyone, because its reader may not have signed in yet. */
export function WordsRoute() {
  const { page = "" } = useParams();
  const [search] = useSearchParams();
  useTidyAddress();
  const found = findPage(page, search.get("lang"));
  const lang = found?.lang ?? "en";
  useEffect(() => {
    document.documentElement.lang = lang;
    return () => {
      document.documentElement.lang = "en";
    };
  }, [lang]);
  if (!found) return <NotFound />;
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-head shrink-0 items-center justify-between border-line border-b px-6 phone:px-4">
        <Link
          to={paths.root}
          aria-label={footWords[lang].home}
          className="flex min-h-8 items-center gap-2 rounded-sm font-semibold text-md tracking-tight touch:min-h-11"
        >
          <BrandMark />
          Highway
        </Link>
        {found.isForClients && <Languages name={found.name} lang={lang} />}
      </header>
      <main className="flex flex-1 flex-col">
        <WordsScreen {...found} />
      </main>
      <Footer lang={lang} className="pb-[max(12px,env(safe-area-inset-bottom))]" />
      <ScrollRestoration />
    </div>
  );
}

const Languages = ({ name, lang }: { name: string; lang: Lang }) => (
  <nav aria-label={footWords[lang].language} className="flex gap-1">
    {langs.map(({ value, own }) => (
      <Link
        key={value}
        to={wordsPage(name, value)}
        replace
        lang={value}
        hrefLang={value}
        aria-current={value === lang ? "true" : undefined}
        className={cx(
          "inline-flex min-h-8 items-center rounded-sm px-2.5 touch:min-h-11",
          value === lang ? "bg-sunken font-medium text-fg" : "text-fg-2 hover:text-fg",
        )}
      >
        {own}
      </Link>
    ))}
  </nav>
);

const wholeAddresses: Record<string, string> = {
  "/terms": "terms-of-service",
  "/privacy": "privacy-policy",
  "/accessibility": "accessibility",
};

/** A short address, as people type it, leads to the page. */
export function ShortRoute() {
  const { pathname, search } = useLocation();
  return <Navigate replace to={wordsPage(wholeAddresses[pathname.replace(/\/$/, "")] ?? "") + search} />;
}

/** A page of words. */
function WordsScreen({ page, name, lang }: PageInLanguage) {
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
