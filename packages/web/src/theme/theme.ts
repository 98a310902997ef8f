import type { UserTheme } from "@highway/core/people/users/schema";

/** The four themes: `name` is on the page, `stored` in the person's profile. `inline/theme.js` paints the first frame with the same names. */
export const themes = [
  { name: "light", stored: "light", label: "Light" },
  { name: "dark", stored: "dark", label: "Dark" },
  { name: "cvd", stored: "red-green-colorblind", label: "Color-blind safe, light" },
  { name: "cvd-dark", stored: "red-green-colorblind-dark", label: "Color-blind safe, dark" },
] as const satisfies readonly { name: string; stored: UserTheme; label: string }[];

export type Theme = (typeof themes)[number]["name"];

/** The choice that follows the device: light or dark, whichever it is now. */
export const asDevice = { name: "device", stored: "device", label: "Same as my device" } as const;

/** What a person may choose. */
export const themeChoices = [asDevice, ...themes] as const;
export type ThemeChoice = (typeof themeChoices)[number]["name"];

const key = "highway.theme";
const listeners = new Set<() => void>();

/** Returns the theme that is shown. */
export function currentTheme(): Theme {
  const name = document.documentElement.dataset.theme;
  return themes.find((theme) => theme.name === name)?.name ?? "light";
}

let themeChoice: ThemeChoice | null = null;
/** Returns the choice that applies. */
export const chosenTheme = (): ThemeChoice => themeChoice ?? currentTheme();

export const themeOf = (stored: UserTheme): ThemeChoice =>
  themeChoices.find((theme) => theme.stored === stored)?.name ?? "light";
export const storedTheme = (name: ThemeChoice): UserTheme =>
  themeChoices.find((theme) => theme.name === name)?.stored ?? "light";

let device: MediaQueryList | null = null;
/** Reads the device's theme, and follows it for as long as that is the choice. */
function themeOfDevice(): Theme {
  if (!device) {
    device = matchMedia("(prefers-color-scheme: dark)");
    device.addEventListener("change", () => {
      if (themeChoice === asDevice.name) paint(themeOfDevice());
    });
  }
  return device.matches ? "dark" : "light";
}

function paint(theme: Theme) {
  if (theme === currentTheme()) return;
  document.documentElement.dataset.theme = theme;
  const canvas = getComputedStyle(document.documentElement).getPropertyValue("--canvas").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", canvas);
}

export function applyTheme(choice: ThemeChoice) {
  const isSame = choice === chosenTheme();
  themeChoice = choice;
  paint(choice === asDevice.name ? themeOfDevice() : choice);
  if (!isSame) for (const listener of listeners) listener();
  try {
    localStorage.setItem(key, choice);
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
