import type { AdInput } from "@highway/core/promos/schema";
import type { useForm } from "../../lib/forms/use-form";
import { Segmented } from "../../ui/fields/segmented";
import { Switch } from "../../ui/fields/switch";
import { TextField } from "../../ui/fields/text-field";
import { AdPictureField } from "./ad-picture-field";
import { PaletteField } from "./palette-field";
import { places } from "./places";

type Form = ReturnType<typeof useForm<AdInput>>;
type Props = { form: Form; query: { corpID: string } };
type Words = "header" | "body" | "buttonText" | "link";

const where = Object.entries(places).map(([value, label]) => ({ value: value as AdInput["location"], label }));

/** What an ad says, how it looks and where it stands. */
export function AdFields({ form, query }: Props) {
  const { values, set } = form;
  const words = (name: Words) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: HTMLInputElement }) => set(name, target.value),
    onBlur: () => form.leave(name),
    error: form.error(name),
  });
  const picture = (name: "imgUrl" | "mobileImgUrl") => ({
    name,
    query,
    address: values[name],
    onChange: (address: string | null) => set(name, address),
    error: form.error(name),
  });
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Segmented label="Place" value={values.location} onChange={(at) => set("location", at)} segments={where} />
        <Switch label="On" checked={values.isOn} onChange={(on) => set("isOn", on)} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_220px] gap-4 phone:grid-cols-1">
        <TextField label="Header" required maxLength={60} {...words("header")} />
        <TextField label="Button text" required maxLength={24} {...words("buttonText")} />
      </div>
      <TextField label="Text" optional maxLength={140} {...words("body")} />
      <TextField
        label="Link"
        required
        type="url"
        inputMode="url"
        placeholder="https://"
        maxLength={2000}
        hint="It opens in a new tab."
        {...words("link")}
      />
      <PaletteField value={values.palette} onChange={(palette) => set("palette", palette)} />
      <AdPictureField noun="picture" hint="PNG or JPEG. Without one, the words stand alone." {...picture("imgUrl")} />
      {values.location === "home" && (
        <AdPictureField noun="phone picture" hint="For phones, in place of the other." {...picture("mobileImgUrl")} />
      )}
      <div>
        <Switch
          label="The picture is the whole ad"
          checked={values.isFullImg}
          onChange={(isWhole) => set("isFullImg", isWhole)}
        />
        <p className="pl-9 text-fg-3 text-sm">The words are then read out in its place.</p>
      </div>
    </>
  );
}
