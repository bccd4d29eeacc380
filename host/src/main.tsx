import '@crossbook/ui/base.css'
import { nextTask } from './boot/nextTask'

void start()

/** Evaluates the site in several tasks: in one, a slow phone would not respond for half a second. */
async function start() {
  await nextTask()
  await import(/* webpackMode: "eager" */ 'react-dom/client')
  await nextTask()
  await import(/* webpackMode: "eager" */ './routing/Shell')
  await nextTask()
  const { boot } = await import(/* webpackMode: "eager" */ './boot/boot')
  await nextTask()
  await boot()
}
