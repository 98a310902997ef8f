import type { Campaign } from "@highway/core/sharing/campaigns/schema";
import { useState } from "react";
import { MoneyField } from "../../../ui/fields/number-field";
import { SelectField } from "../../../ui/fields/select-field";
import { TextField } from "../../../ui/fields/text-field";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { useReportChoices } from "./use-report-choices";

type Terms = Pick<Campaign, "reportID" | "maxPrice" | "expires" | "closing">;
type Props = {
  campaign: Campaign;
  wrong: Record<string, string>;
  onCancel: () => void;
  onSave: (terms: Terms) => void;
};

/** What the messages say of the prequalification, which is renewed here, the report of their figures, and when the client closes. */
export function TermsDialog({ campaign, wrong, onCancel, onSave }: Props) {
  const [reportID, setReportID] = useState(campaign.reportID);
  const [maxPrice, setMaxPrice] = useState(campaign.maxPrice);
  const [expires, setExpires] = useState(campaign.expires ?? "");
  const [closing, setClosing] = useState(campaign.closing ?? "");
  const choices = useReportChoices(campaign.clientID);
  const reports = choices.state === "ready" ? choices.data : [];
  const isThere = reports.some(({ value }) => value === reportID);
  return (
    <ConfirmDialog
      open
      onCancel={onCancel}
      onConfirm={() => onSave({ reportID, maxPrice, expires: expires || null, closing: closing || null })}
      title="What the messages use"
      confirm="Save"
      cancel="Cancel"
    >
      <div className="flex flex-col gap-3">
        <SelectField
          label="Report to take the figures from"
          options={isThere ? reports : [{ value: reportID, label: "The report of now" }, ...reports]}
          value={reportID}
          onChange={setReportID}
          error={wrong.reportID}
        />
        <MoneyField
          label="Highest price of the prequalification"
          optional
          value={maxPrice}
          error={wrong.maxPrice}
          onChange={(value) => setMaxPrice(typeof value === "number" ? value : null)}
        />
        <TextField
          type="date"
          label="Prequalification ends on"
          optional
          value={expires}
          error={wrong.expires}
          hint="The campaign ends after that day unless you enter a later one."
          onChange={({ target }) => setExpires(target.value)}
        />
        <TextField
          type="date"
          label="Closing date"
          optional
          value={closing}
          error={wrong.closing}
          hint="For a client who is under contract. The campaign ends on that day."
          onChange={({ target }) => setClosing(target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
