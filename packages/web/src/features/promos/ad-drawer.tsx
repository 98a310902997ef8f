import { AdInput, type OwnAd } from "@highway/core/promos/schema";
import { type FormEvent, useRef, useState } from "react";
import { call } from "../../lib/api";
import { ApiError, sentence } from "../../lib/api-error";
import { newId } from "../../lib/scenario/new-id";
import { refreshApi } from "../../lib/use-api";
import { fieldSentences, useForm } from "../../lib/use-form";
import { Button } from "../../ui/button";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { DiscardQuestion } from "../../ui/discard-question";
import { Drawer } from "../../ui/drawer";
import { notify } from "../../ui/notify";
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
  const [asking, setAsking] = useState<"leave" | "delete" | null>(null);
  /** A new one sent again, because its answer was lost, is the same one. */
  const [_id] = useState(() => newId("adv"));
  const [busy, setBusy] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const query = { corpID };
  const at = ad && { path: { id: ad._id }, query };
  const attempt = async (act: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await act();
      await refreshApi("/v1/promos");
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
    const wrong = form.leaveAll();
    if (wrong) return element.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    if (ad && !form.dirty) {
      notify.success("No changes to save.");
      return onClose();
    }
    const body = form.values;
    const kept = at
      ? () => call("PUT /v1/promos/ads/{id}", { ...at, body })
      : () => call("POST /v1/promos/ads", { query, body: { _id, ...body } });
    void attempt(kept, `${body.header.trim()} saved.`);
  };
  const close = () => (form.dirty ? setAsking("leave") : onClose());
  return (
    <Drawer
      open
      width={720}
      onClose={close}
      title={ad ? "Edit ad" : "Add an ad"}
      footer={
        <>
          {at && (
            <Button variant="quiet" className="mr-auto text-danger" onClick={() => setAsking("delete")}>
              Delete
            </Button>
          )}
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" type="submit" form="ad" busy={busy}>
            Save
          </Button>
        </>
      }
    >
      <form ref={element} id="ad" noValidate onSubmit={save} className="flex flex-col gap-5 px-5 pt-2 pb-6">
        <AdFields form={form} query={query} />
        <AdPreview values={form.values} corpID={corpID} />
      </form>
      <DiscardQuestion open={asking === "leave"} onStay={() => setAsking(null)} onDiscard={onClose}>
        What you changed of this ad is not saved.
      </DiscardQuestion>
      {ad && at && (
        <ConfirmDialog
          open={asking === "delete"}
          title={`Delete ${ad.header}?`}
          confirm="Delete"
          danger
          busy={busy}
          onCancel={() => setAsking(null)}
          onConfirm={() => void attempt(() => call("DELETE /v1/promos/ads/{id}", at), `${ad.header} deleted.`)}
        >
          Its pictures go with it. To show it again later, turn it off instead.
        </ConfirmDialog>
      )}
    </Drawer>
  );
}
