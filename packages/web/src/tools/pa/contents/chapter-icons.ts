import type { ChapterKind } from "@highway/core/tools/pure/chapters";
import { Columns3, Gavel, Hourglass, Key, type LucideIcon, MapPinned, PiggyBank, TrendingUp } from "lucide-react";

export const chapterIcons: Record<ChapterKind, LucideIcon> = {
  loans: Columns3,
  rentOrBuy: Key,
  waiting: Hourglass,
  bidOver: Gavel,
  reportCard: MapPinned,
  appreciation: TrendingUp,
  reinvestment: PiggyBank,
};
