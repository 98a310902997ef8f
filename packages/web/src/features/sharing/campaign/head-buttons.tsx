import { Ellipsis, type LucideIcon, MessageCircleReply, Pause, Play, Square } from "lucide-react";
import { phone, useMedia } from "../../../lib/use-media";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { Menu, type MenuAction } from "../../../ui/overlays/menu";

type Deed = MenuAction & { does: string; icon: LucideIcon };
type Deeds = { answered: Deed[]; pause: Deed; stop: Deed };

/** What can be done with a campaign that has not ended: its head shows it, and the command palette finds it. */
export const deedsOf = (isPaused: boolean, on: Record<"pause" | "answered" | "stop", () => void>): Deeds => ({
  answered: isPaused
    ? []
    : [
        {
          label: "The client replied",
          does: "The client replied: pause the campaign",
          icon: MessageCircleReply,
          onSelect: on.answered,
        },
      ],
  pause: isPaused
    ? { label: "Resume", does: "Resume the campaign", icon: Play, onSelect: on.pause }
    : { label: "Pause", does: "Pause the campaign", icon: Pause, onSelect: on.pause },
  stop: { label: "Stop", does: "Stop the campaign", icon: Square, onSelect: on.stop },
});

const DeedButton = ({ label, does, icon, onSelect }: Deed) => (
  <Button icon={icon} onClick={onSelect} aria-label={does}>
    {label}
  </Button>
);

/** The buttons in the head of a campaign. A phone has room for one with its word, and keeps the others behind a menu. */
export function HeadButtons({ answered, pause, stop }: Deeds) {
  const isPhone = useMedia(phone);
  return (
    <>
      {!isPhone && answered.map((deed) => <DeedButton key={deed.label} {...deed} />)}
      <DeedButton {...pause} />
      {isPhone ? (
        <Menu
          label="More for this campaign"
          button={<Icon of={Ellipsis} />}
          buttonClassName="grid size-11 place-items-center text-fg-2"
          actions={[...answered, stop].map((deed) => ({ ...deed, label: deed.does }))}
        />
      ) : (
        <DeedButton {...stop} />
      )}
    </>
  );
}
