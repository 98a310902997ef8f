import { imageAddress } from "@highway/core/files/pure/image-address";
import { Image } from "@tiptap/extension-image";
import { Plugin } from "@tiptap/pm/state";
import { Extension } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";

/** The protocols that a link may have. */
const protocols = ["http", "https", "mailto"];

/** Cuts off the text beyond so many characters at its end. */
const limitedTo = (most: number) =>
  Extension.create({
    name: "limited",
    addProseMirrorPlugins: () => [
      new Plugin({
        appendTransaction: (_transactions, _before, { doc, tr }) => {
          let left = most;
          let end: number | null = null;
          doc.descendants((node, at) => {
            if (!node.isText || end !== null) return;
            const { length } = node.text ?? "";
            if (length > left) end = at + left;
            left -= length;
          });
          return end === null ? null : tr.delete(end, doc.content.size);
        },
      }),
    ],
  });

/** A picture that was uploaded here. Neither the page nor a mail shows one from elsewhere. */
const OwnPicture = Image.extend({ parseHTML: () => [{ tag: `img[src^="${imageAddress("")}"]` }] });

type Limits = { most?: number | undefined; pictures?: boolean };

/**
 * Lists what the text may hold: paragraphs, bold, italic, bulleted and numbered lists, links, and pictures if it takes them. Everything else that is
 * pasted, such as colors and sizes, is dropped, because the schema has no place for it.
 */
export const richTextSchema = ({ most, pictures = false }: Limits) => [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    heading: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: { openOnClick: false, protocols, defaultProtocol: "https" },
  }),
  ...(pictures ? [OwnPicture] : []),
  ...(most === undefined ? [] : [limitedTo(most)]),
];

/** Completes an address as a person types it; null if a link may not lead there. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (!text || /\s/.test(text)) return null;
  const whole = /^[\w.+-]+@[\w-]+\.[\w.-]+$/.test(text)
    ? `mailto:${text}`
    : /^[a-z][a-z\d+.-]*:/i.test(text)
      ? text
      : `https://${text}`;
  const url = URL.parse(whole);
  if (!url || !protocols.includes(url.protocol.slice(0, -1))) return null;
  return url.protocol === "mailto:" || url.hostname.includes(".") ? whole : null;
}
