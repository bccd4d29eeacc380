import '@crossbook/ui/base.css'
import { checkPageDocument, HOST, PAGE_MARKUP } from '@crossbook/contract'
import { remoteModules } from 'virtual:remote-modules'
import { createFaultReports } from '../../../host/src/faults/createFaultReports'
import { nextTask } from '../../../host/src/page/nextTask'
import { hostModules } from '../../../host/src/own-pages/hostModules'
import { createScreenLoader } from '../../../host/src/loading/screenLoader'
import { openFirst } from '../../../host/src/start/openFirst'
import { startSite } from '../../../host/src/start/startSite'

/**
 * The same site as one build, to measure the federated one against: the same host and screens, each screen behind an
 * ordinary dynamic import.
 */
const page = checkPageDocument(
  JSON.parse(document.getElementById(PAGE_MARKUP.pageDocumentId)?.textContent ?? ''),
)
if (!page.ok) throw new Error(page.problem)

const loader = createScreenLoader(async (address) => {
  if (address.app === HOST) return hostModules(address)
  const load = remoteModules[`${address.app} ${address.module}`]
  if (!load) throw new Error(`The single build has no module ${address.module} of ${address.app}`)
  return (await load()).default
}, createFaultReports(page.value))
const first = openFirst(page.value, loader)
void startApart({ page: page.value, isOwn: true })

/** In a task of its own, as the host does it; a module that waited for it at its top would keep all waiting that imports from it. */
async function startApart(shown: Parameters<typeof startSite>[0]) {
  await nextTask()
  await startSite(shown, loader, first)
}
