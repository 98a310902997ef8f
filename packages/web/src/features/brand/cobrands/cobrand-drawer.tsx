import { type Cobrand, CobrandInput } from "@highway/core/branding/cobrands/schema";
import { formatNumber } from "@highway/core/users/phone.schema";
import { type FormEvent, useState } from "react";
import { call } from "../../../lib/api";
import { ApiError, sentence } from "../../../lib/api-error";
import { uploadPicture } from "../../../lib/upload-picture";
import { refreshApi } from "../../../lib/use-api";
import { fieldSentences, useForm } from "../../../lib/use-form";
import { Button } from "../../../ui/button";
import { DiscardQuestion } from "../../../ui/discard-question";
import { Drawer } from "../../../ui/drawer";
import { notify } from "../../../ui/notify";
import { PictureField } from "../../../ui/picture/picture-field";
import { TextField } from "../../../ui/text-field";
import { Face } from "../preview/face";

const fields = [
  { name: "name", label: "Name", required: true, most: 120 },
  { name: "title", label: "Title", optional: true, most: 120, placeholder: "Real estate agent" },
  { name: "company", label: "Company", optional: true, most: 120 },
  { name: "license", label: "License", optional: true, most: 60 },
  { name: "phone", label: "Phone", optional: true, most: 30, type: "tel" },
  { name: "email", label: "Email", optional: true, most: 254, type: "email" },
] as const;

const check = (values: typeof none) => fieldSentences(CobrandInput.safeParse(values).error?.issues ?? []);
const none = { name: "", title: "", company: "", license: "", phone: "", email: "" };
const valuesOf = ({ name, title, company, license, phone, email }: Cobrand) => {
  return { name, title, company, license, phone: formatNumber(phone), email };
};
/** What a photo that is not sent yet looks like. */
const shownOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(blob);
  });

/** Adds a co-brand, or changes one. The photo goes with the save, since a new one has no place before. */
export default function CobrandDrawer({ cobrand, onClose }: { cobrand: Cobrand | null; onClose: () => void }) {
  const form = useForm(cobrand ? valuesOf(cobrand) : none, check);
  /** Undefined while the photo stays as it is, null when it goes. */
  const [photo, setPhoto] = useState<{ blob: Blob; shown: string } | null>();
  const [busy, setBusy] = useState(false);
  const [asks, setAsks] = useState(false);
  const dirty = form.dirty || photo !== undefined;
  const shown = photo === undefined ? (cobrand?.headshot ?? null) : (photo?.shown ?? null);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (form.leaveAll()) return;
    if (!dirty) {
      notify.success("No changes to save.");
      return onClose();
    }
    setBusy(true);
    try {
      const [{ cbID }] = cobrand
        ? await call("PUT /v1/user/cobrands/{cbID}", { path: { cbID: cobrand.cbID }, body: form.values })
        : await call("POST /v1/user/cobrands", { body: form.values });
      await keepPhoto(cbID, photo === null ? null : photo?.blob);
      await refreshApi("/v1/user/get-all-cobrands");
      notify.success(`${form.values.name.trim()} saved.`);
      onClose();
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) form.refuse(error.fields);
      else notify.error(sentence(error));
      setBusy(false);
    }
  };
  const close = () => (dirty ? setAsks(true) : onClose());
  return (
    <Drawer
      open
      onClose={close}
      title={cobrand ? "Edit co-brand" : "Add a co-brand"}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" type="submit" form="cobrand" busy={busy}>
            Save
          </Button>
        </>
      }
    >
      <form id="cobrand" noValidate onSubmit={save} className="flex flex-col gap-4 px-5 pt-2 pb-5">
        <PictureField
          noun="photo"
          shape="face"
          shown={<Face name={form.values.name} src={shown} size={56} green />}
          hasPicture={shown !== null}
          hint="A square picture works best."
          onCut={async (blob) => setPhoto({ blob, shown: await shownOf(blob) })}
          onRemove={async () => setPhoto(cobrand?.headshot ? null : undefined)}
        />
        {fields.map(({ name, most, ...rest }) => (
          <TextField
            key={name}
            {...rest}
            name={name}
            maxLength={most}
            value={form.values[name]}
            onChange={({ target }) => form.set(name, target.value)}
            onBlur={() => form.leave(name)}
            error={form.error(name)}
          />
        ))}
      </form>
      <DiscardQuestion open={asks} onStay={() => setAsks(false)} onDiscard={onClose}>
        What you changed of this co-brand is not saved.
      </DiscardQuestion>
    </Drawer>
  );
}

/** A failure here says so by itself: the co-brand is saved, its photo is as it was. */
async function keepPhoto(cbID: string, photo: Blob | null | undefined) {
  if (photo === undefined) return;
  const fullPath = photo && (await uploadPicture("cobrand-headshot", photo, () => {}));
  await call("PUT /v1/user/cobrand-headshot", { query: { cbID }, body: { fullPath } });
}
