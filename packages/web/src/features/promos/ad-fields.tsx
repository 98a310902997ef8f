import { type Palette, palettes } from "@highway/core/promos/pure/constants";
import type { AdInput } from "@highway/core/promos/schema";
import { call } from "../../lib/api/api";
import { uploadPicture } from "../../lib/api/upload-picture";
import { cx } from "../../lib/class-names";
import type { useForm } from "../../lib/forms/use-form";
import { Segmented } from "../../ui/fields/segmented";
import { Switch } from "../../ui/fields/switch";
import { TextField } from "../../ui/fields/text-field";
import { PictureField } from "../../ui/picture/picture-field";
import { adPalettes, places } from "./ad";

type Form = ReturnType<typeof useForm<AdInput>>;
type Props = { form: Form; query: { corpID: string } };
type Words = "header" | "body" | "buttonText";

const where = Object.entries(places).map(([value, label]) => ({ value: value as AdInput["location"], label }));

/** Asks what an ad says, how it looks and where it stands. */
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
      <LinkField form={form} />
      <PaletteField value={values.palette} onChange={(palette) => set("palette", palette)} />
      <AdPictureField noun="picture" hint="PNG or JPEG. Without one, only the words show." {...picture("imgUrl")} />
      {values.location === "home" && (
        <AdPictureField
          noun="phone picture"
          hint="Used on phones instead of the other picture."
          {...picture("mobileImgUrl")}
        />
      )}
      <div>
        <Switch
          label="The picture is the whole ad"
          checked={values.isFullImg}
          onChange={(isWhole) => set("isFullImg", isWhole)}
        />
        <p className="pl-9 text-fg-3 text-sm">Screen readers then read the text instead.</p>
      </div>
    </>
  );
}

type WithLink = {
  values: { link: string };
  set: (name: "link", value: string) => void;
  leave: (name: "link") => void;
  error: (name: "link") => string | null;
};

/** Asks where an ad or a card leads. */
export const LinkField = ({ form }: { form: WithLink }) => (
  <TextField
    label="Link"
    required
    type="url"
    inputMode="url"
    placeholder="https://"
    maxLength={2000}
    hint="It opens in a new tab."
    name="link"
    value={form.values.link}
    onChange={({ target }) => form.set("link", target.value)}
    onBlur={() => form.leave("link")}
    error={form.error("link")}
  />
);

/** Offers the four palettes, each as it looks. */
const PaletteField = ({ value, onChange }: { value: Palette; onChange: (palette: Palette) => void }) => (
  <fieldset>
    <legend className="mb-1 font-medium text-fg-2 text-sm">Palette</legend>
    <div className="grid grid-cols-4 gap-3 phone:grid-cols-2">
      {palettes.map((palette) => (
        <label key={palette} className="cursor-pointer">
          <input
            type="radio"
            name="palette"
            checked={value === palette}
            onChange={() => onChange(palette)}
            className="peer sr-only"
          />
          <span
            aria-hidden="true"
            className={cx(
              "grid h-11 place-items-center rounded-md border font-semibold text-h2 peer-focus-visible:outline-2 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2",
              adPalettes[palette].ground,
              value === palette ? "border-accent ring-2 ring-accent" : "border-line-strong",
            )}
          >
            Aa
          </span>
          <span className={cx("mt-1 block text-sm", value === palette ? "font-medium text-fg" : "text-fg-2")}>
            {adPalettes[palette].label}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);

type AdPictureFieldProps = {
  noun: string;
  hint: string;
  name: string;
  error: string | null;
  /** The address that shows the picture; null without one. */
  address: string | null;
  query: { corpID: string };
  onChange: (address: string | null) => void;
};

/** Takes a picture of an ad. The picture is uploaded at once, and becomes the ad's when the ad is saved. */
export const AdPictureField = ({ noun, address, query, onChange, ...field }: AdPictureFieldProps) => (
  <PictureField
    {...field}
    noun={noun}
    shape="ad"
    hasPicture={address !== null}
    shown={
      <span className="grid h-14 w-28 shrink-0 place-items-center overflow-hidden rounded-sm border border-line bg-surface">
        {address ? (
          <img src={pictureOf(address, query.corpID)} alt={`The ${noun}`} className="size-full object-cover" />
        ) : (
          <span className="text-fg-3 text-xs">No picture</span>
        )}
      </span>
    }
    onCut={async (blob, onProgress) => {
      const fullPath = await uploadPicture("ad", blob, onProgress);
      const [{ url }] = await call("POST /v1/promos/ad-pictures", { query, body: { fullPath } });
      onChange(url);
    }}
    onRemove={async () => onChange(null)}
  />
);

/** Gives the picture's address for whoever looks after the corporation: staff name the corporation in it. */
export const pictureOf = (address: string, corpID: string) => `${address}&corpID=${corpID}`;
