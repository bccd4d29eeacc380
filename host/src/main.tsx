import '@crossbook/ui/base.css'
import './first-paint/firstPaint.css'
import { nextTask } from './page/nextTask'

void evaluateAndBegin()

/** The shared modules have been evaluated by now, in a task of their own; the site's modules get another one. */
async function evaluateAndBegin() {
  await nextTask()
  const { begin } = await import(/* webpackMode: "eager" */ './begin')
  await nextTask()
  await begin()
}
