import { cx } from "../../lib/class-names";
import { langs } from "../../lib/words/lang";
import { useSpoken } from "./words";

export function LangSwitch() {
  const { words, choose } = useSpoken();
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
            "relative grid h-8 min-w-10 place-items-center rounded-full font-medium after:absolute after:-inset-y-1.5 after:inset-x-0",
            words.lang === lang ? "bg-surface text-fg shadow-card" : "text-fg-2",
          )}
        >
          {lang.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
