import { ChevronLeft, ChevronRight, SlidersHorizontal, Star } from "lucide-react";
import { cx } from "../../../lib/class-names";
import { Button } from "../../../ui/button";
import { buttonClass } from "../../../ui/button-style";
import { Segmented } from "../../../ui/fields/segmented";
import { Select } from "../../../ui/fields/select";
import { Icon } from "../../../ui/icon";
import { IconButton } from "../../../ui/icon-button";
import { Popover } from "../../../ui/overlays/popover";
import { titleOf } from "./days";
import { Subscribe } from "./subscribe";
import { importances, type Shown, zoneOptions } from "./use-shown";

const importanceOptions = Object.entries(importances).map(([value, label]) => ({
  value: value as keyof typeof importances,
  label,
}));

/** Leads from week to week and chooses what is shown. On a phone the choices stand behind one button. */
export const Toolbar = ({ shown, isPhone }: { shown: Shown; isPhone: boolean }) =>
  isPhone ? <OnPhone shown={shown} /> : <OnScreen shown={shown} />;

const Steps = ({ shown: { view, step } }: { shown: Shown }) => (
  <>
    <IconButton icon={ChevronLeft} label={`Previous ${view}`} keys="←" onClick={() => step(-1)} />
    <IconButton icon={ChevronRight} label={`Next ${view}`} keys="→" onClick={() => step(1)} />
  </>
);

const OnScreen = ({ shown }: { shown: Shown }) => (
  <div className="flex flex-wrap items-center gap-2 px-6 py-3">
    <Button onClick={shown.goToday}>Today</Button>
    <Steps shown={shown} />
    <h2 aria-live="polite" className="mr-auto font-semibold text-md">
      {titleOf(shown.day, shown.view)}
    </h2>
    <Segmented
      label="Week or month"
      value={shown.view}
      onChange={shown.setView}
      segments={[
        { value: "week", label: "Week" },
        { value: "month", label: "Month" },
      ]}
    />
    <Filters shown={shown} />
    <Subscribe />
  </div>
);

const Filters = ({ shown }: { shown: Shown }) => (
  <>
    <Button
      icon={Star}
      aria-pressed={shown.onlyFeatured}
      onClick={() => shown.setFeatured(!shown.onlyFeatured)}
      className={cx(shown.onlyFeatured && "border-accent bg-accent-soft text-accent-text hover:bg-accent-soft")}
    >
      Featured only
    </Button>
    <Select
      aria-label="Importance"
      value={shown.importance}
      onChange={shown.setImportance}
      options={importanceOptions}
    />
    <Select aria-label="Time zone" value={shown.zoneChoice} onChange={shown.setZone} options={zoneOptions()} />
  </>
);

const OnPhone = ({ shown }: { shown: Shown }) => (
  <div className="flex items-center gap-1 border-line border-b bg-surface px-2 py-1">
    <IconButton icon={ChevronLeft} label="Previous week" onClick={() => shown.step(-1)} />
    <h2 aria-live="polite" className="whitespace-nowrap text-center font-semibold max-[359px]:whitespace-normal">
      {titleOf(shown.day, "week", { isShort: true })}
    </h2>
    <IconButton icon={ChevronRight} label="Next week" onClick={() => shown.step(1)} />
    <div className="mr-2 ml-auto flex gap-2">
      <Popover
        label="Filter"
        side="bottom-end"
        className="flex w-72 flex-col gap-3 p-4"
        buttonClassName={buttonClass()}
        button={
          <>
            <Icon of={SlidersHorizontal} />
            Filter
          </>
        }
      >
        {() => (
          <>
            <Button onClick={shown.goToday}>Today</Button>
            <Filters shown={shown} />
          </>
        )}
      </Popover>
      <Subscribe isShort />
    </div>
  </div>
);
