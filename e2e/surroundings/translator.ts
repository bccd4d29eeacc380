import { PAGE_MARKUP } from '@crossbook/contract'
import type { BrowserContext } from '@playwright/test'
import type { Surrounding } from './surrounding'

/**
 * Translates pages as browsers do, but into the same words. Each text node is replaced by new text in two `font` elements, at first and
 * in all later additions. Elements with `translate="no"` are unchanged.
 */
export const translator: Surrounding = {
  name: 'page translation',
  install: (context) => translateFrom(context, 'the first element'),
}

/** The same, begun by the user when the page has started. */
export const lateTranslator: Surrounding = {
  name: 'page translation after the start',
  install: (context) => translateFrom(context, 'the start of the site'),
}

async function translateFrom(context: BrowserContext, moment: 'the first element' | 'the start of the site') {
  await context.addInitScript(
    ([waits, starting]) => {
      const LEFT_ALONE = 'script, style, noscript, textarea, svg, font, [translate=no]'

      const translate = (text: Text) => {
        if (!text.parentElement || text.parentElement.closest(LEFT_ALONE) || text.data.trim() === '') return
        const outer = document.createElement('font')
        const inner = document.createElement('font')
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
      const translateAll = (root: Node) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        const texts: Text[] = root instanceof Text ? [root] : []
        while (walker.nextNode()) texts.push(walker.currentNode as Text)
        texts.forEach(translate)
      }
      const begin = () => {
        translateAll(document)
        new MutationObserver((records) => {
          for (const { target, addedNodes } of records) [target, ...addedNodes].forEach(translateAll)
        }).observe(document, { subtree: true, childList: true, characterData: true })
      }

      if (!waits) return begin()
      let wasStarting = false
      const start = new MutationObserver(() => {
        const isStarting = document.documentElement.hasAttribute(starting)
        if (wasStarting && !isStarting) {
          start.disconnect()
          begin()
        }
        wasStarting ||= isStarting
      })
      start.observe(document, { subtree: true, attributeFilter: [starting] })
    },
    [moment === 'the start of the site', PAGE_MARKUP.starting] as const,
  )
}
