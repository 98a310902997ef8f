import { useEffect } from "react";
import { Link, Navigate, ScrollRestoration, useLocation, useParams, useSearchParams } from "react-router";
import { findPage } from "../../features/pages/content";
import { WordsScreen } from "../../features/pages/words-screen";
import { cx } from "../../lib/class-names";
import { paths, wordsPage } from "../../lib/paths";
import { type Lang, langs } from "../../lib/words/lang";
import { BrandMark } from "../../ui/brand";
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
