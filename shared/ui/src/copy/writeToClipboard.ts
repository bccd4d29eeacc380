/** Puts text on the clipboard; a refusal, or a browser without a clipboard (a page without TLS), is an answer and no exception. */
export async function writeToClipboard(text: string): Promise<{ ok: true } | { ok: false }> {
  if (!('clipboard' in navigator)) return { ok: false }
  try {
    await navigator.clipboard.writeText(text)
    return { ok: true }
  } catch {
    return { ok: false }
  }
}
