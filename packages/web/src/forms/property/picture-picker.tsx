import { views } from "@highway/core/pictures/pure/views";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { type AnswerOf, address, call } from "../../lib/api/api";
import { uploadPicture } from "../../lib/api/upload-picture";
import { asApiError, refreshApi, useApi } from "../../lib/api/use-api";
import { date } from "../../lib/format/format";
import { notify } from "../../lib/notify";
import { useIsThere } from "../../lib/use-is-there";
import type { WorkingProperty } from "../../scenario/document";
import { setImage } from "../../scenario/edits/place-edits";
import { edit } from "../../scenario/store/store";
import { Button } from "../../ui/button";
import { FieldError } from "../../ui/fields/field-error";
import { Dialog } from "../../ui/overlays/dialog";
import { PictureField } from "../../ui/picture/picture-field";
import { type Choice, PictureChoices } from "./picture-choices";

type HomePicture = AnswerOf<"GET /v1/user/pictures">[number];
type Point = { latitude: number; longitude: number };

const names = {
  map: "Map",
  aerial: "Aerial view",
  mapWide: "Map of the area",
  aerialWide: "Aerial view of the area",
  upload: "Uploaded",
} as const;

/** Lists the views of a home's location, if it is known, and then the officer's own pictures. */
const choicesOf = (point: Point | null, own: readonly HomePicture[]): Choice[] => [
  ...(point ? views : []).map((view) => ({
    id: view,
    name: names[view],
    shownAt: address("GET /v1/location/map", { query: { ...point!, view } }),
  })),
  ...own.map(({ imageID, url, made, createdAt }) => ({
    id: imageID,
    name: `${names[made]}, ${date(createdAt)}`,
    shownAt: url,
  })),
];

const pointOf = ({ latitude, longitude }: WorkingProperty): Point | null =>
  typeof latitude === "number" && typeof longitude === "number" ? { latitude, longitude } : null;

type Props = { property: WorkingProperty; name: string; onClose: () => void };

/** The window in which the picture of a home is chosen: a view of its location, a picture that the officer has saved, or one that is uploaded now. */
export default function PicturePicker({ property, name, onClose }: Props) {
  const kept = useApi("GET /v1/user/pictures");
  const own = kept.state === "ready" ? kept.data : [];
  const point = pointOf(property);
  const [chosen, choose] = useState<string | null>(null);
  const [busy, setBusy] = useState<"use" | "delete" | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const picture = own.find(({ imageID }) => imageID === chosen);
  const view = views.find((each) => each === chosen);
  const isThere = useIsThere();
  /** A picture that comes once the window was closed is not the home's: it stays among the officer's own. */
  const show = (url: string) => {
    if (!isThere.current) return;
    edit(null, setImage(property.id, url));
    onClose();
  };
  const attempt = async (what: "use" | "delete", deed: () => Promise<void>) => {
    setBusy(what);
    setFailed(null);
    try {
      await deed();
    } catch (error) {
      setFailed(asApiError(error).message);
    }
    setBusy(null);
  };
  const use = () =>
    attempt("use", async () => {
      if (picture) return show(picture.url);
      const [made] = await call("POST /v1/location/picture", { body: { ...point!, view: view! } });
      void refreshApi("/v1/user/pictures");
      show(made.url);
    });
  const remove = ({ imageID }: HomePicture) =>
    attempt("delete", async () => {
      await call("DELETE /v1/user/pictures/{id}", { path: { id: imageID } });
      choose(null);
      await refreshApi("/v1/user/pictures");
      notify.success("Picture deleted.");
    });
  const upload = async (blob: Blob, onProgress: (part: number) => void) => {
    const fullPath = await uploadPicture("home", blob, onProgress);
    const [made] = await call("POST /v1/user/pictures", { body: { fullPath } });
    void refreshApi("/v1/user/pictures");
    show(made.url);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Picture of ${name}`}
      width={640}
      footer={
        <>
          {picture && picture.url !== property.image && (
            <Button
              variant="quiet"
              icon={Trash2}
              className="mr-auto"
              busy={busy === "delete"}
              onClick={() => void remove(picture)}
            >
              Delete picture
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={busy === "use"}
            disabled={!picture && !(view && point)}
            onClick={() => void use()}
          >
            Use picture
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 px-5 pb-4">
        <PictureField
          noun="picture"
          shape="home"
          shown={null}
          hasPicture={false}
          hint="Choose a file from your device, or drop it here."
          onCut={upload}
          onRemove={async () => {}}
        />
        {!point && (
          <p className="text-fg-2 text-sm">
            Choose the address from the list of places to see a map and aerial pictures here.
          </p>
        )}
        {kept.state === "failed" && (
          <p role="alert" className="text-sm">
            {kept.message} <Button onClick={kept.retry}>Try again</Button>
          </p>
        )}
        <PictureChoices
          choices={choicesOf(point, own)}
          isLoading={kept.state === "loading"}
          chosen={chosen ?? own.find(({ url }) => url === property.image)?.imageID ?? null}
          onChoose={(id) => {
            setFailed(null);
            choose(id);
          }}
        />
        {failed && <FieldError>{`${failed} The home keeps the picture that it has.`}</FieldError>}
      </div>
    </Dialog>
  );
}
