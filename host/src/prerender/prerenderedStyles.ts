/** Selector of an empty rule that ends the rules of a component; no element has this name. */
export const END_OF_COMPONENT = 'data-styled'

/** The rules of what is prerendered and, apart from them, whose rules they are: the browser paints with the first alone. */
export interface PrerenderedStyles {
  /** In the order of components, an empty rule for END_OF_COMPONENT after those of each. */
  css: string
  /** For each component its id, then the class names for which it has rules. */
  components: string[][]
}

/** The line that styled-components writes below a component's rules. */
const COMPONENT_LINE = /data-styled\.g\d+\[id="([\w-]+)"\]\{content:"([^"]*)"\}/g

/** What styled-components puts between rules, to find them again in a text. */
const BETWEEN_RULES = /\/\*!sc\*\/\n?/g

/** Splits what styled-components has collected on a server, a style element as text. */
export function prerenderedStyles(styleElement: string): PrerenderedStyles {
  const components: string[][] = []
  const css = styleElement
    .replace(/^<style[^>]*>/, '')
    .replace(/<\/style>$/, '')
    .replace(COMPONENT_LINE, (_, id: string, names: string) => {
      components.push([id, ...names.split(',').filter(Boolean)])
      return `${END_OF_COMPONENT}{}`
    })
    .replace(BETWEEN_RULES, '')
  return { css, components }
}
