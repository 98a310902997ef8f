import { KeyRound } from "lucide-react";
import type { Tool } from "./tool";

/** A tool that exists in tests alone: what a new tool brings besides its line in the registry and the screens of its own. */
export const rentOrOwn: Tool = {
  key: "rent" as Tool["key"],
  name: "Rent or own",
  another: "New choice",
  short: "Rent",
  icon: KeyRound,
  group: "Compare",
  pages: [{ path: "review", module: "every/review.tsx", reads: ["report"] }],
};
