import { PAGE_MARKUP } from '@crossbook/contract'
import { __PRIVATE__ } from 'styled-components'
import { END_OF_COMPONENT, type PrerenderedStyles } from './prerenderedStyles'

type Tag = ReturnType<typeof __PRIVATE__.mainSheet.getTag>['tag']

/**
 * Lets styled-components go on with the style sheet that the page was prerendered with: what stands there is not made again,
 * and new rules are put among the old ones where their order asks for it. Those of components that the page does not have come
 * after all of them, and into the sheet that styled-components has made for itself: browsers give all that stands on a page its
 * styles anew when a sheet gets a rule for some widths only, as far as that sheet goes. Runs before any styled component is
 * defined, so that components keep the order that they were rendered in. Its own way of taking over reads the rules as text, which tells whose
 * each is among those that the first picture waits for.
 */
export function adoptStyles(prerendered: CSSStyleSheet, components: PrerenderedStyles['components']) {
  const sheet = __PRIVATE__.mainSheet
  const grouped = sheet.getTag()
  const tag = followed(tagOf(prerendered), grouped.tag)
  // The rules are there; only their places have to be counted.
  grouped.tag = { ...tag, insertRule: () => true }
  const remaining = components.values()
  let rules: string[] = []
  for (const rule of prerendered.cssRules) {
    rules.push('')
    if (!('selectorText' in rule) || rule.selectorText !== END_OF_COMPONENT) continue
    const [id, ...names] = remaining.next().value ?? []
    if (id === undefined) break
    for (const name of names) sheet.registerName(id, name)
    grouped.insertRules(__PRIVATE__.StyleSheet.registerId(id), rules)
    rules = []
  }
  grouped.tag = tag
}

/** Takes over the styles of the page that the browser shows; those of a page that was not prerendered are made by styled-components. */
export function adoptPageStyles() {
  const prerendered = document.querySelector<HTMLStyleElement>(
    `style[${PAGE_MARKUP.prerenderedStyles}]`,
  )?.sheet
  const components = document.querySelector(`script[${PAGE_MARKUP.prerenderedComponents}]`)?.textContent
  if (prerendered && components)
    adoptStyles(prerendered, JSON.parse(components) as PrerenderedStyles['components'])
}

/** Two as one: what would stand behind the rules of the first stands in the second. */
function followed(first: Tag, second: Tag): Tag {
  const at = <Result>(index: number, act: (tag: Tag, index: number) => Result) =>
    index < first.length ? act(first, index) : act(second, index - first.length)
  return {
    get length() {
      return first.length + second.length
    },
    insertRule: (index, rule) => at(index, (tag, own) => tag.insertRule(own, rule)),
    deleteRule: (index) => at(index, (tag, own) => tag.deleteRule(own)),
    getRule: (index) => at(index, (tag, own) => tag.getRule(own)),
  }
}

function tagOf(prerendered: CSSStyleSheet): Tag {
  return {
    get length() {
      return prerendered.cssRules.length
    },
    insertRule(index, rule) {
      try {
        prerendered.insertRule(rule, index)
        return true
      } catch {
        // A rule that this browser does not know, as in a style sheet of its own.
        return false
      }
    },
    deleteRule: (index) => prerendered.deleteRule(index),
    getRule: (index) => prerendered.cssRules[index]?.cssText ?? '',
  }
}
