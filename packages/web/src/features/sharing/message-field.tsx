import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { uploadImage } from "../../lib/api/upload-picture";
import { useUser } from "../../lib/session";
import { buttonClass } from "../../ui/button-style";
import { Icon } from "../../ui/icon";
import { Menu } from "../../ui/overlays/menu";
import { RichText } from "../../ui/rich-text/rich-text";
import { messageOf, readyMessages } from "./ready-messages";
import { mostMessage } from "./share-values";
import { firstName, type Subject } from "./subject";
import type { ShareFormState } from "./use-share";

type Props = {
  form: ShareFormState;
  /** The name by which the client is addressed. */
  to: string;
  tool: Subject["tool"];
  /** The tool whose ready messages are offered. */
  words: Subject["tool"];
};

/** Takes the mail's own words. */
export function MessageField({ form, to, tool, words }: Props) {
  const hint = useId();
  const from = firstName(useUser().profile.fullName);
  const { message, messageText, lang } = form.values;
  const says = figuresInMessage(messageText);
  const write = (html: string, text: string) => {
    form.set("message", html);
    form.set("messageText", text);
  };
  return (
    <div>
      <p className="mb-1 font-medium text-fg-2 text-sm">Message</p>
      <RichText
        label="Message"
        value={message}
        onChange={write}
        onPicture={(file) => uploadImage(tool, file)}
        most={mostMessage}
        describedBy={hint}
        aside={
          <Menu
            label="Templates"
            saysItsName
            buttonClassName={buttonClass({ variant: "quiet", size: "sm", className: "phone:px-1" })}
            button={
              <>
                Templates
                <Icon of={ChevronDown} size={14} />
              </>
            }
            actions={readyMessages(words).map((ready) => ({
              label: ready.name,
              onSelect: () => {
                const filled = messageOf(ready, lang, { to, from });
                write(filled.message, filled.messageText);
              },
            }))}
          />
        }
      />
      <p id={hint} role="status" className="mt-1 text-sm text-warning empty:mt-0">
        {says &&
          `The message contains ${says}. Email is not private, so leave such details to the report behind the link.`}
      </p>
    </div>
  );
}

const money = /\$\s?\d/;
const percentage = /\d\s?%|\bpercent\b/i;
const suffixes =
  "st|street|ave|avenue|rd|road|dr|drive|ln|lane|ct|court|blvd|boulevard|way|pl|place|cir|circle|ter|terrace|pkwy|hwy";
const street = new RegExp(`\\b\\d{1,6}\\s+(?:[\\p{L}.'’-]+\\s+){1,3}(?:${suffixes})\\b`, "iu");

/**
 * A mail is read by whoever holds the phone, and filed by others: figures and house numbers belong behind the link.
 * @returns what a message says that it should not, in words; null where there is none
 */
export function figuresInMessage(text: string): string | null {
  const found = [
    (money.test(text) || percentage.test(text)) && "a figure",
    street.test(text) && "a street number",
  ].filter((word) => word !== false);
  return found.length > 0 ? found.join(" and ") : null;
}
