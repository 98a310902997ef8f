import type { Campaign } from "@highway/core/sharing/campaigns/schema";
import { formDraftAt, useFormDraftKey } from "../../../lib/forms/form-drafts";
import { useKeptForm } from "../../../lib/forms/use-kept-form";
import { numberOf } from "../../../ui/fields/number-text";
import { SelectField } from "../../../ui/fields/select-field";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { UnsavedGuard } from "../../../ui/overlays/discard-question";
import { BackNotice } from "../../../ui/page/back-notice";
import { type Terms, TermsFields } from "./terms-fields";
import { useReportChoices } from "./use-report-choices";

type Typed = Terms & Pick<Campaign, "reportID">;
type Used = Typed & Pick<Campaign, "maxPrice">;
type Props = {
  campaign: Campaign;
  wrong: Record<string, string>;
  onClose: () => void;
  /** Saves what the messages use. @returns false where that failed */
  onSave: (used: Used) => Promise<boolean>;
};

/** What the messages say of the prequalification, which is renewed here, the report of their figures, and when the client closes. */
export function TermsDialog({ campaign, wrong, onClose, onSave }: Props) {
  const { clientID, epoch, reportID: saved, maxPrice, expires, closing } = campaign;
  const keeping = useFormDraftKey("campaign-terms", `${clientID}.${epoch}`);
  const first: Typed = { reportID: saved, maxPrice, expires, closing };
  const { form, isBack, forget } = useKeptForm(
    first,
    () => ({}),
    keeping,
    (at) => formDraftAt<Typed>(at, ({ reportID }) => typeof reportID === "string"),
  );
  const { reportID, ...terms } = form.values;
  const choices = useReportChoices(clientID);
  const reports = choices.state === "ready" ? choices.data : [];
  const isThere = reports.some(({ value }) => value === reportID);
  const done = () => {
    forget();
    onClose();
  };
  const save = async () => {
    if (await onSave({ ...form.values, maxPrice: numberOf(form.values.maxPrice) })) done();
  };
  return (
    <ConfirmDialog
      open
      onCancel={onClose}
      onConfirm={() => void save()}
      title="What the messages use"
      confirm="Save"
      cancel="Cancel"
    >
      <div className="flex flex-col gap-3">
        {isBack && <BackNotice />}
        <SelectField
          label="Report to take the figures from"
          options={isThere ? reports : [{ value: reportID, label: "The current report" }, ...reports]}
          value={reportID}
          onChange={(value) => form.set("reportID", value)}
          error={wrong.reportID}
        />
        <TermsFields
          terms={terms}
          onChange={(changed) => {
            for (const [name, value] of Object.entries(changed)) form.set(name as keyof Terms, value);
          }}
          wrong={wrong}
          expiresHint="The campaign ends after that day unless you enter a later one."
        />
      </div>
      <UnsavedGuard dirty={form.dirty} forget={forget}>
        What you typed for this campaign is not saved.
      </UnsavedGuard>
    </ConfirmDialog>
  );
}
