/** The layouts: all loans side by side, more than four of them, one in a drawer, one on a phone, a drawer on a phone. */
export type TableLook = "grid" | "narrow" | "sheet" | "phone" | "phone-sheet";

/** The kinds of rows: the loans' names, a group's title, a field, a figure, the figure that is read first, those below it, the last, a loan's own name. */
export type RowKind = "heads" | "title" | "field" | "figure" | "total" | "sum" | "last" | "name";

type RowLooks = Record<RowKind, { row: string; label: string }>;

const grid =
  "flex flex-[1_0_auto] flex-col [--add:56px] [--label:192px] max-rail:[--add:48px] max-rail:[--label:180px] " +
  // One set of columns for every row, so that all values of a loan end on one edge. A few loans keep to the left, close
  // to their labels; the rest of the row invites another.
  // In a window as low as a laptop's the lines stand closer, so that all parts of the payment are in sight above its sum.
  "[@media(max-height:940px)_and_(pointer:fine)]:[--figure-h:19px] [@media(max-height:940px)_and_(pointer:fine)]:[--row-h-compact:24px] [@media(max-height:940px)_and_(pointer:fine)]:[--title-h:18px] " +
  "[@media(max-height:940px)_and_(pointer:fine)]:[--heads-h:40px] [@media(max-height:940px)_and_(pointer:fine)]:[--label-pt:1px] [@media(max-height:940px)_and_(pointer:fine)]:[--total-h:31px] [@media(max-height:940px)_and_(pointer:fine)]:[--sum-h:23px] [@media(max-height:940px)_and_(pointer:fine)]:[--last-h:26px] " +
  // A tablet has no mouse, so its rows are as tall as a finger.
  "[@media(pointer:coarse)]:[--gutter-h:44px] [@media(pointer:coarse)]:[--gutter:44px] [@media(pointer:coarse)]:[--row-h-compact:45px] [@media(pointer:coarse)]:[--label-pt:12px] [@media(pointer:coarse)]:[--heads-h:52px] " +
  "[@media(pointer:coarse)]:[--figure-h:44px] [@media(pointer:coarse)]:[--total-h:44px] [@media(pointer:coarse)]:[--sum-h:44px] [@media(pointer:coarse)]:[--last-h:44px] " +
  "[--columns:var(--label)_repeat(var(--loans),minmax(0,320px))_minmax(var(--add),1fr)]";
/** The same for a drawer with one loan. */
const tabletSheet =
  "touch:[--gutter-h:44px] touch:[--gutter:44px] touch:[--row-h-compact:45px] touch:[--label-pt:12px] touch:[--figure-h:44px] touch:[--total-h:44px]";
const fingers = "[--gutter-h:44px] [--gutter:44px] [--ring-inset:0_4px_0_0] [--ring-radius:4px] [--row-h-compact:45px]";

export const tableLooks: Record<TableLook, string> = {
  grid,
  narrow: grid,
  sheet: `flex w-full flex-1 flex-col bg-canvas [--row-h-compact:34px] ${tabletSheet}`,
  phone: `mx-auto max-w-[640px] bg-canvas ${fingers}`,
  "phone-sheet": `flex w-full flex-1 flex-col bg-canvas ${fingers}`,
};

// Its size depends on nothing inside it, so a new figure lays out its own line alone.
const containedLook = "[contain:size_layout_style]";

const gridRow = "grid grid-cols-(--columns) *:min-w-0 *:border-line *:border-r";
const gridLabel = "flex whitespace-nowrap pr-3 pl-6";
const gridLooks: RowLooks = {
  heads: {
    row: `${gridRow} h-[var(--heads-h,42px)] border-line border-b`,
    label: `${gridLabel} items-center text-fg-3`,
  },
  title: {
    // Empty columns continue through a title, as their rows do.
    row: `${gridRow} h-[var(--title-h,23px)] before:col-[2/-2] before:row-1 before:bg-[repeating-linear-gradient(to_right,transparent_0_calc(100%/var(--loans)-1px),var(--line)_calc(100%/var(--loans)-1px)_calc(100%/var(--loans)))]`,
    label: `${gridLabel} items-center font-semibold text-xs`,
  },
  field: {
    row: `${gridRow} min-h-row-compact border-line border-t`,
    label: `${gridLabel} items-start pt-[var(--label-pt,3px)] text-fg-2`,
  },
  figure: { row: `${gridRow} ${containedLook} h-[var(--figure-h,23px)]`, label: `${gridLabel} items-center text-fg-2` },
  total: {
    row: `${gridRow} ${containedLook} h-[var(--total-h,34px)]`,
    label: `${gridLabel} items-center font-semibold`,
  },
  sum: { row: `${gridRow} ${containedLook} h-[var(--sum-h,25px)]`, label: `${gridLabel} items-center text-fg-2` },
  last: {
    row: `${gridRow} ${containedLook} h-[var(--last-h,31px)] *:pb-1`,
    label: `${gridLabel} items-center text-fg-2`,
  },
  name: { row: "", label: "" },
};

const sheetRow = "grid grid-cols-[184px_minmax(0,1fr)]";
const sheetFigure = {
  row: `${sheetRow} ${containedLook} h-[var(--figure-h,26px)]`,
  label: "self-center pr-2 pl-5 text-fg-2",
};
const sheetField = {
  row: `${sheetRow} min-h-row-compact border-line border-t bg-surface`,
  label: "pt-[var(--label-pt,7px)] pr-2 pl-5 text-fg-2",
};
const sheetLooks: RowLooks = {
  heads: { row: "", label: "" },
  title: { row: sheetRow, label: "pt-3 pr-2 pb-[5px] pl-5 font-semibold text-xs/5" },
  field: sheetField,
  figure: sheetFigure,
  total: { row: `${sheetRow} ${containedLook} h-[var(--total-h,34px)]`, label: "self-center pr-2 pl-5 font-semibold" },
  sum: sheetFigure,
  last: sheetFigure,
  name: sheetField,
};

const phoneRow = "grid grid-cols-[auto_minmax(0,1fr)]";
const phoneField = `${phoneRow} min-h-row-compact border-line border-t bg-surface`;
const phoneFigureRow = `${phoneRow} ${containedLook} h-11 bg-surface`;
const phoneFigure = { row: phoneFigureRow, label: "self-center pl-4 text-fg-2" };
const phoneLooks: RowLooks = {
  heads: { row: "", label: "" },
  title: { row: "", label: "px-4 pt-3.5 pb-1.5 font-semibold text-sm" },
  field: { row: phoneField, label: "pt-3 pr-2 pl-4 text-fg-2 text-md" },
  figure: phoneFigure,
  total: phoneFigure,
  sum: phoneFigure,
  last: phoneFigure,
  name: { row: "flex items-center pt-2 pr-1 pl-4", label: "min-w-0 flex-1" },
};

const phoneSheetFigure = { row: phoneFigureRow, label: "self-center pr-2 pl-5 text-fg-2" };
const phoneSheetField = { row: phoneField, label: "pt-3 pr-2 pl-5 text-fg-2 text-md" };

export const rowLooks: Record<TableLook, RowLooks> = {
  grid: gridLooks,
  narrow: gridLooks,
  sheet: sheetLooks,
  phone: phoneLooks,
  "phone-sheet": {
    heads: { row: "", label: "" },
    title: { row: phoneRow, label: "pt-3 pr-2 pb-[5px] pl-5 font-semibold text-xs" },
    field: phoneSheetField,
    figure: phoneSheetFigure,
    total: { row: phoneFigureRow, label: "self-center pr-2 pl-5 font-semibold" },
    sum: phoneSheetFigure,
    last: phoneSheetFigure,
    name: phoneSheetField,
  },
};
