import { contrast, inkOf, inkOn, READABLE } from "@highway/core/branding/pure/ink";
import { CircleAlert } from "lucide-react";
import { Icon } from "../../ui/icon";

type Colors = { primary: string; secondary: string };

/** Draws a small piece of what a client sees, always on light paper. `warns` marks a color being chosen that cannot carry words as it is. */
export function ThemePreview({ primary, secondary, warns = false }: Colors & { warns?: boolean }) {
  const weak = !warns
    ? []
    : [["primary", primary] as const, ["secondary", secondary] as const].filter(
        ([, color]) => contrast(color, "#ffffff") < READABLE,
      );
  return (
    <section aria-label="How it looks">
      <div data-theme="light" className="rounded-md border border-line bg-surface p-4 text-fg forced-color-adjust-none">
        <p className="text-sm" style={{ color: inkOf(primary) }}>
          Prepared for Elena Marchetti
        </p>
        <p className="mt-0.5 font-semibold text-h2">Your monthly payment</p>
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <span
            className="inline-flex h-control items-center rounded-sm px-3 font-medium"
            style={{ background: primary, color: inkOn(primary) }}
          >
            See the report
          </span>
          <span
            className="inline-flex h-6 items-center rounded-full px-2.5 font-medium text-sm"
            style={{ background: secondary, color: inkOn(secondary) }}
          >
            Lowest
          </span>
        </div>
      </div>
      {weak.length > 0 && (
        <p role="status" className="mt-2 flex gap-1.5 text-fg-2 text-sm">
          <Icon of={CircleAlert} size={14} className="mt-0.5 text-warning" />
          Words in the {weak.map(([name]) => name).join(" and the ")} color would be hard to read on white, so they are
          shown darker. Buttons keep the color.
        </p>
      )}
    </section>
  );
}
