import { cx } from "../lib/class-names";
import { useUser } from "../lib/session";
import { Avatar } from "../ui/avatar";
import { Menu } from "../ui/overlays/menu";
import { useAccountActions } from "./account-actions";

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
