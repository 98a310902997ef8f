import { Check } from "lucide-react";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { cx } from "../../lib/class-names";
import { currentTheme, onThemeChange, themes } from "../../theme/theme";
import { Card } from "../../ui/card";
import { Icon } from "../../ui/icon";
import { ThemeSample } from "./theme-sample";
import { useChooseTheme } from "./use-choose-theme";

/** The four themes. */
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
