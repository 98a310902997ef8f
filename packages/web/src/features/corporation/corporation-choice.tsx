import { type FormEvent, useState } from "react";
import { call } from "../../lib/api";
import { sentence } from "../../lib/api-error";
import { refreshApi } from "../../lib/use-api";
import { usePages } from "../../lib/use-pages";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { notify } from "../../ui/notify";
import { Problem } from "../../ui/problem";
import { SelectField } from "../../ui/select-field";
import { TextField } from "../../ui/text-field";

type Named = { id: string; name: string };
/** Corporations a page, as the server has it. */
const PAGE = 100;
const empty = { name: "", fullName: "", email: "" };
const labels = { name: "Corporation", fullName: "First admin’s name", email: "First admin’s e-mail" } as const;

/** For staff: which corporation to look after, and founding one. */
export function CorporationChoice({ chosen, onChoose }: { chosen: string; onChoose: (corpID: string) => void }) {
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
      <div className="flex items-end gap-3">
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
      </div>
      <Founding onFounded={onChoose} />
    </Card>
  );
}

function Founding({ onFounded }: { onFounded: (corpID: string) => void }) {
  const [values, setValues] = useState(empty);
  const [busy, setBusy] = useState(false);
  const found = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const { name, ...admin } = values;
      const [{ id }] = await call("POST /v1/corps", { body: { name, admin } });
      setValues(empty);
      await refreshApi("/v1/corps");
      notify.success(`${name.trim()} is there; ${admin.email} is invited.`);
      onFounded(id);
    } catch (error) {
      notify.error(sentence(error));
    }
    setBusy(false);
  };
  return (
    <form onSubmit={found} className="mt-4 grid grid-cols-[1fr_1fr_1fr_auto] items-end gap-3 phone:grid-cols-1">
      {(["name", "fullName", "email"] as const).map((name) => (
        <TextField
          key={name}
          label={labels[name]}
          required
          maxLength={200}
          value={values[name]}
          onChange={({ target }) => setValues((before) => ({ ...before, [name]: target.value }))}
        />
      ))}
      <Button type="submit" busy={busy} className="phone:justify-self-start">
        Found
      </Button>
    </form>
  );
}
