// Asks for what a page will ask for first, while the app's own code is still on its way: the page's code, who is signed in, the
// report. Only where somebody has signed in before (src/lib/session.ts); src/lib/api.ts takes the answers.
(() => {
  const ask = () => {
    const report = new URLSearchParams(location.search).get("reportID");
    const inTool = /^\/lc2\/(property|results|review)/.test(location.pathname);
    // What was typed on this device may be of a report that the server has never seen.
    const asked = inTool && report && !Object.keys(localStorage).some((key) => key.endsWith(`.${report}`));
    const calls = ["/v1/user"];
    if (asked) calls.push(`/v2/client/reports/${encodeURIComponent(report)}`);
    if (asked && !location.pathname.endsWith("/review")) calls.push("/v2/client/working-copies");
    // The programs of the editor and the head of the review depend on what the corporation allows.
    if (/^\/lc2\/(property|review)/.test(location.pathname)) calls.push("/v1/user/corp-permissions");
    window.earlyAnswers = new Map(calls.map((address) => [address, fetch(address)]));
    for (const answer of window.earlyAnswers.values()) answer.catch(() => {});
  };

  const preload = (file) => {
    const link = document.createElement("link");
    if (file.endsWith(".css")) Object.assign(link, { rel: "preload", as: "style" });
    else link.rel = "modulepreload";
    link.crossOrigin = ""; // as Vite asks for it, or it would be fetched twice
    link.fetchPriority = "low"; // after the style of the frame, the data and the font
    link.href = `/${file}`;
    document.head.append(link);
  };

  const preloadPage = ({ files, pages }) => {
    const [all, phone, desktop] = pages[location.pathname] ?? [[], [], []];
    const own = matchMedia("(max-width: 720px)").matches ? phone : desktop;
    for (const number of [...all, ...own]) preload(files[number]);
  };

  const { pages } = document.currentScript.dataset;
  try {
    if (localStorage.getItem("highway.signed-in") !== "1") return;
    // The frame of the pages is painted at once, where one comes.
    if (location.pathname !== "/sign-in") document.documentElement.dataset.known = "";
    // Without a list Vite serves the sources as they are.
    if (pages) preloadPage(JSON.parse(pages));
    ask();
  } catch {
    // Storage may be refused: the app then asks for itself.
  }
})();
