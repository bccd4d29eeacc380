import type { Page } from '@playwright/test'

/**
 * Texts of the page that are cut off, stick out of their box or overlap another text, and elements that make the page wider than its
 * window. Texts that the user can scroll into view are not cut off.
 */
export function textProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Shown {
      text: string
      element: Element
      /** The middle of a line's height, where its letters are. */
      rect: DOMRect
    }
    const styles = new Map<Element, CSSStyleDeclaration>()
    const styleOf = (element: Element) => {
      const known = styles.get(element) ?? getComputedStyle(element)
      styles.set(element, known)
      return known
    }
    /** Returns the elements around `element` that can clip it. An ancestor that is not positioned does not clip an absolute element. */
    const around = (element: Element) => {
      const found: Element[] = []
      let { position } = styleOf(element)
      for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
        if (position === 'fixed') return found
        const style = styleOf(one)
        if (position === 'absolute' && style.position === 'static') continue
        position = style.position
        found.push(one)
      }
      return found
    }
    const lettersOf = ({ x, y, width, height }: DOMRect) =>
      new DOMRect(x, y + height * 0.2, width, height * 0.6)
    const isBox = (style: CSSStyleDeclaration) =>
      (style.borderTopStyle !== 'none' &&
        parseFloat(style.borderTopWidth) > 0 &&
        parseFloat(style.borderLeftWidth) > 0) ||
      style.backgroundColor !== 'rgba(0, 0, 0, 0)'
    /** Returns whether a text, such as a hash or an e-mail address, is shortened on purpose: its tooltip contains the full text. */
    const isInTitle = (clipping: Element, text: string) =>
      clipping.closest('[title]')?.getAttribute('title')?.includes(text.trim()) === true
    const shortened = (text: string) => text.trim().slice(0, 40)
    const TOLERANCE = 2

    const problems = new Set<string>()
    const all: Shown[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement
      const text = node.textContent ?? ''
      if (!element || text.trim() === '' || element.closest('script, style, noscript, option, datalist'))
        continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const outer = [element, ...around(element)]
      if (outer.some((one) => styleOf(one).clipPath !== 'none' || styleOf(one).fontSize === '0px')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0).map(lettersOf)
      for (const line of lines) {
        let { left, top, right, bottom } = line
        let isScrolled = false
        let hasBox = false
        for (const one of outer) {
          const style = styleOf(one)
          const edge = one.getBoundingClientRect()
          const axes = [
            {
              overflow: style.overflowX,
              isOut: left < edge.left - TOLERANCE || right > edge.right + TOLERANCE,
            },
            {
              overflow: style.overflowY,
              isOut: top < edge.top - TOLERANCE || bottom > edge.bottom + TOLERANCE,
            },
          ].filter(({ isOut }) => isOut)
          if (!hasBox && style.display !== 'inline' && isBox(style)) {
            hasBox = true
            if (!isScrolled && axes.some(({ overflow }) => overflow === 'visible'))
              problems.add(`"${shortened(text)}" sticks out of its box`)
          }
          for (const { overflow } of axes) {
            if (overflow === 'auto' || overflow === 'scroll') isScrolled = true
            else if (overflow !== 'visible' && !isScrolled && !isInTitle(one, text))
              problems.add(`"${shortened(text)}" is cut off`)
          }
          if (style.overflowX !== 'visible')
            [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)]
          if (style.overflowY !== 'visible')
            [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)]
        }
        if (right - left > 1 && bottom - top > 1)
          all.push({ text, element, rect: new DOMRect(left, top, right - left, bottom - top) })
      }
    }
    all.sort((one, other) => one.rect.top - other.rect.top)
    all.forEach((one, at) => {
      for (let next = at + 1; next < all.length; next++) {
        const other = all[next]
        if (!other || other.rect.top > one.rect.bottom - TOLERANCE) break
        if (other.element === one.element) continue
        const width = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left)
        if (width > TOLERANCE) problems.add(`"${shortened(one.text)}" overlaps "${shortened(other.text)}"`)
      }
    })

    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) {
      problems.add(`the page is ${scrollWidth} px wide in a window of ${clientWidth} px`)
      for (const element of document.querySelectorAll('body *')) {
        const { right, width } = element.getBoundingClientRect()
        const isOut = width > 0 && right > clientWidth + 1 && element.checkVisibility()
        if (isOut && around(element).every((one) => styleOf(one).overflowX === 'visible'))
          problems.add(`too wide: ${element.outerHTML.slice(0, 120)}`)
      }
    }
    return [...problems]
  })
}
