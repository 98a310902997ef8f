import type { SectionKey } from "@highway/core/reports/pure/sections";
import type { MouseEvent } from "react";
import { cx } from "../../../lib/class-names";
import { sectionID } from "../../../report/skins/screen/section-list";
import type { Figures } from "../../../report/skins/screen/source";
import { elementOf, goTo, nameOf, type Place, top, useCurrentPlace, usePlaces } from "./section-places";

type Props = { shown: readonly SectionKey[]; figures: Figures };

/** The links to the sections beside the page, with the visible one marked. */
export default function SectionRail({ shown, figures }: Props) {
  const places = usePlaces(shown, figures);
  const current = useCurrentPlace(places);
  const follow = (event: MouseEvent, place: Place) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    goTo(place);
    // The next Tab continues from there.
    const part = elementOf(place);
    const head = part?.querySelector<HTMLElement>("h2 button, h2[tabindex]");
    (place === top ? part : head)?.focus({ preventScroll: true });
  };
  return (
    <nav aria-label="Sections of the results">
      <ol className="border-line border-l">
        {places.map((place) => (
          <li key={place}>
            <a
              href={`#${place === top ? "main" : sectionID(place)}`}
              aria-current={place === current ? "location" : undefined}
              onClick={(event) => follow(event, place)}
              className={cx(
                "-ml-px flex min-h-7 items-center border-l-2 py-1 pr-1 pl-3 text-sm leading-4 touch:min-h-11",
                place === current
                  ? "border-accent font-medium text-fg"
                  : "border-transparent text-fg-2 hover:border-line-strong hover:text-fg",
              )}
            >
              {nameOf(place)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
