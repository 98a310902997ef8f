import { type ComponentType, lazy, useState } from "react";

/**
 * A part whose code is asked for before it is drawn. Where the code is there by then, it is drawn at once: what React has held back
 * once (`lazy`), it shows no sooner than 300 ms after what stood in for it. Where not, it is held back.
 */
export function ahead<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  let there: ComponentType<P> | null = null;
  const bring = async () => {
    const code = await load();
    there = code.default;
    return code;
  };
  const Held = lazy(bring);
  const Part = (props: P) => {
    // Which of the two it was drawn as stays, or it would begin anew.
    const [Now] = useState(() => there ?? Held);
    return <Now {...props} />;
  };
  /** What does not come now is asked for again when it is drawn. */
  const fetch = () => void bring().catch(() => {});
  return { Part, fetch };
}
