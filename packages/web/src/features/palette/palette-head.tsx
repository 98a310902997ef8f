import type { Client } from "@highway/core/clients/schema";
import { Search, X } from "lucide-react";
import { type ComponentProps, useEffect, useRef } from "react";
import { Avatar } from "../../ui/avatar";
import { Icon } from "../../ui/icon";
import { IconButton } from "../../ui/icon-button";

type Props = {
  text: string;
  onText: (text: string) => void;
  /** Whose things are looked through. */
  client: Client | null;
  onBack: () => void;
  onClose: () => void;
  pending: boolean;
  control: ComponentProps<"input">;
};

/** The field, and before it whose things it looks through. */
export function PaletteHead({ text, onText, client, onBack, onClose, pending, control }: Props) {
  const says = client ? `Search ${client.name}'s scenarios` : "Search clients, scenarios and actions";
  const field = useRef<HTMLInputElement>(null);
  // Where there is touch a window takes the focus itself, to spare its keyboard; here typing is what one came for.
  useEffect(() => queueMicrotask(() => field.current?.focus()), []);
  return (
    <div className="relative flex h-14 shrink-0 items-center gap-2 border-line border-b pr-3 pl-4">
      <Icon of={Search} className="text-fg-3" />
      {client && (
        <button
          type="button"
          aria-label={`${client.name}. Back to all`}
          onClick={onBack}
          className="flex h-7 max-w-[45%] shrink-0 items-center gap-1.5 rounded-sm bg-tag pr-1.5 pl-1 font-medium hover:bg-hover touch:h-11"
        >
          <Avatar name={client.name} />
          <span className="truncate">{client.name}</span>
          <Icon of={X} size={14} className="text-fg-3" />
        </button>
      )}
      <input
        ref={field}
        data-autofocus
        role="combobox"
        aria-label={says}
        aria-expanded
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={100}
        placeholder={client ? "Search scenarios" : says}
        value={text}
        onChange={(event) => onText(event.target.value)}
        {...control}
        className="h-full min-w-0 flex-1 bg-surface text-md outline-none placeholder:text-fg-3 phone:text-[length:var(--control-text)]"
      />
      <IconButton icon={X} label="Close" keys="Esc" onClick={onClose} />
      {pending && (
        <span aria-hidden="true" className="absolute inset-x-0 -bottom-px h-0.5 animate-late overflow-hidden">
          <span className="block h-full w-1/3 animate-sweep bg-accent" />
        </span>
      )}
    </div>
  );
}
