import type { MessagePreview } from "@highway/core/sharing/campaigns/schema";
import { Suspense } from "react";
import { lazyWindow } from "../../../lib/loading/lazy-window";
import { FieldError } from "../../../ui/fields/field-error";
import { TextField } from "../../../ui/fields/text-field";
import { Bone, Skeleton } from "../../../ui/page/skeleton";

const FigureEditor = lazyWindow(() => import("./figure-editor"));

/** The words of a message as they are typed. */
export type Text = { subject: string; body: string };

type Props = {
  text: Text;
  wrong: Record<string, string>;
  isOpen: boolean;
  onChange: (text: Text) => void;
  figures: MessagePreview["figures"];
};

/** The words of a message to read: figures stand as they do where it is typed. */
export const ReadWords = ({ text: { subject, body } }: { text: Text }) => (
  <div className="rounded-sm border border-line bg-canvas px-3.5 py-3">
    <p className="mb-2 wrap-anywhere font-medium">{withChips(subject)}</p>
    <p className="wrap-anywhere whitespace-pre-line">{withChips(body)}</p>
  </div>
);

/** Puts each name in double brackets as a figure. */
const withChips = (words: string) =>
  words.split(/\[\[([^[\]]*)\]\]/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words do not change while they are read
      <span key={at} className="mx-px rounded-xs bg-accent-soft px-1.5 font-medium text-[12px] text-accent-text">
        {part}
      </span>
    ),
  );

/** The subject and the message. What has gone out, or will not, is only read. */
export function Words({ text, wrong, isOpen, onChange, figures }: Props) {
  const error = wrong["text.body"];
  if (!isOpen) return <ReadWords text={text} />;
  return (
    <>
      <TextField
        label="Subject"
        maxLength={150}
        value={text.subject}
        error={wrong["text.subject"]}
        onChange={({ target }) => onChange({ ...text, subject: target.value })}
      />
      <div>
        <p className="mb-1 font-medium text-fg-2 text-sm">Message</p>
        <Suspense
          fallback={
            <Skeleton label="Loading the editor" className="rounded-sm border border-line-strong">
              <Bone className="h-9 w-full rounded-b-none" />
              <div className="h-56" />
            </Skeleton>
          }
        >
          <FigureEditor
            label="Message"
            body={text.body}
            figures={figures}
            invalid={error !== undefined}
            describedBy="message-note"
            onChange={(body) => onChange({ ...text, body })}
          />
        </Suspense>
        {error ? (
          <FieldError id="message-note">{error}</FieldError>
        ) : (
          <p id="message-note" className="mt-1 text-fg-3 text-sm">
            A sentence whose figure is not known is left out.
          </p>
        )}
      </div>
    </>
  );
}
