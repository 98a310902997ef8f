import { useLayoutEffect, useRef } from "react";
import { Button } from "../button";

type Props = { onMore: () => void; busy?: boolean; size?: "sm"; className?: string };

const stops = () => [
  ...document.querySelectorAll<HTMLElement>("a[href], button:not(:disabled, [aria-hidden]), input, select, textarea"),
];

/** Shows the button that lengthens the list above it. The button is removed with the last page, and the focus of a person who pressed it by key moves to the first new row. */
export function ViewMore({ onMore, ...rest }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  /** The last control of the list when the button was pressed. */
  const before = useRef<HTMLElement | undefined>(undefined);
  useLayoutEffect(() => {
    const self = button.current;
    return () => {
      const last = before.current;
      if (!last || document.activeElement !== self) return;
      queueMicrotask(() => {
        const all = stops();
        if (all.includes(last)) all[all.indexOf(last) + 1]?.focus();
      });
    };
  }, []);
  const more = () => {
    const all = stops();
    before.current = all[all.indexOf(button.current!) - 1];
    onMore();
  };
  return (
    <Button ref={button} onClick={more} {...rest}>
      View More
    </Button>
  );
}
