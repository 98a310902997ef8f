import { useId, useState } from "react";
import { cx } from "../../lib/class-names";
import { ViewMore } from "../../ui/page/view-more";

export type Choice = { id: string; name: string; shownAt: string };

/** How many pictures are shown first, and how many more with each press, as the specification says. */
const first = 8;
const more = 6;

type Props = {
  choices: readonly Choice[];
  isLoading: boolean;
  chosen: string | null;
  onChoose: (id: string) => void;
};

/** Thumbnails of which one is chosen, by a press or by the arrow keys. */
export function PictureChoices({ choices, isLoading, chosen, onChoose }: Props) {
  const [shown, setShown] = useState(first);
  const group = useId();
  if (!isLoading && choices.length === 0) return <p className="text-fg-2 text-sm">You have no pictures yet.</p>;
  return (
    <fieldset aria-busy={isLoading}>
      <legend className="sr-only">Pictures to choose from</legend>
      <div className="grid grid-cols-4 gap-3 phone:grid-cols-2">
        {choices.slice(0, shown).map((choice) => (
          <Thumbnail
            key={choice.shownAt}
            {...choice}
            group={group}
            isChosen={choice.id === chosen}
            onChoose={() => onChoose(choice.id)}
          />
        ))}
      </div>
      {choices.length > shown && <ViewMore className="mt-3" onMore={() => setShown(shown + more)} />}
    </fieldset>
  );
}

type ThumbnailProps = Choice & { group: string; isChosen: boolean; onChoose: () => void };

/** One thumbnail in a frame of fixed size. If its picture cannot be loaded, it says so and cannot be chosen. */
function Thumbnail({ name, shownAt, group, isChosen, onChoose }: ThumbnailProps) {
  const [isMissing, setMissing] = useState(false);
  return (
    <label
      className={cx(
        "relative block min-w-0 rounded-md border p-1 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
        isChosen ? "border-accent bg-accent-soft ring-1 ring-accent ring-inset" : "border-line",
        !isMissing && "cursor-pointer",
      )}
    >
      <input
        type="radio"
        name={group}
        checked={isChosen}
        disabled={isMissing}
        onChange={onChoose}
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-md outline-none forced-colors:size-4 forced-colors:appearance-auto"
      />
      {isMissing ? (
        <span className="grid aspect-[8/5] place-items-center rounded-sm bg-sunken px-1 text-center text-fg-2 text-xs">
          Not available right now
        </span>
      ) : (
        <img
          src={shownAt}
          alt=""
          width={640}
          height={400}
          loading="lazy"
          decoding="async"
          onError={() => setMissing(true)}
          className="block aspect-[8/5] h-auto w-full rounded-sm bg-sunken object-cover"
        />
      )}
      <span className="mt-1 block text-fg-2 text-xs">{name}</span>
    </label>
  );
}
