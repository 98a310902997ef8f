import { useParams } from "react-router";
import { PageTitle } from "../../ui/page-title";
import { BrowserCheck } from "./browser-check";
import { pages, type WordsPage } from "./content";

const compatibility: WordsPage = {
  title: "Compatibility",
  lead: "Highway runs in the browsers of the last two years on computers, tablets and phones. Nothing is installed.",
  parts: [
    {
      heading: "Browsers",
      words: [
        "Chrome, Edge, Firefox and Safari, each in a version that its maker still supports. Scripts and cookies must be allowed for this site.",
      ],
    },
    {
      heading: "Screens",
      words: [
        "The comparison of four loans is best on a screen at least 1,280 pixels wide. On a phone the same loans stand one after the other.",
      ],
    },
  ],
};

/** A page of the footer; null where there is none at the address. */
export function WordsScreen() {
  const { page = "" } = useParams();
  const found = page === "compatibility" ? compatibility : pages[page];
  if (!found) throw new Response(null, { status: 404 });
  return (
    <article className="mx-auto w-full max-w-[720px] flex-1 px-6 py-10 phone:px-4 phone:py-6">
      <PageTitle>{found.title}</PageTitle>
      <h1 className="text-balance font-semibold text-h1 tracking-tight">{found.title}</h1>
      <p className="mt-2 max-w-[60ch] text-fg-2 text-md">{found.lead}</p>
      {page === "compatibility" && <BrowserCheck />}
      {found.parts.map(({ heading, words }) => (
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
