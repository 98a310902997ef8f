import type { Link } from "@highway/core/sharing/links/schema";
import { useState } from "react";
import { call } from "../../../lib/api/api";
import { ApiError, sentence } from "../../../lib/api/api-error";
import { refreshApi } from "../../../lib/api/use-api";
import { date } from "../../../lib/format/format";
import { notify } from "../../../lib/notify";
import type { Option } from "../../../ui/fields/select";
import { SelectField } from "../../../ui/fields/select-field";
import { type Ends, endChoices, endInWords, endOf } from "../ends";

/** The end that the link has now, beside those to choose. */
const asItIs = "now";
type Choice = Ends | typeof asItIs;

const asSet = (expiresAt: string): Option<Choice> => ({
  value: asItIs,
  label: `${Date.parse(expiresAt) > Date.now() ? "On" : "Ended on"} ${date(expiresAt)}`,
});

/** When the link ends. A choice is saved at once; one that could not be saved is taken back. */
export function LinkEnd({ link }: { link: Link }) {
  const { expiresAt } = link;
  const [saving, setSaving] = useState<Ends | null>(null);
  const choices: readonly Option<Choice>[] = expiresAt ? [...endChoices, asSet(expiresAt)] : endChoices;
  const save = async (choice: Choice) => {
    if (saving || choice === asItIs) return;
    setSaving(choice);
    try {
      const path = { id: link.id };
      const body = { expiresAt: endOf(choice, Date.now()) };
      const [saved] = await call("PUT /v2/share/links/{id}", { path, body });
      await refreshApi("/v2/share/links");
      notify.success(`The link ${endInWords(saved.expiresAt)}.`);
    } catch (error) {
      notify.error(sentence(error));
      // It was revoked meanwhile, in another tab: the list says so.
      if (error instanceof ApiError && error.status === 409) await refreshApi("/v2/share/links");
    }
    setSaving(null);
  };
  return (
    <SelectField<Choice>
      label="Ends"
      hideLabel
      value={saving ?? (expiresAt ? asItIs : "never")}
      options={choices}
      aria-busy={saving !== null}
      onChange={(choice) => void save(choice)}
    />
  );
}
