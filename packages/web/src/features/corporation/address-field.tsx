import { useState } from "react";
import { TextField } from "../../ui/fields/text-field";

type Props = { label: string; hint: string; value: string; onSave: (typed: string) => Promise<string | null> };

/** E-mail addresses with commas between, saved when the field is left. */
export function AddressField({ label, hint, value, onSave }: Props) {
  const [typed, setTyped] = useState(value);
  const [error, setError] = useState<string | null>(null);
  const leave = async () => {
    const next = typed.trim();
    if (next !== value) setError(await onSave(next));
  };
  return (
    <TextField
      className="max-w-[420px] py-1.5"
      label={label}
      hint={hint}
      error={error}
      inputMode="email"
      maxLength={1000}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        setError(null);
      }}
      onBlur={() => void leave()}
    />
  );
}
