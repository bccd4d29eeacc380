import '@crossbook/ui/base.css'
import { checkPageDocument, HOST, PAGE_MARKUP } from '@crossbook/contract'
import { remoteModules } from 'virtual:remote-modules'
import { mountSite } from '../../../host/src/boot/mountSite'
import { createFaultReports } from '../../../host/src/faults/createFaultReports'
import { createScreenLoader } from '../../../host/src/loading/screenLoader'
import { NO_STYLES } from '../../../host/src/modules/appliedStyles'
import { hostModules } from '../../../host/src/own-pages/hostModules'

/**
 * The same site as one build, to measure the federated one against: the same host and screens, each screen behind an
 * ordinary dynamic import.
 */
const page = checkPageDocument(
  JSON.parse(document.getElementById(PAGE_MARKUP.pageDocumentId)?.textContent ?? ''),
)
if (!page.ok) throw new Error(page.problem)

const onFault = createFaultReports(page.value)
const loader = createScreenLoader(async (address) => {
  if (address.app === HOST) return hostModules(address)
  const load = remoteModules[`${address.app} ${address.module}`]
  if (!load) throw new Error(`The single build has no module ${address.module} of ${address.app}`)
  return (await load()).default
}, onFault)
mountSite(
  { page: page.value, isOwn: true },
  { ...loader, reportDiscarded: (address, error) => onFault(address, error, 'hydration') },
  NO_STYLES,
)
