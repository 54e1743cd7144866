const focused = new WeakSet<HTMLElement>();

/** Whoever is asked can answer at once, and is not drawn back to the field afterwards. */
export function focusOnce(element: HTMLElement | null): void {
  if (!element || focused.has(element)) return;
  focused.add(element);
  element.focus();
}
