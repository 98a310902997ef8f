import type { Client } from "@highway/core/clients/schema";
import { Field } from "../../ui/fields/field";
import { TagInput } from "../../ui/fields/tag-input";
import { addressesOf, isEmail } from "./share-values";
import { firstName } from "./subject";
import type { ShareFormState } from "./use-share";

type Props = {
  form: ShareFormState;
  client: Client;
  /** The people who get a copy of every mail. */
  cc: readonly string[];
  /** The people who approve mails first; empty where nobody does. */
  approval: readonly string[];
};

/** Asks who gets the mail: the client's own addresses are offered, others are typed. */
export function Recipients({ form, client, cc, approval }: Props) {
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
          {own.length > 0 ? `${name}’s addresses are suggested as you type` : `New addresses are saved with ${name}`}
        </span>
      }
    >
      {(control) => (
        <TagInput
          control={control}
          values={form.values.emails}
          onChange={(emails) => form.set("emails", emails)}
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
