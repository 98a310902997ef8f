import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { isRouteErrorResponse, Link, useRouteError } from "react-router";
import { cx } from "../lib/class-names";
import { paths } from "../lib/paths";
import { BrandMark } from "../ui/brand";
import { Button } from "../ui/button";
import { buttonClass } from "../ui/button-style";
import { PageTitle } from "../ui/page/page-header";
import { useTidyAddress } from "./use-tidy-address";

type InShell = { inShell?: boolean };

/** A page that stands in the place of another: a whole one, or one within the frame of the pages (`inShell`). */
function ErrorPage({ title, inShell = false, children }: InShell & { title: string; children: ReactNode }) {
  const Frame = inShell ? "div" : "main";
  return (
    <Frame
      className={cx(
        "flex flex-col items-center justify-center gap-3 px-6 text-center",
        inShell ? "flex-1 py-24" : "min-h-dvh",
      )}
    >
      <PageTitle>{title}</PageTitle>
      {children}
    </Frame>
  );
}

export function NotFound({ inShell }: InShell) {
  useTidyAddress();
  return (
    <ErrorPage title="Page not found" inShell={inShell}>
      <BrandMark className="mb-2 size-10" />
      <h1 className="font-semibold text-h1 tracking-tight">404: Page not found</h1>
      <p className="max-w-[44ch] text-balance text-fg-2">
        The address may be mistyped, or what was here may have been deleted.
      </p>
      <Link to={paths.dashboard} className={buttonClass({ variant: "primary", className: "mt-2" })}>
        Return home
      </Link>
    </ErrorPage>
  );
}

/** A page that broke while it was loaded or drawn. */
export function PageFailed({ inShell }: InShell) {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound inShell={inShell} />;
  return (
    <ErrorPage title="Something went wrong" inShell={inShell}>
      <h1 className="font-semibold text-h1 tracking-tight">Something went wrong</h1>
      <p role="alert" className="max-w-[44ch] text-balance text-fg-2">
        There was a problem loading this page. Refresh the page or try again later.
      </p>
      <Button variant="primary" icon={RotateCw} className="mt-2" onClick={() => history.go(0)}>
        Refresh
      </Button>
    </ErrorPage>
  );
}
