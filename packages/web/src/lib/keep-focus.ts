const controls = "a[href], button:not(:disabled), summary, [tabindex='0']";
const isControl = (node: Node): node is HTMLElement => node instanceof HTMLElement && node.matches(controls);
const controlsIn = (node: Node | null) =>
  node instanceof Element ? [...(isControl(node) ? [node] : []), ...node.querySelectorAll<HTMLElement>(controls)] : [];

/** Returns the control that stands where these nodes were removed, the next one beside them, or else the one before. */
function controlBeside({ target, previousSibling: before }: MutationRecord): HTMLElement | undefined {
  if (before && before.parentNode !== target) return undefined;
  for (let node = before ? before.nextSibling : target.firstChild; node; node = node.nextSibling) {
    const [first] = controlsIn(node);
    if (first) return first;
  }
  return controlsIn(before).at(-1);
}

/** Returns the control behind a list that has lost its last one, such as the button that adds to it. */
const controlBehind = (list: Element | null) =>
  controlsIn(list).length === 0 ? controlsIn(list?.nextElementSibling ?? null)[0] : undefined;

/**
 * Moves the focus on when the control that has it goes, as a button does that has done its work: to what came in its place, or to the window or page
 * around. It would else fall to the document, where no key and no screen reader has a place. Returns a function that ends it.
 */
export function keepFocus(): () => void {
  let last: Element | null = null;
  const focused = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : null;
  };
  const left = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget) return;
    // Somebody who leaves a field for nothing wants no other. A control that goes is gone once the removal is through.
    queueMicrotask(() => {
      if (last === target && last?.isConnected) last = null;
    });
  };
  const changed = (records: MutationRecord[]) => {
    if (!last || last.isConnected) return;
    const gone = last;
    last = null;
    if (document.activeElement !== document.body) return;
    const record = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)));
    // A window or a menu that closes gives the focus back to its button by then.
    requestAnimationFrame(() => requestAnimationFrame(() => record && goOn(record)));
  };
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("focusin", focused);
  document.addEventListener("focusout", left);
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", focused);
    document.removeEventListener("focusout", left);
  };
}

function goOn(record: MutationRecord) {
  if (document.activeElement !== document.body) return;
  const main = document.getElementById("main");
  const from = record.target instanceof Element && record.target.isConnected ? record.target : main;
  const around = from?.closest<HTMLElement>("[role=dialog], [role=alertdialog], #main") ?? main;
  if (document.querySelector('[aria-modal="true"]') && !around?.closest('[aria-modal="true"]')) return;
  const beside = from === record.target && from !== main ? controlBeside(record) : undefined;
  (beside ?? (from === around ? undefined : controlBehind(from)) ?? around)?.focus({ preventScroll: true });
}
