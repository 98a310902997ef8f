import { Calculator } from "lucide-react";
import { useState } from "react";
import { useActions } from "../../../lib/actions";
import type { FigureOfCard } from "../../../report/report-card/compare-rows";

/** A figure is known by its county and its name: "37183:income". */
export const workingKey = (fip: string, of: FigureOfCard) => `${fip}:${of}`;
export function splitKey(key: string): { fip: string; of: FigureOfCard } {
  const [fip = "", of = ""] = key.split(":");
  return { fip, of: of as FigureOfCard };
}

/** The working that is open. A press on its figure again, Escape or W closes it; W opens that of the figure that has the focus, else that of the open card. */
export function useWorkingKey(usual: string) {
  const [open, setOpen] = useState<string | null>(null);
  const focused = () => document.activeElement?.getAttribute("data-working") ?? null;
  useActions([
    {
      label: "Show how a figure is calculated",
      also: "working explain",
      icon: Calculator,
      keys: "w",
      onSelect: () => setOpen(open ? null : (focused() ?? usual)),
    },
  ]);
  return { open, setOpen };
}
