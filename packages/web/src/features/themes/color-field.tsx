import { HexColor } from "@highway/core/branding/color.schema";
import { type Channels, channelsOf, clampChannel, hexOf } from "@highway/core/branding/ink.schema";
import { TextField } from "../../ui/fields/text-field";
import { ColorPicker } from "./color-picker";

const channelNames = ["Red", "Green", "Blue"] as const;

/** A color by eye, by its digits or by its channels: each follows the others. `value` is what is typed, a color or not yet. */
export function ColorField({
  label,
  name,
  value,
  error,
  onChange,
  onLeave,
}: {
  label: string;
  name: string;
  value: string;
  error: string | null;
  onChange: (typed: string) => void;
  onLeave: () => void;
}) {
  const parsed = HexColor.safeParse(value);
  const color = parsed.success ? parsed.data : "#000000";
  const channels = channelsOf(color);
  const setChannel = (at: number, typed: string) => {
    const next = channels.map((channel, place) => (place === at ? clampChannel(Number(typed)) : channel));
    onChange(hexOf(next as unknown as Channels));
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="flex gap-4">
        <ColorPicker label={label} value={color} onChange={onChange} />
        <div className="flex min-w-0 flex-1 flex-col gap-3">
          <TextField
            label="Hex"
            name={name}
            aria-label={`${label}, hex`}
            value={value}
            maxLength={7}
            spellCheck={false}
            onChange={({ target }) => onChange(target.value)}
            onBlur={onLeave}
            error={error}
            className="num"
          />
          <div className="grid grid-cols-3 gap-2">
            {channelNames.map((channel, at) => (
              <TextField
                key={channel}
                label={channel}
                aria-label={`${label}, ${channel.toLowerCase()}`}
                inputMode="numeric"
                value={String(channels[at])}
                onChange={({ target }) => setChannel(at, target.value.replace(/[^\d-]/g, ""))}
              />
            ))}
          </div>
        </div>
      </div>
    </fieldset>
  );
}
