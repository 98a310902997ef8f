import { type Palette, palettes } from "@highway/core/promos/plain.schema";
import { cx } from "../../lib/class-names";
import { looks } from "./palettes";

/** The four palettes, each as it looks. */
export const PaletteField = ({ value, onChange }: { value: Palette; onChange: (palette: Palette) => void }) => (
  <fieldset>
    <legend className="mb-1 font-medium text-fg-2 text-sm">Palette</legend>
    <div className="grid grid-cols-4 gap-3 phone:grid-cols-2">
      {palettes.map((palette) => (
        <label key={palette} className="cursor-pointer">
          <input
            type="radio"
            name="palette"
            checked={value === palette}
            onChange={() => onChange(palette)}
            className="peer sr-only"
          />
          <span
            aria-hidden="true"
            className={cx(
              "grid h-11 place-items-center rounded-md border font-semibold text-h2 peer-focus-visible:outline-2 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2",
              looks[palette].ground,
              value === palette ? "border-accent ring-2 ring-accent" : "border-line-strong",
            )}
          >
            Aa
          </span>
          <span className={cx("mt-1 block text-sm", value === palette ? "font-medium text-fg" : "text-fg-2")}>
            {looks[palette].label}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);
