import { useCallback, useEffect, useRef, useState } from "react";
import { isOffline } from "../../lib/loading/network";
import { type Lang, langOf } from "../../lib/words/lang";
import { type Words, wordsIn } from "./words";

const chosenKey = "highway.client-language";
/** What the link was in that this tab last opened. */
const linkKey = "highway.link-language";

function langOnDevice(key: string): Lang | null {
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

/** What the page begins in, as `inline/language.js` has written it into the document. "Leer en español" in a mail is a choice, as one in the page is. */
function firstLang(): Lang {
  const asked = new URLSearchParams(location.search).get("lang");
  if (asked === "en" || asked === "es") keep(chosenKey, asked);
  return langOf(document.documentElement.lang);
}

/** Milliseconds until words that did not come are asked for again; twice as long after each time. */
const firstPause = 2000;
const longestPause = 60_000;

/**
 * The language of the page. `suggest` is the link's own and gives way to what the reader chose, where readers may choose. Words are null
 * until they are there. `isLost` says that the words of the language that is wanted did not come: the page stays in its language, or begins in
 * the other one, and they are asked for again after a pause, when the network is back, or when the language is chosen again.
 */
export function useSpokenWords() {
  const [wanted, setWanted] = useState(() => ({ lang: firstLang(), tries: 0 }));
  const [words, setWords] = useState<Words | null>(null);
  const [isLost, setLost] = useState(false);
  const hasWords = useRef(false);
  useEffect(() => {
    let isWanted = true;
    const show = (there: Words) => {
      if (!isWanted) return;
      hasWords.current = true;
      setWords(there);
    };
    const found = (there: Words) => {
      if (isWanted) setLost(false);
      show(there);
    };
    const miss = () => {
      if (!isWanted) return;
      setLost(true);
      // Where the other language does not come either, the page says that nothing did.
      if (!hasWords.current) wordsIn(wanted.lang === "en" ? "es" : "en").then(show, () => {});
    };
    wordsIn(wanted.lang).then(found, miss);
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  useEffect(() => {
    document.documentElement.lang = words?.lang ?? wanted.lang;
  }, [words, wanted]);
  useEffect(() => {
    if (!isLost) return;
    const again = () => setWanted(({ lang, tries }) => ({ lang, tries: tries + 1 }));
    const pause = Math.min(longestPause, firstPause * 2 ** wanted.tries);
    const timer = setTimeout(() => !isOffline() && again(), pause);
    addEventListener("online", again);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", again);
    };
  }, [isLost, wanted]);
  const choose = useCallback((to: Lang) => {
    keep(chosenKey, to);
    setWanted({ lang: to, tries: 0 });
  }, []);
  const suggest = useCallback((to: Lang, mayChoose: boolean) => {
    keep(linkKey, to);
    const lang = (mayChoose && langOnDevice(chosenKey)) || to;
    setWanted((before) => (before.lang === lang ? before : { lang, tries: 0 }));
  }, []);
  return { words, isLost, choose, suggest };
}
