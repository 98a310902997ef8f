import { InvitationInput } from "@highway/core/people/corporations/schema";
import { useState } from "react";
import { call } from "../../lib/api/api";
import { sentence } from "../../lib/api/api-error";
import { refreshApi } from "../../lib/api/use-api";
import { capital } from "../../lib/format/format";
import { fieldSentences, useForm } from "../../lib/forms/use-form";
import { useAttempt, useRecordForm } from "../../lib/forms/use-record-form";
import { nameInNotice, notify } from "../../lib/notify";
import { Button } from "../../ui/button";
import { Field } from "../../ui/fields/field";
import { FieldError } from "../../ui/fields/field-error";
import { inputClass } from "../../ui/fields/input-style";
import { TextField } from "../../ui/fields/text-field";
import { UnsavedGuard } from "../../ui/overlays/discard-question";

type Query = { corpID?: string };

/** Invites one person, or many whose addresses are pasted. */
export function Invite({ query }: { query: Query }) {
  const [isMany, setMany] = useState(false);
  const one = useInvite(query);
  const many = useInviteMany(query);
  return (
    <>
      {isMany ? <InviteMany many={many} /> : <InviteOne one={one} />}
      <Button variant="link" size="sm" className="mt-1" onClick={() => setMany(!isMany)}>
        {isMany ? "Invite one person" : "Invite many"}
      </Button>
      <UnsavedGuard dirty={one.form.dirty || many.pasted.trim() !== ""}>
        Your invitation has not been sent.
      </UnsavedGuard>
    </>
  );
}

type Refused = { text: string; wrong: string };

/** Invites everybody in a pasted list. Who could not be invited stays in the field, each with the reason. */
function useInviteMany(query: Query) {
  const [pasted, setPasted] = useState("");
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const { busy, attempt } = useAttempt();
  const lines = invitationLines(pasted);
  const invite = () =>
    attempt(async () => {
      const left: Refused[] = [];
      for (const line of lines) {
        if ("wrong" in line) left.push(line);
        else {
          const { text, ...body } = line;
          await call("POST /v1/corp/invitations", { query, body }).catch((error: unknown) => {
            left.push({ text, wrong: sentence(error) });
          });
        }
      }
      const sent = lines.length - left.length;
      setPasted(left.map(({ text }) => text).join("\n"));
      setRefused(left);
      await refreshApi("/v1/corp/invitations");
      if (sent > 0) notify.success(sent === 1 ? "1 invitation sent." : `${sent} invitations sent.`);
    });
  const paste = (text: string) => {
    setPasted(text);
    setRefused([]);
  };
  return { pasted, paste, lines, refused, busy, invite };
}

function InviteMany({ many }: { many: ReturnType<typeof useInviteMany> }) {
  const { pasted, paste, lines, refused, busy, invite } = many;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void invite();
      }}
    >
      <Field
        label="Email addresses"
        hint="Enter one person per line, or separate people with commas. “Alex Rivera <alex@lender.com>” includes the name."
      >
        {(control) => (
          <textarea
            {...control}
            maxLength={20_000}
            spellCheck={false}
            // Who could not be invited then takes the place of all that stands here.
            readOnly={busy}
            value={pasted}
            onChange={({ target }) => paste(target.value)}
            className={inputClass("h-32! resize-y py-2 leading-5")}
          />
        )}
      </Field>
      {refused.length > 0 && (
        <ul aria-label="Not invited" className="mt-2">
          {refused.map(({ text, wrong }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list may hold one line twice
            <li key={at}>
              <FieldError>{`${text}: ${wrong}`}</FieldError>
            </li>
          ))}
        </ul>
      )}
      <Button type="submit" busy={busy} disabled={lines.length === 0} className="mt-3">
        {lines.length > 1 ? `Invite ${lines.length} people` : "Invite"}
      </Button>
    </form>
  );
}

const noInvitation = { fullName: "", email: "" };
const check = (values: typeof noInvitation) => fieldSentences(InvitationInput.safeParse(values).error?.issues ?? []);

/** Invites somebody by mail; inviting an address again sends the mail again. */
function useInvite(query: Query) {
  const form = useForm(noInvitation, check);
  const { busy, submit } = useRecordForm({
    form,
    isNew: true,
    save: async () => {
      try {
        const [{ email }] = await call("POST /v1/corp/invitations", { query, body: form.values });
        form.settle(noInvitation);
        notify.success(`Invitation sent to ${nameInNotice(email)}.`);
      } finally {
        await refreshApi("/v1/corp/invitations");
      }
    },
  });
  return { form, busy, submit };
}

function InviteOne({ one: { form, busy, submit } }: { one: ReturnType<typeof useInvite> }) {
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-[1fr_1fr_auto] items-start gap-3 phone:grid-cols-1">
      {(["fullName", "email"] as const).map((name) => (
        <TextField
          key={name}
          label={name === "email" ? "Email" : "Name"}
          type={name === "email" ? "email" : "text"}
          maxLength={name === "email" ? 254 : 120}
          required
          value={form.values[name]}
          onChange={({ target }) => form.set(name, target.value)}
          onBlur={() => form.values[name] && form.leave(name)}
          error={form.error(name)}
        />
      ))}
      <Button type="submit" busy={busy} className="mt-5 phone:mt-0 phone:justify-self-start">
        Invite
      </Button>
    </form>
  );
}

/** One person of a pasted list: as it was typed, and either who it is or what is wrong with it. */
type InvitationLine = { text: string } & ({ email: string; fullName: string } | { wrong: string });

/** A person of a list ends with the line, a comma or a semicolon, unless that stands in quotes. */
const persons = /(?:"[^"\n]*"|[^\n,;])+/g;
const withName = /^(?:"?([^"<]*?)"?\s*)<([^<>]*)>$/;

/** "alex.rivera@lender.test" is Alex Rivera until they say otherwise. */
const nameFrom = (email: string) =>
  (email.split("@")[0] ?? "")
    .split(/[._+-]+/)
    .filter(Boolean)
    .map(capital)
    .join(" ");

/** Reads a pasted list: one person a line, or with commas between; each an address, in quotes or not, or "Alex Rivera <alex@lender.test>". */
export function invitationLines(pasted: string): InvitationLine[] {
  const seen = new Set<string>();
  return (pasted.match(persons) ?? [])
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => {
      const [, name, address = text.replace(/^"([^"]*)"$/, "$1")] = withName.exec(text) ?? [];
      const read = InvitationInput.safeParse({ email: address, fullName: name || nameFrom(address.trim()) });
      if (!read.success) return { text, wrong: sentenceOf(text, read.error.issues[0]?.message) };
      const { email, fullName } = read.data;
      if (seen.has(email)) return { text, wrong: "This address is in the list twice." };
      seen.add(email);
      return { text, email, fullName };
    });
}

const sentenceOf = (text: string, message = "") =>
  text.includes("@") && message !== "Invalid email" ? `${message}.` : "This is not an email address.";
