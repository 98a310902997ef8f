import {
  Building2,
  ChartLine,
  House,
  IdCard,
  Link2,
  type LucideIcon,
  Mails,
  ShieldCheck,
  UserRound,
  Users,
} from "lucide-react";
import { paths } from "../lib/paths";
import type { EarlyRead, Tool } from "../tools/tool";

type Entry = { name: string; icon: LucideIcon; also?: string };

/** A page that belongs to no tool. */
export type Page = {
  path: string;
  /** The module in `src/` that draws the page (`app/router.tsx`). */
  module: string;
  reads?: readonly EarlyRead[];
  /** Its place in the navigation. */
  navigation?: Entry & {
    /** The beginning of the addresses below it, on which it is the current place too. */
    within?: string;
    /** The heading of the navigation under which it stands beside tools. */
    group?: Tool["group"];
  };
  /** Its place in the account menu and the palette; `also` are other words by which the palette finds it. */
  account?: Entry & { forAdministrators?: true };
};

/** The pages inside the frame that belong to no tool. A page joins by a line here. */
export const pages: readonly Page[] = [
  { path: paths.dashboard, module: "app/routes/dashboard.tsx", navigation: { name: "Home", icon: House } },
  {
    path: paths.clients,
    module: "features/clients/page.tsx",
    navigation: { name: "Clients", icon: Users, within: "/members/clients/" },
  },
  {
    path: paths.markets,
    module: "app/routes/markets.tsx",
    navigation: {
      name: "Markets",
      icon: ChartLine,
      within: "/members/markets/",
      also: "prices coupons mbs umbs bonds rates economic calendar events lock alerts",
    },
  },
  { path: paths.lockAlerts, module: "features/markets/alerts/page.tsx" },
  { path: paths.marketCalendar, module: "app/routes/market-calendar.tsx" },
  { path: paths.client, module: "app/routes/client.tsx" },
  { path: paths.campaign, module: "app/routes/campaign.tsx" },
  {
    path: paths.campaigns,
    module: "app/routes/campaigns.tsx",
    navigation: {
      name: "Buyer campaigns",
      icon: Mails,
      within: "/mkit/",
      group: "Publish",
      also: "prequalified 90 day kit marketing drip emails",
    },
  },
  {
    path: paths.sharedLinks,
    module: "features/sharing/links/page.tsx",
    account: { name: "Shared links", also: "views sent revoke", icon: Link2 },
  },
  {
    path: paths.profile,
    module: "features/account/page.tsx",
    account: { name: "Profile", also: "name theme activity", icon: UserRound },
  },
  {
    path: paths.security,
    module: "features/account/security/page.tsx",
    account: {
      name: "Sign-in and security",
      also: "passkey password authenticator two-factor recovery codes sessions",
      icon: ShieldCheck,
    },
  },
  {
    path: paths.customSettings,
    module: "app/routes/custom-settings.tsx",
    account: { name: "Settings", also: "header branding logo license disclaimer co-brand", icon: IdCard },
  },
  {
    path: paths.admin,
    module: "app/routes/admin.tsx",
    account: {
      name: "Administration",
      also: "corporation permissions people invite",
      icon: Building2,
      forAdministrators: true,
    },
  },
  { path: paths.feedback, module: "features/feedback/page.tsx" },
];

/** What the navigation shows of pages that belong to no tool. */
const allPlaces = pages.flatMap(({ path, navigation }) => (navigation ? [{ path, ...navigation }] : []));
/** The places above the tools in the navigation, and those among the tools. */
export const places = allPlaces.filter(({ group }) => !group);
export const placesAmongTools = allPlaces.filter(({ group }) => group);
