import { MOST_HEADLINE, MOST_TEXT, MOST_TRANSCRIPT, type Stance } from "@highway/core/market/news/alerts/pure/limits";
import type { AlertWords } from "@highway/core/market/news/alerts/schema";
import { Megaphone } from "lucide-react";
import { useState } from "react";
import { call } from "../../../../lib/api/api";
import { createOnce } from "../../../../lib/api/create-once";
import { refreshApi } from "../../../../lib/api/use-api";
import { useFormDraftKey } from "../../../../lib/forms/form-drafts";
import { useAttempt } from "../../../../lib/forms/use-record-form";
import { newId } from "../../../../lib/new-id";
import { notify } from "../../../../lib/notify";
import { Button } from "../../../../ui/button";
import { Card } from "../../../../ui/card";
import { Field } from "../../../../ui/fields/field";
import { FieldError } from "../../../../ui/fields/field-error";
import { inputClass } from "../../../../ui/fields/input-style";
import { Segmented } from "../../../../ui/fields/segmented";
import { SelectField } from "../../../../ui/fields/select-field";
import { Switch } from "../../../../ui/fields/switch";
import { TextField } from "../../../../ui/fields/text-field";
import { ConfirmDialog } from "../../../../ui/overlays/confirm-dialog";
import { RichText } from "../../../../ui/rich-text/rich-text";
import { showTest } from "../alert-test";
import { endingNames, endings, minutesUntil } from "./ends";
import { RecordingField } from "./recording-field";
import { type KeptAlert, noAlert } from "./use-alert-form";

const stanceNames = { none: "None", float: "Float", lock: "Lock" } as const;
const segments = Object.entries(stanceNames).map(([value, label]) => ({ value: value as Stance | "none", label }));

/** Writes an alert, tests it on whoever writes it, and posts it. */
export function PostCard({ corpID, kept: { form, forget } }: { corpID: string; kept: KeptAlert }) {
  const query = { corpID };
  const postingAt = useFormDraftKey("posting", corpID);
  const { busy, attempt } = useAttempt(form.refuse);
  const { busy: tests, attempt: attemptTest } = useAttempt(form.refuse);
  const [asks, setAsks] = useState(false);
  /** Which part of the recording is sent by now. An alert that is posted before all of it is sent would lack it. */
  const [part, setPart] = useState<number | null>(null);
  const isSending = part !== null;
  const { values, set } = form;
  const { ending: _ending, ...alert } = values;
  /** Words of a recording that was taken away again are none of the alert's. */
  const isRecorded = alert.sound !== null || alert.video !== null;
  const heard = isRecorded ? alert : { ...alert, transcript: "" };
  const offered = endings.filter((each) => minutesUntil(each, Date.now()) !== undefined);
  const ending = offered.includes(values.ending) ? values.ending : "tomorrow";
  const wrongText = form.error("text");
  const test = () =>
    attemptTest(async () => {
      const wrong = form.leaveAll();
      if (wrong) return wrong;
      showTest((await call("POST /v1/markets/news/alert-tests", { query, body: heard }))[0]);
      notify.success("The test is on this page and on its way to your email. Nobody else received it.");
      return undefined;
    });
  const post = () =>
    attempt(async () => {
      setAsks(false);
      const minutes = minutesUntil(ending, Date.now()) ?? 60;
      await createOnce(
        { corpID, alert: heard, ending },
        () => newId("mal"),
        (_id) => call("POST /v1/markets/news/alerts", { query, body: { _id, ...heard, minutes } }),
        postingAt,
      );
      showTest(null);
      forget();
      form.settle(noAlert);
      notify.success("Alert posted. Officers who have a page open see it now.");
      await refreshApi("/v1/markets/news");
    });
  return (
    <Card title="Post an alert">
      <div className="flex flex-col gap-4">
        <TextField
          label="Headline"
          required
          maxLength={MOST_HEADLINE}
          hint={`${values.headline.length} of ${MOST_HEADLINE} characters`}
          value={values.headline}
          onChange={({ target }) => set("headline", target.value)}
          onBlur={() => form.leave("headline")}
          error={form.error("headline")}
        />
        <div>
          <h3 className="mb-1 font-medium text-fg-2 text-sm">
            Text <span className="font-normal text-fg-3">(optional)</span>
          </h3>
          <RichText label="Text" value={values.text} onChange={(html) => set("text", html)} most={MOST_TEXT} />
          {wrongText && <FieldError>{wrongText}</FieldError>}
        </div>
        <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
          <div>
            <h3 className="mb-1 font-medium text-fg-2 text-sm">Stance</h3>
            <Segmented
              label="Stance"
              value={values.stance ?? "none"}
              onChange={(stance) => set("stance", stance === "none" ? null : stance)}
              segments={segments}
            />
          </div>
          <SelectField
            label="Ends"
            value={ending}
            onChange={(chosen) => set("ending", chosen)}
            options={offered.map((value) => ({ value, label: endingNames[value] }))}
          />
        </div>
        <RecordingField
          value={values}
          query={query}
          part={part}
          onPart={setPart}
          error={form.error("sound") ?? form.error("video")}
          onChange={({ sound, video }) => {
            set("sound", sound);
            set("video", video);
          }}
        />
        {isRecorded && (
          <Field
            label={values.video ? "Transcript of the video" : "Transcript of the recording"}
            hint={
              values.video
                ? "Officers can read it below the video and in the email. If each line begins with its time, such as 0:05, the video shows the lines as captions."
                : "Officers can read it below the recording and in the email."
            }
            required
            error={form.error("transcript")}
          >
            {(control) => (
              <textarea
                {...control}
                maxLength={MOST_TRANSCRIPT}
                value={values.transcript}
                onChange={({ target }) => set("transcript", target.value)}
                onBlur={() => form.leave("transcript")}
                className={inputClass("h-28! resize-y py-2 leading-5")}
              />
            )}
          </Field>
        )}
        <ReachField value={values.reach} onChange={(reach) => set("reach", reach)} />
      </div>
      <div className="-mx-5 -mb-5 mt-5 flex flex-wrap items-center gap-2 border-line border-t px-5 py-3">
        <p className="mr-auto text-fg-3 text-sm">
          It goes out right away. It cannot be changed, but you can end it early.
        </p>
        <Button busy={tests} aria-disabled={isSending} onClick={test}>
          Send myself a test
        </Button>
        <Button
          variant="primary"
          icon={Megaphone}
          busy={busy}
          aria-disabled={isSending}
          onClick={() => !form.leaveAll() && setAsks(true)}
        >
          Post alert
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        title="Post this alert to every officer?"
        confirm="Post alert"
        onCancel={() => setAsks(false)}
        onConfirm={post}
      >
        It replaces any alert that is still shown.
      </ConfirmDialog>
    </Card>
  );
}

type Reach = AlertWords["reach"];

const ways = {
  mail: { label: "Email", says: "Officers who asked for market alerts by email" },
  push: { label: "Phones and computers", says: "Officers who added a device, but not in their quiet hours" },
} as const;

/** Chooses how officers are told whose pages are closed. Banner and window reach everyone anyway. */
const ReachField = ({ value, onChange }: { value: Reach; onChange: (reach: Reach) => void }) => (
  <section aria-label="Reach">
    <h3 className="mb-1 font-medium text-fg-2 text-sm">Reach</h3>
    <ul className="divide-y divide-line rounded-md border border-line px-3">
      <li className="py-2">
        <p className="font-medium">Banner and window</p>
        <p className="text-fg-3 text-sm">
          Every officer, on every page. A recording, or the sound of a video, plays unless the sound is off.
        </p>
      </li>
      {(["mail", "push"] as const).map((way) => (
        <li key={way} className="flex items-center gap-3 py-2">
          <span className="min-w-0 flex-1">
            <span className="block font-medium">{ways[way].label}</span>
            <span className="block text-fg-3 text-sm">{ways[way].says}</span>
          </span>
          <Switch
            label={ways[way].label}
            hideLabel
            checked={value[way]}
            onChange={(isOn) => onChange({ ...value, [way]: isOn })}
          />
        </li>
      ))}
    </ul>
  </section>
);
