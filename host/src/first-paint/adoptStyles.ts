import { __PRIVATE__ } from 'styled-components'

/** Marks the page's link to the rules of its first paint. */
const LINK = 'link[data-paint-styles]'

/** The line that styled-components writes below a component's rules: which component, and for which names it has rules. */
const MARKER_SELECTOR = /^data-styled\.g\d+\[id="([\w-]+)"\]$/

type Sheet = typeof __PRIVATE__.mainSheet
type Tag = ReturnType<Sheet['getTag']>['tag']

/**
 * Lets styled-components go on with the style sheet that the page was painted with: what stands there is not made again, and
 * new rules are put among the old ones where their order asks for it. Runs before any styled component is defined, so that
 * components keep the order that they were painted in. Its own way of taking over needs the rules as text inside the page.
 */
export function adoptStyles(painted: CSSStyleSheet, sheet: Sheet = __PRIVATE__.mainSheet) {
  const grouped = sheet.getTag()
  const tag = tagOf(painted)
  // The rules are there; only their places have to be counted.
  grouped.tag = { ...tag, insertRule: () => true }
  let rules: string[] = []
  for (const rule of painted.cssRules) {
    rules.push('')
    const component = isStyleRule(rule) ? MARKER_SELECTOR.exec(rule.selectorText)?.[1] : undefined
    if (!isStyleRule(rule) || component === undefined) continue
    for (const name of namesIn(rule)) sheet.registerName(component, name)
    grouped.insertRules(__PRIVATE__.StyleSheet.registerId(component), rules)
    rules = []
  }
  grouped.tag = tag
}

function isStyleRule(rule: CSSRule): rule is CSSStyleRule {
  return 'selectorText' in rule
}

/** `content: "aBc,dEf,"` → `aBc`, `dEf`. */
function namesIn({ style }: CSSStyleRule) {
  return style.content.replaceAll('"', '').split(',').filter(Boolean)
}

function tagOf(painted: CSSStyleSheet): Tag {
  return {
    get length() {
      return painted.cssRules.length
    },
    insertRule(index, rule) {
      try {
        painted.insertRule(rule, index)
        return true
      } catch {
        // A rule that this browser does not know, as in a style sheet of its own.
        return false
      }
    },
    deleteRule: (index) => painted.deleteRule(index),
    getRule: (index) => painted.cssRules[index]?.cssText ?? '',
  }
}

const painted = document.querySelector<HTMLLinkElement>(LINK)?.sheet
if (painted) adoptStyles(painted)
