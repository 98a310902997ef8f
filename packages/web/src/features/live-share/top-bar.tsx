import { useState } from "react";
import { cx } from "../../lib/class-names";
import { type Lang, langs } from "../../lib/words/lang";
import { useSpoken, useWords, type Words } from "./words";

type Props = { company: string; logo: string | null; hasLangs: boolean; isBare?: boolean };

/** Whose page this is, and in which language. */
export const TopBar = ({ company, logo, hasLangs, isBare = false }: Props) => (
  <header
    className={cx(
      "flex items-center justify-between gap-4",
      isBare
        ? "h-16"
        : "h-15 border-paper-line border-b bg-surface px-5 wide:h-17 wide:px-[max(32px,calc((100vw-1136px)/2))] print:px-0",
    )}
  >
    <span className="flex min-w-0 items-center gap-2.5 font-semibold text-body tracking-[-.01em]">
      {logo && <Logo key={logo} address={logo} />}
      <span className="truncate">{company}</span>
    </span>
    {hasLangs && <LangSwitch />}
  </header>
);

/** Beside the company's name, so it says nothing of its own. */
function Logo({ address }: { address: string }) {
  const [isLost, setLost] = useState(false);
  return isLost ? null : (
    <img src={address} alt="" className="h-8 max-w-36 object-contain" onError={() => setLost(true)} />
  );
}

/** What did not come, said in the language that somebody wants to read: its own words are what is missing. */
const notLoaded: Record<Lang, string> = {
  en: "English could not be loaded. Check your connection and tap EN again.",
  es: "El español no se pudo cargar. Revise su conexión y toque ES de nuevo.",
};

function LangSwitch() {
  const { isLost, choose } = useSpoken();
  const words = useWords();
  const lost = words.lang === "en" ? "es" : "en";
  return (
    <div className="relative shrink-0">
      <LangButtons spoken={words} choose={choose} />
      <p
        role="status"
        lang={lost}
        className="absolute top-full right-0 z-10 mt-1.5 w-56 rounded-md bg-fg px-3 py-2 text-note text-surface empty:hidden"
      >
        {isLost && notLoaded[lost]}
      </p>
    </div>
  );
}

function LangButtons({ spoken: words, choose }: { spoken: Words; choose: (lang: Lang) => void }) {
  return (
    <fieldset className="inline-flex shrink-0 rounded-full bg-paper-2 p-0.5 text-note print:hidden">
      <legend className="sr-only">{words.client.language}</legend>
      {langs.map(({ value: lang, own }) => (
        <button
          key={lang}
          type="button"
          lang={lang}
          aria-label={`${lang.toUpperCase()}, ${own}`}
          aria-pressed={words.lang === lang}
          onClick={() => choose(lang)}
          className={cx(
            "relative grid h-8 min-w-11 place-items-center rounded-full font-medium after:absolute after:-inset-y-1.5 after:inset-x-0",
            words.lang === lang ? "bg-surface text-fg shadow-card" : "text-fg-2",
          )}
        >
          {lang.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
