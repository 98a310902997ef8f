import type { Client } from "@highway/core/clients/schema";
import type { SendAnswer } from "@highway/core/sharing/sending/schema";
import { useEffect, useRef, useState } from "react";
import { call } from "../../lib/api/api";
import { sentence } from "../../lib/api/api-error";
import { makeFile } from "../../lib/api/make-file";
import { refreshApi } from "../../lib/api/use-api";
import { useFormDraftKey } from "../../lib/forms/form-drafts";
import { useKeptForm } from "../../lib/forms/use-kept-form";
import { notify } from "../../lib/notify";
import { useUser } from "../../lib/session";
import { type Letter, mailOf, newLink, sendLetter } from "./calls";
import { copyText, NotCopied } from "./copy-text";
import { endTime } from "./link-ends";
import { sendOnce } from "./send-once";
import { addressesOf, checkShare, newValues, type ShareValues, shareDraftAt } from "./share-values";
import type { Sharing, Subject } from "./subject";

/** What runs now, in words. */
export type Doing = "sending" | "exporting" | "copying" | "previewing" | null;

type ShareInput = Sharing & {
  client: Client;
  /** The corporation requires a passcode of everybody. */
  mustHavePasscode: boolean;
  /** The corporation offers other languages than English. */
  langVis: boolean;
  /** The people who approve mails first; empty where nobody does. */
  approval: readonly string[];
  onSent: (answer: SendAnswer, values: ShareValues) => void;
  /** A person must decide something on the page first. */
  onBlocked: () => void;
};

/** The sends that are on their way, by report: a window that is closed and opened again meanwhile sends nothing twice. */
const onTheirWay = new Map<string, Promise<void>>();

/** The send stops where its PDF could not be made in a minute and a half. */
const pdfWaiting = {
  patience: 90_000,
  failure: "The PDF could not be made. Try again, or send the report without it.",
};

/** Holds the share window's form and what its buttons do, one thing at a time. */
export function useShare({
  subject,
  noReport = false,
  saved,
  client,
  mustHavePasscode,
  langVis,
  approval,
  onSent,
  onBlocked,
}: ShareInput) {
  const user = useUser();
  const keeping = useFormDraftKey("share", subject.reportID, "tab");
  const sendingAt = useFormDraftKey("sending", subject.reportID, "tab");
  const { form, isBack, forget } = useKeptForm<ShareValues>(
    newValues(client, langVis),
    checkShare,
    keeping,
    shareDraftAt,
  );
  const { reportID } = subject;
  const [isReopened] = useState(() => onTheirWay.has(reportID));
  const [doing, setDoing] = useState<Doing>(isReopened ? "sending" : null);
  useEffect(() => {
    void onTheirWay.get(reportID)?.then(() => setDoing(null));
  }, [reportID]);
  const values = { ...form.values, hasPasscode: mustHavePasscode || form.values.hasPasscode };

  // What was said about one press is no longer true of the next.
  const lastFailure = useRef(0);
  /** Saves first, unless there is nothing to save, then does what was asked, and says how it failed. */
  const saveThen = async (what: Doing, run: (of: Letter) => Promise<void>, failure: (error: unknown) => string) => {
    setDoing(what);
    notify.dismiss(lastFailure.current);
    let ready: Subject | null = null;
    try {
      ready = noReport || !saved ? subject : await saved();
      if (ready) await run({ subject: ready, values, approval });
    } catch (error) {
      lastFailure.current = notify.error(failure(error));
      ready = subject;
    }
    setDoing(null);
    if (!ready) onBlocked();
  };

  const sendNow = async (of: Letter) => {
    const makePdf = async () => {
      if (!values.attachPdf || values.hasPasscode) return null;
      setDoing("exporting");
      const { lang, pdfKind: kind } = values;
      const code = kind === "summary" && { linkEndsAt: endTime(values.ends, Date.now()) };
      const wanted = { reportID: of.subject.reportID, lang, format: "pdf", kind, ...code } as const;
      const { id } = await makeFile(wanted, pdfWaiting);
      setDoing("sending");
      return id;
    };
    const answer = await sendOnce(sendingAt, of, async (id) => sendLetter(of, user, id, await makePdf()));
    forget();
    await saveAddresses(of.subject.clientID, values.emails);
    void refreshApi("/v2/client");
    void refreshApi("/v2/share");
    onSent(answer, values);
  };
  return {
    form,
    values,
    doing,
    /** Whether closing the window leaves something behind that was typed and is not on its way. */
    isUnsent: form.dirty && doing !== "sending" && doing !== "exporting",
    /** Whether the form was filled in again with what was not sent before. A window that opens during a send shows what is on its way. */
    isBack: isBack && !isReopened,
    forget,
    /** The mail as it would go out now, to be drawn. */
    mail: () => mailOf({ subject, values, approval }),
    send: () => {
      if (form.leaveAll()) return;
      const sending = saveThen("sending", sendNow, sentence).finally(() => onTheirWay.delete(reportID));
      onTheirWay.set(reportID, sending);
    },
    copy: () =>
      void saveThen(
        "copying",
        async (of) => {
          await copyText(newLink(of, user));
          notify.success("Link copied to clipboard.");
          void refreshApi("/v2/share");
        },
        (error) => (error instanceof NotCopied ? error.message : "Failed to generate share link."),
      ),
    preview: () => {
      // The press itself opens the tab: a browser refuses one that is opened later.
      const page = window.open("about:blank", "_blank");
      if (!page)
        return void notify.error("The browser did not open a new tab. Allow pop-ups for this site, then try again.");
      void saveThen(
        "previewing",
        async (of) => {
          const url = await newLink(of, user, true);
          page.location.href = url;
        },
        (error) => {
          page.close();
          return sentence(error);
        },
      );
    },
  };
}

export type ShareFormState = ReturnType<typeof useShare>["form"];

/** Addresses beside the primary one. */
const secondarySlots = 3;

/** Puts the new addresses into the client's free slots, as far as they go. */
export function withAddresses(client: Pick<Client, "primaryEmail" | "secondaryEmails">, emails: readonly string[]) {
  const known = addressesOf(client).map((email) => email.toLowerCase());
  const added = emails.filter((email) => !known.includes(email.toLowerCase()));
  const free = Math.max(0, secondarySlots - client.secondaryEmails.length);
  return {
    secondaryEmails: [...client.secondaryEmails, ...added.slice(0, free)],
    added: Math.min(free, added.length),
    left: Math.max(0, added.length - free),
  };
}

/** Saves the new addresses that were sent to with the client, as it stands now. */
async function saveAddresses(clientID: string, emails: readonly string[]) {
  try {
    const [client] = await call("GET /v2/client/{id}", { path: { id: clientID } });
    const { secondaryEmails, added, left } = withAddresses(client, emails);
    if (left > 0) notify.notice("Max email addresses reached");
    if (added === 0) return;
    await call("PUT /v2/client/{id}", { path: { id: clientID }, body: { ...client, secondaryEmails } });
  } catch {
    notify.error("The new addresses could not be saved with the client.");
  }
}
