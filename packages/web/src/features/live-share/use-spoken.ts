import { useCallback, useEffect, useState } from "react";
import { type Lang, langOf } from "../../lib/words/lang";
import { english, type Words, wordsIn } from "./words";

const chosenKey = "highway.client-language";
/** What the link was in that this tab last opened. */
const linkKey = "highway.link-language";

function kept(key: string): Lang | null {
  try {
    const found = sessionStorage.getItem(key);
    return found ? langOf(found) : null;
  } catch {
    return null;
  }
}

function keep(key: string, lang: Lang) {
  try {
    sessionStorage.setItem(key, lang);
  } catch {
    // Storage may be refused; the choice then lasts as long as the page.
  }
}

/** What the address asks for: "Leer en español" in a mail is a choice, as one in the page is. */
function asked(): Lang | null {
  const found = new URLSearchParams(location.search).get("lang");
  if (found !== "en" && found !== "es") return null;
  keep(chosenKey, found);
  return found;
}

/** What to begin in, before the link says: what was chosen in the mail or in this tab, what its link was in, or else what the browser speaks. */
const first = (): Lang => asked() ?? kept(chosenKey) ?? kept(linkKey) ?? langOf(navigator.language.slice(0, 2));

/**
 * The language of the page. `suggest` is the link's own and gives way to what the reader chose, where readers may choose. Null
 * until its words are there.
 */
export function useSpokenWords() {
  const [lang, setLang] = useState(first);
  const [words, setWords] = useState<Words | null>(lang === "en" ? english : null);
  useEffect(() => {
    let isWanted = true;
    wordsIn(lang)
      .catch(() => english)
      .then((there) => isWanted && setWords(there));
    document.documentElement.lang = lang;
    return () => {
      isWanted = false;
    };
  }, [lang]);
  const choose = useCallback((to: Lang) => {
    keep(chosenKey, to);
    setLang(to);
  }, []);
  const suggest = useCallback((to: Lang, mayChoose: boolean) => {
    keep(linkKey, to);
    setLang((mayChoose && kept(chosenKey)) || to);
  }, []);
  return { words, choose, suggest };
}
