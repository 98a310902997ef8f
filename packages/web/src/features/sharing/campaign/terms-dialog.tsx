import type { Campaign } from "@highway/core/sharing/campaigns/schema";
import { useState } from "react";
import { SelectField } from "../../../ui/fields/select-field";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { type Terms, TermsFields } from "./terms-fields";
import { useReportChoices } from "./use-report-choices";

type Props = {
  campaign: Campaign;
  wrong: Record<string, string>;
  onCancel: () => void;
  onSave: (used: Terms & Pick<Campaign, "reportID">) => void;
};

/** What the messages say of the prequalification, which is renewed here, the report of their figures, and when the client closes. */
export function TermsDialog({ campaign, wrong, onCancel, onSave }: Props) {
  const [reportID, setReportID] = useState(campaign.reportID);
  const { maxPrice, expires, closing } = campaign;
  const [terms, setTerms] = useState<Terms>({ maxPrice, expires, closing });
  const choices = useReportChoices(campaign.clientID);
  const reports = choices.state === "ready" ? choices.data : [];
  const isThere = reports.some(({ value }) => value === reportID);
  return (
    <ConfirmDialog
      open
      onCancel={onCancel}
      onConfirm={() => onSave({ reportID, ...terms })}
      title="What the messages use"
      confirm="Save"
      cancel="Cancel"
    >
      <div className="flex flex-col gap-3">
        <SelectField
          label="Report to take the figures from"
          options={isThere ? reports : [{ value: reportID, label: "The current report" }, ...reports]}
          value={reportID}
          onChange={setReportID}
          error={wrong.reportID}
        />
        <TermsFields
          terms={terms}
          onChange={(changed) => setTerms((before) => ({ ...before, ...changed }))}
          wrong={wrong}
          expiresHint="The campaign ends after that day unless you enter a later one."
        />
      </div>
    </ConfirmDialog>
  );
}
