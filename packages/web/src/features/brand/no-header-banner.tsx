import { Info, X } from "lucide-react";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { paths } from "../../lib/paths";
import { Icon } from "../../ui/icon";
import { IconButton } from "../../ui/icon-button";
import { isHeaderBannerClosed, noteHeaderBannerClosed } from "./closed-header-banner";

/** Asks an officer without a header to make one, until the banner is closed for this session. It is not shown on the settings themselves. */
export default function NoHeaderBanner() {
  const [dismissed, setDismissed] = useState(isHeaderBannerClosed);
  const { pathname } = useLocation();
  if (dismissed || pathname === paths.customSettings) return null;
  const dismiss = () => {
    setDismissed(true);
    noteHeaderBannerClosed();
  };
  return (
    <section
      aria-label="Branding"
      data-notice
      className="flex min-h-(--notice-h) items-center gap-2 bg-warning-soft px-6 py-1.5 text-warning phone:px-4"
    >
      <Icon of={Info} />
      <p className="min-w-0 flex-1 text-sm">
        Complete your branding information in the “header” section of the “
        <Link to={`${paths.customSettings}?tab=customheader`} className="font-medium underline underline-offset-2">
          settings
        </Link>
        ” page.
      </p>
      <IconButton icon={X} label="Close" size="sm" onClick={dismiss} />
    </section>
  );
}
