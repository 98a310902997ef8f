import { type Corporation, CorporationChange } from "@highway/core/permissions/schema";
import type { FormEvent } from "react";
import { call } from "../../lib/api/api";
import { sentence } from "../../lib/api/api-error";
import { uploadPicture } from "../../lib/api/upload-picture";
import { fieldSentences, useForm } from "../../lib/forms/use-form";
import { notify } from "../../lib/notify";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { TextField } from "../../ui/fields/text-field";
import { UnsavedGuard } from "../../ui/overlays/unsaved-guard";
import { PictureField } from "../../ui/picture/picture-field";
import { type Query, readAnew, useSaving } from "./use-saving";

type Values = { name: string };
const check = (values: Values) => fieldSentences(CorporationChange.safeParse(values).error?.issues ?? []);

/** The corporation's name and logo. */
export function CorporationCard({ corporation, query }: { corporation: Corporation; query: Query }) {
  const form = useForm<Values>({ name: corporation.name }, check);
  const { busy, save } = useSaving(query);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (form.leaveAll()) return;
    if (!form.dirty) return notify.success("No changes to save.");
    if (await save(form.values, "Corporation saved.", form.refuse)) form.restart(form.values);
  };
  const keepLogo = async (fullPath: string | null) => {
    await call("PUT /v1/corp/logo", { query, body: { fullPath } });
    await readAnew();
    notify.success(fullPath ? "Logo saved." : "Logo removed.");
  };
  return (
    <Card title="Corporation">
      <form onSubmit={submit} noValidate className="mt-1 flex flex-col gap-4">
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
        <Button type="submit" variant="primary" busy={busy} className="self-start">
          Save
        </Button>
      </form>
      <UnsavedGuard dirty={form.dirty}>What you changed of the corporation is not saved.</UnsavedGuard>
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
