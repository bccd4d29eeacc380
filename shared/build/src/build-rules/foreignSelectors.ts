import { PAGE_MARKUP, PREFERENCES } from '@crossbook/contract'
import { transform, type Rule, type Selector, type SelectorComponent, type StyleSheet } from 'lightningcss'

/** Names that belong to the page and not to a remote. */
const OF_THE_PAGE = new Set<unknown>([...Object.values(PAGE_MARKUP), PREFERENCES])

/**
 * The selectors of a style sheet that can match elements of other applications, in their source form: those without a class, an id or
 * a `data-` attribute of their own, such as `h1`, `:root`, `*` and `h1:not(.title)`. Rules of `@keyframes` and `@font-face` have none.
 *
 * @example foreignSelectors('.chart h1, h2 {}') // ['.chart h1, h2']
 */
export function foreignSelectors(css: string): string[] {
  const found: string[] = []
  const lines = css.split('\n')
  transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    errorRecovery: true,
    visitor: {
      StyleSheet({ rules }: StyleSheet) {
        for (const place of rules.flatMap(foreignRules)) found.push(selectorAt(lines, place))
      },
    },
  })
  return found
}

/** Returns the positions of rules that match elements of others. Nested rules belong to the remote's own rule. */
function foreignRules(rule: Rule): { line: number; column: number }[] {
  if (rule.type === 'style' && !rule.value.selectors.every(isOwn)) return [rule.value.loc]
  if (rule.type === 'style' || (rule.type === 'scope' && rule.value.scopeStart?.every(isOwn))) return []
  const inner: unknown = 'value' in rule && rule.value ? Reflect.get(rule.value, 'rules') : undefined
  return Array.isArray(inner) ? (inner as Rule[]).flatMap(foreignRules) : []
}

function isOwn(selector: Selector) {
  return selector.some(isOwnPart)
}

function isOwnPart(part: SelectorComponent): boolean {
  if (part.type === 'class' || part.type === 'id') return !OF_THE_PAGE.has(part.name)
  if (part.type === 'attribute') return part.name.startsWith('data-') && !OF_THE_PAGE.has(part.name)
  if (part.type !== 'pseudo-class' || (part.kind !== 'is' && part.kind !== 'where')) return false
  return part.selectors.every(isOwn)
}

/** The selector of the rule that begins at a place, on one line. lightningcss counts lines from 0 and columns from 1. */
function selectorAt(lines: readonly string[], { line, column }: { line: number; column: number }) {
  const rest = [lines[line]?.slice(column - 1), ...lines.slice(line + 1)].join('\n')
  return rest.slice(0, rest.indexOf('{')).replaceAll(/\s+/g, ' ').trim()
}
