import type { Alert, Rule, RuleInput } from "@highway/core/alerts/schema";
import { Send } from "lucide-react";
import { type FormEvent, useState } from "react";
import { notify } from "../../../lib/notify";
import { phone, useMedia } from "../../../lib/use-media";
import { Button } from "../../../ui/button";
import { Segmented } from "../../../ui/fields/segmented";
import { UnsavedGuard } from "../../../ui/overlays/discard-question";
import type { Sheets } from "../use-sheets";
import type { Start } from "./chart-alerts";
import { QuietFields } from "./quiet-card";
import { readyRule } from "./ready-rule";
import { type Faults, faultsOf, fitRule } from "./rule-draft";
import type { Market } from "./rule-figures";
import { RuleMeaning } from "./rule-meaning";
import { SentenceFields } from "./sentence-fields";
import { LastTest } from "./told-ways";
import { type Lock, typedOf } from "./use-lock-alerts";
import { WaysFields } from "./ways-fields";

type Props = {
  /** The alert that is edited; undefined for a new one. */
  rule: Rule | undefined;
  /** What a new one begins with, where something was chosen for it. */
  start?: Start | undefined;
  lock: Lock;
  market: Market;
  sheets: Sheets;
  lastTest: Alert | undefined;
  onTest: (rule: Rule) => Promise<void>;
  onClose: () => void;
};

/** The form of an alert: its sentence with fields in it, what that means today, and how it is told. */
export function AlertEditor({ rule, start, lock, market, sheets, lastTest, onTest, onClose }: Props) {
  const isPhone = useMedia(phone);
  const [first] = useState<RuleInput>(() => (rule ? typedOf(rule) : { ...readyRule(market.coupons), ...start }));
  const [value, setValue] = useState(first);
  const [settings, setSettings] = useState(lock.mine!.settings);
  const isQuietChanged = JSON.stringify(settings) !== JSON.stringify(lock.mine?.settings);
  const isChanged = isQuietChanged || JSON.stringify(value) !== JSON.stringify(first);
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Faults>({});
  const set = (change: Partial<RuleInput>) => {
    setValue((before) => fitRule(before, change, market));
    setWrong({});
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const faults = faultsOf(value, settings);
    setWrong(faults);
    if (faults.amount) event.currentTarget.querySelector<HTMLInputElement>("[name=amount]")?.focus();
    if (Object.keys(faults).length > 0) return;
    setBusy(true);
    const isSaved = (await lock.save(value, rule?.id)) && (!isQuietChanged || (await lock.saveSettings(settings)));
    setBusy(false);
    if (isSaved) onClose();
  };
  const remove = async (deleted: Rule) => {
    if (!(await lock.remove(deleted.id))) return;
    onClose();
    notify.undo("Alert deleted.", () => void lock.restore(deleted.id));
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex min-h-full flex-col">
      <div className="flex flex-1 flex-col gap-4 p-5">
        <SentenceFields value={value} set={set} market={market} sheets={sheets} wrong={wrong.amount} />
        <RuleMeaning value={value} market={market} isNew={!rule} />
        <WaysFields value={value} set={set} pushKey={lock.mine!.pushKey} wrong={wrong.ways} />
        <div className="flex flex-col items-start gap-1.5 phone:items-stretch phone:*:*:grow">
          <span className="font-medium text-fg-2">At most</span>
          <Segmented
            label="At most"
            value={value.isOnce ? "once" : "daily"}
            onChange={(often) => set({ isOnce: often === "once" })}
            segments={[
              { value: "daily", label: "Once a day" },
              { value: "once", label: "Once, then off" },
            ]}
          />
        </div>
        <QuietFields
          value={settings}
          onChange={(next) => {
            setSettings(next);
            setWrong({});
          }}
          wrong={wrong.quiet}
        />
        {lastTest && <LastTest alert={lastTest} />}
      </div>
      <footer className="sticky bottom-0 flex flex-wrap items-center gap-2 border-line border-t bg-surface px-5 py-3 phone:px-4">
        {rule && (
          <Button icon={isPhone ? undefined : Send} onClick={() => void onTest(rule)}>
            {isPhone ? "Test" : "Send a test"}
          </Button>
        )}
        <span className="ml-auto flex gap-2">
          {rule && (
            <Button variant="quiet" onClick={() => void remove(rule)}>
              Delete
            </Button>
          )}
          <Button variant="primary" type="submit" busy={isBusy}>
            Save alert
          </Button>
        </span>
      </footer>
      <UnsavedGuard dirty={isChanged}>Your changes to this alert are not saved.</UnsavedGuard>
    </form>
  );
}
