import { call } from "../../lib/api/api";
import { uploadPicture } from "../../lib/api/upload-picture";
import { PictureField } from "../../ui/picture/picture-field";
import { pictureOf } from "./picture-of";

type Props = {
  noun: string;
  hint: string;
  name: string;
  error: string | null;
  /** Where it is shown; null without one. */
  address: string | null;
  query: { corpID: string };
  onChange: (address: string | null) => void;
};

/** A picture of an ad. It is kept at once, and is the ad's when the ad is saved. */
export const AdPictureField = ({ noun, address, query, onChange, ...field }: Props) => (
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
