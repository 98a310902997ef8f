import { assumptionFields } from "@highway/engine/tools/assumptions";
import { House, PenLine } from "lucide-react";
import { Link } from "react-router";
import { goToField } from "../../../forms/fields/go-to-field";
import { editorOf } from "../../../lib/paths";
import { phone, useMedia } from "../../../lib/use-media";
import type { RentOrBuyFigures } from "../../../report/rent-or-buy/figures";
import { missingFields } from "../../../scenario/issues/missing-fields";
import { useSettledScenario } from "../../../scenario/store/settled-scenario";
import { Button } from "../../../ui/button";
import { buttonClass } from "../../../ui/button-style";
import { Kbd } from "../../../ui/kbd";
import { Empty } from "../../../ui/page/empty";
import { MissingList } from "../../every/missing-list";

/** Says what the answer still needs: the home and the loan, the rent, or a figure that is right. */
export function NothingYet({ figures: { scenario, problems } }: { figures: RentOrBuyFigures }) {
  const document = useSettledScenario((state) => state.document);
  const small = useMedia(phone);
  const place = document.properties[0]?.zip;
  if (!scenario)
    return (
      <Empty
        icon={House}
        title="The home and the loan come first"
        action={
          <Link to={editorOf({ tool: "bvr", reportID: document.id })} className={buttonClass({ variant: "primary" })}>
            Go to the scenario
          </Link>
        }
      >
        The answer is here as soon as these are filled in.
        <span className="mt-2 block text-left">
          <MissingList fields={missingFields(document).filter(({ key }) => !key.startsWith("assumptions."))} />
        </span>
      </Empty>
    );
  const [[key, sentence] = ["assumptions.rent", ""]] = Object.entries(problems);
  if (key !== "assumptions.rent" || sentence !== assumptionFields.rent.required)
    return (
      <Empty
        icon={PenLine}
        title={sentence || "The answer is not known"}
        action={!small && <Button onClick={() => goToField(key)}>Go to the field</Button>}
      >
        The answer follows as soon as this is right.{small && " Press Change to correct it."} Nothing that you typed is
        lost.
      </Empty>
    );
  return (
    <Empty
      icon={PenLine}
      title="What would the same home rent for?"
      action={<Button onClick={() => goToField("assumptions.rent")}>Go to the rent {!small && <Kbd>R</Kbd>}</Button>}
    >
      Ask the client, or look at three listings near {place || "the home"}. The page answers with the first digit and
      follows every one after it.
    </Empty>
  );
}
