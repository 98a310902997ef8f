import { cx } from "../../lib/class-names";

/** Says that a form was filled in again with what was typed and not saved. */
export const BackNotice = ({ className, children }: { className?: string; children?: string }) => (
  <p role="status" className={cx("rounded-sm bg-accent-soft px-3 py-2", className)}>
    Your unsaved changes are back. {children}
  </p>
);
