import { PAGE_MARKUP } from '@crossbook/contract'
import type { Page } from 'playwright-core'
import { CAME_WITH_PAGE } from './prerendered'

/**
 * Returns every place where the page's elements differ from React's props: attributes, properties of form fields, and texts. React itself
 * does not report different attributes during hydration. Elements that a library has added since the page loaded are ignored, if
 * `watchPrerendered` was called before.
 */
export function differences(page: Page): Promise<string[]> {
  return page.evaluate(
    ([rootId, cameWithPage]) => {
      const found: string[] = []
      const written: Record<string, string> = { className: 'class', htmlFor: 'for' }
      const ofReact = /^(?:children|key|ref|on[A-Z]|suppress|dangerously|default(?:Value|Checked)|autoFocus)/
      const properties = ['value', 'checked', 'selected', 'multiple', 'muted']

      const propsOf = (element: Element) => {
        const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
        return key === undefined ? undefined : (Reflect.get(element, key) as Record<string, unknown>)
      }
      const hyphenated = (prop: string) => prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      const names = (prop: string) => [written[prop] ?? prop, prop.toLowerCase(), hyphenated(prop)]
      /** Returns the style attribute that the browser writes for these rules. */
      const styleOf = (rules: object) => {
        const { style } = document.createElement('i')
        for (const [name, value] of Object.entries(rules)) style.setProperty(hyphenated(name), String(value))
        return style.cssText
      }
      const expected = (prop: string, value: unknown) => {
        if (value === null || value === undefined || typeof value === 'function') return null
        if (prop === 'style' && typeof value === 'object') return styleOf(value)
        if (typeof value !== 'boolean') return String(value)
        if (/^(?:aria-|data-)|^(?:draggable|spellCheck|contentEditable|focusable)$/.test(prop))
          return String(value)
        return value ? '' : null
      }
      const textOf = (children: unknown): string | undefined => {
        if (typeof children === 'string' || typeof children === 'number') return String(children)
        if (!Array.isArray(children) || children.length === 0) return undefined
        const parts = children.map(textOf)
        return parts.every((part) => part !== undefined) ? parts.join('') : undefined
      }

      const came = Reflect.get(window, cameWithPage) as WeakSet<Element> | undefined
      const root = document.getElementById(rootId)
      for (const element of root?.querySelectorAll('*') ?? []) {
        // The chart library draws its own elements here.
        if (element.closest('.tv-lightweight-charts')) continue
        const place = `<${element.localName} class="${element.getAttribute('class') ?? ''}">`
        const props = propsOf(element)
        if (!props) {
          if (came?.has(element) !== false) found.push(`${place} is not React's`)
          continue
        }
        const attributes = element.getAttributeNames()
        const explained = new Set<string>()
        for (const [prop, value] of Object.entries(props)) {
          if (ofReact.test(prop)) continue
          const attribute = names(prop).find((name) => attributes.includes(name)) ?? prop
          explained.add(attribute)
          if (properties.includes(prop)) {
            if (value !== undefined && value !== null && String(Reflect.get(element, prop)) !== String(value))
              found.push(`${place} ${prop} is ${String(Reflect.get(element, prop))}, not ${String(value)}`)
            continue
          }
          const actual = element.getAttribute(attribute)
          if (actual !== expected(prop, value))
            found.push(`${place} ${attribute} is ${String(actual)}, not ${String(expected(prop, value))}`)
        }
        for (const name of attributes)
          if (!explained.has(name) && !['value', 'checked', 'selected'].includes(name))
            found.push(`${place} has ${name}, of which React does not know`)
        const text = textOf(props['children'])
        if (text !== undefined && element.localName !== 'textarea' && element.textContent !== text)
          found.push(`${place} says "${element.textContent}", not "${text}"`)
      }
      return found
    },
    [PAGE_MARKUP.rootId, CAME_WITH_PAGE] as const,
  )
}
