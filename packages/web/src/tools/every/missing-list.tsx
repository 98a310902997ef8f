import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { openDebts } from "../../forms/debts/debts-window";
import { goToField } from "../../forms/fields/go-to-field";
import { quantity } from "../../lib/format/format";
import { editorOf, resultsOf } from "../../lib/paths";
import { isExisting, type WorkingReport } from "../../scenario/document";
import { loadWholeCheck } from "../../scenario/issues/issues";
import { type MissingField, useMissingFields } from "../../scenario/issues/missing-fields";
import { useScenario } from "../../scenario/store/store";
import { Tag } from "../../ui/badge";
import { Popover } from "../../ui/overlays/popover";
import { useTool } from "./open-tool";
import { closeMissing, useMissingAsked } from "./saving/missing-asked";

type Props = { fields: readonly MissingField[]; onGone?: () => void };

/** Tells whether a field belongs to a mortgage or a debt, which have a window of their own. */
const isOwed = (key: string, { loans, debts }: Pick<WorkingReport, "loans" | "debts">) =>
  key === "debts" || [...loans.filter(isExisting), ...debts].some(({ id }) => key.startsWith(`${id}.`));

/** Returns what goes to a field, from any page. */
export function useGoToAnyField() {
  const id = useScenario((state) => state.document.id);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const tool = useTool().key;
  return (key: string) => {
    if (isOwed(key, useScenario.getState().document)) {
      openDebts();
      return goToField(key);
    }
    // Assumptions are typed beside the answer, everything else in the scenario.
    const pageOf = /^(assumptions|waiting|consolidation)\./.test(key) ? resultsOf : editorOf;
    if (pathname !== pageOf({ tool })) navigate(pageOf({ tool, reportID: id }));
    goToField(key);
  };
}

/** The list of what is missing. A press goes to the field. */
export function MissingList({ fields, onGone }: Props) {
  const go = useGoToAnyField();
  return (
    <ul>
      {fields.map(({ key, sentence }) => (
        <li key={key}>
          <button
            type="button"
            className="min-h-6 wrap-anywhere text-left text-accent-text hover:underline touch:min-h-11"
            onClick={() => {
              onGone?.();
              go(key);
            }}
          >
            {sentence}
          </button>
        </li>
      ))}
    </ul>
  );
}

function missingCount(count: number) {
  if (count === 0) return "Nothing is missing: save it again";
  return quantity(count, "field is missing", "fields are missing");
}

/** The badge of a saved draft. A press, a save that leaves it a draft, or an attempt to share it lists what is missing. `bar`: a line of its own, on a phone. */
export function DraftBadge({ bar = false }: { bar?: boolean }) {
  const asked = useMissingAsked();
  const isDraft = useScenario((state) => state.saved?.status === "draft");
  const { fields, isWhole } = useMissingFields();
  useEffect(() => void (isDraft && loadWholeCheck()), [isDraft]);
  if (!isDraft) return null;
  // Only the whole check knows what a tool's answer or a chapter needs.
  const says = isWhole ? missingCount(fields.length) : "";
  return (
    <Popover
      label={says ? `Draft: ${says}` : "Draft"}
      button={
        <>
          <Tag>Draft</Tag> {bar && <span className="text-fg-2">{says}</span>}
        </>
      }
      buttonClassName={
        bar
          ? "flex min-h-11 w-full items-center gap-2 border-line border-b bg-warning-soft px-4 text-left"
          : "inline-flex min-h-6 shrink-0 items-center justify-center rounded-sm hover:underline touch:min-h-11 touch:min-w-11"
      }
      className="w-96 p-4"
      asked={asked}
      onGone={closeMissing}
    >
      {(close) => (
        <>
          <p className="font-semibold">What is missing</p>
          <p className="mb-2 text-fg-2 text-sm">
            {fields.length > 0
              ? "It stays a draft, and cannot be shared, until these are filled in and saved."
              : isWhole && "All fields are filled in. Save the scenario, and it is no longer a draft."}
          </p>
          <MissingList fields={fields} onGone={close} />
        </>
      )}
    </Popover>
  );
}
