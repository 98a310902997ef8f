import { LogOut, Palette } from "lucide-react";
import { useNavigate } from "react-router";
import { cx } from "../lib/class-names";
import { paths } from "../lib/paths";
import { useUser } from "../lib/session";
import { Avatar } from "../ui/avatar";
import { Menu } from "../ui/overlays/menu";
import { pages } from "./pages";
import { signOut } from "./sign-out";

/** What a person can do about themselves, on every page. */
export function useAccountActions() {
  const navigate = useNavigate();
  const { id, roles } = useUser();
  const administers = roles.some((role) => role !== "officer");
  const own = pages.flatMap(({ path, account }) =>
    account && (administers || !account.forAdministrators)
      ? [{ label: account.name, also: account.also, icon: account.icon, onSelect: () => navigate(path) }]
      : [],
  );
  return {
    pages: [
      ...own,
      { label: "Theme", does: "Choose a theme", icon: Palette, onSelect: () => navigate(`${paths.profile}#theme`) },
    ],
    signOut: { label: "Sign out", icon: LogOut, onSelect: () => void signOut(id) },
  };
}

/** Who is signed in, at the foot of the rail; `compact` shows the initials alone. */
export function AccountMenu({ compact = false }: { compact?: boolean }) {
  const { profile, header, email } = useUser();
  const { pages, signOut } = useAccountActions();
  const license = header.license && (header.isNmls ? `NMLS ${header.license}` : header.license);
  return (
    <div className={cx(!compact && "mt-auto border-line border-t pt-2")}>
      <Menu
        label="Account"
        saysItsName
        side="bottom-start"
        buttonClassName={cx(
          "flex items-center gap-2 rounded-sm text-left leading-4 hover:bg-hover",
          compact ? "size-11 justify-center" : "w-full p-2 max-rail:justify-center touch:min-h-11",
        )}
        button={
          <>
            <Avatar name={profile.fullName} />
            <span className="sr-only">Account of </span>
            {compact ? (
              <span className="sr-only">{profile.fullName}</span>
            ) : (
              <span className="min-w-0 max-rail:sr-only">
                <span className="block truncate">{profile.fullName}</span>
                <span className="num block truncate text-fg-3 text-xs">{license || email}</span>
              </span>
            )}
          </>
        }
        actions={[...pages, "line", signOut]}
      />
    </div>
  );
}
