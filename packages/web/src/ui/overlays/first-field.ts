import { phone } from "../../lib/use-media";

/** Marks the first field as the one that has the focus when the window opens, unless another is. On a phone the keys would cover what the window shows, and wait for a press. */
export function beginAtFirstField(form: HTMLElement | null) {
  if (!form || matchMedia(phone).matches || form.querySelector("[data-autofocus]")) return;
  form.querySelector("input:not([type=file]), select, textarea")?.setAttribute("data-autofocus", "");
}
