import { cx } from "../../lib/class-names";
import type { Lang } from "../../lib/words/lang";
import { useSpoken } from "./words";

const langs: readonly { lang: Lang; short: string; name: string }[] = [
  { lang: "en", short: "EN", name: "English" },
  { lang: "es", short: "ES", name: "Español" },
];

export function LangSwitch() {
  const { words, choose } = useSpoken();
  return (
    <fieldset className="inline-flex shrink-0 rounded-full bg-paper-2 p-0.5 text-note print:hidden">
      <legend className="sr-only">{words.client.language}</legend>
      {langs.map(({ lang, short, name }) => (
        <button
          key={lang}
          type="button"
          lang={lang}
          aria-label={`${short}, ${name}`}
          aria-pressed={words.lang === lang}
          onClick={() => choose(lang)}
          className={cx(
            "relative grid h-8 min-w-10 place-items-center rounded-full font-medium after:absolute after:-inset-y-1.5 after:inset-x-0",
            words.lang === lang ? "bg-surface text-fg shadow-card" : "text-fg-2",
          )}
        >
          {short}
        </button>
      ))}
    </fieldset>
  );
}
