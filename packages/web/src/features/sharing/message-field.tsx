import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { uploadImage } from "../../lib/api/upload-picture";
import { useUser } from "../../lib/session";
import { buttonClass } from "../../ui/button-style";
import { Icon } from "../../ui/icon";
import { Menu } from "../../ui/overlays/menu";
import { RichText } from "../../ui/rich-text/rich-text";
import { mostMessage, type ShareValues } from "./share-values";
import { firstName, type Subject } from "./subject";
import type { ShareFormState } from "./use-share";

type Props = {
  form: ShareFormState;
  /** The name by which the client is addressed. */
  to: string;
  tool: Subject["tool"];
};

/** Takes the mail's own words. */
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

type Template = { name: string; words: Record<ShareValues["lang"], (to: string, from: string) => readonly string[]> };

/** Ready messages, in the language of the mail. None holds a figure or an address. */
export const templates: readonly Template[] = [
  {
    name: "Here are your loans",
    words: {
      en: (to, from) => [
        `Hi ${to},`,
        "Here are the loans we talked about, side by side. Open the report, move the sliders, and tell me which one feels right.",
        from,
      ],
      es: (to, from) => [
        `Hola, ${to}:`,
        "Aquí tiene los préstamos de los que hablamos, uno junto al otro. Abra el informe, mueva los controles y dígame con cuál se siente mejor.",
        from,
      ],
    },
  },
  {
    name: "Updated figures",
    words: {
      en: (to, from) => [
        `Hi ${to},`,
        "I have updated your report with today's figures. Have a look when you have a minute, and call me with any question.",
        from,
      ],
      es: (to, from) => [
        `Hola, ${to}:`,
        "Actualicé su informe con las cifras de hoy. Véalo cuando tenga un minuto y llámeme si tiene alguna pregunta.",
        from,
      ],
    },
  },
  {
    name: "Checking in",
    words: {
      en: (to, from) => [
        `Hi ${to},`,
        "Here is your report again, so that you have it at hand. Is there another option you would like me to work out?",
        from,
      ],
      es: (to, from) => [
        `Hola, ${to}:`,
        "Le envío su informe de nuevo para que lo tenga a la mano. ¿Hay otra opción que quiera que le calcule?",
        from,
      ],
    },
  },
];

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Writes a template as the message holds it. */
export function messageOf({ words }: Template, lang: ShareValues["lang"], to: string, from: string) {
  const lines = words[lang](to, from);
  return { message: lines.map((line) => `<p>${escaped(line)}</p>`).join(""), messageText: lines.join("\n\n") };
}
