import { checkMarkup } from './markup/checkMarkup'
import { checkStyles } from './markup/checkStyles'
import type { Outcome } from './outcome'

/** What styled-components names components and classes; anything else in their list is not one of them. */
const COMPONENT_NAME = /^[\w-]{1,200}$/

/** What was rendered, as data that a page may show: allowed and written again, or why not. */
export function checkRendered(outcome: Outcome): Outcome {
  if ('problem' in outcome) return outcome
  const { html, css, components } = outcome.rendered
  const markup = checkMarkup(html)
  if (!markup.ok) return { problem: markup.problem }
  const styles = checkStyles(css)
  if (!styles.ok) return { problem: styles.problem }
  if (components?.some((names) => !names.every((name) => COMPONENT_NAME.test(name))))
    return { problem: 'names components as no component is named in its first render' }
  return { rendered: { html: markup.value, css: styles.value, ...(components ? { components } : {}) } }
}
