import type { Page } from '@playwright/test'

/** Longer ones are addresses and code, which may be broken anywhere. */
const LONGEST_WORD = 16

/** Words of a page's content that are broken over two lines, though they are short enough for one. */
export function brokenWords(page: Page) {
  return page.evaluate((longest) => {
    const broken: string[] = []
    const texts = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement, textContent } = text
      // Text for screen readers only is clipped.
      if (!parentElement?.checkVisibility() || getComputedStyle(parentElement).clipPath !== 'none') continue
      for (const { 0: word, index } of (textContent ?? '').matchAll(/[^\s\-–—/]+/g)) {
        if (word.length > longest) continue
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(word)
      }
    }
    return broken
  }, LONGEST_WORD)
}
