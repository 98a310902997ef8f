import { Link, useLocation } from "react-router";
import { cx } from "../lib/class-names";
import { wordsPage } from "../lib/paths";
import type { Lang, WordsOf } from "../lib/words/lang";
import { BackToTop } from "../ui/page/back-to-top";

/** What stands around the pages that clients read too: the way home, their short names by address, and the choice of language. */
const footEn = {
  home: "Highway, home",
  about: "About Highway",
  language: "Language",
  names: {
    accessibility: "Accessibility",
    "terms-of-service": "Terms",
    "privacy-policy": "Privacy",
    "cookie-policy": "Cookies",
  },
};

const footEs: WordsOf<typeof footEn> = {
  home: "Highway, página de inicio",
  about: "Acerca de Highway",
  language: "Idioma",
  names: {
    accessibility: "Accesibilidad",
    "terms-of-service": "Términos",
    "privacy-policy": "Privacidad",
    "cookie-policy": "Uso de cookies",
  },
};

export const footWords = { en: footEn, es: footEs } as const;

const forMembers = [
  ["About", "about"],
  ["Learning center", "learning-center"],
  ["Support", "support"],
  ["Feedback", "feedback"],
  ["Compatibility", "compatibility"],
] as const;

/** The foot of every page outside the tools: what Highway is, help, and the terms. In Spanish it lists the pages that exist in Spanish. */
export function Footer({ className, lang = "en" }: { className?: string; lang?: Lang }) {
  const { about, names } = footWords[lang];
  const { pathname } = useLocation();
  const forAll = Object.entries(names).map(([page, name]) => [name, page] as const);
  const links = lang === "en" ? [...forMembers, ...forAll] : forAll;
  return (
    <footer lang={lang} className={cx("border-line border-t px-6 py-3 text-fg-3 text-sm phone:px-4", className)}>
      <nav aria-label={about} className="flex flex-wrap items-center gap-x-5">
        {links.map(([name, page]) => (
          <Link
            key={page}
            to={wordsPage(page, lang)}
            // Feedback says of which page it is.
            state={{ from: pathname }}
            className="inline-flex min-h-6 items-center rounded-xs underline-offset-2 hover:text-fg hover:underline touch:min-h-11 touch:min-w-11"
          >
            {name}
          </Link>
        ))}
      </nav>
    </footer>
  );
}

/** What a page ends with. A tool has no footer. */
export function FootParts({ inTool }: { inTool: boolean }) {
  const { pathname } = useLocation();
  // The results have a way to their top among those to their sections: a button over the page would lie on figures.
  const hasOwnWay = pathname.endsWith("/results");
  // Of a tool's pages, a phone's review alone has no bar of figures at its foot.
  const onPhone = inTool ? (pathname.endsWith("/review") ? "phone:bottom-0" : "phone:hidden") : "phone:bottom-16";
  return (
    <>
      {!inTool && <Footer />}
      {/* In the rail, where no text of the page is. */}
      {!hasOwnWay && (
        <BackToTop
          label="Back to top"
          to="#main"
          className={cx("bottom-18 left-[calc((var(--rail-w)-44px)/2)] phone:left-0", onPhone)}
        />
      )}
    </>
  );
}
