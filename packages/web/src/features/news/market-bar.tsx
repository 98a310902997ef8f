import type { MarketAlert } from "@highway/core/market/news/alerts/schema";
import { type ComponentType, type ReactElement, useCallback, useEffect, useLayoutEffect, useState } from "react";
import { call } from "../../lib/api/api";
import { phone, useMedia } from "../../lib/use-media";
import { AlertBanner } from "./alerts/alert-banner";
import { useAlertOpening } from "./alerts/alert-opening";
import { isDone, noteDone } from "./alerts/alert-session";
import { showTest, useAlertTest } from "./alerts/alert-test";
import { AlertWindow } from "./alerts/alert-window";
import { useAlertPlayer } from "./alerts/use-alert-player";
import { useCalm } from "./alerts/use-calm";
import { useMarketAlert } from "./alerts/use-market-alert";
import Ticker from "./ticker";

/** Says whom of the officer's clients the market touches. It belongs to another feature, so the page brings it. */
type Clients = ComponentType<{ onLeave: () => void }>;

/** What stands above every page: the news, one after the other, and in their place the alert that the corporation has in force. */
export default function MarketBar({ clients }: { clients: Clients }): ReactElement | null {
  const alert = useMarketAlert();
  const mayAppear = useCalm(alert?._id);
  const test = useAlertTest();
  if (test) return <AlertTest key={test._id} alert={test} clients={clients} />;
  return alert && mayAppear ? <Alert key={alert._id} alert={alert} clients={clients} /> : <Ticker />;
}

/** Makes the room of the news as high as the banner. */
function useBannerRoom(isOpen: boolean) {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const { dataset } = document.documentElement;
    dataset.marketAlert = "";
    return () => {
      delete dataset.marketAlert;
    };
  }, [isOpen]);
}

type AlertProps = { alert: MarketAlert; clients: Clients };

function Alert({ alert, clients: ClientsLine }: AlertProps) {
  const isPhone = useMedia(phone);
  const { _id } = alert;
  const [isFolded, setFolded] = useState(() => isDone("folded", _id));
  const [isOpen, setOpen] = useState(() => !isDone("closed", _id));
  const player = useAlertPlayer(alert);
  useBannerRoom(!isFolded);
  useAlertOpening(useCallback(() => setOpen(true), []));
  useEffect(() => {
    // A lost count is nothing that the reader could mend.
    if (isOpen) call("POST /v1/markets/news/alert-openings", { body: { _id } }).catch(() => {});
  }, [isOpen, _id]);
  const close = () => {
    noteDone("closed", _id);
    setOpen(false);
  };
  const fold = () => {
    noteDone("folded", _id);
    setFolded(true);
  };
  return (
    <>
      {isFolded ? (
        <Ticker />
      ) : (
        <AlertBanner alert={alert} player={player} isPhone={isPhone} onDetails={() => setOpen(true)} onFold={fold} />
      )}
      <AlertWindow
        alert={alert}
        player={player}
        open={isOpen}
        isPhone={isPhone}
        onClose={close}
        clients={<ClientsLine onLeave={close} />}
      />
    </>
  );
}

/** So long a test stands above the page once its window was closed. */
const TEST_MS = 20_000;

/** A draft, shown to whoever writes it in the place where officers would see it. Nothing is noted of it. */
function AlertTest({ alert, clients: ClientsLine }: AlertProps) {
  const isPhone = useMedia(phone);
  const [isOpen, setOpen] = useState(true);
  const player = useAlertPlayer(alert);
  useBannerRoom(true);
  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => showTest(null), TEST_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return (
    <>
      <AlertBanner
        alert={alert}
        player={player}
        isPhone={isPhone}
        onDetails={() => setOpen(true)}
        onFold={() => showTest(null)}
      />
      <AlertWindow
        alert={alert}
        player={player}
        open={isOpen}
        isPhone={isPhone}
        onClose={() => setOpen(false)}
        clients={<ClientsLine onLeave={() => setOpen(false)} />}
      />
    </>
  );
}
