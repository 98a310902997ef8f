import { TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { paths } from "../../lib/paths";
import { Icon } from "../../ui/icon";

/** A report goes out under a name: without a header it cannot. */
export const BrandingPrompt = ({ onLeave }: { onLeave: () => void }) => (
  <p role="status" className="flex gap-2.5 rounded-md bg-warning-soft px-3.5 py-3 text-warning">
    <Icon of={TriangleAlert} className="mt-0.5" />
    <span>
      Complete your branding information in the “header” section of the “settings” page.{" "}
      <Link
        to={`${paths.customSettings}?tab=customheader`}
        onClick={onLeave}
        className="font-medium underline underline-offset-2"
      >
        Open settings
      </Link>
    </span>
  </p>
);
