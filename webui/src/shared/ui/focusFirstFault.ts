/** After a save that was refused: the first field that is marked as wrong gets the focus. */
export function focusFirstFault(form: HTMLElement | null): void {
  // The marks come with the next drawing.
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
