import { partsOf, type RuleParts, ruleOf } from "@highway/core/alerts/pure/rule-parts";
import { ruleText } from "@highway/core/alerts/pure/words";
import type { Alert, AlertSettings, Rule, RuleInput } from "@highway/core/alerts/schema";
import { Mail, Monitor, Send, Smartphone } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { sayStray, useForm } from "../../../lib/forms/use-form";
import { useRecordForm } from "../../../lib/forms/use-record-form";
import { newId } from "../../../lib/new-id";
import { notify } from "../../../lib/notify";
import { useWhileThere } from "../../../lib/use-is-there";
import { phone, useMedia } from "../../../lib/use-media";
import { Button } from "../../../ui/button";
import { Checkbox } from "../../../ui/fields/checkbox";
import { FieldError } from "../../../ui/fields/field-error";
import { Segmented } from "../../../ui/fields/segmented";
import { Icon } from "../../../ui/icon";
import { UnsavedGuard } from "../../../ui/overlays/discard-question";
import { beginAtFirstField } from "../../../ui/overlays/first-field";
import { ElsewhereNotice } from "../../../ui/page/elsewhere-notice";
import type { Sheets } from "../use-sheets";
import type { Start } from "./chart-alerts";
import { pushHints, useThisDevice } from "./devices-card";
import { QuietFields, quietLabels } from "./quiet-card";
import { readyRule } from "./ready-rule";
import { type Faults, faultsOf, fitRule } from "./rule-draft";
import type { Market } from "./rule-figures";
import { RuleMeaning } from "./rule-meaning";
import { type RuleFieldProps, SentenceFields } from "./sentence-fields";
import { LastTest } from "./told-ways";
import { type Lock, typedOf } from "./use-lock-alerts";

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

const wayNames = { page: "page", mail: "email", push: "notifications" } as const;
type Way = keyof typeof wayNames;

/** What a person may compare with what was saved elsewhere. */
const labelsOf = ({ name }: Rule) => ({
  sentence: (sentence: RuleParts["sentence"]) => ({ label: "Tell me when", text: ruleText(sentence, name) }),
  ways: (ways: RuleParts["ways"]) => ({
    label: "Tell me by",
    text: (Object.keys(wayNames) as Way[]).flatMap((way) => (ways[way] ? wayNames[way] : [])).join(", "),
  }),
  isOnce: (isOnce: boolean) => ({ label: "At most", text: isOnce ? "once, then off" : "once a day" }),
  isOn: "This alert",
});

/** The form of an alert: its sentence with fields in it, what that means today, and how it is told. */
export function AlertEditor({ rule, start, lock, market, sheets, lastTest, onTest, onClose }: Props) {
  const isPhone = useMedia(phone);
  const [first] = useState<RuleInput>(() => (rule ? typedOf(rule) : { ...readyRule(market.coupons), ...start }));
  const [newID] = useState(() => newId("lka"));
  /** The alert as it is on the server; undefined before a new one is saved. */
  const [saved, setSaved] = useState(rule);
  const form = useForm(partsOf(first), () => ({}));
  const quiet = useForm(lock.mine!.settings, () => ({}));
  const value = ruleOf(form.values);
  const isChanged = form.dirty || quiet.dirty;
  const close = useWhileThere(onClose);
  const [wrong, setWrong] = useState<Faults>({});
  const set = (change: Partial<RuleInput>) => {
    form.change(partsOf(fitRule(value, change, market)));
    setWrong({});
  };
  const { busy, submit, elsewhere } = useRecordForm({
    form: {
      dirty: isChanged,
      leaveAll: () => {
        const faults = faultsOf(value, quiet.values);
        setWrong(faults);
        return faults.amount ? "amount" : Object.keys(faults).length > 0;
      },
      refuse: (fields) => sayStray(fields, () => false),
    },
    isNew: !saved,
    save: async () => {
      const sent = { parts: form.values, quiet: quiet.values };
      const keptQuiet = quiet.dirty ? await lock.saveSettings(sent.quiet, quiet.start) : sent.quiet;
      if (quiet.dirty) quiet.settle(keptQuiet);
      const kept = await (saved ? lock.save(value, { id: saved.id, was: ruleOf(form.start) }) : lock.add(value, newID));
      // What was changed elsewhere came with the answer, and is not typed.
      const isQuietTyped = [sent.quiet, keptQuiet].every(quiet.isTypedSince);
      if (!form.isTypedSince(sent.parts) && !isQuietTyped) return close();
      setSaved(kept);
      form.settle(partsOf(typedOf(kept)));
    },
    meet: (current: Rule | AlertSettings) =>
      "zone" in current ? quiet.meet(current, quietLabels) : form.meet(partsOf(typedOf(current)), labelsOf(current)),
    onUnchanged: onClose,
  });
  const remove = async (deleted: Rule) => {
    if (!(await lock.remove(deleted.id))) return;
    close();
    notify.undo("Alert deleted.", () => void lock.restore(deleted.id));
  };
  return (
    <form
      ref={beginAtFirstField}
      onSubmit={(event) => void submit(event)}
      noValidate
      className="flex min-h-full flex-col"
    >
      <div className="flex flex-1 flex-col gap-4 p-5">
        <SentenceFields value={value} set={set} market={market} sheets={sheets} wrong={wrong.amount} />
        <RuleMeaning value={value} market={market} isNew={!saved} />
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
          value={quiet.values}
          onChange={(next) => {
            quiet.change(next);
            setWrong({});
          }}
          wrong={wrong.quiet}
        />
        <ElsewhereNotice elsewhere={elsewhere} />
        {lastTest && <LastTest alert={lastTest} />}
      </div>
      <footer className="sticky bottom-0 flex flex-wrap items-center gap-2 border-line border-t bg-surface px-5 py-3 phone:px-4">
        {saved && (
          <Button icon={isPhone ? undefined : Send} onClick={() => void onTest(saved)}>
            {isPhone ? "Test" : "Send a test"}
          </Button>
        )}
        <span className="ml-auto flex gap-2">
          {saved && (
            <Button variant="quiet" onClick={() => void remove(saved)}>
              Delete
            </Button>
          )}
          <Button variant="primary" type="submit" busy={busy}>
            Save alert
          </Button>
        </span>
      </footer>
      <UnsavedGuard dirty={isChanged}>Your changes to this alert are not saved.</UnsavedGuard>
    </form>
  );
}

const Way = ({ icon, children }: { icon: typeof Mail; children: ReactNode }) => (
  <span className="inline-flex items-center gap-1.5">
    <Icon of={icon} size={14} className="text-fg-3" />
    {children}
  </span>
);

type Ways = RuleFieldProps["value"]["ways"];

/** The ways in which the officer is told. The browser is asked for leave only when its box is ticked. */
function WaysFields({
  value: { ways },
  set,
  pushKey,
  wrong,
}: RuleFieldProps & { pushKey: string | null; wrong: string | undefined }) {
  const id = useId();
  const { state, add } = useThisDevice(pushKey);
  const [isRefused, setRefused] = useState(false);
  const turn = (way: keyof Ways, isOn: boolean) => set({ ways: { ...ways, [way]: isOn } });
  const turnPush = async (isOn: boolean) => {
    turn("push", isOn);
    setRefused(isOn && state === "off" ? !(await add()) : isOn && state !== "on");
  };
  return (
    <fieldset className="flex flex-col gap-1.5" aria-describedby={wrong && id}>
      <legend className="mb-1.5 font-medium text-fg-2">Tell me by</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        <Checkbox label={<Way icon={Monitor}>Page</Way>} checked={ways.page} onChange={(isOn) => turn("page", isOn)} />
        <Checkbox label={<Way icon={Mail}>Email</Way>} checked={ways.mail} onChange={(isOn) => turn("mail", isOn)} />
        <Checkbox
          label={<Way icon={Smartphone}>Notifications</Way>}
          checked={ways.push}
          onChange={(isOn) => void turnPush(isOn)}
        />
      </div>
      {wrong && <FieldError id={id}>{wrong}</FieldError>}
      {isRefused && ways.push && state !== "on" && (
        <p role="alert" className="text-pretty text-sm text-warning">
          {state === "off" ? "This browser was not added. Your other devices still get your alerts." : pushHints[state]}
        </p>
      )}
    </fieldset>
  );
}
