import { call } from "../../lib/api";
import { sentence } from "../../lib/api-error";
import { useSession } from "../../lib/session";
import { Card } from "../../ui/card";
import { notify } from "../../ui/notify";
import { Switch } from "../../ui/switch";

/** What the loan form offers. A choice shows at once, and goes back when it could not be saved. */
export function CalculatorChoice() {
  const { user, replaceUser } = useSession();
  const { showAllCash } = user.userPreferences;
  const choose = async (next: boolean) => {
    replaceUser({ ...user, userPreferences: { ...user.userPreferences, showAllCash: next } });
    try {
      const [userPreferences] = await call("PUT /v1/user-preferences", { body: { showAllCash: next } });
      replaceUser({ ...user, userPreferences });
    } catch (error) {
      replaceUser(user);
      notify.error(sentence(error));
    }
  };
  return (
    <Card title="Calculator">
      <Switch label="Offer all cash among the programs" checked={showAllCash} onChange={(on) => void choose(on)} />
      <p className="mt-1 text-fg-3 text-sm">A loan that is all cash already stays so.</p>
    </Card>
  );
}
