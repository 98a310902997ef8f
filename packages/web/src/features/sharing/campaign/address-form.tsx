import { type Client, sentences } from "@highway/core/clients/schema";
import { MailX } from "lucide-react";
import { useState } from "react";
import { call } from "../../../lib/api/api";
import { asApiError, refreshApi } from "../../../lib/api/use-api";
import { Button } from "../../../ui/button";
import { TextField } from "../../../ui/fields/text-field";
import { Icon } from "../../../ui/icon";

/** Asks for the address without which no message can go out, and saves it with the client. */
export function AddressForm({ client }: { client: Client }) {
  const [email, setEmail] = useState("");
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (busy) return;
    if (!email.trim()) return setWrong(sentences.campaign);
    setBusy(true);
    setWrong(null);
    try {
      const { _id: id } = client;
      await call("PUT /v2/client/{id}", { path: { id }, body: { ...client, primaryEmail: email.trim() } });
      await refreshApi("/v2/client");
    } catch (error) {
      const { fields, message } = asApiError(error);
      setWrong(fields?.primaryEmail ?? message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className="mx-auto flex w-full max-w-[400px] flex-col items-center gap-4 px-6 py-14 text-center"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Icon of={MailX} size={40} strokeWidth={1.25} className="text-fg-3" />
      <div>
        <h2 className="font-semibold">{`${client.name} has no email address yet`}</h2>
        <p className="text-balance text-fg-3">Enter the address to which the fourteen messages will go.</p>
      </div>
      <div className="w-full text-left">
        <TextField
          type="email"
          label="Email"
          value={email}
          error={wrong}
          onChange={({ target }) => setEmail(target.value)}
        />
      </div>
      <Button type="submit" variant="primary" busy={busy}>
        Save and choose the start
      </Button>
    </form>
  );
}
