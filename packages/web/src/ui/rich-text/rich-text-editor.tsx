import { type Editor, EditorContent, useEditor } from "@tiptap/react";
import { type ReactNode, useEffect, useRef } from "react";
import { cx } from "../../lib/class-names";
import { richTextSchema } from "./rich-text-schema";
import { RichTextTools } from "./rich-text-tools";

export type RichTextProps = {
  label: string;
  /** The text as HTML; empty if nothing is written. */
  value: string;
  onChange: (html: string, text: string) => void;
  /** Saves a picture and returns its address; without this function the text cannot hold pictures. */
  onPicture?: (file: File) => Promise<string>;
  /** The most characters; the text beyond them is cut off. */
  most?: number;
  /** Shown at the right end of the tools. */
  aside?: ReactNode;
  describedBy?: string;
};

/** The look of what is written: the editor draws its own elements, which carry no classes. */
const writtenText = cx(
  "wrap-anywhere whitespace-pre-wrap [&>*+*]:mt-2.5",
  "[&_em]:italic [&_ol]:list-decimal [&_ol]:pl-[22px] [&_strong]:font-semibold [&_ul]:list-disc [&_ul]:pl-[22px]",
  "[&_a]:text-accent-text [&_a]:underline [&_a]:underline-offset-2",
  "[&_img]:max-w-full [&_img]:rounded-sm [&_img]:outline-offset-2 [&_img]:outline-focus",
  "[&_img.ProseMirror-selectednode]:outline-2",
);

/** Edits a text with bold, italic, lists, links and pictures. */
export default function RichTextEditor({ label, value, onChange, onPicture, most, aside, describedBy }: RichTextProps) {
  const shown = useRef(value);
  const changed = useRef(onChange);
  changed.current = onChange;
  const editor = useEditor({
    extensions: richTextSchema({ most, pictures: onPicture !== undefined }),
    content: value,
    // The editor would otherwise insert a style element, which the content security policy refuses.
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    editorProps: {
      // The editor would take the key and do nothing with it: Escape leaves the window around it, as from any other field.
      handleDOMEvents: { keydown: (_view, event) => event.key === "Escape" },
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        ...(describedBy && { "aria-describedby": describedBy }),
        class: cx("min-h-28 px-3.5 py-3 text-md outline-none", writtenText),
      },
    },
    onUpdate: ({ editor }) => {
      shown.current = editor.isEmpty ? "" : editor.getHTML();
      changed.current(shown.current, editor.getText());
    },
  });
  useEffect(() => {
    if (!editor || value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  if (!editor) return null;
  return (
    <div className="rounded-sm border border-line-strong bg-surface focus-within:border-focus focus-within:outline-2 focus-within:outline-focus focus-within:-outline-offset-2">
      <RichTextTools editor={editor} onPicture={onPicture} aside={aside} />
      <EditorContent editor={editor} className="max-h-64 overflow-y-auto" />
      {most !== undefined && <Count editor={editor} most={most} />}
    </div>
  );
}

function Count({ editor, most }: { editor: Editor; most: number }) {
  const { length } = editor.state.doc.textContent;
  return (
    <p className={cx("num px-3.5 pb-1.5 text-right text-xs", length >= most ? "text-warning" : "text-fg-3")}>
      {length} of {most} characters
    </p>
  );
}
