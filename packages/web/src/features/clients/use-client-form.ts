import { type Client, ClientInput, sentences } from "@highway/core/clients/schema";
import type { FieldSentences } from "@highway/core/platform/errors";
import { useEffect, useRef, useState } from "react";
import { call } from "../../lib/api/api";
import { ApiError } from "../../lib/api/api-error";
import { refreshApi } from "../../lib/api/use-api";
import { type FormDraftKey, formDraftAt, keepFormDraft, useFormDraftKey } from "../../lib/forms/form-drafts";
import { fieldSentences, useForm } from "../../lib/forms/use-form";
import { useRecordForm } from "../../lib/forms/use-record-form";
import { notify } from "../../lib/notify";
import { type ClientValues, clientBody, valuesOf } from "./client-values";

type Ends = { onClose: () => void; onSaved: (client: Client) => void };

/** The form of one client and its save: the form's own checks come first, then the server's. */
export function useClientForm(client: Client | null, start: ClientValues, { onClose, onSaved }: Ends) {
  const keeping = useClientDraftKey(client);
  const [back] = useState(() => clientDraftAt(keeping, start));
  const [base, setBase] = useState(back ? back.base : client);
  /** The record that somebody else has saved meanwhile. */
  const [newer, setNewer] = useState<Client | null>(null);
  const mailed = base?.schedules.some((schedule) => schedule.active) ?? false;
  const form = useForm(start, (values) => checkClient(values, mailed), back?.values);
  const { values, dirty } = form;
  /** What another form keeps of this client stays until something is typed into this one. */
  const keeps = useRef(back !== null);
  useEffect(() => {
    if (dirty) keeps.current = true;
    if (keeps.current) keepFormDraft(keeping, dirty ? { base, start, values } : null);
  }, [keeping, dirty, base, start, values]);

  const { busy, save } = useRecordForm({
    form,
    isNew: base === null,
    save: async () => {
      const saved = await saveClient(form.values, base);
      if (saved.kind === "saved") {
        keepFormDraft(keeping, null);
        onSaved(saved.client);
      }
      if (saved.kind === "stale") setNewer(saved.current);
      if (saved.kind !== "refused") return;
      form.refuse(saved.fields);
      return Object.keys(saved.fields)[0]?.split(".")[0];
    },
    onUnchanged: onClose,
  });
  const keepMine = () => {
    setBase(newer);
    setNewer(null);
  };
  const loadTheirs = () => {
    if (newer) form.restart(valuesOf(newer));
    keepMine();
  };
  const discard = () => {
    keepFormDraft(keeping, null);
    onClose();
  };
  const isBack = back !== null && dirty;
  return { form, base, mailed, busy, save, stale: newer !== null, keepMine, loadTheirs, isBack, discard };
}

/** What is typed of a client, and the record that the typing began with: null for a new client. */
type ClientDraft = { base: Client | null; start: ClientValues; values: ClientValues };

/** A client's names and incomes are kept only in the tab in which they were typed. */
const useClientDraftKey = (client: Client | null) => useFormDraftKey("client", client?._id ?? "new", "tab");

/**
 * What was typed before the page was left. It keeps the record that it was based on, so that saving it over a newer one
 * asks. A new client that begins with another name or address is somebody else.
 */
function clientDraftAt(at: FormDraftKey, start: ClientValues): ClientDraft | null {
  const form = formDraftAt<ClientDraft>(
    at,
    ({ values, start }) => typeof values?.name === "string" && start !== undefined,
  );
  if (!form) return null;
  const { name, primaryEmail } = form.start;
  const begun = start.name !== "" || start.primaryEmail !== "";
  const isOther = form.base === null && begun && (start.name !== name || start.primaryEmail !== primaryEmail);
  return isOther ? null : form;
}

/** Says what is wrong with the values, by field. `mailed` means that a campaign mails the client, who then needs an address. */
export function checkClient(values: ClientValues, mailed: boolean): FieldSentences {
  const parsed = ClientInput.safeParse(clientBody(values));
  const wrong = parsed.success ? {} : fieldSentences(parsed.error.issues);
  if (values.taxRate === null) wrong.taxRate = "Fed/State Tax Rate is required";
  if (mailed && !values.primaryEmail.trim()) wrong.primaryEmail = sentences.campaign;
  return wrong;
}

type ClientOutcome =
  | { kind: "saved"; client: Client }
  | { kind: "refused"; fields: Record<string, string> }
  | { kind: "stale"; current: Client }
  | { kind: "failed" };

/** Adds a client, or saves one that exists, and tells the officer. */
export async function saveClient(values: ClientValues, client: Client | null): Promise<ClientOutcome> {
  try {
    const [saved] = client
      ? await call("PUT /v2/client/{id}", {
          path: { id: client._id },
          body: { ...clientBody(values), properties: client.properties, lastUpdated: client.lastUpdated },
        })
      : await call("POST /v2/client", { body: clientBody(values) });
    // The list is read again before the drawer closes: opened again at once, it would show the old values.
    await refreshApi("/v2/client");
    notify.success(client ? "Client updated." : "Client added.");
    return { kind: "saved", client: saved };
  } catch (error) {
    if (error instanceof ApiError) {
      if (Object.keys(error.fields).length > 0) return { kind: "refused", fields: error.fields };
      if (error.code === "conflict" && error.current) return { kind: "stale", current: current(error.current) };
    }
    notify.error(client ? "Failed to update client." : "Failed to add client.");
    return { kind: "failed" };
  }
}

/** Reads the record that won from a conflict, which comes alone or in the documented list of one. */
const current = (answer: unknown) => (Array.isArray(answer) ? answer[0] : answer) as Client;
