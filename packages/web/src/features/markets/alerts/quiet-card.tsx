import type { AlertSettings } from "@highway/core/alerts/schema";
import { Moon } from "lucide-react";
import type { ReactNode } from "react";
import { useForm } from "../../../lib/forms/use-form";
import { useRecordForm } from "../../../lib/forms/use-record-form";
import { Button } from "../../../ui/button";
import { buttonClass } from "../../../ui/button-style";
import { FieldError } from "../../../ui/fields/field-error";
import { SelectField } from "../../../ui/fields/select-field";
import { Switch } from "../../../ui/fields/switch";
import { TextField } from "../../../ui/fields/text-field";
import { Icon } from "../../../ui/icon";
import { Popover } from "../../../ui/overlays/popover";
import { ElsewhereNotice } from "../../../ui/page/elsewhere-notice";
import { sheetTime } from "../words";
import { quietFault } from "./rule-draft";
import type { Lock } from "./use-lock-alerts";

const zones: readonly (readonly [string, string])[] = [
  ["America/New_York", "Eastern"],
  ["America/Chicago", "Central"],
  ["America/Denver", "Mountain"],
  ["America/Phoenix", "Arizona"],
  ["America/Los_Angeles", "Pacific"],
  ["America/Anchorage", "Alaska"],
  ["Pacific/Honolulu", "Hawaii"],
  ["America/Puerto_Rico", "Atlantic"],
  ["Pacific/Guam", "Chamorro"],
];
/** "Eastern", or the name of a zone that is none of the usual ones. */
const zoneName = (zone: string) => zones.find(([key]) => key === zone)?.[1] ?? zone;

const usual = { from: "18:00", to: "08:00" };

/** What a person may compare with what was saved elsewhere. */
export const quietLabels = {
  quiet: (quiet: AlertSettings["quiet"]) => ({
    label: "Quiet hours",
    text: quiet ? `${sheetTime(quiet.from)} to ${sheetTime(quiet.to)}` : "none",
  }),
  zone: (zone: string) => ({ label: "Time zone", text: zoneName(zone) }),
};

type FieldsProps = {
  value: AlertSettings;
  onChange: (value: AlertSettings) => void;
  wrong?: string | undefined;
  /** Stands between the hours and what they mean. */
  children?: ReactNode;
};

/** Quiet hours as fields: in the form of an alert, and by themselves. */
export function QuietFields({ value, onChange, wrong, children }: FieldsProps) {
  const { quiet, zone } = value;
  const timeField = (label: string, which: "from" | "to") =>
    quiet && (
      <TextField
        label={label}
        hideLabel
        type="time"
        value={quiet[which]}
        onChange={(event) =>
          onChange({ ...value, quiet: { ...quiet, [which]: event.currentTarget.value.slice(0, 5) } })
        }
        className="min-w-26 flex-1 touch:min-w-30"
      />
    );
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-center justify-between">
        <span className="font-medium text-fg-2">Quiet hours, for all alerts</span>
        <Switch
          label="Quiet hours"
          hideLabel
          checked={quiet !== null}
          onChange={(isOn) => onChange({ ...value, quiet: isOn ? usual : null })}
        />
      </div>
      {quiet && (
        <>
          <div className="flex flex-wrap items-center gap-2">
            {timeField("Quiet hours begin", "from")}
            <span aria-hidden="true" className="text-fg-2">
              to
            </span>
            {timeField("Quiet hours end", "to")}
          </div>
          {wrong && <FieldError>{wrong}</FieldError>}
          {children}
          <p className="text-fg-3 text-sm">
            {`${zoneName(zone)} time. Nothing is sent then. Alerts from these hours are sent at ${sheetTime(quiet.to || "00:00")}.`}
          </p>
        </>
      )}
    </div>
  );
}

function ZoneField({ value: { zone }, onChange }: { value: AlertSettings; onChange: (zone: string) => void }) {
  const options = [...zones, ...(zones.some(([key]) => key === zone) ? [] : [[zone, zone] as const])];
  return (
    <SelectField
      label="Time zone of quiet hours"
      value={zone}
      options={options.map(([key, label]) => ({ value: key, label }))}
      onChange={onChange}
    />
  );
}

/** Says when nothing is sent, and lets it be changed. */
export function QuietCard({ lock, settings }: { lock: Lock; settings: AlertSettings }) {
  const { quiet, zone } = settings;
  return (
    <section
      aria-label="Quiet hours"
      className="flex items-center gap-3 rounded-lg border border-line bg-surface px-5 py-3 shadow-card"
    >
      <Icon of={Moon} className="shrink-0 text-fg-2" />
      <p className="min-w-0 flex-1 text-pretty">
        {quiet ? (
          <>
            <b className="font-semibold">{`Quiet from ${sheetTime(quiet.from)} to ${sheetTime(quiet.to)}`}</b>{" "}
            <span className="text-fg-2">{`${zoneName(zone)} time. Prices do not move while the market is closed.`}</span>
          </>
        ) : (
          <>
            <b className="font-semibold">No quiet hours</b>{" "}
            <span className="text-fg-2">You are notified whenever the market moves.</span>
          </>
        )}
      </p>
      <Popover
        label="Change quiet hours"
        button="Change"
        buttonClassName={buttonClass({ variant: "link" })}
        side="bottom-end"
      >
        {(close) => <QuietForm lock={lock} settings={settings} onSaved={close} />}
      </Popover>
    </section>
  );
}

function QuietForm({ lock, settings, onSaved }: { lock: Lock; settings: AlertSettings; onSaved: () => void }) {
  const form = useForm(settings, () => ({}));
  const { values } = form;
  const fault = quietFault(values);
  const { busy, submit, elsewhere } = useRecordForm({
    form,
    save: async () => {
      await lock.saveSettings(values, form.start);
      onSaved();
    },
    meet: (current: AlertSettings) => form.meet(current, quietLabels),
    onUnchanged: onSaved,
  });
  return (
    <form
      onSubmit={(event) => void submit(event)}
      noValidate
      className="flex w-72 max-w-[calc(100vw-2rem)] touch:w-80 flex-col gap-3 p-4"
    >
      <ElsewhereNotice elsewhere={elsewhere} />
      <QuietFields value={values} onChange={form.change} wrong={fault}>
        <ZoneField value={values} onChange={(zone) => form.set("zone", zone)} />
      </QuietFields>
      <Button variant="primary" type="submit" busy={busy} disabled={fault !== undefined}>
        Save quiet hours
      </Button>
    </form>
  );
}
