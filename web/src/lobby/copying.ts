// Copying a text to the clipboard.

/** Copy the text of a field; a page without TLS needs the old way. Gives whether it worked. */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    return document.execCommand?.("copy") ?? false;
  }
}
