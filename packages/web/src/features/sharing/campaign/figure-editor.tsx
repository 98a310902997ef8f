import type { MessagePreview } from "@highway/core/sharing/campaigns/schema";
import { type Editor, EditorContent, Node, useEditor } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { Braces } from "lucide-react";
import { type FocusEvent, useEffect, useRef } from "react";
import { cx } from "../../../lib/class-names";
import { buttonClass } from "../../../ui/button-style";
import { Icon } from "../../../ui/icon";
import { Menu } from "../../../ui/overlays/menu";
import { bodyOf, docOf, type FigureDoc } from "./figure-doc";

export type FigureEditorProps = {
  label: string;
  body: string;
  /** The figures that have a value now, with their values. */
  figures: MessagePreview["figures"];
  invalid: boolean;
  describedBy: string | undefined;
  onChange: (body: string) => void;
};

const chip = cx(
  "mx-px inline-block rounded-xs bg-accent-soft px-1.5 font-medium text-[12px] text-accent-text leading-[18px]",
  "outline-offset-1 outline-focus [&.ProseMirror-selectednode]:outline-2",
);

/** A figure in the text. It is one character for the caret: Backspace removes it whole, and a screen reader says its name. */
const Figure = Node.create({
  name: "figure",
  group: "inline",
  inline: true,
  atom: true,
  addAttributes: () => ({ name: { default: "" } }),
  parseHTML: () => [
    { tag: "span[data-figure]", getAttrs: (element) => ({ name: element.getAttribute("data-figure") }) },
  ],
  renderHTML: ({ node }) => [
    "span",
    { "data-figure": node.attrs.name, role: "img", "aria-label": `Figure ${node.attrs.name}`, class: chip },
    node.attrs.name,
  ],
  renderText: ({ node }) => `[[${node.attrs.name}]]`,
});

const plain = { bold: false, italic: false, strike: false, underline: false, code: false, codeBlock: false } as const;
const extensions = [
  StarterKit.configure({
    ...plain,
    blockquote: false,
    heading: false,
    horizontalRule: false,
    link: false,
    bulletList: false,
    orderedList: false,
    listItem: false,
    listKeymap: false,
    trailingNode: false,
  }),
  Figure,
];

/** A slash opens the figures where a word could begin; within a word, as in "and/or", it is a letter. */
const beginsWord = ({ state: { selection, doc } }: Editor) =>
  /^\s*$/.test(doc.textBetween(Math.max(0, selection.from - 1), selection.from, " ", "x"));

/** Edits the words of a message, in which figures stand as chips. */
export default function FigureEditor({ label, body, figures, invalid, describedBy, onChange }: FigureEditorProps) {
  const shown = useRef(body);
  const latest = useRef(onChange);
  latest.current = onChange;
  const tools = useRef<HTMLDivElement>(null);
  /** Whether the figures were opened by a slash, which stands in the text if none is chosen. */
  const bySlash = useRef(false);
  /** Opens the figures, once they are known. */
  const open = () => {
    const button = tools.current?.querySelector("button");
    button?.click();
    bySlash.current = button !== undefined && button !== null;
    return bySlash.current;
  };
  const editor: Editor | null = useEditor({
    extensions,
    content: docOf(body),
    // It would write a style element, which the content security policy refuses.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        ...(invalid && { "aria-invalid": "true" }),
        ...(describedBy && { "aria-describedby": describedBy }),
        class: "min-h-56 whitespace-pre-wrap px-3.5 py-3 text-md outline-none wrap-anywhere [&>*+*]:mt-2.5",
      },
      handleKeyDown: (_view, event) => {
        if (event.key !== "/" || event.isComposing || !editor || !beginsWord(editor) || !open()) return false;
        event.preventDefault();
        return true;
      },
    },
    onUpdate: ({ editor: { state } }) => {
      shown.current = bodyOf(state.doc.toJSON() as FigureDoc);
      latest.current(shown.current);
    },
  });
  useEffect(() => {
    if (!editor || body === shown.current) return;
    shown.current = body;
    editor.commands.setContent(docOf(body), { emitUpdate: false });
  }, [editor, body]);
  if (!editor) return null;
  const insert = (name: string) => {
    bySlash.current = false;
    // The menu gives the focus back to its button first.
    requestAnimationFrame(() => {
      editor.chain().focus().insertContent({ type: "figure", attrs: { name } }).run();
    });
  };
  const goBack = ({ relatedTarget }: FocusEvent) =>
    relatedTarget?.closest('[role="menu"]') &&
    requestAnimationFrame(() => {
      if (bySlash.current) editor.chain().focus().insertContent("/").run();
      bySlash.current = false;
    });
  const known = figures.filter(({ value }) => value !== null);
  return (
    <div
      className={cx(
        "rounded-sm border bg-surface focus-within:border-focus focus-within:outline-2 focus-within:outline-focus focus-within:-outline-offset-2",
        invalid ? "border-danger" : "border-line-strong",
      )}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the focus of the button in it */}
      <div
        ref={tools}
        onFocus={goBack}
        className="flex min-h-9 items-center justify-end rounded-t-[5px] border-line border-b bg-canvas px-1"
      >
        {known.length > 0 && (
          <Menu
            label="Figures"
            saysItsName
            button={
              <>
                <Icon of={Braces} size={14} />
                Insert a figure
                <kbd aria-hidden className="rounded-xs border border-line px-1 text-fg-3 text-xs phone:hidden">
                  /
                </kbd>
              </>
            }
            buttonClassName={buttonClass({ variant: "quiet", size: "sm" })}
            actions={known.map(({ name, value }) => ({ label: `${name}: ${value}`, onSelect: () => insert(name) }))}
          />
        )}
      </div>
      <EditorContent editor={editor} className="max-h-96 overflow-y-auto" />
    </div>
  );
}
