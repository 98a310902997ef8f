import { type ComponentType, useEffect, useState } from "react";
import type { SpokenPart } from "../../../lib/words/catalog";
import { BigButton } from "./big-button";
import type { SkinWords } from "./skin";

export type LaterProps<Props = object> = {
  part: SpokenPart<Props>;
  /** The properties of the part. */
  props?: Props;
  /** Calls `fetch` when the part is to be fetched; by default as soon as the page is drawn. */
  when?: (fetch: () => void) => void;
  /** The classes of the space reserved for it. */
  className: string;
};

/** Draws a part of a page once its code and words have loaded. If they could not be loaded, a press tries again. */
export function LaterPart<Props extends object = object>({
  part,
  props,
  when = (fetch) => fetch(),
  className,
  words: { lang, client: words },
}: LaterProps<Props> & { words: Pick<SkinWords, "lang" | "client"> }) {
  const [drawn, setDrawn] = useState<{ Body: ComponentType<Props> } | "failed" | null>(null);
  const bring = () =>
    part.fetch(lang).then(
      ({ default: Body }) => setDrawn({ Body }),
      () => setDrawn("failed"),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once in each language
  useEffect(() => when(() => void bring()), [lang]);
  if (drawn === "failed")
    return (
      <div className={className}>
        <p role="alert" className="mt-3 text-fg-2">
          {words.problems.other}
        </p>
        <BigButton look="line" className="mt-3" onClick={() => void bring()}>
          {words.tryAgain}
        </BigButton>
      </div>
    );
  return drawn && part.speaks(lang) ? <drawn.Body {...(props as Props)} /> : <div className={className} />;
}
