import type { User } from "@highway/core/people/users/schema";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { mutate } from "swr";
import { SignInScreen } from "../../features/access/sign-in-screen";
import { onSignedOut } from "../../lib/api/api";
import { apiKey, forgetApi } from "../../lib/api/use-api";
import { safeNext } from "../../lib/paths";
import { signedInBefore } from "../../lib/session";
import { useTidyAddress } from "../use-tidy-address";

export function SignInRoute() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  useTidyAddress();
  useEffect(() => onSignedOut(() => {}), []);
  const enter = async (user: User) => {
    signedInBefore.note(user.id);
    forgetApi();
    await mutate(apiKey("GET /v1/user"), [user], { revalidate: false });
    navigate(safeNext(query.get("next")), { replace: true, state: { signedIn: true } });
  };
  return <SignInScreen onSignedIn={enter} />;
}
