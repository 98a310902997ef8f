import { type Client, ClientInput, sentences } from "@highway/core/clients/schema";
import type { FieldSentences } from "@highway/core/platform/errors";
import { useMemo, useState } from "react";
import { call } from "../../lib/api/api";
import { ApiError } from "../../lib/api/api-error";
import { refreshApi, useApi } from "../../lib/api/use-api";
import { moneyAsTyped, trimmedPercent } from "../../lib/format/format";
import { type FormDraftKey, formDraftAt, useFormDraftKey } from "../../lib/forms/form-drafts";
import { changedField, fieldSentences } from "../../lib/forms/use-form";
import { useKeptForm } from "../../lib/forms/use-kept-form";
import { useRecordForm } from "../../lib/forms/use-record-form";
import { newId } from "../../lib/new-id";
import { notify } from "../../lib/notify";
import { langs } from "../../lib/words/lang";
import { FieldError } from "../../ui/fields/field-error";
import type { TypedNumber } from "../../ui/fields/number-text";
import { FormDrawer } from "../../ui/overlays/form-drawer";
import { BackNotice } from "../../ui/page/back-notice";
import { ElsewhereNotice } from "../../ui/page/elsewhere-notice";
import { ClientFields } from "./client-fields";
import { type ClientValues, clientBody, filingLabel, valuesOf } from "./client-values";

type Props = {
  client: Client | null;
  start: ClientValues;
  onClose: () => void;
  onSaved: (client: Client) => void;
};

export default function ClientForm({ client, start, onClose, onSaved }: Props) {
  const pricing = useApi("GET /v1/optimalBlue/get-user-data");
  const editor = useClientForm(client, start, { onClose, onSaved });
  const { form, base, mailed, busy, save, elsewhere, isBack, forget, close } = editor;
  return (
    <FormDrawer
      title={base ? "Edit client" : "Add client"}
      dirty={form.dirty}
      lost="What you typed for this client is not saved."
      busy={busy}
      save={base ? "Save" : "Add client"}
      onSave={save}
      onClose={close}
      forget={forget}
      className="px-5 pt-1 pb-6"
    >
      {isBack && <BackNotice className="mb-4" />}
      <ElsewhereNotice elsewhere={elsewhere} className="mb-4" />
      <ClientFields form={form} pricing={pricing.state === "ready" && pricing.data.hasOptimalBlue} mailed={mailed} />
    </FormDrawer>
  );
}

/** Says that what was typed into the search is nobody's name or address. */
export const UnknownClient = () => <FieldError>{sentences.missing}</FieldError>;

/** Says a figure as its field writes it. */
const figure = (label: string, write: (value: number) => string) => (value: TypedNumber) =>
  changedField(label, typeof value === "number" ? write(value) : value);

/** What a person may compare with what was saved elsewhere. */
const labels = {
  name: "Name",
  primaryEmail: "Primary email",
  secondaryEmails: (all: ClientValues["secondaryEmails"]) => ({
    label: "Secondary emails",
    text: all.join(", ") || "empty",
  }),
  lang: (lang: ClientValues["lang"]) => ({ label: "Language", text: langs.find(({ value }) => value === lang)!.label }),
  ficoMin: "FICO",
  DTI: figure("Debt to Income", trimmedPercent),
  monthlyIncome: figure("Qualifying Income", moneyAsTyped),
  taxRate: figure("Fed/State Tax Rate", trimmedPercent),
  filingStatus: (status: ClientValues["filingStatus"]) => ({
    label: "Filing status",
    text: filingLabel(status || null),
  }),
  familySize: "Family size",
  netMonthlyIncome: figure("Net income", moneyAsTyped),
};

type Ends = { onClose: () => void; onSaved: (client: Client) => void };

/** The form of one client and its save: the form's own checks come first, then the server's. */
function useClientForm(client: Client | null, start: ClientValues, { onClose, onSaved }: Ends) {
  /** The client as saved here, where the form stayed open. */
  const [kept, setKept] = useState<Client | null>(null);
  /** A client's names and incomes are kept only in the tab in which they were typed. */
  const keeping = useFormDraftKey("client", (kept ?? client)?._id ?? "new", "tab");
  const [draft] = useState(() => clientDraftAt(keeping, start));
  const [base, setBase] = useState(draft ? draft.base : client);
  const close = () => (kept ? onSaved(kept) : onClose());
  const mailed = base?.schedules.some((schedule) => schedule.active) ?? false;
  const [newID] = useState(() => draft?.newID ?? newId("cli"));
  const beside = useMemo(() => ({ base, start, newID }), [base, start, newID]);
  const check = (values: ClientValues) => checkClient(values, mailed);
  const { form, isBack, forget } = useKeptForm(start, check, keeping, () => draft && withoutBase(draft), beside);
  const { busy, save, elsewhere } = useRecordForm({
    form,
    isNew: base === null,
    save: async () => {
      const sent = form.values;
      const saved = await saveClient(sent, base, newID);
      forget();
      if (!form.isTypedSince(sent)) return onSaved(saved);
      // What is typed since stays, over the client as it was saved.
      setBase(saved);
      setKept(saved);
      form.settle(valuesOf(saved));
    },
    meet: (current: Client | [Client]) => {
      const newer = Array.isArray(current) ? current[0] : current;
      const { load, keep, ...said } = form.meet(valuesOf(newer), labels);
      const taking = (act: () => void) => () => {
        setBase(newer);
        act();
      };
      return { ...said, load: taking(load), keep: taking(keep) };
    },
    onUnchanged: close,
  });
  return { form, base, mailed, busy, save, elsewhere, isBack, forget, close };
}

/** What is typed of a client, with the values and the record that the typing began with: null for a new client, who has an id before the server knows of it. */
type ClientDraft = ClientValues & { base: Client | null; start: ClientValues; newID: string };

const withoutBase = ({ base: _, start: _start, newID: _newID, ...values }: ClientDraft): ClientValues => values;

/**
 * What was typed before the page was left. It keeps the record that it was based on, so that saving it over a newer one
 * asks. A new client that begins with another name or address is somebody else.
 */
function clientDraftAt(at: FormDraftKey, start: ClientValues): ClientDraft | null {
  const form = formDraftAt<ClientDraft>(at, ({ name, start }) => typeof name === "string" && start !== undefined);
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

/**
 * Adds a client, or saves one that exists, and says so.
 * @param newID  the id of a new client: sent again, because its answer was lost, it is the same one
 * @throws ApiError with what is wrong with fields, with the record that somebody else has saved meanwhile, or with the sentence to show
 */
export async function saveClient(values: ClientValues, client: Client | null, newID: string): Promise<Client> {
  try {
    const [saved] = client
      ? await call("PUT /v2/client/{id}", {
          path: { id: client._id },
          body: { ...clientBody(values), properties: client.properties, lastUpdated: client.lastUpdated },
        })
      : await call("POST /v2/client", { body: { ...clientBody(values), _id: newID } });
    // The list is read again before the drawer closes: opened again at once, it would show the old values.
    await refreshApi("/v2/client");
    notify.success(client ? "Client updated." : "Client added.");
    return saved;
  } catch (error) {
    if (error instanceof ApiError && error.code !== "failed") throw error;
    throw new ApiError("failed", client ? "Failed to update client." : "Failed to add client.");
  }
}
