import { disclaimer } from "@highway/core/market/news/alerts/pure/limits";
import type { MarketAlert } from "@highway/core/market/news/alerts/schema";
import { Play } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { Button } from "../../../ui/button";
import { Switch } from "../../../ui/fields/switch";
import { Icon } from "../../../ui/icon";
import { Dialog } from "../../../ui/overlays/dialog";
import { AlertHead, clockText, Player } from "./alert-parts";
import { AlertText } from "./alert-text";
import type { AlertPlayer } from "./use-alert-player";

type Props = {
  alert: MarketAlert;
  player: AlertPlayer;
  isPhone: boolean;
  onClose: () => void;
  /** Says whom of the officer's clients the market touches; left out with the details. */
  clients?: ReactNode;
};

/** The whole alert. OK and Escape close it. */
export const AlertWindow = ({ open, ...props }: Props & { open: boolean }) => (
  <Dialog
    open={open}
    onClose={props.onClose}
    title={windowTitle}
    width={560}
    alert
    footer={<AlertWindowFoot {...props} />}
  >
    <AlertWindowBody {...props} />
  </Dialog>
);

export const windowTitle = "Market alert";

export const AlertWindowBody = ({ alert, player, clients }: Pick<Props, "alert" | "player" | "clients">) => (
  <div className="flex flex-col gap-3 px-5 pt-1 pb-5">
    <div>
      <AlertHead alert={alert} withDay />
      <h3 className="mt-1.5 text-balance font-semibold text-first leading-6 wrap-anywhere">{alert.headline}</h3>
    </div>
    {alert.text && <AlertText html={alert.text} />}
    {alert.sound && <Player seconds={alert.sound.seconds} player={player} />}
    {alert.video && <VideoFrame seconds={alert.video.seconds} player={player} />}
    {alert.transcript && (
      <details>
        <summary className="w-fit cursor-pointer rounded-xs text-accent-text touch:py-3">Read the transcript</summary>
        <p className="mt-1 whitespace-pre-line text-fg-2 wrap-anywhere">{alert.transcript}</p>
      </details>
    )}
    {alert.text !== null && <Suspense fallback={null}>{clients}</Suspense>}
    {alert.hasDisclaimer && <p className="text-fg-3 text-xs leading-4">{disclaimer}</p>}
  </div>
);

export const AlertWindowFoot = ({ player, isPhone, onClose }: Omit<Props, "alert" | "clients">) => (
  <>
    <Switch
      label={isPhone ? "Sound" : "Sound for alerts, this session"}
      checked={player.isOn}
      onChange={player.setOn}
      className="mr-auto"
    />
    <Button variant="primary" onClick={onClose} data-autofocus className="w-21 phone:w-36">
      OK
    </Button>
  </>
);

/** The place of a video in the window, as high as it will be before the video is there. */
const VideoFrame = ({ seconds, player }: { seconds: number; player: AlertPlayer }) => (
  <div className="relative aspect-video w-full overflow-hidden rounded-md bg-sunken">
    <span className="absolute inset-0 grid place-items-center text-fg-2">
      <Icon of={Play} size={32} />
    </span>
    <span className="num absolute right-2 bottom-2 rounded-xs bg-surface px-1.5 text-fg-2 text-sm">
      {clockText(seconds)}
    </span>
    <div ref={player.showIn} className="absolute inset-0 bg-sunken empty:hidden" />
  </div>
);
