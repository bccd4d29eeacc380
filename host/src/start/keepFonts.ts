import { PAGE_MARKUP } from '@crossbook/contract'

/**
 * Fetches the fonts that the page did without, because they would have come too late to be shown, and notes that this browser has them: the
 * next page shows them from the start. This page keeps what it was drawn with, so that nothing moves.
 */
export async function keepFonts(page: Document) {
  const links = page.head.querySelectorAll(`link[${PAGE_MARKUP.font}]`)
  const fonts = [...links].flatMap((link) => link.getAttribute('href') ?? [])
  try {
    if (localStorage.getItem(PAGE_MARKUP.fontsKey) === String(fonts)) return
    await Promise.all(fonts.map((font) => new FontFace('kept', `url("${font}")`).load()))
    localStorage.setItem(PAGE_MARKUP.fontsKey, String(fonts))
  } catch {
    // Blocked storage, or a font that cannot be had now: the next page does without as well.
  }
}
