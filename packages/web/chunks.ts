import { join } from "node:path";

type Context = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

const source = (path: string) => join(import.meta.dirname, "src", path);
const modules = (...paths: string[]) => paths.map((path) => source(`${path}.tsx`));

/** Pages that show no scenario: what they have too comes without one. */
const daily = modules("app/routes/dashboard", "features/clients/page", "app/routes/load");
const others = [
  ...daily,
  ...modules("features/account/page", "app/routes/custom-settings", "features/sharing/links/page"),
  ...modules("app/routes/admin", "features/feedback/page", "app/routes/words"),
];
const signIn = source("app/routes/sign-in.tsx");
const editor = source("tools/lc2/pages/editor.tsx");
const review = source("tools/every/review.tsx");
const tables = modules("tools/lc2/pages/results", "tools/lc2/pages/schedule");
const tool = [editor, ...tables];
/** Answers of the other tools that move with sliders, and all pages that such a tool begins with. */
const answers = modules("tools/bvr/pages/answer", "tools/cow/pages/answer", "tools/dc/pages/answer");
const withoutSliders = modules("tools/rerc/pages/card", "tools/pa/pages/contents");
const told = [...answers, ...withoutSliders];
/** Where what an answer rests on is typed. */
const typed = modules("tools/bvr/pages/scenario", "tools/cow/pages/scenario");
const shown = [...tool, review];
const pages = [...others, ...shown];
/** What opens over pages of both kinds. */
const windows = modules("app/command-palette", "features/clients/client-form", "features/reports/saved-scenarios");
/** What shows a loan's fields. */
const forms = modules("tools/lc2/desktop-editor", "tools/lc2/phone/phone-editor", "forms/loan/window/loan-form");

/** What every tool computes with. Home, lists and settings have none of it. */
const engine = ["outcomes/result", "working"].map((path) => source(`../../engine/src/scenario/${path}.ts`));

/** What answers of several tools are worked out with, which an analysis reads without drawing any of them. */
const toolFigures = /packages.engine.src|web.src.(?:scenario.figures.once-per-report|report.assumptions.ready)\.ts$/;

/** All that a module imports at once, itself among it. */
function reach(id: string, context: Context, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const next of context.getModuleInfo(id)?.importedIds ?? []) reach(next, context, seen);
  return seen;
}

/** Parts that bring a library, which few pages need. */
const heavy = /web.src.ui.(?:qr-code|use-virtual-rows)\.tsx?$/;
/** Parts of the kit, which know no page. Drawers that are a form are few. */
const part =
  /lucide-react|web.src.ui.(?:(?:fields|overlays|page|rich-text).)?(?!(?:form|record)-drawer|disclaimer-field|state-options|qr-code|use-virtual-rows)[a-z-]+\.tsx?$/;

const known = new Map<string, Set<string>>();
/** Tells whether a page has a module at once. */
const reaching = (id: string, context: Context) => (root: string) => {
  const found = known.get(root) ?? reach(root, context);
  known.set(root, found);
  return found.has(id);
};

/** Lists and settings need the kit, and nothing that knows of a loan. */
const kitOf = (id: string, context: Context) =>
  [...reach(id, context)].some((each) => /packages.engine.src/.test(each)) ? "documents" : "kit";

/** The file of what several pages share: the first that fits. */
function nameOf(id: string, context: Context) {
  // Windows over pages of every kind need these, and a file of their own would be one more journey.
  if (/lib.(?:use-debounced|forms.(?:after-press|use-(?:record-)?form)|words.lang)\.ts$/.test(id)) return "common";
  if (heavy.test(id)) return null;
  const reaches = reaching(id, context);
  const several = (roots: string[]) => roots.filter(reaches).length > 1;
  if (reaches(signIn)) return null;
  if (others.some(reaches)) {
    if (!several(pages)) return null;
    if ([...tool, ...forms, ...told].some(reaches))
      return daily.some(reaches) || part.test(id) ? "common" : kitOf(id, context);
    if (windows.some(reaches) && !daily.some(reaches)) return kitOf(id, context);
    // What the review alone shares with them: brands, and what checks them.
    if (reaches(review)) return "brands";
    return daily.some(reaches) ? "lists" : "settings";
  }
  if (part.test(id)) return null;
  if (windows.some(reaches) && shown.some(reaches)) return kitOf(id, context);
  if (reaches(review) && several([...shown, ...forms, ...told]))
    return [editor, ...told].some(reaches) ? "scenario" : "figures";
  if (several(tool) || (reaches(editor) && several(forms))) return "tool";
  if (several(told) && toolFigures.test(id)) return "tool-figures";
  if (/web.src.tools.every/.test(id) && several(told) && withoutSliders.some(reaches)) return "told";
  if ((several(forms) || typed.some(reaches)) && told.some(reaches)) return "edits";
  // A page of the markets draws charts, and no answer.
  if (several(answers)) return /web.src.ui.chart/.test(id) ? "charts" : "answers";
  if (!several(forms) || tables.some(reaches)) return null;
  // Menus of the results and the schedule, which come after their figures, need some of it: not all of a loan's fields with it.
  return /web.src.scenario.(?:(?:store|issues|figures|names).)?[a-z-]+\.ts$/.test(id) ? "tool" : "loans";
}

/** Of what several share: what no page of the tool begins with is apart. */
const partsOf = (id: string, context: Context) =>
  [...shown, ...forms, ...told].some(reaching(id, context)) ? "parts" : "window-parts";

/** What is typed into or chosen in forms: the results and the review have none of it before a press. */
const fields =
  /web.src.(?:ui.fields.(?:(?:(?!disclaimer)[a-z]+-)?field|field-error|number-[a-z]+|select|select-on-focus|segmented|input-style)|lib.(?:format.amount|forms.form-drafts))\.tsx?$/;

/**
 * Left alone, the bundler makes a file of every module that two others share, of a few hundred bytes each, and each file is one more request.
 * So what the app starts with is one file, what several pages share are a few, and small parts that only windows share are another.
 *
 * Measured on 2026-11-22 against files by folder (Lighthouse 13.5, its simulated phone, two runs of each, in turn): the largest paint of the
 * editor came after 2.65 s in place of 3.2 s, of the results after 2.5 s in place of 2.9 s.
 */
export const chunks = {
  groups: [
    { name: "start", tags: ["$initial" as const], priority: 3 },
    {
      name: (id: string, context: Context) => (engine.some(reaching(id, context)) ? "engine" : null),
      priority: 2.5,
      includeDependenciesRecursively: false,
    },
    { name: "fields", test: fields, priority: 2, includeDependenciesRecursively: false },
    { name: nameOf, priority: 1, includeDependenciesRecursively: false },
    { name: partsOf, test: part, minShareCount: 2, maxModuleSize: 3000, includeDependenciesRecursively: false },
  ],
};

const clientReport = source("features/live-share/report/report-screen.tsx");
const spoken = [source("features/live-share/english.ts"), source("features/live-share/spanish.ts")];

/** A client's document: what it begins with is one file, and what every report is drawn of is another, which is fetched beside it. */
export const clientChunks = {
  groups: [
    { name: "start", tags: ["$initial" as const], priority: 3 },
    {
      // The words come before the passcode, and no report with them.
      name: (id: string, context: Context) =>
        reaching(id, context)(clientReport) && !spoken.some(reaching(id, context)) ? "report" : null,
      priority: 2,
      includeDependenciesRecursively: false,
    },
  ],
};
