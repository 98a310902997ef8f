import { Kbd } from "../../ui/kbd";

const hints = [
  { keys: ["↑", "↓"], does: "choose" },
  { keys: ["Enter"], does: "open" },
  { keys: ["Esc"], does: "close" },
] as const;

/** The keys of the palette; a phone has none. */
export const Hints = () => (
  <p
    aria-hidden="true"
    className="flex h-8 shrink-0 items-center gap-4 border-line border-t bg-canvas px-4 text-fg-3 text-xs phone:hidden"
  >
    {hints.map(({ keys, does }) => (
      <span key={does} className="flex items-center gap-1.5">
        {keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
        {does}
      </span>
    ))}
  </p>
);
