import { CalendarRange, ChartLine, FolderOpen, ListChecks, type LucideIcon, PiggyBank, SquarePen } from "lucide-react";
import { useLocation, useNavigate } from "react-router";
import { useLoanIDs } from "../../../forms/fields/use-loan";
import { openChecks } from "../../../forms/loan/checks/open-checks";
import { type Action, useActions } from "../../../lib/actions";
import { editorOf } from "../../../lib/paths";
import { scenarioTypeOf } from "../../../scenario/document";
import { loanAt } from "../../../scenario/names/loan-name";
import { purposeName } from "../../../scenario/names/purpose-names";
import { useScenario } from "../../../scenario/store/store";
import type { MenuAction } from "../../../ui/overlays/menu";
import { useTool } from "../open-tool";
import { useReportActions } from "./report-actions";
import { useTypeActions } from "./type-menu";
import { type HeadProps, useIsShown, useTabs } from "./use-head";

const icons: Record<string, LucideIcon> = {
  property: SquarePen,
  results: ChartLine,
  "results/schedule": CalendarRange,
  "results/months": CalendarRange,
};

/** Lists the other pages of the scenario. */
export function usePageActions(props: Pick<HeadProps, "opening">): MenuAction[] {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useTabs(props)
    .filter(({ to }) => !to.startsWith(`${pathname}?`))
    .map(({ to, label, path }) => ({
      label,
      does: `Go to the ${label.toLowerCase()}`,
      icon: icons[path] ?? ChartLine,
      onSelect: () => navigate(to),
    }));
}

/** Lists what can be done with the scenario as a whole. */
export function useScenarioActions({ saving, opening, openList, openReinvestment }: HeadProps) {
  const disabled = !useIsShown({ opening });
  return {
    details: {
      label: "Name and client",
      does: "Change the name or the client",
      icon: SquarePen,
      disabled,
      onSelect: saving.askDetails,
    },
    list: { label: "Saved scenarios", also: "load open delete", icon: FolderOpen, onSelect: openList },
    reinvest: { label: "Reinvestment calculator", icon: PiggyBank, disabled, onSelect: openReinvestment },
  } satisfies Record<string, MenuAction>;
}

/** Lists the review of the report, the ways to send it, and another scenario for the same client. */
function useOnward(): Action[] {
  const navigate = useNavigate();
  const tool = useTool();
  const client = useScenario((state) => state.client);
  const { review, share, joined } = useReportActions();
  const another: Action | null = client && {
    label: `${tool.another} for ${client.name}`,
    icon: tool.icon,
    onSelect: () => navigate(editorOf({ tool: tool.key, clientID: client._id })),
  };
  return [review, ...share, ...joined, ...(another ? [another] : [])];
}

/** Lists the checks of each loan. */
const useCheckActions = (): Action[] =>
  useLoanIDs().map((id, at) => ({
    label: `Checks of ${loanAt(at)}`,
    also: "limits jumbo conforming rules concessions points fees",
    icon: ListChecks,
    onSelect: () => openChecks(id),
  }));

/** Offers the actions of the command palette on each page of the tool. */
export function HeadOffers(props: HeadProps) {
  const { details, list, reinvest } = useScenarioActions(props);
  const pages = usePageActions(props);
  const type = useScenario(({ document }) => purposeName(scenarioTypeOf(document)));
  const types = useTypeActions(props)
    .filter((action) => action !== "line")
    .filter(({ label }) => label !== type);
  const ofScenario = [...useOnward(), ...useCheckActions(), details, reinvest, ...types];
  // While the scenario in the address is loading, another one is open, or none.
  useActions([...pages, list, ...(useIsShown(props) ? ofScenario : [])]);
  return null;
}
