import { type Corporation, CorporationChange } from "@highway/core/permissions/schema";
import { type FormEvent, useState } from "react";
import { call } from "../../lib/api";
import { ApiError, sentence } from "../../lib/api-error";
import { uploadPicture } from "../../lib/upload-picture";
import { refreshApi } from "../../lib/use-api";
import { fieldSentences, useForm } from "../../lib/use-form";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { Field } from "../../ui/field";
import { inputClass } from "../../ui/input-style";
import { notify } from "../../ui/notify";
import { PictureField } from "../../ui/picture/picture-field";
import { TextField } from "../../ui/text-field";

type Values = { name: string; disclaimer: string };
type Query = { corpID?: string };
const check = (values: Values) => fieldSentences(CorporationChange.safeParse(values).error?.issues ?? []);
const readAnew = () => Promise.all(["/v1/corp", "/v1/user"].map(refreshApi));

/** The corporation's name, logo and the words below every report of its officers. */
export function CorporationCard({ corporation, query }: { corporation: Corporation; query: Query }) {
  const form = useForm<Values>({ name: corporation.name, disclaimer: corporation.disclaimer }, check);
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (form.leaveAll()) return;
    if (!form.dirty) return notify.success("No changes to save.");
    setBusy(true);
    try {
      await call("PUT /v1/corp", { query, body: form.values });
      form.restart(form.values);
      await readAnew();
      notify.success("Corporation saved.");
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) form.refuse(error.fields);
      else notify.error(sentence(error));
    }
    setBusy(false);
  };
  const keepLogo = async (fullPath: string | null) => {
    await call("PUT /v1/corp/logo", { query, body: { fullPath } });
    await readAnew();
    notify.success(fullPath ? "Logo saved." : "Logo removed.");
  };
  return (
    <Card title="Corporation">
      <form onSubmit={save} noValidate className="flex flex-col gap-4">
        <PictureField
          noun="logo"
          shape="logo"
          shown={<Logo corporation={corporation} query={query} />}
          hasPicture={corporation.logo !== null}
          hint="PNG or JPEG. It stands on reports where the corporation’s logo is shown."
          onCut={async (blob, onProgress) => keepLogo(await uploadPicture("corp-logo", blob, onProgress))}
          onRemove={() => keepLogo(null).catch((error) => void notify.error(sentence(error)))}
        />
        <TextField
          label="Name"
          required
          maxLength={200}
          value={form.values.name}
          onChange={({ target }) => form.set("name", target.value)}
          onBlur={() => form.leave("name")}
          error={form.error("name")}
        />
        <Field
          label="Disclaimer"
          optional
          hint="Below every report of the corporation’s officers."
          error={form.error("disclaimer")}
        >
          {(control) => (
            <textarea
              {...control}
              rows={5}
              maxLength={10_000}
              value={form.values.disclaimer}
              onChange={({ target }) => form.set("disclaimer", target.value)}
              className={inputClass("h-auto resize-y py-2")}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" busy={busy} className="self-start">
          Save
        </Button>
      </form>
    </Card>
  );
}

function Logo({ corporation: { logo, name }, query }: { corporation: Corporation; query: Query }) {
  const address = logo && (query.corpID ? `${logo}&corpID=${query.corpID}` : logo);
  return (
    <span className="grid h-14 w-28 shrink-0 place-items-center rounded-sm border border-line bg-surface p-1">
      {address ? (
        <img src={address} alt={`Logo of ${name}`} className="max-h-full max-w-full object-contain" />
      ) : (
        <span className="text-fg-3 text-xs">No logo</span>
      )}
    </span>
  );
}
