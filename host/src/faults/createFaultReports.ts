import { REPORT_LIMITS, withoutPrivateParts, type PageDocument, type SentFault } from '@crossbook/contract'
import type { ModuleAddress } from '../modules/moduleAddress'
import { faultMessage, type FaultKind } from '../modules/fault'
import { stackFrames } from './stackFrames'

/** A fault, as reported to the people who run the site. The console and the address for reports receive the same one. */
export interface FaultReport {
  kind: FaultKind
  app: string
  version: string
  module: string
  release: string
  /** The mix that the page shows, if any. */
  mix: string | undefined
  /** Path of the page, without personal data. The rest of the address may be private. */
  route: string
  /** The error's message, without private parts. */
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

/** The page that reports come from. */
export interface FaultSource extends Pick<PageDocument, 'release' | 'config'> {
  mix?: string
  /** Sends reports to the site's own collector, if there is one. */
  collect?: ((fault: Omit<SentFault, 'route'>) => void) | undefined
}

/**
 * Reports faults to the console, to the site's own collector and to the address in its settings, if there is one. Each page reports the
 * same fault once, and 40 faults at most. A report that cannot be sent is lost, and is not a fault itself.
 */
export function createFaultReports({ release, config, mix, collect }: FaultSource): OnFault {
  const reported = new Set<string>()

  return ({ app, version, module }, error, kind, control) => {
    if (reported.size >= MOST_FAULTS) return
    const message = withoutPrivateParts(faultMessage(error)).slice(0, REPORT_LIMITS.message)
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
      stack: stackFrames(error),
      ...(control === undefined ? {} : { control }),
    })
  }
}

/** Sent as plain text, although it is JSON: a browser sends other types to another origin only after a preflight. */
function send(url: string, report: FaultReport) {
  try {
    navigator.sendBeacon(url, new Blob([JSON.stringify(report)], { type: 'text/plain' }))
  } catch {
    // The browser refuses beacons, or the address is invalid.
  }
}
