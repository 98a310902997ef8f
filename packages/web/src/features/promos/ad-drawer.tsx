import { type Ad, AdInput, type OwnAd } from "@highway/core/promos/schema";
import { type ReactNode, useState } from "react";
import { call } from "../../lib/api/api";
import { fieldSentences, useForm } from "../../lib/forms/use-form";
import { newId } from "../../lib/new-id";
import { RecordDrawer } from "../../ui/overlays/form-drawer";
import { AdBanner, AdCard, adPalettes, places } from "./ad";
import { AdFields, pictureOf } from "./ad-fields";

const start: AdInput = {
  location: "home",
  isOn: true,
  header: "",
  body: "",
  buttonText: "",
  link: "",
  palette: "darkGreen",
  imgUrl: null,
  mobileImgUrl: null,
  isFullImg: false,
};
const check = (values: AdInput) => fieldSentences(AdInput.safeParse(values).error?.issues ?? []);
const valuesOf = ({ _id, impressions: _seen, clicks: _pressed, ...typed }: OwnAd): AdInput => ({ ...start, ...typed });

/** What a person may compare. */
const labels = {
  location: (at: AdInput["location"]) => ({ label: "Place", text: places[at] }),
  isOn: "On",
  header: "Header",
  buttonText: "Button text",
  body: "Text",
  link: "Link",
  palette: (palette: AdInput["palette"]) => ({ label: "Palette", text: adPalettes[palette].label }),
  imgUrl: () => ({ label: "Picture" }),
  mobileImgUrl: () => ({ label: "Phone picture" }),
  isFullImg: "The picture is the whole ad",
};

type Props = {
  /** The ad that is edited; null for a new one. */
  ad: OwnAd | null;
  corpID: string;
  onClose: () => void;
};

/** Makes an ad, or changes or deletes one. */
export default function AdDrawer({ ad, corpID, onClose }: Props) {
  const form = useForm<AdInput>(ad ? valuesOf(ad) : start, check);
  /** A new ad that is sent again, because the answer was lost, is the same ad. */
  const [_id] = useState(() => newId("adv"));
  const query = { corpID };
  const at = ad && { path: { id: ad._id }, query };
  const body = form.values;
  return (
    <RecordDrawer
      title={ad ? "Edit ad" : "Add an ad"}
      width={720}
      noun="ad"
      form={form}
      name={body.header}
      keep={async () => {
        const [kept] = at
          ? await call("PUT /v1/promos/ads/{id}", { ...at, body: { ...body, was: form.start } })
          : await call("POST /v1/promos/ads", { query, body: { _id, ...body } });
        return valuesOf(kept);
      }}
      meet={(current: OwnAd) => form.meet(valuesOf(current), labels)}
      saved={
        at && {
          name: ad.header,
          remove: () => call("DELETE /v1/promos/ads/{id}", at),
          onceDeleted: "Its pictures are deleted too. To show it again later, turn it off instead.",
        }
      }
      shownBy="/v1/promos"
      onClose={onClose}
      className="flex flex-col gap-5 px-5 pt-2 pb-6"
    >
      <AdFields form={form} query={query} />
      <AdPreview values={body} corpID={corpID} />
    </RecordDrawer>
  );
}

/** Previews the ad as it will look in its place, while it is typed. */
function AdPreview({ values, corpID }: { values: AdInput; corpID: string }) {
  const seen = (address: string | null) => address && pictureOf(address, corpID);
  const { location, isOn: _on, ...said } = values;
  const ad: Ad = {
    ...said,
    _id: "",
    header: said.header.trim() || "Header",
    buttonText: said.buttonText.trim() || "Button",
    imgUrl: seen(said.imgUrl),
    mobileImgUrl: seen(said.mobileImgUrl),
  };
  return (
    <section aria-label="How it looks" className="rounded-md border border-line bg-canvas p-4">
      {/* The preview can be seen and not pressed. */}
      <div inert className="flex flex-col gap-4">
        {location === "results" ? (
          <AdCard ad={ad} />
        ) : (
          <>
            <Width label="On a computer">
              {/* The preview has the ad's own width, and less where there is no room. */}
              <div className="phone:w-[600px] phone:[zoom:0.5]">
                <AdBanner ad={ad} />
              </div>
            </Width>
            <Width label="On a phone">
              <div className="max-w-[358px]">
                <AdBanner ad={ad} />
              </div>
            </Width>
          </>
        )}
      </div>
    </section>
  );
}

const Width = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0 overflow-hidden">
    <h3 className="mb-1 font-medium text-fg-3 text-xs">{label}</h3>
    {children}
  </div>
);
