import { type ComponentType, lazy, useEffect, useState } from "react";
import { notify } from "../notify";
import { codeOf, isOffline } from "./code";
import { connected, whenIdle } from "./when-idle";

type Code<Props> = { default: ComponentType<Props> };

const sentence = () =>
  isOffline()
    ? "You are offline. Check your connection and try again."
    : "This could not be loaded. Check your connection, or reload the page.";

/** How a window that is not there is closed again, so that the next press asks for it anew. */
export const closed = ({ onClose }: { onClose: () => void }) => onClose();

const waiting: (() => Promise<unknown>)[] = [];
let heard = () => {};

/** Has code fetched ahead that a press or a moment will need. */
export function bringAhead(bring: () => Promise<unknown>) {
  waiting.push(bring);
  heard();
}

/** Tells when there is code that a press may need. */
export function onWaiting(listen: () => void) {
  heard = listen;
  if (waiting.length > 0) listen();
}

/**
 * Fetches, one after the other in idle moments, what the page shows by a press: it is there when the network is not.
 * @returns  whether all of it came; what did not, its press asks for again
 */
export async function bringWaiting(): Promise<boolean> {
  let all = true;
  for (let bring = waiting.shift(); bring; bring = waiting.shift()) {
    await new Promise<void>((resolve) => whenIdle(resolve));
    await connected();
    await bring().catch(() => {
      all = false;
    });
  }
  return all;
}

/**
 * A part of the page whose code comes when it is first shown. Where it does not come, the page stands as it is: that is
 * said, and the code is asked for again the next time.
 * @param close  takes back what showed it, as a window does
 */
export function late<Props extends object>(load: () => Promise<Code<Props>>, close?: (props: Props) => void) {
  const bring = codeOf(load);
  const asked = () => lazy<ComponentType<Props>>(() => bring().catch(() => ({ default: Absent })));
  let Part = asked();
  bringAhead(bring);
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
