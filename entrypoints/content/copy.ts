/**
 * Puts a text on the clipboard; answers whether it is there. On plain `http:` pages there is no clipboard API,
 * and the old command needs a selection of its own.
 *
 * @param near Where a field may stand for a moment: inside our own shadow root.
 */
export async function copyText(text: string, near: HTMLElement): Promise<boolean> {
  if (navigator.clipboard) {
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    if (copied) return true;
  }
  const field = near.ownerDocument.createElement('textarea');
  field.value = text;
  field.style.cssText = 'position:fixed;inset:0 auto auto 0;width:1px;height:1px;opacity:0';
  const active = near.ownerDocument.activeElement as HTMLElement | null;
  near.append(field);
  field.select();
  const copied = near.ownerDocument.execCommand('copy');
  field.remove();
  active?.focus?.({ preventScroll: true });
  return copied;
}
