import { type ComponentType, lazy, useEffect, useState } from "react";
import { notify } from "../ui/notify";
import { whenIdle } from "./when-idle";

type Code<Props> = { default: ComponentType<Props> };

const isOffline = () => navigator.onLine === false;
const sentence = () =>
  isOffline()
    ? "You are offline. Check your connection and try again."
    : "This could not be loaded. Check your connection, or reload the page.";

/** How a window that is not there is closed again, so that the next press asks for it anew. */
export const closed = ({ onClose }: { onClose: () => void }) => onClose();

const waiting: (() => Promise<unknown>)[] = [];
let heard = () => {};

/** Tells when there is code that a press may need. */
export function onWaiting(listen: () => void) {
  heard = listen;
  if (waiting.length > 0) listen();
}

/** Fetches, one after the other in idle moments, what the page shows by a press: it is there when the network is not. */
export async function bringWaiting() {
  while (waiting.length > 0) {
    await new Promise<void>((resolve) => whenIdle(resolve));
    // Without a network the press itself will ask.
    await waiting
      .shift()?.()
      .catch(() => {});
  }
}

/**
 * A part of the page whose code comes when it is first shown. Where it does not come, the page stands as it is: that is
 * said, and the code is asked for again the next time.
 * @param close  takes back what showed it, as a window does
 */
export function late<Props extends object>(load: () => Promise<Code<Props>>, close?: (props: Props) => void) {
  let code: Promise<Code<Props>> | null = null;
  const bring = () => {
    // A browser remembers that a module could not be had, and never asks again: without a network it is not even tried.
    code ??= isOffline() ? Promise.reject(new Error("offline")) : load();
    code.catch(() => {
      code = null;
    });
    return code;
  };
  const asked = () => lazy<ComponentType<Props>>(() => bring().catch(() => ({ default: Absent })));
  let Part = asked();
  waiting.push(bring);
  heard();
  function Absent(props: Props) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it turns out not to be there
    useEffect(() => {
      Part = asked();
      notify.error(sentence());
      close?.(props);
    }, []);
    return null;
  }
  function Late(props: Props) {
    const [Mine] = useState(() => Part);
    return <Mine {...props} />;
  }
  /** Fetches the code ahead. */
  Late.bring = () => void bring().catch(() => {});
  return Late;
}
