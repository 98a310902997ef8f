/** The four themes. `public/theme.js` paints the first frame with the same names. */
export const themes = [
  { name: "light", label: "Light" },
  { name: "dark", label: "Dark" },
  { name: "cvd", label: "Colour-blind safe, light" },
  { name: "cvd-dark", label: "Colour-blind safe, dark" },
] as const;

export type Theme = (typeof themes)[number]["name"];

const key = "highway.theme";
const listeners = new Set<() => void>();

export const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme.name === value);

export function currentTheme(): Theme {
  const name = document.documentElement.dataset.theme;
  return isTheme(name) ? name : "light";
}

export function applyTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(key, theme);
  } catch {
    // Storage may be refused; the theme then lasts as long as the page.
  }
  const canvas = getComputedStyle(document.documentElement).getPropertyValue("--canvas").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", canvas);
  for (const listener of listeners) listener();
}

export function onThemeChange(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
