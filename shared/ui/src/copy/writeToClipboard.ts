/** Writes text to the clipboard. The result is not ok if the browser refuses or has no clipboard, as on a page without TLS. */
export async function writeToClipboard(text: string): Promise<{ ok: true } | { ok: false }> {
  if (!('clipboard' in navigator)) return { ok: false }
  try {
    await navigator.clipboard.writeText(text)
    return { ok: true }
  } catch {
    return { ok: false }
  }
}
