import { type MemberClient, MemberClientInput, sentences } from "@highway/core/clients/schema";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { call } from "../../lib/api/api";
import { ApiError } from "../../lib/api/api-error";
import { refreshApi } from "../../lib/api/use-api";
import { usePages } from "../../lib/api/use-pages";
import { quantity } from "../../lib/format/format";
import { fieldSentences, useForm } from "../../lib/forms/use-form";
import { useRecordForm } from "../../lib/forms/use-record-form";
import { nameInNotice, notify } from "../../lib/notify";
import { useWhileThere } from "../../lib/use-is-there";
import { Badge, Tag } from "../../ui/badge";
import { Button } from "../../ui/button";
import { FieldError } from "../../ui/fields/field-error";
import { SearchField } from "../../ui/fields/search-field";
import { SearchStatus } from "../../ui/fields/search-status";
import { Switch } from "../../ui/fields/switch";
import { TextField } from "../../ui/fields/text-field";
import { Icon } from "../../ui/icon";
import { IconButton } from "../../ui/icon-button";
import { Drawer } from "../../ui/overlays/drawer";
import { FormDrawer } from "../../ui/overlays/form-drawer";
import { Problem } from "../../ui/page/problem";
import { Bone, Skeleton } from "../../ui/page/skeleton";
import { ViewMore } from "../../ui/page/view-more";

type Of = { officer: { id: string; fullName: string }; query: { corpID?: string }; onClose: () => void };

/** The clients of an officer, for those who decide for the corporation: which are demos, and which campaigns email them. */
export default function MemberClientsDrawer(of: Of) {
  const [chosen, setChosen] = useState<MemberClient | null>(null);
  return (
    <>
      <MemberClientList {...of} onChoose={setChosen} />
      {chosen && <MemberClientForm {...of} client={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

const PAGE = 10;

function MemberClientList({ officer, query, onClose, onChoose }: Of & { onChoose: (client: MemberClient) => void }) {
  const [searchText, setSearchText] = useState("");
  const clients = usePages(
    "GET /v1/corp/officers/{id}/clients",
    (offset) => ({
      path: { id: officer.id },
      query: { ...query, ...(searchText && { searchText }), offset: String(offset), count: String(PAGE) },
    }),
    (page) => page,
    PAGE,
  );
  const { items, more } = clients.state === "ready" ? clients.data : { items: null, more: false };
  const isNobody = items?.length === 0;
  return (
    <Drawer open title={`Clients of ${officer.fullName}`} onClose={onClose}>
      <div className="px-5 pb-6">
        <p className="mb-3 text-fg-3 text-sm">
          You can see their names and change what an admin may set. The activity of {officer.fullName} shows that you
          looked.
        </p>
        <SearchField label="Search clients" placeholder="Search name or email" onSearch={setSearchText} />
        <SearchStatus searched={searchText} count={items?.length} more={more} one="client" />
        {clients.state === "loading" && (
          <Skeleton label="Loading clients">
            <Bone className="my-4 h-6 w-64" />
            <Bone className="my-4 h-6 w-64" />
          </Skeleton>
        )}
        {clients.state === "failed" && <Problem message={clients.message} onRetry={clients.retry} />}
        {isNobody && (
          <p className="py-6 text-center text-fg-3">
            {searchText
              ? "No client has a name or email address that starts that way."
              : "This officer has no clients yet."}
          </p>
        )}
        {clients.state === "ready" && (
          <>
            <ul className="mt-3">
              {clients.data.items.map((client) => (
                <MemberClientRow key={client._id} client={client} onChoose={() => onChoose(client)} />
              ))}
            </ul>
            {clients.data.more && (
              <ViewMore size="sm" className="mt-3" busy={clients.data.loadingMore} onMore={clients.data.viewMore} />
            )}
          </>
        )}
      </div>
    </Drawer>
  );
}

function MemberClientRow({ client, onChoose }: { client: MemberClient; onChoose: () => void }) {
  const running = client.schedules.filter(({ active }) => active).length;
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 border-line border-b py-1.5">
      <span className="min-w-0 flex-1 truncate font-medium">{client.name}</span>
      {client.isDemo && <Tag>Demo</Tag>}
      {running > 0 && <Badge>{quantity(running, "active campaign")}</Badge>}
      <Button size="sm" aria-label={`Change ${client.name}`} onClick={onChoose}>
        Change
      </Button>
    </li>
  );
}

type Values = Pick<MemberClientInput, "isDemo" | "schedules">;
const valuesOf = ({ isDemo, schedules }: MemberClient): Values => ({
  isDemo,
  schedules: schedules.map(({ id, name, active }) => ({ id, name, active })),
});
const checkBy =
  ({ lastUpdated, hasEmail }: MemberClient) =>
  (values: Values) => {
    const wrong = fieldSentences(MemberClientInput.safeParse({ ...values, lastUpdated }).error?.issues ?? []);
    const mails = values.schedules.some(({ active }) => active);
    return mails && !hasEmail ? { schedules: sentences.noAddress, ...wrong } : wrong;
  };

function MemberClientForm({ officer, query, client, onClose }: Of & { client: MemberClient }) {
  /** The state from which the change starts: that of the list, or what somebody has saved since. */
  const [known, setKnown] = useState(client);
  const form = useForm<Values>(valuesOf(known), checkBy(known));
  const { isDemo, schedules } = form.values;
  const wrong = form.error("schedules");
  const isUnnamed = wrong === sentences.campaignName;
  const close = useWhileThere(onClose);
  const { busy, save } = useRecordForm({
    form,
    save: async () => {
      const sent = form.values;
      const body = { isDemo, schedules: [...schedules], lastUpdated: known.lastUpdated };
      const path = { id: officer.id, clientID: client._id };
      const list = `/v1/corp/officers/${officer.id}/clients`;
      let kept: MemberClient;
      try {
        [kept] = await call("PUT /v1/corp/officers/{id}/clients/{clientID}", { path, query, body });
      } catch (error) {
        // A list that still shows what the officer has deleted would offer it again.
        if (error instanceof ApiError && error.code === "missing") await refreshApi(list);
        if (!(error instanceof ApiError && error.code === "conflict" && error.current)) throw error;
        const current = error.current as MemberClient;
        setKnown(current);
        form.restart(valuesOf(current));
        notify.error(`${error.message} The form is up to date now. Try again.`);
        await refreshApi(list);
        return;
      }
      await refreshApi(list);
      notify.success(`${nameInNotice(client.name)} saved.`);
      if (!form.isTypedSince(sent)) return close();
      setKnown(kept);
      form.settle(valuesOf(kept));
    },
    onUnchanged: onClose,
  });
  const change = (at: number, to: Partial<Values["schedules"][number]>) =>
    form.set(
      "schedules",
      schedules.map((each, index) => (index === at ? { ...each, ...to } : each)),
    );
  return (
    <FormDrawer
      title={client.name}
      dirty={form.dirty}
      lost="Your changes to this client are not saved."
      busy={busy}
      onSave={save}
      onClose={onClose}
      className="flex flex-col gap-5 px-5 pt-2 pb-6"
    >
      <div>
        <Switch label="Demo client" checked={isDemo} onChange={(on) => form.set("isDemo", on)} />
        <p className="pl-9 text-fg-3 text-sm">
          A demo client is for trying things out. Lists mark it, and the officer gets no email when its reports are
          viewed.
        </p>
      </div>
      <fieldset>
        <legend className="font-medium">Campaigns</legend>
        <p className="mb-3 text-fg-3 text-sm">
          While one is active, the officer cannot remove the client's email address. Highway sends the 90 Day Kit that
          the officer started, and ends it if you make it inactive. Other campaigns are sent by your marketing system.
        </p>
        <ul className="flex flex-col gap-3">
          {schedules.map((campaign, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a campaign that is not saved yet has no id
            <li key={at} className="flex items-start gap-3">
              <TextField
                name={`schedules.${at}`}
                label={`Campaign ${at + 1}`}
                maxLength={100}
                value={campaign.name}
                onChange={({ target }) => change(at, { name: target.value })}
                error={isUnnamed && campaign.name.trim() === "" ? wrong : null}
                className="min-w-0 flex-1"
              />
              <Switch
                label="Active"
                checked={campaign.active}
                onChange={(active) => change(at, { active })}
                className="mt-5 h-control"
              />
              <IconButton
                label={`Remove campaign ${at + 1}`}
                icon={Trash2}
                className="mt-5"
                onClick={() =>
                  form.set(
                    "schedules",
                    schedules.filter((_, index) => index !== at),
                  )
                }
              />
            </li>
          ))}
        </ul>
        {wrong && !isUnnamed && <FieldError>{wrong}</FieldError>}
        <Button
          size="sm"
          className="mt-3"
          onClick={() => form.set("schedules", [...schedules, { name: "", active: true }])}
        >
          <Icon of={Plus} /> Add a campaign
        </Button>
      </fieldset>
    </FormDrawer>
  );
}
