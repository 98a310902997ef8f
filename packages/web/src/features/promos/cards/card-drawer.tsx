import { CardInput, type OwnCard } from "@highway/core/promos/cards/schema";
import { cardPlaces } from "@highway/core/promos/pure/constants";
import { useState } from "react";
import { call } from "../../../lib/api/api";
import { date } from "../../../lib/format/format";
import { fieldSentences, useForm } from "../../../lib/forms/use-form";
import { newId } from "../../../lib/new-id";
import { Checkbox } from "../../../ui/fields/checkbox";
import { FieldError } from "../../../ui/fields/field-error";
import { Switch } from "../../../ui/fields/switch";
import { TextField } from "../../../ui/fields/text-field";
import { RecordDrawer } from "../../../ui/overlays/form-drawer";
import { AdPictureField, LinkField, pictureOf } from "../ad-fields";
import { PromoCard } from "./promo-card";
import { placeNames, times } from "./words";

const start: CardInput = { imgUrl: null, header: "", link: "", places: ["home"], from: null, until: null, isOn: true };
const check = (values: CardInput) => fieldSentences(CardInput.safeParse(values).error?.issues ?? []);
const valuesOf = ({ _id, seen: _seen, opened: _opened, since: _since, ...typed }: OwnCard): CardInput => typed;

const day = (label: string) => (value: string | null) => ({ label, text: value ? date(value) : "empty" });
/** What a person may compare. */
const labels = {
  places: (places: CardInput["places"]) => ({ label: "Places", text: places.map((at) => placeNames[at]).join(", ") }),
  isOn: "On",
  header: "Header",
  link: "Link",
  imgUrl: () => ({ label: "Picture" }),
  from: day("Shown from"),
  until: day("Shown until"),
};

type Props = {
  /** The card that is edited; null for a new one. */
  card: OwnCard | null;
  corpID: string;
  onClose: () => void;
};

/** Makes a promo card, or changes or deletes one. */
export default function CardDrawer({ card, corpID, onClose }: Props) {
  const form = useForm<CardInput>(card ? valuesOf(card) : start, check);
  /** A new card that is sent again, because the answer was lost, is the same card. */
  const [_id] = useState(() => newId("pcd"));
  const query = { corpID };
  const at = card && { path: { id: card._id }, query };
  const body = form.values;
  return (
    <RecordDrawer
      title={card ? "Edit promo card" : "Add a promo card"}
      width={640}
      noun="card"
      form={form}
      name={body.header}
      keep={async () => {
        const [kept] = at
          ? await call("PUT /v1/promos/cards/{id}", { ...at, body: { ...body, was: form.start } })
          : await call("POST /v1/promos/cards", { query, body: { _id, ...body } });
        return valuesOf(kept);
      }}
      meet={(current: OwnCard) => form.meet(valuesOf(current), labels)}
      saved={
        at && {
          name: card.header,
          remove: () => call("DELETE /v1/promos/cards/{id}", at),
          onceDeleted: "Its picture and its counts are deleted too. To show it again later, turn it off instead.",
        }
      }
      shownBy="/v1/promos"
      onClose={onClose}
      className="flex flex-col gap-5 px-5 pt-2 pb-6"
    >
      <CardFields form={form} query={query} />
      <Preview values={body} card={card} corpID={corpID} />
    </RecordDrawer>
  );
}

type FieldsProps = { form: ReturnType<typeof useForm<CardInput>>; query: { corpID: string } };

function CardFields({ form, query }: FieldsProps) {
  const { values, set } = form;
  const day = (name: "from" | "until") => ({
    name,
    type: "date",
    value: values[name] ?? "",
    onChange: ({ target }: { target: HTMLInputElement }) => set(name, target.value || null),
    onBlur: () => form.leave(name),
    error: form.error(name),
  });
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <Places form={form} />
        <Switch label="On" checked={values.isOn} onChange={(on) => set("isOn", on)} />
      </div>
      <TextField
        label="Header"
        required
        maxLength={60}
        name="header"
        value={values.header}
        onChange={({ target }) => set("header", target.value)}
        onBlur={() => form.leave("header")}
        error={form.error("header")}
      />
      <LinkField form={form} />
      <AdPictureField
        noun="picture"
        hint="PNG or JPEG, cropped to 5 by 2. Without one, only the header shows."
        name="imgUrl"
        query={query}
        address={values.imgUrl}
        onChange={(address) => set("imgUrl", address)}
        error={form.error("imgUrl")}
      />
      <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
        <TextField label="Shown from" optional {...day("from")} />
        <TextField label="Shown until" optional {...day("until")} />
      </div>
    </>
  );
}

function Places({ form: { values, set, error } }: Pick<FieldsProps, "form">) {
  const wrong = error("places");
  return (
    <fieldset>
      <legend className="mb-1 font-medium text-fg-2 text-sm">Places</legend>
      <div className="flex flex-wrap gap-x-5">
        {cardPlaces.map((place) => (
          <Checkbox
            key={place}
            label={placeNames[place]}
            name="places"
            checked={values.places.includes(place)}
            onChange={(on) =>
              set(
                "places",
                cardPlaces.filter((each) => (each === place ? on : values.places.includes(each))),
              )
            }
          />
        ))}
      </div>
      {wrong && <FieldError>{wrong}</FieldError>}
    </fieldset>
  );
}

/** Previews the card as it will look, and says how often it was seen and opened. */
function Preview({ values, card, corpID }: { values: CardInput; card: OwnCard | null; corpID: string }) {
  const { header, link, imgUrl } = values;
  const shown = { _id: "", header: header.trim() || "Header", link, imgUrl: imgUrl && pictureOf(imgUrl, corpID) };
  return (
    <section aria-label="As officers see it">
      <h3 className="mb-1 font-medium text-fg-2 text-sm">As officers see it</h3>
      <div className="flex flex-wrap items-center gap-6 rounded-md border border-line bg-canvas p-4">
        {/* The preview can be seen and not pressed. */}
        <div inert className="w-58">
          <PromoCard card={shown} />
        </div>
        {card && (
          <dl className="grid min-w-48 flex-1 grid-cols-[1fr_auto] gap-y-1">
            <dt className="text-fg-2">Seen</dt>
            <dd className="num text-right font-medium">{times(card.seen)}</dd>
            <dt className="text-fg-2">Opened</dt>
            <dd className="num text-right font-medium">{`${times(card.opened)}${share(card)}`}</dd>
            {card.since && (
              <>
                <dt className="text-fg-2">Since</dt>
                <dd className="num text-right font-medium">{date(card.since)}</dd>
              </>
            )}
          </dl>
        )}
      </div>
    </section>
  );
}

const share = ({ seen, opened }: OwnCard) =>
  seen > 0 && opened <= seen ? `, ${Math.round((opened / seen) * 100)}%` : "";
