import type { ComponentType } from "react";

/** Draws the sections of a report, in the order in which it declares them. */
export const drawnSections =
  <Key extends string, Props extends object>(
    sections: readonly { key: Key }[],
    drawn: Record<Key, ComponentType<Props>>,
  ) =>
  (props: Props) =>
    sections.map(({ key }) => {
      const Drawn: ComponentType<Props> = drawn[key];
      return <Drawn key={key} {...props} />;
    });
