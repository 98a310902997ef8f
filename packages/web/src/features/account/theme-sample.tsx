import type { Theme } from "../../theme/theme";
import { loanSeries } from "../../ui/loan-mark";

/** A scrap of the app in a theme's own colors. */
export const ThemeSample = ({ theme }: { theme: Theme }) => (
  <span data-theme={theme} aria-hidden="true" className="flex h-20 bg-canvas">
    <span className="w-1/5 border-line border-r" />
    <span className="flex flex-1 flex-col justify-center gap-1.5 bg-surface px-3">
      <span className="h-1.5 w-2/3 rounded-full bg-fg" />
      <span className="h-1.5 w-1/2 rounded-full bg-fg-3" />
      <span className="mt-1 flex items-center gap-1">
        {loanSeries.slice(0, 4).map((series) => (
          <span key={series.color} className="size-2 rounded-full" style={{ background: series.color }} />
        ))}
        <span className="ml-auto h-3 w-6 rounded-xs bg-accent" />
      </span>
    </span>
  </span>
);
