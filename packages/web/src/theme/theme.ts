import type { UserTheme } from "@highway/core/people/users/schema";

/** The four themes: `name` is on the page, `stored` in the person's profile. `inline/theme.js` paints the first frame with the same names. */
export const themes = [
  { name: "light", stored: "light", label: "Light" },
  { name: "dark", stored: "dark", label: "Dark" },
  { name: "cvd", stored: "red-green-colorblind", label: "Color-blind safe, light" },
  { name: "cvd-dark", stored: "red-green-colorblind-dark", label: "Color-blind safe, dark" },
] as const satisfies readonly { name: string; stored: UserTheme; label: string }[];

export type Theme = (typeof themes)[number]["name"];

const key = "highway.theme";
const listeners = new Set<() => void>();

export function currentTheme(): Theme {
  const name = document.documentElement.dataset.theme;
  return themes.find((theme) => theme.name === name)?.name ?? "light";
}

export const themeOf = (stored: UserTheme): Theme => themes.find((theme) => theme.stored === stored)?.name ?? "light";
export const storedTheme = (name: Theme): UserTheme => themes.find((theme) => theme.name === name)?.stored ?? "light";

export function applyTheme(theme: Theme) {
  if (theme !== currentTheme()) {
    document.documentElement.dataset.theme = theme;
    const canvas = getComputedStyle(document.documentElement).getPropertyValue("--canvas").trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", canvas);
    for (const listener of listeners) listener();
  }
  try {
    localStorage.setItem(key, theme);
  } catch {
    // Storage may be refused; the theme then lasts as long as the page.
  }
}

export function onThemeChange(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
