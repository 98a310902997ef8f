import { House, type LucideIcon, Users } from "lucide-react";
import { paths } from "../lib/paths";

export type NavigationPlace = {
  name: string;
  /** Where a phone has less room. */
  short?: string;
  path: string;
  icon: LucideIcon;
};

/** Pages that belong to no tool. */
export const places: readonly NavigationPlace[] = [
  { name: "Home", path: paths.dashboard, icon: House },
  { name: "Clients", path: paths.clients, icon: Users },
];
