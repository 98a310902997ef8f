import type { Editor } from "@tiptap/react";
import { type FormEvent, useId, useState } from "react";
import { Button } from "../button";
import { FieldError } from "../fields/field-error";
import { inputClass } from "../fields/input-style";
import { linkAddress } from "./rich-text-schema";

/** Where the selected words lead. A link needs both an address and words. */
export function RichTextLink({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const id = useId();
  const isLink = editor.isActive("link");
  const [address, setAddress] = useState<string>(editor.getAttributes("link").href ?? "");
  const [error, setError] = useState<string | null>(null);
  const hasWords = isLink || !editor.state.selection.empty;
  const apply = (event: FormEvent) => {
    event.preventDefault();
    // The window around it is no part of this form.
    event.stopPropagation();
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
        Select the words that shall be the link, then press Link.
        <Button size="sm" variant="link" className="ml-auto" onClick={onClose}>
          Close
        </Button>
      </p>
    );
  return (
    <form onSubmit={apply} noValidate className="border-line border-b px-2 py-2">
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
            if (event.key !== "Escape") return;
            // Escape closes this, not the window.
            event.stopPropagation();
            editor.commands.focus();
            onClose();
          }}
          className={inputClass("flex-1")}
        />
        <Button size="sm" type="submit">
          Apply
        </Button>
        {isLink && (
          <Button size="sm" variant="quiet" onClick={remove}>
            Remove
          </Button>
        )}
      </div>
      {error && <FieldError id={`${id}-note`}>{error}</FieldError>}
    </form>
  );
}
