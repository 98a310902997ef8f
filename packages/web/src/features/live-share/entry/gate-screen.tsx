import { Phone } from "lucide-react";
import { useFocusInPlace } from "../../../lib/focus-in-place";
import { minutesAndSeconds } from "../../../lib/format/format";
import { BigLink } from "../../../report/skins/client/big-button";
import { Rich } from "../../../ui/rich";
import type { Seen } from "../answers";
import { firstName } from "../first-name";
import { OfficerPage } from "../officer-page";
import { dialText } from "../phone-number";
import { useClientWords } from "../words";
import { CodeBoxes } from "./code-boxes";
import { CodeForm } from "./code-form";
import { useSecondsLeft } from "./countdown";
import { Note } from "./gate-notes";
import type { Gate } from "./use-gate";

/** What stands between a report and its reader. */
export function GateScreen({ gate }: { gate: Gate }) {
  const { officer } = gate.seen;
  const words = useClientWords();
  return (
    <OfficerPage officer={officer}>
      <Body gate={gate} officer={firstName(officer.name) || words.somebody} />
    </OfficerPage>
  );
}

function Body({ gate, officer }: { gate: Gate; officer: string }) {
  const pause = useSecondsLeft(gate.seen.pausedUntil);
  if (gate.seen.state === "locked") return <Locked seen={gate.seen} officer={officer} />;
  if (pause > 0) return <Paused seen={gate.seen} officer={officer} seconds={pause} />;
  return <CodeForm gate={gate} officer={officer} />;
}

/** What stands in the place of the field of the code, and is said first there. */
function Title({ children }: { children: string }) {
  const title = useFocusInPlace<HTMLHeadingElement>();
  return (
    <h1 ref={title} tabIndex={-1} className="text-ask tracking-[-.015em] outline-none">
      {children}
    </h1>
  );
}

type Stopped = { seen: Seen; officer: string };

function Paused({ seen, officer, seconds }: Stopped & { seconds: number }) {
  const { gate } = useClientWords();
  return (
    <>
      <Title>{gate.pausedTitle}</Title>
      <p className="mt-2 text-body text-fg-2">
        <Rich text={seen.clientName ? gate.pausedLead(seen.clientName) : gate.pausedBy} />
      </p>
      <CodeBoxes ref={null} value="" onChange={() => {}} isWrong={false} isClosed />
      <div className="text-left">
        <Note look="wait">
          <Rich text={gate.pausedWait(minutesAndSeconds(seconds))} />
        </Note>
      </div>
      <Reach seen={seen} officer={officer} />
    </>
  );
}

function Locked({ seen, officer }: Stopped) {
  const { gate } = useClientWords();
  return (
    <>
      <Title>{gate.lockedTitle}</Title>
      <p className="mt-2 text-body text-fg-2">{gate.lockedLead(officer)}</p>
      <Reach seen={seen} officer={officer} />
    </>
  );
}

/** There is nothing to do here but to ask the officer. */
function Reach({ seen, officer }: Stopped) {
  const { gate } = useClientWords();
  const { phone } = seen.officer;
  return (
    <>
      {phone && (
        <BigLink href={`tel:${dialText(phone)}`} icon={Phone} className="mt-4">
          {gate.call(officer)}
        </BigLink>
      )}
      <p className="flex min-h-11 items-center justify-center pt-2 text-fg-3 text-md">{gate.freshLink(officer)}</p>
    </>
  );
}
