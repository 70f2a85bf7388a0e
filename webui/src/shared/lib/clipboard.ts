/** Copying where the browser's clipboard interface is missing: plain http on a school network is not a secure context. */

/**
 * Copies and says whether it worked. `container` is the open dialog, if any: outside of it the
 * page is inert and nothing can be selected.
 */
export function copyText(text: string, container: HTMLElement = document.body): boolean {
  const previous = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.position = 'fixed';
  area.style.top = '0';
  area.style.opacity = '0';
  container.append(area);
  area.select();
  let isCopied = false;
  try {
    isCopied = document.execCommand('copy');
  } catch {
    // Reported by the return value: the caller tells how to copy by hand.
  }
  area.remove();
  if (previous instanceof HTMLElement) previous.focus();
  return isCopied;
}
