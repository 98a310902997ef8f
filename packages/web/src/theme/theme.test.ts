import { afterEach, beforeEach, expect, it, vi } from "vitest";

let isDark = false;
let changed: () => void = () => {};

beforeEach(() => {
  isDark = false;
  vi.resetModules();
  vi.stubGlobal("matchMedia", () => ({
    get matches() {
      return isDark;
    },
    addEventListener: (_: string, listener: () => void) => {
      changed = listener;
    },
  }));
  document.documentElement.dataset.theme = "light";
});
afterEach(() => vi.unstubAllGlobals());

const painted = () => document.documentElement.dataset.theme;
const deviceTurns = (dark: boolean) => {
  isDark = dark;
  changed();
};

it("follows the device, live, while that is the choice", async () => {
  const { applyTheme, chosenTheme, currentTheme, onThemeChange } = await import("./theme");
  const told = vi.fn();
  onThemeChange(told);
  applyTheme("device");
  expect([painted(), chosenTheme(), localStorage.getItem("highway.theme")]).toEqual(["light", "device", "device"]);
  expect(told).toHaveBeenCalledOnce();
  deviceTurns(true);
  expect([painted(), currentTheme(), chosenTheme()]).toEqual(["dark", "dark", "device"]);
  applyTheme("light");
  deviceTurns(false);
  deviceTurns(true);
  expect([painted(), chosenTheme()]).toEqual(["light", "light"]);
});

it("is kept with the profile by its own name, and an unknown one is light", async () => {
  const { storedTheme, themeOf } = await import("./theme");
  expect(storedTheme("device")).toBe("device");
  expect(themeOf("device")).toBe("device");
  expect(themeOf("red-green-colorblind")).toBe("cvd");
});

it("is painted before the first frame as the device is", async () => {
  localStorage.setItem("highway.theme", "device");
  isDark = true;
  document.head.innerHTML = '<meta name="theme-color">';
  // @ts-expect-error: the script of the page's head is no module and has no types.
  await import("../../inline/theme.js");
  expect(painted()).toBe("dark");
});
