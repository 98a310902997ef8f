import { CloudOff } from "lucide-react";
import { type ComponentType, lazy, Suspense } from "react";
import { isCodeAtHand } from "../lib/loading/code-on-demand";
import { untilOnline } from "../lib/loading/network";
import { Empty } from "../ui/page/empty";
import { PageTitle } from "../ui/page/page-header";

/** Loads a page for the router. Where its code cannot be had now, a page that says so stands in its place until the network is back. */
export const pageCode = (load: () => Promise<ComponentType>) => async (): Promise<ComponentType> => {
  if (await isCodeAtHand()) return load();
  const Page = lazy(async () => {
    await untilOnline();
    return { default: await load() };
  });
  return () => (
    <Suspense fallback={<PageWaits />}>
      <Page />
    </Suspense>
  );
};

const PageWaits = () => (
  <>
    <PageTitle>You are offline</PageTitle>
    <Empty icon={CloudOff} title="This page waits for the network">
      It opens by itself as soon as you are back online. What you typed is kept on this device.
    </Empty>
  </>
);
