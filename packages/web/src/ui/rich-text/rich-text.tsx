import { Suspense } from "react";
import { lazyWindow } from "../../lib/loading/lazy-window";
import { Bone, Skeleton } from "../page/skeleton";
import type { RichTextProps } from "./rich-text-editor";

const Editor = lazyWindow(() => import("./rich-text-editor"));

/**
 * Shows the editor of a text with bold, italic, lists, links and pictures. The editor's code is fetched when it is first shown; until then its place is as
 * high as an empty editor, with its tools and its count, so that what is pressed below does not move away.
 */
export const RichText = (props: RichTextProps) => (
  <Suspense
    fallback={
      <Skeleton label="Loading the editor" className="rounded-sm border border-line-strong">
        <Bone className="h-9 w-full rounded-b-none touch:h-11.25" />
        <div className="h-33.5" />
      </Skeleton>
    }
  >
    <Editor {...props} />
  </Suspense>
);
