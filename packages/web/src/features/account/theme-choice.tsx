import { Check } from "lucide-react";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { call } from "../../lib/api";
import { sentence } from "../../lib/api-error";
import { cx } from "../../lib/class-names";
import { useSession } from "../../lib/session";
import { applyTheme, currentTheme, onThemeChange, storedTheme, type Theme, themes } from "../../theme/theme";
import { Card } from "../../ui/card";
import { Icon } from "../../ui/icon";
import { notify } from "../../ui/notify";
import { ThemeSample } from "./theme-sample";

/** The four themes. A choice shows at once, and is then kept with the profile. */
export function ThemeChoice() {
  const { replaceUser } = useSession();
  const theme = useSyncExternalStore(onThemeChange, currentTheme);
  const { hash } = useLocation();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash !== "#theme") return;
    card.current?.scrollIntoView({ block: "center" });
    card.current?.querySelector<HTMLElement>("input:checked")?.focus();
  }, [hash]);
  const choose = async (next: Theme) => {
    const before = currentTheme();
    applyTheme(next);
    try {
      const [saved] = await call("PUT /v1/user/profile", { body: { userTheme: storedTheme(next) } });
      // A later choice may be on its way: its answer is the one to keep.
      if (currentTheme() === next) replaceUser(saved);
    } catch (error) {
      if (currentTheme() === next) applyTheme(before);
      notify.error(sentence(error));
    }
  };
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
