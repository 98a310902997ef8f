import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { cx } from "../../lib/class-names";
import { useDebounced } from "../../lib/use-debounced";
import { Icon } from "../icon";
import { IconButton } from "../icon-button";
import { inputClass } from "./input-style";

/** Every search of the server takes so many characters. */
const MOST = 100;

/** Searches once typing has paused for 300 ms. Escape or the cross clears the text. */
export function SearchField({
  label,
  placeholder = label,
  onSearch,
  isFirst = false,
  className,
}: {
  label: string;
  placeholder?: string;
  /** Called with the trimmed text, only when it changes. */
  onSearch: (text: string) => void;
  /** Whether the field has the focus when its window opens. */
  isFirst?: boolean;
  className?: string;
}) {
  const [text, setText] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const settled = useDebounced(text.trim());
  const told = useRef("");
  const tell = useRef(onSearch);
  tell.current = onSearch;
  useEffect(() => {
    if (told.current === settled) return;
    told.current = settled;
    tell.current(settled);
  }, [settled]);
  const clear = () => {
    setText("");
    input.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of two years ago do not know <search>
    <div role="search" className={cx("relative block min-w-0", className)}>
      <Icon of={Search} className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-fg-3" />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        data-autofocus={isFirst || undefined}
        aria-label={label}
        placeholder={placeholder}
        maxLength={MOST}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || !text) return;
          event.stopPropagation();
          setText("");
        }}
        className={inputClass("pr-9 pl-8")}
      />
      {text && (
        <span className="absolute top-1/2 right-1 -translate-y-1/2">
          <IconButton icon={X} label="Clear search" size="sm" onClick={clear} />
        </span>
      )}
    </div>
  );
}
