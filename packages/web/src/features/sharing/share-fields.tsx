import type { Client } from "@highway/core/clients/schema";
import { isEmail } from "@highway/core/platform/pure/email-address";
import { Lock } from "lucide-react";
import { fileKinds } from "../../lib/api/make-file";
import { langs } from "../../lib/words/lang";
import { Field } from "../../ui/fields/field";
import { Segmented } from "../../ui/fields/segmented";
import { Select } from "../../ui/fields/select";
import { Switch } from "../../ui/fields/switch";
import { TagInput } from "../../ui/fields/tag-input";
import { Icon } from "../../ui/icon";
import { endChoices, endInWords, endTime } from "./link-ends";
import { addressesOf, type ShareValues } from "./share-values";
import { firstName } from "./subject";
import type { ShareFormState } from "./use-share";

type RecipientsProps = {
  form: ShareFormState;
  client: Client;
  /** The people who get a copy of every mail. */
  cc: readonly string[];
  /** The people who approve mails first; empty where nobody does. */
  approval: readonly string[];
};

/** Asks who gets the mail: the client's own addresses are offered, others are typed. */
export function Recipients({ form, client, cc, approval }: RecipientsProps) {
  const own = addressesOf(client);
  const name = firstName(client.name);
  const suggestions = own.map((value) => ({
    value,
    note: value === client.primaryEmail ? `${client.name}, primary` : client.name,
  }));
  const hint = [
    approval.length > 0 && `It goes to ${approval.join(", ")} for approval, with the addresses above listed.`,
    cc.length > 0 && `A copy goes to ${cc.join(", ")}.`,
  ].filter(Boolean);
  return (
    <Field
      label="To"
      required
      error={form.error("emails")}
      hint={hint.join(" ") || undefined}
      aside={
        <span className="text-fg-3 text-sm phone:hidden">
          {own.length > 0 ? `${name}'s addresses are suggested as you type` : `New addresses are saved with ${name}`}
        </span>
      }
    >
      {(control) => (
        <TagInput
          control={{ ...control, "data-autofocus": true }}
          values={form.values.emails}
          onChange={(emails) => form.set("emails", emails)}
          text={form.values.emailText}
          onText={(text) => form.set("emailText", text)}
          onLeave={() => form.leave("emails")}
          isValid={isEmail}
          inputMode="email"
          placeholder="Add an email"
          suggestions={suggestions}
        />
      )}
    </Field>
  );
}

type ShareOptionsProps = {
  form: ShareFormState;
  values: ShareValues;
  langVis: boolean;
  onLang: (lang: ShareValues["lang"]) => void;
};

/** Asks in which language the client reads, and whether a PDF goes with the mail. */
export const ShareOptions = ({ form, values, langVis, onLang }: ShareOptionsProps) => (
  <div className="flex flex-col gap-3">
    {langVis && (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="font-medium text-fg-2 text-sm">Language of the email and the report</span>
        <Segmented
          label="Language of the email and the report"
          value={values.lang}
          onChange={onLang}
          segments={langs}
        />
      </div>
    )}
    <div className="flex flex-wrap items-center justify-between gap-3">
      <span>
        <span className="font-medium text-fg-2 text-sm">Attach the report as a PDF</span>
        {values.hasPasscode && (
          <span className="block text-fg-3 text-sm">With a passcode, the PDF waits behind the link.</span>
        )}
      </span>
      <Switch
        label="Attach the report as a PDF"
        hideLabel
        checked={values.attachPdf && !values.hasPasscode}
        disabled={values.hasPasscode}
        onChange={(on) => form.set("attachPdf", on)}
      />
      {values.attachPdf && !values.hasPasscode && (
        <div className="flex w-full flex-wrap items-center justify-between gap-3">
          <span className="text-fg-3 text-sm">
            {values.pdfKind === "summary"
              ? "One page, with a QR code that opens the report."
              : "All pages of the report."}
          </span>
          <Segmented
            label="What the PDF contains"
            value={values.pdfKind}
            onChange={(kind) => form.set("pdfKind", kind)}
            segments={fileKinds}
          />
        </div>
      )}
    </div>
  </div>
);

type WhoCanOpenProps = {
  form: ShareFormState;
  values: ShareValues;
  /** The corporation requires a passcode of everybody: there is nothing to choose. */
  required: boolean;
};

const audienceSentence = (hasPasscode: boolean, required: boolean) => {
  if (required)
    return "Your company requires a passcode. Only the people above can open it, with a one-time passcode sent to each (max 4).";
  return hasPasscode
    ? "Only the people above can open it, with a one-time passcode sent to each (max 4)."
    : "Off. Anyone who has the link can open the report.";
};

/** Says who can open the report and until when, with the switch and the list that decide it. */
export const WhoCanOpen = ({ form, values, required }: WhoCanOpenProps) => (
  <div className="rounded-md border border-line px-4 py-3">
    <div className="flex items-center gap-3">
      <Icon of={Lock} className="mt-0.5 self-start text-fg-2" />
      <div className="min-w-0 flex-1">
        <p className="font-medium text-md">{required ? "A passcode is required" : "Require a passcode"}</p>
        <p role="status" className="text-fg-2">
          {audienceSentence(values.hasPasscode, required)}
        </p>
      </div>
      {!required && (
        <Switch
          label="Require a passcode"
          hideLabel
          checked={values.hasPasscode}
          onChange={(on) => form.set("hasPasscode", on)}
        />
      )}
    </div>
    <div className="mt-2.5 flex items-center justify-between gap-3 border-line border-t pt-2.5 pl-7">
      <p role="status" className="num min-w-0 text-fg-2">
        The link {endInWords(endTime(values.ends, Date.now()))}.
      </p>
      <Select
        aria-label="Ends"
        className="w-32 shrink-0"
        value={values.ends}
        options={endChoices}
        onChange={(ends) => form.set("ends", ends)}
      />
    </div>
  </div>
);
