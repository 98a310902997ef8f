import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";

/** The side of a column's head on which the dragged loan would land. */
export type Side = "before" | "after" | null;

const kind = "loan";

/** Lets a column be dragged by its mark to the place of another. */
export function attachLoanDrag({
  head,
  handle,
  id,
  place,
  onSide,
  onDrop,
}: {
  head: HTMLElement;
  handle: HTMLElement;
  id: string;
  place: number;
  onSide: (side: Side) => void;
  onDrop: (id: string, place: number) => void;
}): () => void {
  return combine(
    draggable({
      element: handle,
      getInitialData: () => ({ kind, id, place }),
      onGenerateDragPreview: ({ nativeSetDragImage }) => nativeSetDragImage?.(head, 16, head.clientHeight / 2),
    }),
    dropTargetForElements({
      element: head,
      canDrop: ({ source }) => source.data.kind === kind && source.data.id !== id,
      onDragEnter: ({ source }) => onSide(Number(source.data.place) < place ? "after" : "before"),
      onDragLeave: () => onSide(null),
      onDrop: ({ source }) => {
        onSide(null);
        onDrop(String(source.data.id), place);
      },
    }),
  );
}
