import { isOfficersOwn, type SectionKey } from "@highway/core/reports/pure/sections";
import { ArrowDown, ArrowUp, CalendarRange, SlidersHorizontal } from "lucide-react";
import { officerSections } from "../../../lib/words/officer";
import type { Source } from "../../../report/sections";
import { applies, type Figures, sectionOf, sourceOf } from "../../../report/skins/screen/source";
import { useScenario } from "../../../scenario/store/store";
import { Tag } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { buttonClass } from "../../../ui/button-style";
import { Checkbox } from "../../../ui/fields/checkbox";
import { Icon } from "../../../ui/icon";
import { IconButton } from "../../../ui/icon-button";
import { Popover } from "../../../ui/overlays/popover";
import { hiddenSections, keptOrder, moveSection, toggleSection } from "./section-order";
import { changeView, showSections, takeIdeas } from "./view-edits";
import { YearList } from "./year-list";

const button = buttonClass({ size: "sm", className: "touch:h-11" });

/** The two small windows that change how the results are shown. */
export default function ViewMenus({ figures, shown }: { figures: Figures; shown: readonly SectionKey[] }) {
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
        {() => <YearList years={figures.years} />}
      </Popover>
      <Popover
        label="Sections"
        side="bottom-end"
        buttonClassName={button}
        className="w-[320px] max-h-[min(640px,80dvh)] overflow-y-auto p-2"
        button={
          <>
            <Icon of={SlidersHorizontal} />
            Sections
          </>
        }
      >
        {() => <SectionChoices shown={shown} source={sourceOf(figures)} />}
      </Popover>
    </>
  );
}

const show = (shown: readonly SectionKey[]) => changeView(showSections(shown));

/** Chooses the sections and their order. The report stores the choice, which can be undone. */
function SectionChoices({ shown, source }: { shown: readonly SectionKey[]; source: Source }) {
  const drawn = shown.filter((key) => applies(key, source));
  const hidden = hiddenSections(shown).filter((key) => applies(key, source));
  const without = [...shown, ...hiddenSections(shown)].filter((key) => !applies(key, source));
  /** Moves a section past those between that are not drawn. */
  const moveTo = (key: SectionKey, place: SectionKey) =>
    show(moveSection(shown, key, shown.indexOf(place) - shown.indexOf(key)));
  return (
    <>
      <ul>
        {drawn.map((key, at) => (
          <li key={key} className="flex items-center gap-1 rounded-sm pl-2 hover:bg-hover">
            <Choice shown={shown} name={key} />
            <IconButton
              icon={ArrowUp}
              size="sm"
              label={`Move ${officerSections[key].title} up`}
              aria-disabled={at === 0}
              onClick={() => moveTo(key, drawn[at - 1]!)}
            />
            <IconButton
              icon={ArrowDown}
              size="sm"
              label={`Move ${officerSections[key].title} down`}
              aria-disabled={at === drawn.length - 1}
              onClick={() => moveTo(key, drawn[at + 1]!)}
            />
          </li>
        ))}
        {hidden.map((key) => (
          <li key={key} className="flex items-center rounded-sm pl-2 hover:bg-hover">
            <Choice shown={shown} name={key} />
          </li>
        ))}
      </ul>
      {without.length > 0 && (
        <>
          <h3 className="mt-1 border-line border-t px-2 pt-2.5 pb-1 text-fg-3 text-xs">
            Nothing to show for these loans
          </h3>
          <ul>
            {without.map((key) => (
              <li key={key} className="rounded-sm pl-2 hover:bg-hover">
                <Choice shown={shown} name={key} />
                <p className="pointer-events-none -mt-1 pr-2 pb-1.5 pl-6 text-fg-3 text-xs">{whyNot(key, source)}</p>
              </li>
            ))}
          </ul>
        </>
      )}
      <TakesIdeas />
      <div className="mt-1 border-line border-t px-2 pt-2">
        <Button
          size="sm"
          variant="link"
          aria-disabled={keptOrder(shown).length === 0}
          onClick={() => changeView(showSections([]))}
        >
          Reset to the default sections
        </Button>
      </div>
    </>
  );
}

/** The choice whether the client may try ideas, which is the only part of the client's page besides the sections that the officer chooses. */
function TakesIdeas() {
  const takes = useScenario(({ document }) => !document.toolMeta?.noIdeas);
  return (
    <div className="mt-1 rounded-sm border-line border-t pt-1 pl-2">
      <Checkbox
        className="min-h-8!"
        checked={takes}
        onChange={() => changeView(takeIdeas(!takes))}
        label="Let the client try ideas"
      />
    </div>
  );
}

/** Says why a section does not apply to these loans. */
const reasons: Partial<Record<SectionKey, string>> = {
  rates: "The rate and the payment of every loan stay the same.",
  bidOver:
    "None of these homes has a bid over the asking price. Enter the asking price beside the price in the home's form.",
  secondLoan: "None of these loans comes with a second loan.",
  extraPayments: "None of these loans has extra payments or a lump sum.",
  breakEven: "This compares two loans that have figures, both with property tax or both without.",
  savings: "None of these loans is a refinance.",
  moveUp: "No home is sold in this scenario.",
  appreciation: "It is not known how the value of these homes will change.",
  escrow: "None of these loans has an escrow account.",
};

function whyNot(key: SectionKey, source: Source): string {
  const { unknown, nothing } = officerSections.taxSavings;
  if (key === "taxSavings") return sectionOf(key, source)?.lacks === "nothing" ? nothing : unknown;
  return reasons[key] ?? "None of these loans has figures yet.";
}

type Props = { shown: readonly SectionKey[]; name: SectionKey };

/** The check box of a section, which is disabled for the last visible one. */
const Choice = ({ shown, name }: Props) => (
  <Checkbox
    className="min-h-8! flex-1"
    checked={shown.includes(name)}
    disabled={shown.length === 1 && shown.includes(name)}
    onChange={() => show(toggleSection(shown, name))}
    label={
      <>
        {officerSections[name].title} {isOfficersOwn(name) && <Tag>Only you</Tag>}
      </>
    }
  />
);
