import '@crossbook/ui/base.css'
import { nextTask } from './page/nextTask'

void evaluateAndBegin()

/** Shared modules have been evaluated by now, in a task of their own; what knows the release and its remotes gets one as well. */
async function evaluateAndBegin() {
  await nextTask()
  const { begin } = await import(/* webpackMode: "eager" */ './start/begin')
  await nextTask()
  await begin()
}
