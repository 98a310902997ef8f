import { useState } from "react";
import { useApi } from "../../lib/api/use-api";
import { countCharacters } from "../../lib/count-characters";
import { hasWords } from "../../lib/has-words";
import { useDebounced } from "../../lib/use-debounced";
import { countyTitle } from "../../report/report-card/text";
import { Combobox } from "../../ui/fields/combobox";
import type { FieldControl } from "../../ui/fields/field";

const FEWEST = 2;
const isEnough = (text: string) => countCharacters(text) >= FEWEST;
const MOST = 60;

type Props = {
  label: string;
  placeholder: string;
  /** Counties that are already chosen. */
  without: readonly string[];
  autoFocus?: boolean;
  control?: FieldControl;
  onChoose: (fip: string, name: string) => void;
};

/** A field that finds counties by the beginnings of their names: "wake nc". */
export function CountySearch({ label, placeholder, without, autoFocus, control, onChoose }: Props) {
  const [text, setText] = useState("");
  const typed = text.trim().slice(0, MOST);
  const asked = useDebounced(typed, 150);
  const asks = isEnough(asked) && isEnough(typed);
  const found = useApi("GET /v1/location/counties", asks ? { query: { q: asked } } : null, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  const isAnswered = asked === typed && found.state === "ready" && !found.refreshing;
  const has = hasWords(typed);
  // A person who typed on before the answer came is not given the county of the earlier search.
  const counties =
    asks && found.state === "ready"
      ? found.data.filter((county) => !without.includes(county.fip) && (isAnswered || has(countyTitle(county))))
      : [];
  const status = () => {
    if (!asks) return undefined;
    if (found.state === "failed") return found.message;
    return counties.length === 0 && isAnswered ? "No county found" : undefined;
  };
  return (
    <Combobox
      label={label}
      placeholder={placeholder}
      text={text}
      onText={setText}
      choices={counties.map((county) => ({ id: county.fip, label: countyTitle(county) }))}
      onChoose={({ id, label: name }) => {
        setText("");
        onChoose(id, name);
      }}
      status={status()}
      {...(autoFocus && { autoFocus })}
      {...(control && { control })}
    />
  );
}
