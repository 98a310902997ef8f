import { Switch } from "../../../ui/fields/switch";
import { CompanyPane } from "./company-pane";
import { HeaderTab } from "./header-tab";
import { useHeaderFormHere } from "./use-header-form";
import { YouPane } from "./you-pane";

/** The officer's own header. */
export const CustomHeaderTab = () => (
  <HeaderTab>
    <UseHeader />
    <YouPane />
    <CompanyPane />
  </HeaderTab>
);

function UseHeader() {
  const { draft, set } = useHeaderFormHere();
  return (
    <section className="rounded-lg border border-line bg-surface p-5 shadow-card phone:p-4">
      <Switch
        label="Show my header on reports"
        className="font-semibold text-fg! text-h2"
        checked={draft.useHeader}
        onChange={(useHeader) => set("useHeader", useHeader)}
      />
      <p className="mt-0.5 text-fg-3">
        It heads every PDF. Shared pages and emails always say who they are from. You can send once it has a name and a
        company.
      </p>
    </section>
  );
}
