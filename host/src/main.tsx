import '@crossbook/ui/base.css'
import { HOST } from '@crossbook/contract'
import { reportFault } from './faults/reportFault'
import { startFederation } from './federation/startFederation'
import { createScreenLoader, type LoadModule } from './loading/screenLoader'
import { hostModules } from './hostModules'
import { readPageDocument } from './page/readPageDocument'
import { showStartFailure } from './page/showStartFailure'
import { startSite } from './startSite'

const page = readPageDocument(document)
if (page.ok) {
  const loadRemoteModule = startFederation(page.value)
  const loadModule: LoadModule = (address) =>
    address.app === HOST ? hostModules(address) : loadRemoteModule(address)
  startSite(page.value, createScreenLoader(loadModule, reportFault))
} else {
  showStartFailure(page.problem)
}
