import { type ComponentType, lazy, useEffect, useState } from "react";
import { notify } from "../ui/notify";

const sentence = () =>
  navigator.onLine === false
    ? "You are offline. Check your connection and try again."
    : "This could not be loaded. Check your connection, or reload the page.";

/** How a window that is not there is closed again, so that the next press asks for it anew. */
export const closed = ({ onClose }: { onClose: () => void }) => onClose();

/**
 * A part of the page whose code comes when it is first shown. Where it does not come, the page stands as it is: that is
 * said, and the code is asked for again the next time.
 * @param close  takes back what showed it, as a window does
 */
export function late<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  close?: (props: Props) => void,
): ComponentType<Props> {
  const asked = () => lazy<ComponentType<Props>>(() => load().catch(() => ({ default: Absent })));
  let Part = asked();
  function Absent(props: Props) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it turns out not to be there
    useEffect(() => {
      Part = asked();
      notify.error(sentence());
      close?.(props);
    }, []);
    return null;
  }
  return function Late(props: Props) {
    const [Mine] = useState(() => Part);
    return <Mine {...props} />;
  };
}
