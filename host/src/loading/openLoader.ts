import { HOST } from '@crossbook/contract'
import { createFaultReports } from '../faults/createFaultReports'
import type { Federation } from '../federation/startFederation'
import { createHealing } from '../healing/createHealing'
import { openQuarantine } from '../healing/quarantine'
import { hostModules } from '../hostModules'
import type { ShownPage } from '../mixes/chosenPage'
import { createScreenLoader, type ScreenLoader } from './screenLoader'

/** The loader of a page's screens: the host's own, the remotes' through federation, and the previous builds of those that are broken. */
export function openLoader({ page, mix }: ShownPage, federation: Federation): ScreenLoader {
  const onFault = createFaultReports({ ...page, ...(mix ? { mix } : {}) })
  const healing = createHealing({
    remotes: page.remotes,
    federation,
    quarantine: openQuarantine(),
    onFault,
  })
  return createScreenLoader(
    (address) => (address.app === HOST ? hostModules(address) : healing.load(address)),
    onFault,
    healing,
  )
}
