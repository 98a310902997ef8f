/** Marks the first field as the one that has the focus when the window opens, unless another is. Where fingers type no window takes the focus into a field by itself, as the keys would cover what it shows. */
export function beginAtFirstField(form: HTMLElement | null) {
  if (!form || form.querySelector("[data-autofocus]")) return;
  form.querySelector("input:not([type=file]), select, textarea")?.setAttribute("data-autofocus", "");
}
