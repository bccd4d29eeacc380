import { hostModules } from '../own-pages/hostModules'
import { nextTask } from '../page/nextTask'

/**
 * What renders: React for browsers, the frame of all pages, and the start of the site. It arrives while the release is read and the screen's
 * remote is asked for, which need none of it, and each of its parts is evaluated in a task of its own. The
 * host's own pages are loaded from here, so that they need not bring what stands here.
 */
export async function evaluateSite() {
  // Else the first would share a task with the evaluation of the script itself.
  await nextTask()
  await import(/* webpackMode: "eager" */ 'react-dom/client')
  await nextTask()
  await import(/* webpackMode: "eager" */ '../shell/Shell')
  await nextTask()
  const { startSite } = await import(/* webpackMode: "eager" */ './startSite')
  return { startSite, hostModules }
}
