import { ownColors } from "@highway/core/branding/pure/constants";
import type { Theme, ThemeUse } from "@highway/core/branding/theme.schema";
import { Pencil, Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { call } from "../../lib/api/api";
import { sentence } from "../../lib/api/api-error";
import { callInTurn } from "../../lib/api/in-turn";
import { type Loaded, refreshApi, useApi } from "../../lib/api/use-api";
import { closeWindow, lazyWindow } from "../../lib/loading/lazy-window";
import { notify } from "../../lib/notify";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { IconButton } from "../../ui/icon-button";
import { Problem } from "../../ui/page/problem";
import { Bone, Skeleton } from "../../ui/page/skeleton";
import { ThemePreview } from "./theme-preview";

const ThemeDrawer = lazyWindow(() => import("./theme-drawer"), closeWindow);

/** Lists the themes to choose from, the officer's or with `corpID` the corporation's, and which one is in use. */
export function ThemesCard({ corpID = null }: { corpID?: string | null }) {
  const query = corpID === null ? {} : { corpID };
  const themes = useApi("GET /v1/themes", { query });
  const use = useApi("GET /v1/themes/in-use", { query });
  /** The theme in the drawer; null for a new one. */
  const [edited, setEdited] = useState<Theme | null>();
  const failed = [themes, use].find((answer) => answer.state === "failed");
  const which = corpID === null ? "own" : "corp";
  /** The choice that shows before the server has answered. */
  const [ahead, setAhead] = useState<string | null>();
  const choose = async (themeID: string | null) => {
    setAhead(themeID);
    try {
      const request = { query, body: { [which]: themeID }, keepalive: true };
      await callInTurn("theme in use", () => call("PUT /v1/themes/in-use", request));
    } catch (error) {
      notify.error(sentence(error));
    }
    await refreshApi("/v1/themes/in-use");
    setAhead((last) => (last === themeID ? undefined : last));
  };
  return (
    <Card
      title="Theme"
      aside={
        <Button icon={Plus} onClick={() => setEdited(null)}>
          Add a theme
        </Button>
      }
    >
      <p className="mt-1 max-w-[60ch] text-pretty text-fg-3 text-sm">
        The two colors of shared pages, emails and PDFs. Text in them always has enough contrast to read.
      </p>
      {failed?.state === "failed" && <Problem message={failed.message} onRetry={failed.retry} />}
      {!failed && (themes.state === "loading" || use.state === "loading") && (
        <Skeleton label="Loading the themes">
          <Bone className="my-4 h-6 w-64" />
          <Bone className="my-4 h-6 w-64" />
        </Skeleton>
      )}
      {themes.state === "ready" && use.state === "ready" && (
        <Choices
          themes={which === "corp" ? themes.data.filter((theme) => theme.corpID !== null) : themes.data}
          use={ahead === undefined ? use.data[0] : { ...use.data[0], [which]: ahead }}
          which={which}
          onChoose={choose}
          onEdit={setEdited}
        />
      )}
      {use.state === "ready" && (which === "own" || themes.state === "ready") && (
        <div className="mt-5 max-w-[420px]">
          <h3 className="mb-2 font-medium text-fg-3 text-xs">What clients see</h3>
          <ThemePreview {...(which === "corp" ? chosenBy(themes, use.data[0].corp) : use.data[0].colors)} />
        </div>
      )}
      <Suspense fallback={null}>
        {edited !== undefined && <ThemeDrawer theme={edited} corpID={corpID} onClose={() => setEdited(undefined)} />}
      </Suspense>
    </Card>
  );
}

/** The officer's themes are a tab of the settings. */
export const ThemesTab = () => (
  <div className="mx-auto w-full max-w-[860px] p-6 phone:p-4">
    <ThemesCard />
  </div>
);

/** Gives the corporation's own choice, whatever theme the person who looks after it uses. */
function chosenBy(themes: Loaded<Theme[]>, id: string | null) {
  const chosen = themes.state === "ready" ? themes.data.find(({ _id }) => _id === id) : undefined;
  return chosen ?? ownColors;
}

type ChoicesProps = {
  themes: readonly Theme[];
  use: ThemeUse;
  which: "own" | "corp";
  onChoose: (themeID: string | null) => Promise<void>;
  onEdit: (theme: Theme) => void;
};

function Choices({ themes, use, which, onChoose, onEdit }: ChoicesProps) {
  const held = which === "own" && use.enforced;
  const none = which === "own" ? "My corporation's colors" : "Highway's own colors";
  const corp = which === "own" ? themes.find(({ _id }) => _id === use.corp) : undefined;
  const without = { _id: null, name: none, theme: null, colors: corp ?? ownColors };
  const options = [without, ...themes.map((theme) => ({ ...theme, theme, colors: theme }))];
  return (
    <fieldset disabled={held} className="mt-3">
      <legend className="sr-only">Theme in use</legend>
      {held && <p className="mb-2 rounded-sm bg-accent-soft px-3 py-2">Your corporation decides on the colors.</p>}
      <ul>
        {options.map(({ _id, name, theme, colors }) => (
          <li key={_id} className="flex min-h-11 items-center gap-2 border-line border-b last:border-b-0">
            <label className="flex min-w-0 flex-1 items-center gap-3 self-stretch py-2">
              <input
                type="radio"
                name={`theme-${which}`}
                checked={(held ? null : use[which]) === _id}
                onChange={() => void onChoose(_id)}
                className="size-4 accent-accent"
              />
              <Swatches {...colors} />
              <span className="truncate">{name}</span>
              {which === "own" && theme?.corpID && <span className="text-fg-3 text-sm">of the corporation</span>}
            </label>
            {theme && (which === "corp" || theme.corpID === null) && (
              <IconButton icon={Pencil} label={`Edit ${name}`} onClick={() => onEdit(theme)} />
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

const Swatches = ({ primary, secondary }: Pick<Theme, "primary" | "secondary">) => (
  <span
    aria-hidden="true"
    className="flex overflow-hidden rounded-xs border border-line-strong forced-color-adjust-none"
  >
    <span className="size-5" style={{ background: primary }} />
    <span className="size-5" style={{ background: secondary }} />
  </span>
);
