import '@crossbook/ui/base.css'
import { nextTask } from './page/nextTask'

void evaluateAndBegin()

/**
 * Most shared modules have been evaluated by now, in a task of their own. React for browsers, the header with the frame of
 * all pages, and the rest of the site's modules get one each.
 */
async function evaluateAndBegin() {
  await nextTask()
  await import(/* webpackMode: "eager" */ 'react-dom/client')
  await nextTask()
  await import(/* webpackMode: "eager" */ './shell/Shell')
  await nextTask()
  const { begin } = await import(/* webpackMode: "eager" */ './start/begin')
  await nextTask()
  await begin()
}
