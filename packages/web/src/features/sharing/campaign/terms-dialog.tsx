import type { Campaign } from "@highway/core/sharing/campaigns/schema";
import { useState } from "react";
import { MoneyField } from "../../../ui/fields/number-field";
import { TextField } from "../../../ui/fields/text-field";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";

type Terms = Pick<Campaign, "maxPrice" | "expires">;
type Props = {
  campaign: Campaign;
  wrong: Record<string, string>;
  onCancel: () => void;
  onSave: (terms: Terms) => void;
};

/** What the messages say of the prequalification, which is renewed here. */
export function TermsDialog({ campaign, wrong, onCancel, onSave }: Props) {
  const [maxPrice, setMaxPrice] = useState(campaign.maxPrice);
  const [expires, setExpires] = useState(campaign.expires ?? "");
  return (
    <ConfirmDialog
      open
      onCancel={onCancel}
      onConfirm={() => onSave({ maxPrice, expires: expires || null })}
      title="Prequalification"
      confirm="Save"
      cancel="Cancel"
    >
      <div className="flex flex-col gap-3">
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
      </div>
    </ConfirmDialog>
  );
}
