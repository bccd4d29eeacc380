import { REPORT_LIMITS, withoutPrivateParts, type PageDocument, type SentFault } from '@crossbook/contract'
import type { ModuleAddress } from '../modules/moduleAddress'
import { faultMessage, type FaultKind } from '../modules/fault'
import { stackPlaces } from './stackPlaces'

/** A fault for the people who run the site; the same in the console and at the address for reports. */
export interface FaultReport {
  kind: FaultKind
  app: string
  version: string
  module: string
  release: string
  /** The mix that the page shows, if any. */
  mix: string | undefined
  /** Path of the page, without what may be a person's; what follows it in the address may be private. */
  route: string
  /** What went wrong, without what may be a person's. */
  error: string
  /** Role and accessible name of the control that was used just before, if one was. */
  control: string | undefined
  /** ISO 8601 instant. */
  time: string
}

/** Called for each fault in a module, with the control that was used just before, if one was. */
export type OnFault = (address: ModuleAddress, error: unknown, kind: FaultKind, control?: string) => void

/** Faults that one page reports. Further ones are most likely the consequences of these. */
const MOST_FAULTS = 40

/** What reports say of the page that they come from. */
export interface FaultSource extends Pick<PageDocument, 'release' | 'config'> {
  mix?: string
  /** Takes reports for the site's own collector, where it has one. */
  collect?: ((fault: Omit<SentFault, 'route'>) => void) | undefined
}

/**
 * Reports faults to the console, to the site's own collector and, where its settings name an address, to it as well; the same
 * fault once for each page, and 40 faults at most. A report that cannot be sent is lost, and never a fault of its own.
 */
export function createFaultReports({ release, config, mix, collect }: FaultSource): OnFault {
  const reported = new Set<string>()

  return ({ app, version, module }, error, kind, control) => {
    if (reported.size >= MOST_FAULTS) return
    const message = withoutPrivateParts(faultMessage(error)).slice(0, REPORT_LIMITS.words)
    const fault = [kind, app, version, module, message].join('\n')
    if (reported.has(fault)) return
    reported.add(fault)

    const report: FaultReport = {
      kind,
      app,
      version,
      module,
      release,
      mix,
      route: withoutPrivateParts(location.pathname),
      error: message,
      control,
      time: new Date().toISOString(),
    }
    console.error(
      `Crossbook fault (${kind}) in ${app} ${version} at ${report.route}: ${message}`,
      report,
      error,
    )
    if (config.faultUrl) send(config.faultUrl, report)
    collect?.({
      ...{ type: 'fault', kind, app, version, module },
      error: message,
      stack: stackPlaces(error),
      ...(control === undefined ? {} : { control }),
    })
  }
}

/** As plain text, although it is JSON: a browser asks another origin for leave before it sends anything else. */
function send(url: string, report: FaultReport) {
  try {
    navigator.sendBeacon(url, new Blob([JSON.stringify(report)], { type: 'text/plain' }))
  } catch {
    // A browser that refuses beacons, or an address that is none.
  }
}
