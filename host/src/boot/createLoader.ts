import { HOST, NO_ROUTE } from '@crossbook/contract'
import { warnDeveloper } from '../development/warnDeveloper'
import { createFaultReports, type OnFault } from '../faults/createFaultReports'
import { watchHangs } from '../faults/watchHangs'
import { watchUncaught } from '../faults/watchUncaught'
import type { Federation } from '../federation/startFederation'
import { createFallbackBuilds } from '../fallback-builds/createFallbackBuilds'
import type { ShownFallbacks } from '../fallback-builds/shownFallbacks'
import { openQuarantine } from '../fallback-builds/quarantine'
import type { ShownPage } from '../mixes/chooseVersions'
import { findProblemAmong, namingProblems } from '../modules/findProblem'
import type { ModuleAddress } from '../modules/moduleAddress'
import { hostModules } from '../own-pages/hostModules'
import { createScreenLoader, type ScreenLoader } from '../loading/screenLoader'
import { askShownRelease } from '../page/askShownRelease'
import { openPageReports } from '../reports/openPageReports'
import { clickedModule } from '../screens/clickedModule'
import { modulesByFile } from '../screens/modulesByFile'
import { screenAt, siteScreens } from '../screens/siteScreens'

/** The loader of a page's screens, and the handler for prerendered parts that React has discarded. */
export interface SiteLoader extends ScreenLoader {
  /** Reports a discarded part. Its build has not failed: usually an extension has changed the page, and nothing is lost. */
  reportDiscarded(address: ModuleAddress, error: unknown): void
}

/** The loader of a page's screens: the host's own, the remotes' through federation, and the previous builds of those that are broken. */
export function createLoader(
  { page, mix }: ShownPage,
  federation: Federation,
  shown: ShownFallbacks,
): SiteLoader {
  const screens = siteScreens(page)
  const source = { ...page, ...(mix ? { mix } : {}) }
  const reports = openPageReports({
    ...source,
    screenPath: () => screenAt(screens, location.pathname)?.path ?? NO_ROUTE,
  })
  const report = createFaultReports({ ...source, collect: reports?.fault })
  const countFault: OnFault = (address, error, kind, control) => {
    report(address, error, kind, control)
    if (kind !== 'blocked') reports?.failed(address)
  }
  watchUncaught(window, countFault, modulesByFile(page))
  const onFault: OnFault = (address, error, kind) => {
    countFault(address, error, kind)
    warnDeveloper(error)
  }
  const fallbacks = createFallbackBuilds({
    remotes: page.remotes,
    federation,
    quarantine: openQuarantine(),
    onFault,
    shown,
  })
  const findProblem = findProblemAmong(federation.failedFiles, page.release, askShownRelease)
  const loader = createScreenLoader(
    namingProblems(
      (address) => (address.app === HOST ? hostModules(address) : fallbacks.load(address)),
      (address) => findProblem({ ...address, version: fallbacks.versionOf(address) }),
    ),
    onFault,
    fallbacks,
    federation.giveUp,
    findProblem,
  )
  watchHangs(window, (target) => {
    const address = clickedModule(target, screens, page.host.version)
    return (message) => countFault({ ...address, version: loader.versionOf(address) }, message, 'hang')
  })
  return {
    ...loader,
    reportDiscarded: (address, error) =>
      report({ ...address, version: loader.versionOf(address) }, error, 'hydration'),
    hasRendered(address) {
      loader.hasRendered(address)
      reports?.rendered({ ...address, version: loader.versionOf(address) })
    },
  }
}
