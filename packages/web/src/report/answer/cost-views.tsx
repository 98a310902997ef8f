import { Segmented } from "../../ui/fields/segmented";
import type { CostView } from "../consolidation/lines";

type Props = {
  words: { view: string; soFar: string; aYear: string };
  value: CostView;
  onChange: (view: CostView) => void;
};

/** Chooses between the cost since closing and the cost of each year. */
export const CostViews = ({ words, value, onChange }: Props) => (
  <Segmented
    label={words.view}
    value={value}
    segments={[
      { value: "soFar", label: words.soFar },
      { value: "year", label: words.aYear },
    ]}
    onChange={onChange}
  />
);
