import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { uploadImage } from "../../lib/api/upload-image";
import { useUser } from "../../lib/session";
import { buttonClass } from "../../ui/button-style";
import { Icon } from "../../ui/icon";
import { Menu } from "../../ui/overlays/menu";
import { RichText } from "../../ui/rich-text/rich-text";
import { figuresInMessage } from "./figures-in-message";
import { messageOf, templates } from "./message-templates";
import { mostMessage } from "./share-values";
import { firstName, type Subject } from "./subject";
import type { ShareFormState } from "./use-share";

type Props = {
  form: ShareFormState;
  /** How the client is spoken to. */
  to: string;
  tool: Subject["tool"];
};

/** The mail's own words. */
export function MessageField({ form, to, tool }: Props) {
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
            buttonClassName={buttonClass({ variant: "quiet", size: "sm" })}
            button={
              <>
                Templates
                <Icon of={ChevronDown} size={14} />
              </>
            }
            actions={templates.map((template) => ({
              label: template.name,
              onSelect: () => {
                const filled = messageOf(template, lang, to, from);
                write(filled.message, filled.messageText);
              },
            }))}
          />
        }
      />
      <p id={hint} role="status" className="mt-1 text-sm text-warning empty:mt-0">
        {says && `The message holds ${says}. A mail can be read by others: the report says it behind the link.`}
      </p>
    </div>
  );
}
