import { type Cobrand, type CobrandEntry, CobrandInput } from "@highway/core/branding/cobrands/schema";
import { cobrandOf } from "@highway/core/branding/pure/cobrand-entry";
import { formatNumber } from "@highway/core/people/users/pure/phone-number";
import { useRef, useState } from "react";
import { call } from "../../../lib/api/api";
import { sentence } from "../../../lib/api/api-error";
import { uploadPicture } from "../../../lib/api/upload-picture";
import { refreshApi } from "../../../lib/api/use-api";
import { type FormDraftKey, formDraftAt, useFormDraftKey } from "../../../lib/forms/form-drafts";
import { fieldSentences } from "../../../lib/forms/use-form";
import { useKeptForm } from "../../../lib/forms/use-kept-form";
import { useRecordForm } from "../../../lib/forms/use-record-form";
import { newId } from "../../../lib/new-id";
import { nameInNotice, notify } from "../../../lib/notify";
import { useWhileThere } from "../../../lib/use-is-there";
import { FieldError } from "../../../ui/fields/field-error";
import { TextField } from "../../../ui/fields/text-field";
import { FormDrawer } from "../../../ui/overlays/form-drawer";
import { BackNotice } from "../../../ui/page/back-notice";
import { ElsewhereNotice } from "../../../ui/page/elsewhere-notice";
import { PictureField } from "../../../ui/picture/picture-field";
import { Face } from "../heads";

const fields = [
  { name: "name", label: "Name", required: true, most: 120 },
  { name: "title", label: "Title", optional: true, most: 120, placeholder: "Real estate agent" },
  { name: "company", label: "Company", optional: true, most: 120 },
  { name: "license", label: "License", optional: true, most: 60 },
  { name: "phone", label: "Phone", optional: true, most: 30, type: "tel" },
  { name: "email", label: "Email", optional: true, most: 254, type: "email" },
] as const;

/** Adds a co-brand, or changes one. */
export default function CobrandDrawer({ cobrand, onClose }: { cobrand: Cobrand | null; onClose: () => void }) {
  const editor = useCobrandForm(cobrand, onClose);
  const { form, dirty, busy, save, forget, isKept, photoFailed, isBack, elsewhere, shown, pick, unpick } = editor;
  return (
    <FormDrawer
      title={cobrand ? "Edit co-brand" : "Add a co-brand"}
      dirty={dirty}
      lost="Your changes to this co-brand are not saved."
      busy={busy}
      save={photoFailed ? "Try again" : "Save"}
      onSave={save}
      onClose={onClose}
      forget={forget}
      isKept={isKept}
      className="flex flex-col gap-4 px-5 pt-2 pb-5"
    >
      {isBack && <BackNotice />}
      <ElsewhereNotice elsewhere={elsewhere} />
      <div>
        <PictureField
          noun="photo"
          shape="face"
          shown={<Face name={form.values.name} src={shown} size={56} green />}
          hasPicture={shown !== null}
          hint="A square picture works best."
          onCut={pick}
          onRemove={unpick}
        />
        {photoFailed && (
          <FieldError className="mt-3">{`Everything except the photo was saved. ${photoFailed}`}</FieldError>
        )}
      </div>
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
    </FormDrawer>
  );
}

const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label]));
const noCobrand = { name: "", title: "", company: "", license: "", phone: "", email: "" };
type CobrandValues = typeof noCobrand;

const check = (values: CobrandValues) => fieldSentences(CobrandInput.safeParse(values).error?.issues ?? []);
const valuesOf = ({ name, title, company, license, phone, email }: Cobrand): CobrandValues => {
  return { name, title, company, license, phone: formatNumber(phone), email };
};
/**
 * A new co-brand keeps its id with what is typed: when it is sent again, even after a reload, it is the same one. A saved one keeps what the typing began
 * with, so that saving it over a newer one asks.
 */
type CobrandDraft = CobrandValues & { newID?: string; start?: CobrandValues };
const isCobrandDraft = (values: Partial<CobrandDraft>) =>
  Object.keys(noCobrand).every((name) => typeof values[name as keyof CobrandValues] === "string");
const cobrandDraftAt = (at: FormDraftKey) => formDraftAt<CobrandDraft>(at, isCobrandDraft);
function draftValuesAt(at: FormDraftKey): CobrandValues | null {
  const { newID: _, start: _start, ...values } = cobrandDraftAt(at) ?? {};
  return "name" in values ? (values as CobrandValues) : null;
}

/** A photo that was cropped and not sent yet, and the address of its preview. */
type Photo = { blob: Blob; shown: string };

/** Holds what is typed of a co-brand, null for a new one. Its photo goes with the save, since a new co-brand has no place for one before. */
function useCobrandForm(cobrand: Cobrand | null, onDone: () => void) {
  /** The co-brand as the server has it. A new one is there once it was saved, even when its photo was refused. */
  const [stored, setStored] = useState(cobrand);
  const keeping = useFormDraftKey("cobrand", cobrand?.cbID ?? "new", "tab");
  const [beside] = useState(() => {
    const { newID = newId("cbr"), start = cobrand ? valuesOf(cobrand) : noCobrand } = cobrandDraftAt(keeping) ?? {};
    return { newID, start };
  });
  const { form, isBack, forget } = useKeptForm(beside.start, check, keeping, draftValuesAt, beside);
  /** Undefined while the photo stays as it is, null when it is taken away. */
  const [photo, setPhoto] = useState<Photo | null>();
  const [photoFailed, setPhotoFailed] = useState<string | null>(null);
  const dirty = form.dirty || photo !== undefined;
  const latestPhoto = useRef(photo);
  latestPhoto.current = photo;
  const close = useWhileThere(onDone);
  const leave = () => {
    forget();
    close();
  };
  const storeText = async () => {
    const body = form.values;
    const [entry] = stored
      ? await call("PUT /v1/user/cobrands/{cbID}", { path: { cbID: stored.cbID }, body: { ...body, was: form.start } })
      : await call("POST /v1/user/cobrands", { body: { ...body, cbID: beside.newID } });
    const next = cobrandOf(entry);
    setStored(next);
    return next;
  };
  const storePhoto = async (cbID: string) => {
    if (photo === undefined) return true;
    try {
      await keepPhoto(cbID, photo?.blob ?? null);
      return true;
    } catch (error) {
      setPhotoFailed(sentence(error));
      return false;
    }
  };
  const { busy, save, elsewhere } = useRecordForm({
    form,
    isChanged: dirty,
    save: async () => {
      setPhotoFailed(null);
      const isTextSent = form.dirty || !stored;
      const next = isTextSent ? await storeText() : stored;
      const isWhole = await storePhoto(next.cbID);
      await refreshApi("/v1/user/get-all-cobrands");
      if (isWhole) notify.success(`${nameInNotice(next.name)} saved.`);
      const isAllSent = latestPhoto.current === photo && !form.isTypedSince(form.values);
      if (isWhole && isAllSent) return leave();
      // What is typed or chosen since stays, over the co-brand as it was saved.
      if (isTextSent) form.settle(valuesOf(next));
    },
    meet: (current: CobrandEntry) => form.meet(valuesOf(cobrandOf(current)), labels),
    onUnchanged: leave,
  });
  return {
    form,
    dirty,
    busy,
    save,
    forget,
    /** What is typed is kept in this browser, a photo is not. */
    isKept: photo === undefined,
    /** Why the photo alone was not kept. */
    photoFailed,
    isBack,
    elsewhere,
    shown: photo === undefined ? (stored?.headshot ?? null) : (photo?.shown ?? null),
    pick: async (blob: Blob) => setPhoto({ blob, shown: await addressOf(blob) }),
    unpick: async () => {
      setPhotoFailed(null);
      setPhoto(stored?.headshot ? null : undefined);
    },
  };
}

const addressOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(blob);
  });

async function keepPhoto(cbID: string, photo: Blob | null) {
  const fullPath = photo && (await uploadPicture("cobrand-headshot", photo, () => {}));
  await call("PUT /v1/user/cobrand-headshot", { query: { cbID }, body: { fullPath } });
}
