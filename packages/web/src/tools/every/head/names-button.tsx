import { nameOfClient } from "../../../features/clients/client-selector";
import { cx } from "../../../lib/class-names";
import { nameOfScenario } from "../../../scenario/saving/save";
import { useScenario } from "../../../scenario/store/store";
import { MiddleText } from "../../../ui/middle-text";
import { titleAboveNotice } from "../../../ui/page/title-above-notice";
import { DraftStatus } from "./draft-status";

/** The scenario's name above whose it is, where one line has no room for both. A press changes either. */
export function NamesButton({ onPress }: { onPress: () => void }) {
  const name = useScenario((state) => nameOfScenario(state.document));
  const client = useScenario((state) => state.client?.name);
  return (
    <button
      type="button"
      className="flex min-h-11 min-w-0 flex-1 flex-col justify-center text-left leading-[18px] in-data-[noticed]:phone:justify-start in-data-[noticed]:phone:self-start"
      onClick={onPress}
    >
      <b className={cx("flex font-semibold text-md", titleAboveNotice)}>
        <MiddleText>{name}</MiddleText>
      </b>
      <span className="flex gap-1 overflow-hidden text-fg-3 text-sm">
        <MiddleText>{nameOfClient(client)}</MiddleText>
        <span aria-hidden="true" className="[&:has(+[role=status]:empty)]:hidden">
          ·
        </span>
        <DraftStatus />
      </span>
    </button>
  );
}
