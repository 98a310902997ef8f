import type { MarketAlert } from "@highway/core/market/news/alerts/schema";
import { ChevronRight, Pause, Play, TriangleAlert, Volume2, VolumeX, X } from "lucide-react";
import { cx } from "../../../lib/class-names";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { IconButton } from "../../../ui/icon-button";
import { AlertHead, clockText } from "./alert-parts";
import { wordsOf } from "./alert-text";
import type { AlertPlayer } from "./use-alert-player";

type Props = { alert: MarketAlert; player: AlertPlayer; isPhone: boolean; onDetails: () => void; onFold: () => void };

const ground = "h-full w-full bg-warning-soft shadow-[inset_3px_0_0_var(--warning)]";

/** The alert that is in force, 72 px high above the page. On a phone the whole bar opens the window. */
export function AlertBanner(props: Props) {
  const { alert, isPhone, onDetails } = props;
  return (
    <section aria-label="Market alert" className={cx(ground, !isPhone && "flex items-center gap-4 px-6")}>
      {isPhone ? (
        <button type="button" onClick={onDetails} className="flex h-full w-full items-center gap-3 px-4 text-left">
          <span className="min-w-0 flex-1">
            <AlertHead alert={alert} />
            <span className="line-clamp-2 block text-pretty font-semibold leading-[17px]">{alert.headline}</span>
          </span>
          <Icon of={ChevronRight} size={20} className="shrink-0 text-fg-2" />
        </button>
      ) : (
        <OnScreen {...props} />
      )}
    </section>
  );
}

function OnScreen({ alert, player, onDetails, onFold }: Props) {
  const line = alert.text ? wordsOf(alert.text) : "";
  const recording = alert.sound ?? alert.video;
  return (
    <>
      <span aria-hidden="true" className="grid size-9 shrink-0 place-items-center rounded-full bg-surface text-warning">
        <Icon of={TriangleAlert} size={18} />
      </span>
      <div className="min-w-0 flex-1">
        <AlertHead alert={alert} />
        <p className="flex gap-3 whitespace-nowrap">
          <b className="min-w-0 shrink-0 truncate font-semibold text-md max-lg:shrink">{alert.headline}</b>
          <span className="min-w-0 truncate text-fg-2 leading-[22px] max-lg:hidden">{line}</span>
        </p>
      </div>
      {recording && (
        <>
          <Button size="sm" icon={player.isPlaying ? Pause : Play} onClick={player.toggle}>
            {player.isRefused ? "Press Listen" : player.isPlaying ? "Pause" : "Listen"}{" "}
            <span className="num">{clockText(player.isPlaying ? player.at : recording.seconds)}</span>
          </Button>
          <IconButton
            icon={player.isOn ? Volume2 : VolumeX}
            label="Alert sounds"
            aria-pressed={player.isOn}
            onClick={() => player.setOn(!player.isOn)}
          />
        </>
      )}
      {alert.text !== null && <Button onClick={onDetails}>Details</Button>}
      <IconButton icon={X} label="Collapse the alert" onClick={onFold} />
    </>
  );
}
