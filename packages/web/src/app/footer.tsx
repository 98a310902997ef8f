import { Link } from "react-router";
import { cx } from "../lib/class-names";
import { wordsPage } from "../lib/paths";

const links = [
  ["About", "about"],
  ["Learning center", "learning-center"],
  ["Support", "support"],
  ["Compatibility", "compatibility"],
  ["Accessibility", "accessibility"],
  ["Terms", "terms-of-service"],
  ["Privacy", "privacy-policy"],
  ["Cookies", "cookie-policy"],
] as const;

/** The foot of every page outside the tools: what Highway is, help, and what holds between us. */
export const Footer = ({ className }: { className?: string }) => (
  <footer className={cx("border-line border-t px-6 py-3 text-fg-3 text-sm phone:px-4", className)}>
    <nav aria-label="About Highway" className="flex flex-wrap items-center gap-x-5">
      {links.map(([name, page]) => (
        <Link
          key={page}
          to={wordsPage(page)}
          className="inline-flex min-h-6 items-center rounded-xs underline-offset-2 hover:text-fg hover:underline touch:min-h-11"
        >
          {name}
        </Link>
      ))}
    </nav>
  </footer>
);
