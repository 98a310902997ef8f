import { RotateCw } from "lucide-react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { cx } from "../lib/class-names";
import { Button } from "../ui/button";
import { PageTitle } from "../ui/page/page-title";
import { NotFound } from "./not-found";

/** A page that broke while it was loaded or drawn. */
export function PageFailed({ inShell = false }: { inShell?: boolean }) {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound inShell={inShell} />;
  const Frame = inShell ? "div" : "main";
  return (
    <Frame
      className={cx(
        "flex flex-col items-center justify-center gap-3 px-6 text-center",
        inShell ? "flex-1 py-24" : "min-h-dvh",
      )}
    >
      <PageTitle>Something went wrong</PageTitle>
      <h1 className="font-semibold text-h1 tracking-tight">Something went wrong</h1>
      <p role="alert" className="max-w-[44ch] text-balance text-fg-2">
        There was a problem loading this page. Refresh the page or try again later.
      </p>
      <Button variant="primary" icon={RotateCw} className="mt-2" onClick={() => history.go(0)}>
        Refresh
      </Button>
    </Frame>
  );
}
