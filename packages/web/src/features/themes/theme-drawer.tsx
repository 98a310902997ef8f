import { HexColor } from "@highway/core/branding/color.schema";
import { type Theme, ThemeInput } from "@highway/core/branding/theme.schema";
import { type FormEvent, useRef, useState } from "react";
import { call } from "../../lib/api";
import { ApiError, sentence } from "../../lib/api-error";
import { refreshApi } from "../../lib/use-api";
import { fieldSentences, useForm } from "../../lib/use-form";
import { Button } from "../../ui/button";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { DiscardQuestion } from "../../ui/discard-question";
import { Drawer } from "../../ui/drawer";
import { notify } from "../../ui/notify";
import { TextField } from "../../ui/text-field";
import { ColorField } from "./color-field";
import { ThemePreview } from "./theme-preview";

type Values = { name: string; primary: string; secondary: string };
/** Where a new theme begins: near the product's own colors, and both can be read. */
const start: Values = { name: "", primary: "#3d50db", secondary: "#9e4f2c" };
const check = (values: Values) => fieldSentences(ThemeInput.safeParse(values).error?.issues ?? []);
const valuesOf = ({ name, primary, secondary }: Theme): Values => ({ name, primary, secondary });
const colorOr = (typed: string, otherwise: string) => HexColor.safeParse(typed).data ?? otherwise;

type Props = {
  /** Null for a new one. */
  theme: Theme | null;
  /** Whose a new one is; null for the officer's own. */
  corpID: string | null;
  onClose: () => void;
};

/** Makes a theme, or changes or deletes one. */
export default function ThemeDrawer({ theme, corpID, onClose }: Props) {
  const form = useForm(theme ? valuesOf(theme) : start, check);
  const [asking, setAsking] = useState<"leave" | "delete" | null>(null);
  const [busy, setBusy] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const at = theme && { path: { id: theme._id }, query: corpID === null ? {} : { corpID } };
  const attempt = async (act: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await act();
      await refreshApi("/v1/themes");
      notify.success(done);
      onClose();
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) form.refuse(error.fields);
      else notify.error(sentence(error));
      setBusy(false);
      setAsking(null);
    }
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (form.leaveAll())
      return element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [name="name"]')?.focus();
    if (theme && !form.dirty) {
      notify.success("No changes to save.");
      return onClose();
    }
    const body = form.values;
    const kept = at
      ? () => call("PUT /v1/themes/{id}", { ...at, body })
      : () => call("POST /v1/themes", { body: { ...body, corpID } });
    void attempt(kept, `${body.name.trim()} saved.`);
  };
  const close = () => (form.dirty ? setAsking("leave") : onClose());
  const { primary, secondary } = form.values;
  return (
    <Drawer
      open
      onClose={close}
      title={theme ? "Edit theme" : "Add a theme"}
      footer={
        <>
          {at && (
            <Button variant="quiet" className="mr-auto text-danger" onClick={() => setAsking("delete")}>
              Delete
            </Button>
          )}
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" type="submit" form="theme" busy={busy}>
            Save
          </Button>
        </>
      }
    >
      <form ref={element} id="theme" noValidate onSubmit={save} className="flex flex-col gap-6 px-5 pt-2 pb-6">
        <TextField
          label="Name"
          name="name"
          required
          maxLength={60}
          value={form.values.name}
          onChange={({ target }) => form.set("name", target.value)}
          onBlur={() => form.leave("name")}
          error={form.error("name")}
        />
        {(["primary", "secondary"] as const).map((which) => (
          <ColorField
            key={which}
            label={which === "primary" ? "Primary color" : "Secondary color"}
            value={form.values[which]}
            onChange={(typed) => form.set(which, typed)}
            onLeave={() => form.leave(which)}
            error={form.error(which)}
          />
        ))}
        <ThemePreview warns primary={colorOr(primary, start.primary)} secondary={colorOr(secondary, start.secondary)} />
      </form>
      <DiscardQuestion open={asking === "leave"} onStay={() => setAsking(null)} onDiscard={onClose}>
        What you changed of this theme is not saved.
      </DiscardQuestion>
      {theme && at && (
        <ConfirmDialog
          open={asking === "delete"}
          title={`Delete ${theme.name}?`}
          confirm="Delete"
          danger
          busy={busy}
          onCancel={() => setAsking(null)}
          onConfirm={() => void attempt(() => call("DELETE /v1/themes/{id}", at), `${theme.name} deleted.`)}
        >
          What uses it goes back to the colors that stood before.
        </ConfirmDialog>
      )}
    </Drawer>
  );
}
