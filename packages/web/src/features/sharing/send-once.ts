import type { SendAnswer } from "@highway/core/sharing/sending/schema";
import { ApiError, isRefusedAs } from "../../lib/api/api-error";
import { createOnce, settleAt, unansweredAt } from "../../lib/api/create-once";
import type { FormDraftKey } from "../../lib/forms/form-drafts";
import { newId } from "../../lib/new-id";
import { type Letter, sendNow } from "./calls";

/** Said where a letter was changed after a send whose answer was lost. */
export const wentOut =
  "The email went out the first time, as it was before you changed it. Send again only if the changed one is to go out, too.";

/**
 * Mails a letter once, however often it is pressed after an answer that did not come, also through a reload.
 * @param at where the send is kept until it is answered
 * @throws ApiError where the letter was changed since, and went out as it was
 */
export async function sendOnce(
  at: FormDraftKey,
  letter: Letter,
  send: (sendID: string) => Promise<SendAnswer>,
): Promise<SendAnswer> {
  const asked = { send: letter };
  const last = unansweredAt(at);
  if (last && last.asked !== JSON.stringify(asked) && (await isSent(last.id))) {
    settleAt(at);
    throw new ApiError("conflict", wentOut);
  }
  return createOnce(asked, () => newId("snd"), send, at);
}

/** Tells whether a send arrived and at least one of its emails went out, or will. */
const isSent = (id: string) =>
  sendNow(id).then(
    (sent) => sent.some(({ status }) => status !== "FAILED" && status !== "UNSUBSCRIBED"),
    (error) => {
      if (isRefusedAs(error, "missing")) return false;
      throw error;
    },
  );
