import { Bone } from "../../ui/page/skeleton";
import { type Entry, type Group, optionID } from "./entry";
import { Hints } from "./hints";
import { Option } from "./option";
import type { Found } from "./use-found";

type Props = {
  listID: string;
  groups: readonly Group[];
  activeID: string | null;
  typed: string;
  /** Why there is nothing. */
  nothingSays: string;
  found: Found;
  onPoint: (entry: Entry) => void;
  onChoose: (entry: Entry) => void;
};

const bones = [0, 1, 2, 3, 4];

/** What was found, in groups; what is on its way holds its place. */
export function Options({ listID, groups, activeID, typed, nothingSays, found, onPoint, onChoose }: Props) {
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const nothing = count === 0 && !found.pending;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus in the field */}
      <div
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-2"
        onPointerDown={(event) => event.pointerType === "mouse" && event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
      >
        {nothing && (
          <p className="px-3 py-10 text-center text-fg-2">
            No results found
            <span className="block break-words text-fg-3 text-sm">{nothingSays}</span>
          </p>
        )}
        {found.pending && !typed && <Coming />}
        <div role="listbox" id={listID} aria-label="Results">
          {groups.map(({ title, entries }, place) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, which no fieldset may be
            <div key={title} role="group" aria-labelledby={`${listID}-${place}`}>
              <p id={`${listID}-${place}`} className="px-3 pt-3 pb-1 font-medium text-fg-3 text-xs">
                {title}
              </p>
              {entries.map((entry) => (
                <Option
                  key={entry.id}
                  id={optionID(listID, entry)}
                  active={optionID(listID, entry) === activeID}
                  onPoint={() => onPoint(entry)}
                  onChoose={() => onChoose(entry)}
                  {...{ entry, typed }}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
      <p role="status" className="sr-only">
        {nothing ? "No results found" : found.pending ? "" : count === 1 ? "1 result" : `${count} results`}
      </p>
      <Hints />
    </>
  );
}

const Coming = () => (
  <div aria-hidden="true" className="animate-late px-3 pt-4">
    {bones.map((bone) => (
      <div key={bone} className="flex h-9 items-center gap-3">
        <Bone className="size-6" round />
        <Bone className="h-3 w-40" />
        <Bone className="ml-auto h-3 w-16" />
      </div>
    ))}
  </div>
);
