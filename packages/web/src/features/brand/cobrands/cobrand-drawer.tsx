import type { Cobrand } from "@highway/core/branding/cobrands/schema";
import { FieldError } from "../../../ui/fields/field-error";
import { TextField } from "../../../ui/fields/text-field";
import { FormDrawer } from "../../../ui/overlays/form-drawer";
import { BackNotice } from "../../../ui/page/back-notice";
import { PictureField } from "../../../ui/picture/picture-field";
import { Face } from "../preview/face";
import { useCobrandForm } from "./use-cobrand-form";

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
  const { form, dirty, busy, save, leave, photoFailed, isBack, shown, pick, unpick } = useCobrandForm(cobrand, onClose);
  return (
    <FormDrawer
      title={cobrand ? "Edit co-brand" : "Add a co-brand"}
      dirty={dirty}
      lost="What you changed of this co-brand is not saved."
      busy={busy}
      save={photoFailed ? "Try again" : "Save"}
      onSave={save}
      onClose={onClose}
      onDiscard={leave}
      className="flex flex-col gap-4 px-5 pt-2 pb-5"
    >
      {isBack && <BackNotice />}
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
        {photoFailed && <FieldError className="mt-3">{`All but the photo is saved. ${photoFailed}`}</FieldError>}
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
