import { assumptionFields, waitingFields } from "@highway/engine/tools/assumptions";
import { House, PenLine } from "lucide-react";
import { Link } from "react-router";
import { goToField } from "../../../forms/fields/go-to-field";
import { editorOf } from "../../../lib/paths";
import { phone, useMedia } from "../../../lib/use-media";
import { useMissingFields } from "../../../scenario/issues/missing-fields";
import { useSettledScenario } from "../../../scenario/store/settled-scenario";
import { Button } from "../../../ui/button";
import { buttonClass } from "../../../ui/button-style";
import { Kbd } from "../../../ui/kbd";
import { Empty } from "../../../ui/page/empty";
import { MissingList, useGoToAnyField } from "../missing-list";
import { useTool } from "../open-tool";
import { isInTable } from "./assumption-table";

type Props = {
  /** Whether the home and the loan are known. */
  isReady: boolean;
  problems: Readonly<Record<string, string>>;
};

/** Says what the answer still needs: the home and the loan, the rent, or a valid figure. */
export function NothingYet({ isReady, problems }: Props) {
  const tool = useTool().key;
  const document = useSettledScenario((state) => state.document);
  const { fields } = useMissingFields();
  const small = useMedia(phone);
  const goToAny = useGoToAnyField();
  const goTo = (key: string) => (isBeside(key) ? goToField(key) : goToAny(key));
  if (!isReady)
    return (
      <Empty
        icon={House}
        title="Enter the home and the loan first"
        action={
          <Link to={editorOf({ tool, reportID: document.id })} className={buttonClass({ variant: "primary" })}>
            Go to the scenario
          </Link>
        }
      >
        {teaches[tool]} The answer appears as soon as these are filled in.
        <span className="mt-2 block text-left">
          <MissingList fields={fields.filter(({ key }) => !/^(assumptions|waiting)\./.test(key))} />
        </span>
      </Empty>
    );
  const [[key, sentence] = ["assumptions.rent", ""]] = Object.entries(problems);
  const asked = asks[key];
  if (!asked || sentence !== asked.required) {
    // On a phone the other fields beside the answer are in the sheet.
    const isOnPage = !small || isInTable(key) || !isBeside(key);
    return (
      <Empty
        icon={PenLine}
        title={sentence || "The answer is not known"}
        action={isOnPage && <Button onClick={() => goTo(key)}>Go to the field</Button>}
      >
        The answer appears as soon as this is corrected.{!isOnPage && " Press Change to correct it."} Nothing that you
        typed is lost.
      </Empty>
    );
  }
  return (
    <Empty
      icon={PenLine}
      title={asked.title}
      action={
        <Button onClick={() => goToField(key)}>
          {asked.go} {!small && asked.keys && <Kbd>{asked.keys}</Kbd>}
        </Button>
      }
    >
      {asked.says(document.properties[0]?.zip || "the home")}
    </Empty>
  );
}

/** Tells whether a field is on the page of the answer, and not in the scenario: the assumptions and the growth of the home. */
const isBeside = (key: string) =>
  /^(assumptions|waiting|consolidation)\./.test(key) || key.endsWith(".customAppreciation");

/** What the answer of each tool will say, for officers who have not seen one. */
const teaches: Partial<Record<ReturnType<typeof useTool>["key"], string>> = {
  bvr: "You will see the rent below which renting wins, and the year from which buying is ahead.",
  cow: "You will see what waiting costs or saves, and the price growth and later rate at which that reverses.",
};

type Asked = {
  /** The sentence for a missing field. */
  required: string;
  title: string;
  go: string;
  keys?: string;
  says: (place: string) => string;
};

/** The values that only the officer knows, by field. */
const asks: Record<string, Asked | undefined> = {
  "assumptions.rent": {
    required: assumptionFields.rent.required,
    title: "What would the same home rent for?",
    go: "Go to the rent",
    keys: "R",
    says: (place) =>
      `Ask the client, or look at three listings near ${place}. The answer appears with the first digit and updates with each one.`,
  },
  "waiting.laterRate": {
    required: waitingFields.laterRate.missing,
    title: "What might the later rate be?",
    go: "Go to the rate",
    says: () => "Begin with today's rate if you expect no change. The page shows what every other rate would mean.",
  },
};
