import { shownSections } from "@highway/core/reports/pure/sections";
import { CalendarRange, SlidersHorizontal } from "lucide-react";
import { buttonClass } from "../../../ui/button-style";
import { Icon } from "../../../ui/icon";
import { Popover } from "../../../ui/overlays/popover";
import { SectionChoices } from "./section-choices";
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
