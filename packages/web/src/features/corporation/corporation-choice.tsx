import { Plus } from "lucide-react";
import { useState } from "react";
import { usePages } from "../../lib/api/use-pages";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { SelectField } from "../../ui/fields/select-field";
import { Problem } from "../../ui/page/problem";
import { FoundingForm } from "./founding-form";

type Named = { id: string; name: string };
/** Corporations a page, as the server has it. */
const PAGE = 100;

/** For staff: which corporation to look after, and founding one. */
export function CorporationChoice({ chosen, onChoose }: { chosen: string; onChoose: (corpID: string) => void }) {
  const [founds, setFounds] = useState(false);
  const all = usePages(
    "GET /v1/corps",
    (_offset, before: Named[] | null) => ({ query: { cursor: before?.at(-1)?.id } }),
    (page) => page,
    PAGE,
  );
  if (all.state === "failed") return <Problem message={all.message} onRetry={all.retry} />;
  const { items, more, viewMore, loadingMore } =
    all.state === "ready" ? all.data : { items: [], more: false, viewMore: () => {}, loadingMore: false };
  return (
    <Card title="Corporations">
      <div className="mt-1 flex flex-wrap items-end gap-3">
        <SelectField
          label="Look after"
          className="w-full max-w-[320px]"
          value={chosen}
          onChange={onChoose}
          options={items.map(({ id, name }) => ({ value: id, label: name }))}
        />
        {more && (
          <Button busy={loadingMore} onClick={viewMore}>
            More
          </Button>
        )}
        {!founds && (
          <Button icon={Plus} onClick={() => setFounds(true)}>
            Add a corporation
          </Button>
        )}
      </div>
      {founds && (
        <FoundingForm
          onFounded={(id) => {
            setFounds(false);
            onChoose(id);
          }}
          onCancel={() => setFounds(false)}
        />
      )}
    </Card>
  );
}
