import type { Report } from '@crossbook/contract'
import { type AnyValueMap, type LogRecord, SeverityNumber } from '@opentelemetry/api-logs'
import type { Arrived } from '../rows'

/**
 * A batch as OpenTelemetry's log records, one for each report, named by its event. Attributes have the names of OpenTelemetry's
 * conventions where those have one.
 */
export function recordsOf({ batch, channel, browser, share }: Arrived): LogRecord[] {
  const of: AnyValueMap = {
    'deployment.environment.name': channel,
    'crossbook.release': batch.release,
    ...(batch.mix === undefined ? {} : { 'crossbook.opened_mix': batch.mix }),
    ...browserAttributes(browser),
  }
  return batch.reports.map((report) => {
    const build = { 'crossbook.app': report.app, 'crossbook.version': report.version }
    const { attributes, ...record } = ofReport(report, share)
    return { ...record, attributes: { ...of, ...build, ...attributes } }
  })
}

function ofReport(report: Report, share: number): LogRecord & { attributes: AnyValueMap } {
  switch (report.type) {
    case 'fault':
      return {
        eventName: 'crossbook.fault',
        severityNumber: SeverityNumber.ERROR,
        severityText: 'ERROR',
        body: report.error,
        attributes: {
          'crossbook.fault.kind': report.kind,
          'crossbook.module': report.module,
          'http.route': report.route,
          'exception.message': report.error,
          ...(report.stack === undefined ? {} : { 'exception.stacktrace': report.stack }),
          ...(report.control === undefined ? {} : { 'crossbook.control': report.control }),
        },
      }
    case 'visit':
      return {
        eventName: 'crossbook.visit',
        severityNumber: SeverityNumber.INFO,
        severityText: 'INFO',
        // A visit that is reported again, because of a later fault, is not counted again.
        attributes: {
          'crossbook.visits': report.again ? 0 : 1 / share,
          'crossbook.visits.faulty': report.faulty ? 1 / share : 0,
        },
      }
    case 'vital':
      return {
        eventName: 'browser.web_vital',
        severityNumber: SeverityNumber.INFO,
        severityText: 'INFO',
        attributes: { 'browser.web_vital.name': report.name, 'browser.web_vital.value': report.value },
      }
  }
}

/** `Firefox 143` as OpenTelemetry has it. */
function browserAttributes(browser: string): AnyValueMap {
  const [, name, version] = /^(.+) (\d+)$/.exec(browser) ?? []
  return name === undefined || version === undefined
    ? { 'user_agent.name': browser }
    : { 'user_agent.name': name, 'user_agent.version': version }
}
