import type { FieldSentences } from "@highway/core/platform/errors";
import { Check } from "lucide-react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { call } from "../../lib/api/api";
import { cx } from "../../lib/class-names";
import { useForm } from "../../lib/forms/use-form";
import { useRecordForm } from "../../lib/forms/use-record-form";
import { notify } from "../../lib/notify";
import { usePreferences } from "../../lib/preferences";
import { useSession } from "../../lib/session";
import { asDevice, chosenTheme, onThemeChange, type Theme, type ThemeChoice, themeChoices } from "../../theme/theme";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { Switch } from "../../ui/fields/switch";
import { TextField } from "../../ui/fields/text-field";
import { Icon } from "../../ui/icon";
import { loanSeries } from "../../ui/loan-mark";
import { UnsavedGuard } from "../../ui/overlays/discard-question";
import { PageHeader, PageHeading, PageTitle } from "../../ui/page/page-header";
import { OwnActivity } from "./activity";
import { CalculatorChoice } from "./calculator-choice";
import { useChooseTheme } from "./use-choose-theme";

/** The officer's own page: name, theme, what the calculator offers, and what was done in their name. */
const ProfilePage = () => (
  <>
    <PageTitle>Profile</PageTitle>
    <PageHeader left={<PageHeading>Profile</PageHeading>} />
    <div className="flex-1 bg-canvas">
      <div className="mx-auto flex w-full max-w-[860px] flex-col gap-6 p-6 phone:gap-4 phone:p-4">
        <NameForm />
        <ThemeCard />
        <CalculatorChoice />
        <FirstStepsChoice />
        <OwnActivity />
      </div>
    </div>
  </>
);

const checkName = ({ fullName }: { fullName: string }): FieldSentences =>
  fullName.trim() ? {} : { fullName: "Name is required" };

/** Takes the name by which others see the officer. */
export function NameForm() {
  const { user, replaceUser } = useSession();
  const form = useForm({ fullName: user.profile.fullName }, checkName);
  const current = user.profile.fullName;
  const [shown, setShown] = useState(current);
  if (current !== shown) {
    setShown(current);
    // The name was changed on another device, say: what is typed here and not saved stays.
    form.meet({ fullName: current }, {}).keep();
  }
  const fullName = form.values.fullName.trim();
  const isChanged = fullName !== current;
  const { busy, submit } = useRecordForm({
    form,
    isChanged,
    save: async () => {
      const [saved] = await call("PUT /v1/user/profile", { body: { fullName } });
      replaceUser(saved);
      form.settle({ fullName: saved.profile.fullName });
      notify.success("Profile saved.");
    },
  });
  return (
    <Card title="Your details">
      <form onSubmit={submit} noValidate className="flex flex-col gap-4 phone:gap-3">
        <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
          <TextField
            label="Name"
            name="fullName"
            autoComplete="name"
            maxLength={120}
            required
            value={form.values.fullName}
            onChange={({ target }) => form.set("fullName", target.value)}
            error={form.error("fullName")}
          />
          <TextField label="Email" value={user.email} readOnly hint="You sign in with this address." />
        </div>
        <Button type="submit" variant="primary" busy={busy} className="self-start">
          Save
        </Button>
      </form>
      <UnsavedGuard dirty={isChanged}>Your changes to your name are not saved.</UnsavedGuard>
    </Card>
  );
}

/** Chooses the colors of the app, each shown in its own. `#theme` in the address brings the choice into view. */
function ThemeCard() {
  const choose = useChooseTheme();
  const theme = useSyncExternalStore(onThemeChange, chosenTheme);
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
        <div role="radiogroup" aria-label="Theme" className="grid grid-cols-5 gap-3 phone:grid-cols-2">
          {themeChoices.map(({ name, label }) => (
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
                <ChoiceSample choice={name} />
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

/** Draws what a choice looks like; the device's is light beside dark. */
const ChoiceSample = ({ choice }: { choice: ThemeChoice }) =>
  choice === asDevice.name ? (
    <span className="grid grid-cols-2 *:min-w-0 *:overflow-hidden">
      <ThemeSample theme="light" />
      <ThemeSample theme="dark" />
    </span>
  ) : (
    <ThemeSample theme={choice} />
  );

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

export default ProfilePage;

/** Brings the first steps back to Home, or hides them. */
export function FirstStepsChoice() {
  const { preferences, prefer } = usePreferences();
  return (
    <Card title="Home">
      <Switch
        label="Show the first steps"
        checked={preferences.showFirstSteps}
        onChange={(on) => void prefer("showFirstSteps", on)}
      />
      <p className="mt-1 text-fg-3 text-sm">They disappear once all three are done.</p>
    </Card>
  );
}
