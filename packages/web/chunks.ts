/** What several pages share, by the folder that it lies in. Screens, forms and windows are not here: each comes with what shows it. */
const shared: [name: string, folder: RegExp][] = [
  ["engine", /packages\/engine\/src\//],
  ["names", /web\/src\/scenario\/names\//],
  ["scenario", /web\/src\/scenario\/|node_modules\/(?:zustand|zundo)\//],
  ["overlays", /web\/src\/ui\/overlays\/|node_modules\/@headlessui\//],
  [
    "kit",
    /web\/src\/(?:ui\/(?:(?:fields|page|picture)\/)?|lib\/(?:(?:api|format|forms|loading)\/)?)[^/]+$|node_modules\/(?:lucide-react|swr|use-sync-external-store)\//,
  ],
];

/**
 * What the app starts with is one file; what several pages share is a file for each folder. Left alone, the bundler makes a
 * file of every module that two others share, of a few hundred bytes each, and each file is one more request.
 */
export const chunks = {
  groups: [
    { name: "start", tags: ["$initial" as const], priority: 2 },
    ...shared.map(([name, test]) => ({ name, test, minShareCount: 2, includeDependenciesRecursively: false })),
  ],
};
