import type { MarketAlert } from "@highway/core/market/news/alerts/schema";
import { sessionAt } from "@highway/core/market/quotes/pure/session";
import {
  type ComponentType,
  type ReactElement,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useLocation } from "react-router";
import { call } from "../../lib/api/api";
import { serverNow } from "../../lib/api/server-clock";
import { refreshApi, useApi } from "../../lib/api/use-api";
import { listenToHub } from "../../lib/sockets/hub-line";
import { phone, useMedia } from "../../lib/use-media";
import { AlertBanner } from "./alerts/alert-banner";
import { useAlertOpening } from "./alerts/alert-opening";
import { isDone, noteDone } from "./alerts/alert-session";
import { showTest, useAlertTest } from "./alerts/alert-test";
import { AlertWindow } from "./alerts/alert-window";
import { useAlertPlayer } from "./alerts/use-alert-player";
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

/** A test stays above the page for this long once its window was closed. */
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

const CALM_MS = 2_000;
const restless = ["pointermove", "pointerdown", "keydown", "focusin", "wheel", "touchmove"] as const;

/**
 * Says when something may appear that moves the page: once another page is opened, or nobody has moved pointer or focus for two seconds, and no window is open.
 * Nothing jumps below a finger then.
 * @param what  names what waits; undefined while nothing does
 */
function useCalm(what: string | undefined): boolean {
  const { pathname } = useLocation();
  const [calmFor, setCalmFor] = useState<string>();
  const arrived = useRef<{ what: string | undefined; at: string }>(undefined);
  if (arrived.current?.what !== what) arrived.current = { what, at: pathname };
  const isElsewhere = arrived.current?.at !== pathname;
  useEffect(() => {
    if (what === undefined || calmFor === what) return;
    let timer: number;
    const isCovered = () => document.querySelector('[aria-modal="true"]') !== null;
    const wait = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => (isCovered() ? wait() : setCalmFor(what)), CALM_MS);
    };
    if (isElsewhere && !isCovered()) return setCalmFor(what);
    wait();
    for (const event of restless) document.addEventListener(event, wait, { passive: true });
    return () => {
      window.clearTimeout(timer);
      for (const event of restless) document.removeEventListener(event, wait);
    };
  }, [what, calmFor, isElsewhere]);
  return what !== undefined && calmFor === what;
}

/** The hub tells at the same moment; outside its hours, and without it, this often. */
const EVERY_MS = 300_000;
/** A page that is left within seconds opens no connection. */
const SETTLED_MS = 4_000;

/** Reads the alert that is in force; null while there is none. It goes by itself when its time is over. */
function useMarketAlert(): MarketAlert | null {
  const answer = useApi("GET /v1/markets/news/alert", {}, { refreshInterval: EVERY_MS });
  const replace = useRef<(alerts: MarketAlert[]) => void>(() => {});
  if (answer.state === "ready") replace.current = answer.replace;
  useEffect(() => {
    let end = () => {};
    const listen = () => {
      end = listenToHub({
        isWanted: () => sessionAt(Date.now()).isOpen,
        // What was posted between the page's first question and now was told to nobody here.
        onState: ({ state }) => void (state === "open" && refreshApi("/v1/markets/news/alert")),
        hear: (message) => {
          if (message.action !== "marketAlert") return;
          const { alert } = message as unknown as { alert: MarketAlert | null };
          replace.current(alert ? [alert] : []);
          void refreshApi("/v1/markets/news");
        },
      });
    };
    const timer = setTimeout(listen, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, []);
  const alert = (answer.state === "ready" && answer.data[0]) || null;
  return useUntil(alert);
}

function useUntil(alert: MarketAlert | null): MarketAlert | null {
  const [, look] = useState(0);
  const left = alert ? Date.parse(alert.endsAt) - serverNow() : 0;
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => look((count) => count + 1), left);
    return () => clearTimeout(timer);
  }, [left]);
  return left > 0 ? alert : null;
}
