import type { Editor } from "@tiptap/react";
import { Bold, Image, Italic, Link, List, type LucideIcon } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { cx } from "../../lib/class-names";
import { Button } from "../button";
import { FieldError } from "../fields/field-error";
import { inputClass } from "../fields/input-style";
import { Icon } from "../icon";
import { linkAddress } from "./rich-text-schema";

type Props = { editor: Editor; onPicture?: ((file: File) => Promise<string>) | undefined; aside?: ReactNode };

const types = "image/png,image/jpeg";

/** Draws the tools above the text. They are one stop of Tab; arrows move among them. */
export function RichTextTools({ editor, onPicture, aside }: Props) {
  const [linking, setLinking] = useState(false);
  const picture = usePicture(editor, onPicture);
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <div className="flex min-h-9 items-center rounded-t-[5px] border-line border-b bg-canvas px-1">
        <div role="toolbar" aria-label="Formatting" onKeyDown={move} className="flex items-center gap-0.5 phone:gap-0">
          <Tool
            first
            icon={Bold}
            label="Bold"
            on={editor.isActive("bold")}
            onPress={() => editor.chain().focus().toggleBold().run()}
          />
          <Tool
            icon={Italic}
            label="Italic"
            on={editor.isActive("italic")}
            onPress={() => editor.chain().focus().toggleItalic().run()}
          />
          <span className="mx-1 h-4 border-line border-l phone:hidden" />
          <Tool
            icon={List}
            label="List"
            on={editor.isActive("bulletList")}
            onPress={() => editor.chain().focus().toggleBulletList().run()}
          />
          <Tool icon={Link} label="Link" on={linking || editor.isActive("link")} onPress={() => setLinking(!linking)} />
          {onPicture && <Tool icon={Image} label="Picture" onPress={() => file.current?.click()} />}
        </div>
        <div className="ml-auto">{aside}</div>
      </div>
      {linking && <RichTextLink editor={editor} onClose={() => setLinking(false)} />}
      {picture.state !== "none" && (
        <p role="status" className="flex min-h-10 items-center gap-2 border-line border-b px-3.5 text-sm">
          {picture.state === "busy" ? (
            <span className="text-fg-3">Uploading {picture.name}</span>
          ) : (
            <>
              <span className="text-danger">{picture.sentence}</span>
              {picture.again && (
                <Button size="sm" variant="link" onClick={picture.again}>
                  Try again
                </Button>
              )}
              <Button size="sm" variant="link" className="ml-auto" onClick={picture.forget}>
                Dismiss
              </Button>
            </>
          )}
        </p>
      )}
      <input
        ref={file}
        type="file"
        accept={types}
        hidden
        aria-label="Choose a picture"
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          // The same file can be chosen again.
          event.target.value = "";
          if (chosen) picture.upload(chosen);
        }}
      />
    </>
  );
}

type ToolProps = { icon: LucideIcon; label: string; on?: boolean; first?: boolean; onPress: () => void };

const Tool = ({ icon, label, on, first, onPress }: ToolProps) => (
  <button
    type="button"
    title={label}
    aria-label={label}
    aria-pressed={on}
    tabIndex={first ? 0 : -1}
    // The selection in the text stays.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
    className={cx(
      "grid size-7 place-items-center rounded-xs hover:bg-hover touch:size-11",
      on ? "bg-accent-soft text-accent-text" : "text-fg-2",
    )}
  >
    <Icon of={icon} size={14} strokeWidth={2} />
  </button>
);

function move(event: KeyboardEvent<HTMLDivElement>) {
  const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (!by) return;
  event.preventDefault();
  const all = [...event.currentTarget.querySelectorAll("button")];
  const at = all.indexOf(document.activeElement as HTMLButtonElement);
  all[(at + by + all.length) % all.length]?.focus();
}

/** Holds the state of a picture that is being uploaded into the text. */
function usePicture(editor: Editor, onPicture: Props["onPicture"]) {
  const [coming, setComing] = useState<{ state: "none" | "busy" | "failed"; file?: File; sentence?: string }>({
    state: "none",
  });
  const upload = async (file: File) => {
    if (!types.split(",").includes(file.type))
      return setComing({ state: "failed", sentence: "Choose a picture of type png, jpg or jpeg." });
    setComing({ state: "busy", file });
    try {
      const src = await onPicture!(file);
      editor.chain().focus().setImage({ src, alt: "" }).run();
      setComing({ state: "none" });
    } catch {
      setComing({ state: "failed", file, sentence: "Error uploading image." });
    }
  };
  const { state, file, sentence } = coming;
  return {
    state,
    name: file?.name,
    sentence,
    again: file && (() => void upload(file)),
    forget: () => setComing({ state: "none" }),
    upload: (chosen: File) => void upload(chosen),
  };
}

/** Asks for the address of the selected words. A link needs both an address and words. */
function RichTextLink({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const id = useId();
  const isLink = editor.isActive("link");
  const [address, setAddress] = useState<string>(editor.getAttributes("link").href ?? "");
  const [error, setError] = useState<string | null>(null);
  const hasWords = isLink || !editor.state.selection.empty;
  const apply = () => {
    const href = linkAddress(address);
    if (!href) return setError("Enter a web address, such as example.com, or an email address.");
    editor.chain().focus().extendMarkRange("link").setLink({ href }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onClose();
  };
  if (!hasWords)
    return (
      <p role="status" className="flex min-h-10 items-center gap-2 border-line border-b px-3.5 text-fg-2 text-sm">
        Select the words to link, then press Link.
        <Button size="sm" variant="link" className="ml-auto" onClick={onClose}>
          Close
        </Button>
      </p>
    );
  return (
    // No form: most texts stand in one, and a browser tells nobody that a form within a form is submitted, and loads the page anew.
    <div className="border-line border-b px-2 py-2">
      <div className="flex items-center gap-2">
        <label htmlFor={id} className="sr-only">
          Link address
        </label>
        <input
          id={id}
          // biome-ignore lint/a11y/noAutofocus: the person pressed Link to type it
          autoFocus
          inputMode="url"
          autoComplete="off"
          placeholder="example.com"
          value={address}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          onChange={(event) => {
            setAddress(event.target.value);
            setError(null);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Escape" && event.key !== "Enter") return;
            // Both keys are meant for the link, not for the window or the form around it.
            event.stopPropagation();
            event.preventDefault();
            if (event.key === "Enter") return apply();
            editor.commands.focus();
            onClose();
          }}
          className={inputClass("flex-1")}
        />
        <Button size="sm" onClick={apply}>
          Apply
        </Button>
        {isLink && (
          <Button size="sm" variant="quiet" onClick={remove}>
            Remove
          </Button>
        )}
      </div>
      {error && <FieldError id={`${id}-note`}>{error}</FieldError>}
    </div>
  );
}
