import { Link } from "react-router";
import { cx } from "../lib/class-names";
import { paths } from "../lib/paths";
import { BrandMark } from "../ui/brand";
import { buttonClass } from "../ui/button-style";
import { PageTitle } from "../ui/page/page-title";

export function NotFound({ inShell = false }: { inShell?: boolean }) {
  const Frame = inShell ? "div" : "main";
  return (
    <Frame
      className={cx(
        "flex flex-col items-center justify-center gap-3 px-6 text-center",
        inShell ? "flex-1 py-24" : "min-h-dvh",
      )}
    >
      <PageTitle>Page not found</PageTitle>
      <BrandMark className="mb-2 size-10" />
      <h1 className="font-semibold text-h1 tracking-tight">404: Page not found</h1>
      <p className="max-w-[44ch] text-balance text-fg-2">
        The address may be mistyped, or what was here may have been deleted.
      </p>
      <Link to={paths.dashboard} className={buttonClass({ variant: "primary", className: "mt-2" })}>
        Return home
      </Link>
    </Frame>
  );
}
