import type { Cobrand } from "@highway/core/branding/cobrands/schema";
import { type FormEvent, useState } from "react";
import { BackNotice } from "../../../ui/back-notice";
import { Button } from "../../../ui/button";
import { DiscardQuestion } from "../../../ui/discard-question";
import { Drawer } from "../../../ui/drawer";
import { FieldError } from "../../../ui/field-error";
import { PictureField } from "../../../ui/picture/picture-field";
import { TextField } from "../../../ui/text-field";
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
  const [asks, setAsks] = useState(false);
  const close = () => (dirty ? setAsks(true) : onClose());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Drawer
      open
      onClose={close}
      title={cobrand ? "Edit co-brand" : "Add a co-brand"}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" type="submit" form="cobrand" busy={busy}>
            {photoFailed ? "Try again" : "Save"}
          </Button>
        </>
      }
    >
      <form id="cobrand" noValidate onSubmit={submit} className="flex flex-col gap-4 px-5 pt-2 pb-5">
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
      </form>
      <DiscardQuestion open={asks} onStay={() => setAsks(false)} onDiscard={leave}>
        What you changed of this co-brand is not saved.
      </DiscardQuestion>
    </Drawer>
  );
}
