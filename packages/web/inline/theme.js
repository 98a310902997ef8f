// Runs before the first paint, so that a dark screen never flashes white. The values are those of src/theme/theme.ts.
(() => {
  const known = { light: "#f6f7f9", dark: "#0e121a", cvd: "#f6f7f9", "cvd-dark": "#0e121a" };
  let theme = null;
  try {
    theme = localStorage.getItem("highway.theme");
  } catch {
    // Storage may be refused: the system's choice then counts.
  }
  // Whoever chose "device", or has not chosen yet, gets what the device asks for.
  if (!known[theme]) theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]').content = known[theme];
})();
