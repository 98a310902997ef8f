import type { Campaign } from "@highway/core/sharing/campaigns/schema";
import { MoneyField } from "../../../ui/fields/number-field";
import type { TypedNumber } from "../../../ui/fields/number-text";
import { TextField } from "../../../ui/fields/text-field";

export type Terms = Pick<Campaign, "expires" | "closing"> & { maxPrice: TypedNumber };
type Props = {
  terms: Terms;
  onChange: (changed: Partial<Terms>) => void;
  wrong: Record<string, string>;
  /** What follows from the day on which the prequalification ends. */
  expiresHint: string;
};

/** What the messages say of the prequalification, and when the client closes. */
export const TermsFields = ({ terms, onChange, wrong, expiresHint }: Props) => (
  <>
    <MoneyField
      label="Highest price of the prequalification"
      optional
      value={terms.maxPrice}
      error={wrong.maxPrice}
      onChange={(value, text) => onChange({ maxPrice: text ?? value })}
    />
    <TextField
      type="date"
      label="Prequalification ends on"
      optional
      value={terms.expires ?? ""}
      error={wrong.expires}
      hint={expiresHint}
      onChange={({ target }) => onChange({ expires: target.value || null })}
    />
    <TextField
      type="date"
      label="Closing date"
      optional
      value={terms.closing ?? ""}
      error={wrong.closing}
      hint="For a client who is under contract. The campaign ends on that day."
      onChange={({ target }) => onChange({ closing: target.value || null })}
    />
  </>
);
