import type { ComponentProps, KeyboardEvent } from "react";
import { arrowOf, type Reach, stepped } from "./number-steps";
import type { NumberLook } from "./number-text";
import { type NumberValue, useTypedNumber } from "./number-typing";
import { useSelectOnFocus } from "./select-on-focus";

export type NumberInputProps = Omit<ComponentProps<"input">, "value" | "onChange" | "prefix" | "type"> &
  NumberLook &
  NumberValue & {
    /** The step that ArrowUp and ArrowDown add; it is larger with Shift. */
    step?: number;
    /** The least and the most that the arrows reach; from 0 on when it is not given. */
    reach?: Reach;
  };

/** A bare number input: grouped while it is typed, selected on focus, "450k" and "1.2m", arrow steps, pasted amounts. Its box is the caller's. */
export function NumberInput(props: NumberInputProps) {
  const { value, onChange, decimals = 0, step, reach, prefix, suffix, grouped, ...input } = props;
  const select = useSelectOnFocus();
  const typing = useTypedNumber({ value, onChange, decimals, prefix, suffix, grouped });
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    input.onKeyDown?.(event);
    const up = arrowOf(event);
    if (!step || !up || event.defaultPrevented) return;
    event.preventDefault();
    typing.put(stepped(typing.figure || 0, step, up, event.shiftKey, reach));
  };
  return (
    <input
      inputMode="decimal"
      autoComplete="off"
      {...input}
      {...select}
      ref={typing.element}
      type="text"
      value={typing.text}
      onChange={typing.change}
      onKeyDown={press}
      onFocus={(event) => {
        select.onFocus(event);
        input.onFocus?.(event);
      }}
      onBlur={(event) => {
        typing.end();
        input.onBlur?.(event);
      }}
      onPaste={(event) => {
        if (typing.paste(event.clipboardData.getData("text"))) event.preventDefault();
      }}
    />
  );
}
