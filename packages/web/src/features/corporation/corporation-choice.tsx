import { Founding } from "@highway/core/people/corporations/schema";
import type { FieldSentences } from "@highway/core/platform/errors";
import { Plus } from "lucide-react";
import { useState } from "react";
import { call } from "../../lib/api/api";
import { refreshApi } from "../../lib/api/use-api";
import { usePages } from "../../lib/api/use-pages";
import { fieldSentences, useForm } from "../../lib/forms/use-form";
import { useRecordForm } from "../../lib/forms/use-record-form";
import { notify } from "../../lib/notify";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { SelectField } from "../../ui/fields/select-field";
import { TextField } from "../../ui/fields/text-field";
import { Problem } from "../../ui/page/problem";

type Named = { id: string; name: string };
/** The server's page size for corporations. */
const PAGE = 100;

/** Lets staff choose a corporation to look after, or found one. */
export function CorporationChoice({ chosen, onChoose }: { chosen: string; onChoose: (corpID: string) => void }) {
  const [founds, setFounds] = useState(false);
  const all = usePages(
    "GET /v1/corps",
    (_offset, before: Named[] | null) => ({ query: { cursor: before?.at(-1)?.id } }),
    (page) => page,
    PAGE,
  );
  if (all.state === "failed") return <Problem message={all.message} onRetry={all.retry} />;
  const { items, more, viewMore, loadingMore } =
    all.state === "ready" ? all.data : { items: [], more: false, viewMore: () => {}, loadingMore: false };
  return (
    <Card title="Corporations">
      <div className="mt-1 flex flex-wrap items-end gap-3">
        <SelectField
          label="Look after"
          className="w-full max-w-[320px]"
          value={chosen}
          onChange={onChoose}
          options={items.map(({ id, name }) => ({ value: id, label: name }))}
        />
        {more && (
          <Button busy={loadingMore} onClick={viewMore}>
            More
          </Button>
        )}
        {!founds && (
          <Button icon={Plus} onClick={() => setFounds(true)}>
            Add a corporation
          </Button>
        )}
      </div>
      {founds && (
        <FoundingForm
          onFounded={(id) => {
            setFounds(false);
            onChoose(id);
          }}
          onCancel={() => setFounds(false)}
        />
      )}
    </Card>
  );
}

const empty = { name: "", fullName: "", email: "" };
const fields = [
  { name: "name", label: "Corporation", most: 200 },
  { name: "fullName", label: "First admin’s name", most: 120 },
  { name: "email", label: "First admin’s e-mail", most: 254 },
] as const;
const foundingBody = ({ name, ...admin }: typeof empty) => ({ name, admin });
/** The admin's fields are typed beside the corporation's: a sentence about "admin.email" stands at the e-mail. */
const flat = (path: readonly PropertyKey[]) => path.filter((part) => part !== "admin");
const check = (values: typeof empty) =>
  fieldSentences(
    (Founding.safeParse(foundingBody(values)).error?.issues ?? []).map(({ path, message }) => ({
      path: flat(path),
      message,
    })),
  );
const flatly = (refused: FieldSentences) =>
  Object.fromEntries(Object.entries(refused).map(([path, text]) => [path.replace("admin.", ""), text]));

/** Founds a corporation and invites the person who will run it. */
function FoundingForm({ onFounded, onCancel }: { onFounded: (corpID: string) => void; onCancel: () => void }) {
  const form = useForm(empty, check);
  const { busy, submit } = useRecordForm({
    form: { ...form, refuse: (fields) => form.refuse(flatly(fields)) },
    isNew: true,
    save: async () => {
      const [{ id, name }] = await call("POST /v1/corps", { body: foundingBody(form.values) });
      await refreshApi("/v1/corps");
      notify.success(`${name} added. Invitation sent to ${form.values.email.trim()}.`);
      onFounded(id);
    },
  });
  return (
    <form onSubmit={submit} noValidate aria-label="Add a corporation" className="mt-4 border-line border-t pt-4">
      <div className="grid grid-cols-3 items-start gap-3 phone:grid-cols-1">
        {fields.map(({ name, label, most }) => (
          <TextField
            key={name}
            label={label}
            required
            type={name === "email" ? "email" : "text"}
            maxLength={most}
            value={form.values[name]}
            onChange={({ target }) => form.set(name, target.value)}
            onBlur={() => form.values[name] && form.leave(name)}
            error={form.error(name)}
          />
        ))}
      </div>
      <div className="mt-4 flex gap-2">
        <Button type="submit" variant="primary" busy={busy}>
          Add and invite
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
