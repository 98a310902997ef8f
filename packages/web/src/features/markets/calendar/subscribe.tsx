import type { Subscription } from "@highway/core/market/calendar/schema";
import { Copy, Rss } from "lucide-react";
import { useState } from "react";
import { call } from "../../../lib/api/api";
import { callInTurn } from "../../../lib/api/in-turn";
import { asApiError, useApi } from "../../../lib/api/use-api";
import { dateTime } from "../../../lib/format/format";
import { notify } from "../../../lib/notify";
import { Button } from "../../../ui/button";
import { buttonClass } from "../../../ui/button-style";
import { Checkbox } from "../../../ui/fields/checkbox";
import { inputClass } from "../../../ui/fields/input-style";
import { Icon } from "../../../ui/icon";
import { Popover } from "../../../ui/overlays/popover";
import { Problem } from "../../../ui/page/problem";
import { Bone, Skeleton } from "../../../ui/page/skeleton";

/** Has the officer's own calendar program follow the economic calendar. */
export const Subscribe = ({ isShort = false }) => (
  <Popover
    label="Subscribe"
    side="bottom-end"
    className="w-[392px] p-4"
    buttonClassName={buttonClass()}
    button={
      <>
        <Icon of={Rss} />
        {!isShort && "Subscribe"}
      </>
    }
  >
    {() => <Window />}
  </Popover>
);

function Window() {
  const answer = useApi("GET /v1/econ-calendar/subscription");
  if (answer.state === "failed") return <Problem message={answer.message} onRetry={answer.retry} />;
  if (answer.state === "loading")
    return (
      <Skeleton label="Loading the address">
        <Bone className="h-5 w-40" />
        <Bone className="mt-3 h-8 w-full" />
      </Skeleton>
    );
  return <Address subscription={answer.data[0]} onChange={(changed) => answer.replace([changed])} />;
}

type Props = { subscription: Subscription; onChange: (changed: Subscription) => void };
type Wanted = Pick<Subscription, "featured" | "highImportance">;

/** Each answer holds the whole subscription, so that the last one must be of the last call. */
const inTurn = (make: () => Promise<readonly [Subscription]>) => callInTurn("calendar subscription", make);

function Address({ subscription, onChange }: Props) {
  const { address, fetchedAt } = subscription;
  /** The choices that show before the server has answered. */
  const [ahead, setAhead] = useState<Wanted | null>(null);
  const { featured, highImportance } = ahead ?? subscription;
  const [isRenewing, setRenewing] = useState(false);
  const choose = async (wanted: Wanted) => {
    setAhead(wanted);
    try {
      onChange((await inTurn(() => call("PUT /v1/econ-calendar/subscription", { body: wanted })))[0]);
    } catch (error) {
      notify.error(asApiError(error).message);
    } finally {
      setAhead((last) => (last === wanted ? null : last));
    }
  };
  const renew = async () => {
    setRenewing(true);
    try {
      onChange((await inTurn(() => call("POST /v1/econ-calendar/subscription/renewal")))[0]);
      notify.success("The old address no longer works. Paste the new one into your calendar.");
    } catch (error) {
      notify.error(asApiError(error).message);
    }
    setRenewing(false);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify.success("Address copied.");
    } catch {
      notify.error("The address could not be copied. Select it and copy it by hand.");
    }
  };
  return (
    <>
      <h2 className="font-semibold text-h2">Add to my calendar</h2>
      <p className="mt-1 text-fg-2">
        Paste this address into Outlook, Google or Apple Calendar. It stays up to date by itself.
      </p>
      <div className="mt-3 flex gap-2">
        <input
          readOnly
          aria-label="Calendar address"
          value={address}
          onFocus={(event) => event.currentTarget.select()}
          className={inputClass("min-w-0 flex-1")}
        />
        <Button variant="primary" icon={Copy} onClick={copy}>
          Copy
        </Button>
      </div>
      <div className="mt-2 flex flex-wrap gap-x-5">
        <Checkbox
          label="Featured events"
          checked={featured}
          onChange={(on) => choose({ featured: on, highImportance })}
        />
        <Checkbox
          label="All events of high importance"
          checked={highImportance}
          onChange={(on) => choose({ featured, highImportance: on })}
        />
      </div>
      <p className="mt-2 text-fg-3 text-sm">
        Anyone who has the address can read these events and nothing else. Making a new address ends the old one.
        {fetchedAt && ` A calendar last read it on ${dateTime(fetchedAt)}.`}
      </p>
      <Button variant="link" size="sm" busy={isRenewing} onClick={renew}>
        Make a new address
      </Button>
    </>
  );
}
