import { disclaimer } from "@highway/core/market/news/alerts/pure/limits";
import type { MarketAlert } from "@highway/core/market/news/alerts/schema";
import { Button } from "../../../ui/button";
import { Switch } from "../../../ui/fields/switch";
import { Dialog } from "../../../ui/overlays/dialog";
import { AlertHead, Player } from "./alert-parts";
import { AlertText } from "./alert-text";
import type { AlertPlayer } from "./use-alert-sound";

type Props = { alert: MarketAlert; player: AlertPlayer; open: boolean; isPhone: boolean; onClose: () => void };

/** The whole alert. OK and Escape close it. */
export const AlertWindow = ({ alert, player, open, isPhone, onClose }: Props) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="Market alert"
    width={560}
    alert
    footer={
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
    }
  >
    <div className="flex flex-col gap-3 px-5 pt-1 pb-5">
      <div>
        <AlertHead alert={alert} withDay />
        <h3 className="mt-1.5 text-balance font-semibold text-first leading-6">{alert.headline}</h3>
      </div>
      {alert.text && <AlertText html={alert.text} />}
      {alert.sound && <Player seconds={alert.sound.seconds} player={player} />}
      {alert.hasDisclaimer && <p className="text-fg-3 text-xs leading-4">{disclaimer}</p>}
    </div>
  </Dialog>
);
