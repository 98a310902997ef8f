import type { User } from "@highway/core/people/users/schema";
import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useLayoutEffect, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { onSignedOut, onUnproved } from "../lib/api/api";
import { isRefusedAs } from "../lib/api/api-error";
import { useApi } from "../lib/api/use-api";
import { lazyWindow } from "../lib/loading/lazy-window";
import { forgetOthers } from "../lib/on-device";
import { signInTo } from "../lib/paths";
import { SessionContext, showOnlyToOwner, signedInBefore, signedOut, userOfTab } from "../lib/session";
import { applyTheme, themeOf } from "../theme/theme";
import { Problem } from "../ui/page/problem";
import { ShellSkeleton } from "./shell-skeleton";
import { goAway } from "./sign-out";

// A page that is older than the code at hand goes on without them, with what is typed on it.
const SessionEnded = lazyWindow(
  () => import("./session-ended"),
  ({ onClose }) => onClose(),
);
const ProofWindow = lazyWindow(
  () => import("../features/access/proof-window"),
  ({ onDone }) => onDone(false),
);
const Enroll = lazy(() => import("./enroll"));

/** Shows the pages to those who are signed in. A session that ends while someone works is renewed over the page, which keeps everything that was typed. */
export function SessionGate({ children }: { children: ReactNode }) {
  const answer = useApi("GET /v1/user");
  const location = useLocation();
  const [known] = useState(userOfTab.get);
  /** A page that is looked at again asks who is signed in. The recovery codes that come with an app stay until the person has saved them. */
  const [isSettingUp, setSettingUp] = useState(false);
  // What is behind the gate is drawn bit by bit, between what the person does.
  const loading = useDeferredValue(answer.state === "loading");
  if (loading || answer.state === "loading") return <ShellSkeleton />;
  if (answer.state === "ready")
    return (
      <SignedIn user={answer.data[0]} replaceUser={(user) => answer.replace([user])}>
        {answer.data[0].mustEnroll || isSettingUp ? (
          <Suspense fallback={null}>
            <Enroll isApp={isSettingUp} onApp={setSettingUp} onDone={answer.refresh} />
          </Suspense>
        ) : (
          children
        )}
      </SignedIn>
    );
  if (answer.error.code === "offline" && known)
    return (
      <SignedIn user={known} replaceUser={answer.retry}>
        {children}
      </SignedIn>
    );
  if (!isRefusedAs(answer.error, "signedOut")) return <Problem message={answer.message} onRetry={answer.retry} />;
  signedInBefore.clear();
  userOfTab.clear();
  return <Navigate replace to={signInTo(location.pathname + location.search + location.hash)} />;
}

type Props = { user: User; replaceUser: (user: User) => void; children: ReactNode };

function SignedIn({ user, replaceUser, children }: Props) {
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    signedInBefore.note(user.id);
    onSignedOut(() => setEnded(true), user.id);
    return () => onSignedOut(() => {});
  }, [user.id]);
  useEffect(() => {
    forgetOthers(user.id, Date.now());
    return signedOut.onTold(user.id, () => goAway(user.id));
  }, [user.id]);
  useEffect(() => showOnlyToOwner(user.id), [user.id]);
  const proof = useProof();
  useEffect(() => userOfTab.keep(user), [user]);
  const theme = user.profile.userTheme;
  useEffect(() => applyTheme(themeOf(theme)), [theme]);
  return (
    <SessionContext value={{ user, replaceUser }}>
      {children}
      <Suspense fallback={null}>
        {ended && <SessionEnded onClose={() => setEnded(false)} />}
        {proof && !ended && <ProofWindow onDone={proof} />}
      </Suspense>
    </SessionContext>
  );
}

/** Has calls that want a fresh proof wait while the person is asked. @returns what the window tells when it is done; null while nothing is asked */
function useProof(): ((isProved: boolean) => void) | null {
  const [done, setDone] = useState<{ tell: (isProved: boolean) => void } | null>(null);
  // A call may be made as soon as the page is there.
  useLayoutEffect(() => {
    // Calls that want a proof at the same moment wait for the same answer.
    let asked: Promise<boolean> | null = null;
    onUnproved(() => {
      asked ??= new Promise<boolean>((tell) => setDone({ tell })).finally(() => {
        asked = null;
        setDone(null);
      });
      return asked;
    });
    return () => onUnproved(null);
  }, []);
  return done?.tell ?? null;
}
