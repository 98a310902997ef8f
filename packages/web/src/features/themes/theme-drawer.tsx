import { HexColor } from "@highway/core/branding/color.schema";
import { type Theme, ThemeInput } from "@highway/core/branding/theme.schema";
import { useState } from "react";
import { call } from "../../lib/api/api";
import { fieldSentences, useForm } from "../../lib/forms/use-form";
import { newId } from "../../lib/new-id";
import { TextField } from "../../ui/fields/text-field";
import { RecordDrawer } from "../../ui/overlays/form-drawer";
import { ColorField } from "./color-field";
import { ThemePreview } from "./theme-preview";

type Values = { name: string; primary: string; secondary: string };
/** A new theme begins near the product's own colors, and both of its colors can be read. */
const start: Values = { name: "", primary: "#3d50db", secondary: "#9e4f2c" };
const check = (values: Values) => fieldSentences(ThemeInput.safeParse(values).error?.issues ?? []);
const valuesOf = ({ name, primary, secondary }: Theme): Values => ({ name, primary, secondary });
const labels = { name: "Name", primary: "Primary color", secondary: "Secondary color" };
const colorOr = (typed: string, otherwise: string) => HexColor.safeParse(typed).data ?? otherwise;

type Props = {
  /** Null for a new one. */
  theme: Theme | null;
  /** The corporation of a new theme; null for the officer's own. */
  corpID: string | null;
  onClose: () => void;
};

/** Makes a theme, or changes or deletes one. */
export default function ThemeDrawer({ theme, corpID, onClose }: Props) {
  const [_id] = useState(() => newId("thm"));
  const form = useForm(theme ? valuesOf(theme) : start, check);
  const at = theme && { path: { id: theme._id }, query: corpID === null ? {} : { corpID } };
  const body = form.values;
  return (
    <RecordDrawer
      title={theme ? "Edit theme" : "Add a theme"}
      noun="theme"
      form={form}
      name={body.name}
      keep={async () => {
        const [kept] = at
          ? await call("PUT /v1/themes/{id}", { ...at, body: { ...body, was: form.start } })
          : await call("POST /v1/themes", { body: { ...body, _id, corpID } });
        return valuesOf(kept);
      }}
      meet={(current: Theme) => form.meet(valuesOf(current), labels)}
      saved={
        at && {
          name: theme.name,
          remove: () => call("DELETE /v1/themes/{id}", at),
          onceDeleted:
            "Pages and reports that use it return to the corporation's colors, or to Highway's own where the corporation has chosen none.",
        }
      }
      shownBy="/v1/themes"
      onClose={onClose}
      className="flex flex-col gap-6 px-5 pt-2 pb-6"
    >
      <TextField
        label="Name"
        name="name"
        required
        maxLength={60}
        value={body.name}
        onChange={({ target }) => form.set("name", target.value)}
        onBlur={() => form.leave("name")}
        error={form.error("name")}
      />
      {(["primary", "secondary"] as const).map((which) => (
        <ColorField
          key={which}
          name={which}
          label={labels[which]}
          value={body[which]}
          onChange={(typed) => form.set(which, typed)}
          onLeave={() => form.leave(which)}
          error={form.error(which)}
        />
      ))}
      <ThemePreview
        warns
        primary={colorOr(body.primary, start.primary)}
        secondary={colorOr(body.secondary, start.secondary)}
      />
    </RecordDrawer>
  );
}
