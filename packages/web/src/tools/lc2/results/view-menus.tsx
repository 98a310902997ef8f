import { isOfficersOwn, type SectionKey, shownSections } from "@highway/core/reports/pure/sections";
import { ArrowDown, ArrowUp, CalendarRange, SlidersHorizontal } from "lucide-react";
import { officerSections } from "../../../lib/words/officer";
import { Tag } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { buttonClass } from "../../../ui/button-style";
import { Checkbox } from "../../../ui/fields/checkbox";
import { Icon } from "../../../ui/icon";
import { IconButton } from "../../../ui/icon-button";
import { Popover } from "../../../ui/overlays/popover";
import { hiddenSections, kept, moved, toggled } from "./section-order";
import { changeView, showSections } from "./view-edits";
import { YearList } from "./year-list";

const button = buttonClass({ size: "sm", className: "touch:h-11" });

/** The two small windows that change how the results are shown. */
export default function ViewMenus({
  years,
  highlighted,
}: {
  years: readonly number[];
  highlighted: readonly string[] | undefined;
}) {
  return (
    <>
      <Popover
        label="Years"
        side="bottom-end"
        buttonClassName={button}
        className="w-[280px] p-4"
        button={
          <>
            <Icon of={CalendarRange} />
            Years
          </>
        }
      >
        {() => <YearList years={years} />}
      </Popover>
      <Popover
        label="Sections"
        side="bottom-end"
        buttonClassName={button}
        className="w-[320px] p-2"
        button={
          <>
            <Icon of={SlidersHorizontal} />
            Sections
          </>
        }
      >
        {() => <SectionChoices shown={shownSections(highlighted)} />}
      </Popover>
    </>
  );
}

const show = (shown: readonly SectionKey[]) => changeView(showSections(shown));

/** Chooses which sections show and in which order. The report keeps the choice, and undo takes it back. */
function SectionChoices({ shown }: { shown: readonly SectionKey[] }) {
  return (
    <>
      <ul>
        {shown.map((key, at) => (
          <li key={key} className="flex items-center gap-1 rounded-sm pl-2 hover:bg-hover">
            <Choice shown={shown} name={key} on disabled={shown.length === 1} />
            <IconButton
              icon={ArrowUp}
              size="sm"
              label={`Move ${officerSections[key].title} up`}
              disabled={at === 0}
              onClick={() => show(moved(shown, key, -1))}
            />
            <IconButton
              icon={ArrowDown}
              size="sm"
              label={`Move ${officerSections[key].title} down`}
              disabled={at === shown.length - 1}
              onClick={() => show(moved(shown, key, 1))}
            />
          </li>
        ))}
        {hiddenSections(shown).map((key) => (
          <li key={key} className="flex items-center rounded-sm pl-2 hover:bg-hover">
            <Choice shown={shown} name={key} on={false} />
          </li>
        ))}
      </ul>
      <div className="mt-1 border-line border-t px-2 pt-2">
        <Button
          size="sm"
          variant="link"
          disabled={kept(shown).length === 0}
          onClick={() => changeView(showSections([]))}
        >
          Reset to the default sections
        </Button>
      </div>
    </>
  );
}

type Props = { shown: readonly SectionKey[]; name: SectionKey; on: boolean; disabled?: boolean };

const Choice = ({ shown, name, on, disabled }: Props) => (
  <Checkbox
    className="min-h-8! flex-1"
    checked={on}
    disabled={disabled}
    onChange={() => show(toggled(shown, name))}
    label={
      <>
        {officerSections[name].title} {isOfficersOwn(name) && <Tag>Only you</Tag>}
      </>
    }
  />
);
