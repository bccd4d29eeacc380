import { checkMarkup } from './markup/checkMarkup'
import { checkStyles } from './markup/checkStyles'
import type { Outcome } from './outcome'

/** What was rendered, as data that a page may show: allowed and written again, or why not. */
export function checkRendered(outcome: Outcome): Outcome {
  if ('problem' in outcome) return outcome
  const { html, css } = outcome.rendered
  const markup = checkMarkup(html)
  if (!markup.ok) return { problem: markup.problem }
  const styles = checkStyles(css)
  if (!styles.ok) return { problem: styles.problem }
  return { rendered: { html: markup.value, css: styles.value } }
}
