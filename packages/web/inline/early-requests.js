// Requests what a page needs first while the app's own code is still on its way: the page's code, who is signed in, the report. It does
// so only where somebody has signed in before (src/lib/session.ts); src/lib/api/api.ts takes the answers.
(() => {
  const read = (reads) => {
    const report = new URLSearchParams(location.search).get("reportID");
    // What was typed on this device may be of a report that the server has never seen.
    const isSaved = report && !Object.keys(localStorage).some((key) => key.endsWith(`.${report}`));
    const addresses = {
      report: isSaved && `/v2/client/reports/${encodeURIComponent(report)}`,
      workingCopy: isSaved && `/v2/client/working-copies/${encodeURIComponent(report)}`,
      corpPermissions: "/v1/user/corp-permissions",
    };
    const calls = ["/v1/user", ...reads.map((name) => addresses[name]).filter(Boolean)];
    // A dead connection would hold the page forever. The app's own calls wait as long. An answer is read whole in this time: the app's code may come later.
    const ask = async (address) => {
      const answer = await fetch(address, { signal: AbortSignal.timeout(35_000) });
      return new Response(await answer.text(), answer);
    };
    window.earlyAnswers = new Map(calls.map((address) => [address, ask(address)]));
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

  // Without a list Vite serves the sources as they are, and only who is signed in is read early.
  const { files, pages } = JSON.parse(document.currentScript.dataset.pages ?? '{ "pages": {} }');
  const { all = [], phone = [], desktop = [], reads = [] } = pages[location.pathname] ?? {};
  try {
    if (localStorage.getItem("highway.signed-in") === null) return;
    // The frame of the pages is painted at once, where one comes.
    if (location.pathname !== "/sign-in") document.documentElement.dataset.known = "";
    const own = matchMedia("(max-width: 720px)").matches ? phone : desktop;
    for (const number of [...all, ...own]) preload(files[number]);
    read(reads);
  } catch {
    // Storage may be refused: the app then asks for itself.
  }
})();
