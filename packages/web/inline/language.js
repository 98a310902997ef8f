// Decides in which language a client's page begins, and asks for its words while the page's own code is still on its way. What it decided stands
// in the document, where src/features/live-share/use-spoken.ts reads it; the link may say otherwise once the server has answered.
(() => {
  const known = (lang) => (lang === "en" || lang === "es" ? lang : null);
  const onDevice = (key) => {
    try {
      return known(sessionStorage.getItem(key));
    } catch {
      return null; // Storage may be refused: the address and the browser then say.
    }
  };
  const search = new URLSearchParams(location.search);
  const lang =
    // What somebody has chosen, in the mail or in this tab, then what the link is in, or the one before it.
    known(search.get("lang")) ??
    onDevice("highway.client-language") ??
    known(search.get("in")) ??
    onDevice("highway.link-language") ??
    known(navigator.language.slice(0, 2)) ??
    "en";
  document.documentElement.lang = lang;

  // Without a list Vite serves the sources as they are.
  const { [lang]: files = [] } = JSON.parse(document.currentScript.dataset.words ?? "{}");
  for (const file of files) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.crossOrigin = ""; // as the page asks for it, or it would be fetched twice
    link.href = `/${file}`;
    document.head.append(link);
  }
})();
