import { useLayoutEffect, useRef } from "react";
import { Button } from "../button";

type Props = { onMore: () => void; busy?: boolean; size?: "sm"; className?: string };

const stops = () => [
  ...document.querySelectorAll<HTMLElement>("a[href], button:not(:disabled, [aria-hidden]), input, select, textarea"),
];

/** Lengthens the list above it. With the last page it goes, and whoever pressed it by key goes on with the first line that is new. */
export function ViewMore({ onMore, ...rest }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  /** What stood before it when it was pressed: the last line's. */
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
