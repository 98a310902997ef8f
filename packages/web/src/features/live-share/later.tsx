import { type ComponentType, useEffect, useState } from "react";
import { BigButton } from "./big-button";
import { useClientWords } from "./words";

type Props = {
  load: () => Promise<{ default: ComponentType }>;
  /** When its code is fetched: as soon as the page is drawn, unless it says otherwise. */
  when?: (fetch: () => void) => void;
  /** The room that is kept for it. */
  className: string;
};

/** Draws a part of the page once its code is there. Where it did not come, a press asks again. */
export function Later({ load, when = (fetch) => fetch(), className }: Props) {
  const words = useClientWords();
  const [part, setPart] = useState<{ Body: ComponentType } | "failed" | null>(null);
  const bring = () =>
    load().then(
      ({ default: Body }) => setPart({ Body }),
      () => setPart("failed"),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => when(() => void bring()), []);
  if (part === null) return <div className={className} />;
  if (part !== "failed") return <part.Body />;
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
}
