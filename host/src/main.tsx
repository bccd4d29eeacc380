import '@crossbook/ui/base.css'
import { nextTask } from './page/nextTask'
import { adoptPageStyles } from './prerender/adoptStyles'

void evaluateAndBegin()

/**
 * Shared modules have been evaluated by now, in a task of their own, and define no styled components. The page's styles are
 * taken over before anything does; what knows the release and its remotes gets a task as well.
 */
async function evaluateAndBegin() {
  await nextTask()
  adoptPageStyles()
  await nextTask()
  const { begin } = await import(/* webpackMode: "eager" */ './start/begin')
  await nextTask()
  await begin()
}
