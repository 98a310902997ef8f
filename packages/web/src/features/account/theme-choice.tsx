import { Check } from "lucide-react";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { cx } from "../../lib/class-names";
import { currentTheme, onThemeChange, type Theme, themes } from "../../theme/theme";
import { Card } from "../../ui/card";
import { Icon } from "../../ui/icon";
import { loanSeries } from "../../ui/loan-mark";
import { useChooseTheme } from "./use-choose-theme";

export function ThemeChoice() {
  const choose = useChooseTheme();
  const theme = useSyncExternalStore(onThemeChange, currentTheme);
  const { hash } = useLocation();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash !== "#theme") return;
    card.current?.scrollIntoView({ block: "center" });
    card.current?.querySelector<HTMLElement>("input:checked")?.focus();
  }, [hash]);
  return (
    <div ref={card}>
      <Card title="Theme">
        <div role="radiogroup" aria-label="Theme" className="grid grid-cols-4 gap-3 phone:grid-cols-2">
          {themes.map(({ name, label }) => (
            <label key={name} className="cursor-pointer">
              <input
                type="radio"
                name="theme"
                value={name}
                checked={theme === name}
                onChange={() => void choose(name)}
                className="peer sr-only"
              />
              <span
                className={cx(
                  "block overflow-hidden rounded-md border peer-focus-visible:outline-2 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2",
                  theme === name ? "border-accent ring-1 ring-accent" : "border-line-strong",
                )}
              >
                <ThemeSample theme={name} />
              </span>
              <span className="mt-1.5 flex items-start gap-1 text-fg-2">
                {label}
                {theme === name && <Icon of={Check} size={14} className="mt-0.5 text-accent-text" />}
              </span>
            </label>
          ))}
        </div>
      </Card>
    </div>
  );
}

/** Draws a small piece of the app in a theme's own colors. */
const ThemeSample = ({ theme }: { theme: Theme }) => (
  <span data-theme={theme} aria-hidden="true" className="flex h-20 bg-canvas">
    <span className="w-1/5 border-line border-r" />
    <span className="flex flex-1 flex-col justify-center gap-1.5 bg-surface px-3">
      <span className="h-1.5 w-2/3 rounded-full bg-fg" />
      <span className="h-1.5 w-1/2 rounded-full bg-fg-3" />
      <span className="mt-1 flex items-center gap-1">
        {loanSeries.slice(0, 4).map((series) => (
          <span key={series.color} className="size-2 rounded-full" style={{ background: series.color }} />
        ))}
        <span className="ml-auto h-3 w-6 rounded-xs bg-accent" />
      </span>
    </span>
  </span>
);
