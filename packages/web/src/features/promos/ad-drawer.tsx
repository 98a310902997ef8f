import { AdInput, type OwnAd } from "@highway/core/promos/schema";
import { useState } from "react";
import { call } from "../../lib/api/api";
import { fieldSentences, useForm } from "../../lib/forms/use-form";
import { newId } from "../../lib/new-id";
import { RecordDrawer } from "../../ui/overlays/record-drawer";
import { AdFields } from "./ad-fields";
import { AdPreview } from "./ad-preview";

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

type Props = {
  /** Null for a new one. */
  ad: OwnAd | null;
  corpID: string;
  onClose: () => void;
};

/** Makes an ad, or changes or deletes one. */
export default function AdDrawer({ ad, corpID, onClose }: Props) {
  const form = useForm<AdInput>(ad ? valuesOf(ad) : start, check);
  /** A new one sent again, because its answer was lost, is the same one. */
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
      keep={() =>
        at
          ? call("PUT /v1/promos/ads/{id}", { ...at, body })
          : call("POST /v1/promos/ads", { query, body: { _id, ...body } })
      }
      saved={
        at && {
          name: ad.header,
          remove: () => call("DELETE /v1/promos/ads/{id}", at),
          onceDeleted: "Its pictures go with it. To show it again later, turn it off instead.",
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
