import { Feedback, type Topic } from "@highway/core/feedback/schema";
import { Send } from "lucide-react";
import { useLocation } from "react-router";
import { call } from "../../lib/api/api";
import { count } from "../../lib/format/format";
import { fieldSentences, useForm } from "../../lib/forms/use-form";
import { useRecordForm } from "../../lib/forms/use-record-form";
import { notify } from "../../lib/notify";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { Field } from "../../ui/fields/field";
import { inputClass } from "../../ui/fields/input-style";
import { Segmented } from "../../ui/fields/segmented";
import { UnsavedGuard } from "../../ui/overlays/discard-question";
import { PageHeader, PageHeading, PageTitle } from "../../ui/page/page-header";

type Values = { topic: Topic; message: string };
const none: Values = { topic: "idea", message: "" };
const check = (values: Values) => fieldSentences(Feedback.safeParse(values).error?.issues ?? []);
const topics: readonly { value: Topic; label: string }[] = [
  { value: "idea", label: "An idea" },
  { value: "problem", label: "A problem" },
  { value: "other", label: "Something else" },
];
const MOST = 4000;

/** Takes what a member wants to tell the people who make Highway. */
export default function FeedbackPage() {
  const form = useForm(none, check);
  const { state } = useLocation();
  const page = typeof state?.from === "string" ? state.from : "";
  const { busy, submit } = useRecordForm({
    form,
    isNew: true,
    save: async () => {
      await call("POST /v1/feedback", { body: { ...form.values, page } });
      form.settle(none);
      notify.success("Thank you. Your feedback was sent.");
    },
  });
  return (
    <>
      <PageTitle>Feedback</PageTitle>
      <PageHeader left={<PageHeading>Feedback</PageHeading>} />
      <div className="flex-1 bg-canvas">
        <div className="mx-auto w-full max-w-[720px] p-6 phone:p-4">
          <Card title="Tell us what you think">
            <p className="mt-1 max-w-[60ch] text-pretty text-fg-3 text-sm">
              It is emailed to Highway support with your name and address so that we can reply. Leave out your clients'
              private information.
            </p>
            <form onSubmit={submit} noValidate className="mt-4 flex flex-col gap-4">
              <div>
                <span aria-hidden="true" className="mb-1 block font-medium text-fg-2 text-sm">
                  About
                </span>
                <Segmented
                  label="About"
                  value={form.values.topic}
                  onChange={(topic) => form.set("topic", topic)}
                  segments={topics}
                />
              </div>
              <Field label="Feedback" required error={form.error("message")} hint={charactersLeft(form.values.message)}>
                {(control) => (
                  <textarea
                    {...control}
                    maxLength={MOST}
                    value={form.values.message}
                    onChange={({ target }) => form.set("message", target.value)}
                    onBlur={() => form.values.message && form.leave("message")}
                    className={inputClass("h-44! resize-y py-2 leading-5")}
                  />
                )}
              </Field>
              <Button type="submit" variant="primary" icon={Send} busy={busy} className="self-start">
                Send
              </Button>
            </form>
          </Card>
        </div>
      </div>
      <UnsavedGuard dirty={form.values.message.trim() !== ""}>Your feedback has not been sent.</UnsavedGuard>
    </>
  );
}

/** Counts the characters left once there are few. */
const charactersLeft = (message: string) =>
  message.length > MOST - 500 ? `${count(MOST - message.length)} characters left` : null;
