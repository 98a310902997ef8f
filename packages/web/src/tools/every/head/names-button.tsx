import { nameOfClient } from "../../../features/clients/client-selector";
import { cx } from "../../../lib/class-names";
import { givenName } from "../../../scenario/saving/save";
import { useScenario } from "../../../scenario/store/store";
import { MiddleText } from "../../../ui/middle-text";
import { titleAboveNotice } from "../../../ui/page/title-above-notice";
import { useTool } from "../open-tool";
import { DraftStatus } from "./draft-status";

/**
 * The scenario's name above the client's, if one line has no room for both. A press changes either. A scenario without a name is called by its tool,
 * because no navigation beside it names the tool.
 */
export function NamesButton({ onPress, className }: { onPress: () => void; className?: string }) {
  const { another } = useTool();
  const name = useScenario((state) => givenName(state.document));
  const client = nameOfClient(useScenario((state) => state.client?.name));
  const called = name || another;
  return (
    <div
      className={cx(
        "relative flex min-h-11 min-w-0 flex-1 flex-col justify-center leading-[18px] in-data-[noticed]:phone:justify-start in-data-[noticed]:phone:self-start",
        className,
      )}
    >
      {/* The button lies over the names and not around them: within a button no change is announced, and no other button can be reached. */}
      <button
        type="button"
        aria-label={`${called}, ${client}`}
        className="absolute inset-0 rounded-sm"
        onClick={onPress}
      />
      <b aria-hidden="true" className={cx("flex font-semibold text-md", titleAboveNotice)}>
        <MiddleText>{called}</MiddleText>
      </b>
      <span className="flex gap-1 overflow-hidden text-fg-3 text-sm in-data-[noticed]:tablet:hidden">
        <span aria-hidden="true" className="contents">
          <MiddleText>{client}</MiddleText>
        </span>
        <span aria-hidden="true" className="[&:has(+[role=status]:empty)]:hidden">
          ·
        </span>
        <DraftStatus />
      </span>
    </div>
  );
}
