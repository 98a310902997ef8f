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
  const client = useScenario((state) => state.client?.name);
  return (
    <button
      type="button"
      className={cx(
        "flex min-h-11 min-w-0 flex-1 flex-col justify-center text-left leading-[18px] in-data-[noticed]:phone:justify-start in-data-[noticed]:phone:self-start",
        className,
      )}
      onClick={onPress}
    >
      <b className={cx("flex font-semibold text-md", titleAboveNotice)}>
        <MiddleText>{name || another}</MiddleText>
      </b>
      <span className="flex gap-1 overflow-hidden text-fg-3 text-sm in-data-[noticed]:tablet:hidden">
        <MiddleText>{nameOfClient(client)}</MiddleText>
        <span aria-hidden="true" className="[&:has(+[role=status]:empty)]:hidden">
          ·
        </span>
        <DraftStatus />
      </span>
    </button>
  );
}
