import { agentFor, connectionProblem, type Environment, logProblem } from '@crossbook/network'
import type { Report } from '@crossbook/contract'
import { type AnyValueMap, type LogRecord, SeverityNumber } from '@opentelemetry/api-logs'
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchLogRecordProcessor, LoggerProvider, type LogRecordExporter } from '@opentelemetry/sdk-logs'
import type { Arrived } from '../rows'

/** The sender's name in OpenTelemetry. */
const SERVICE = 'crossbook'

/** Maximum number of records that wait for the collector. In a flood, further records are dropped. */
const MOST_WAITING = 2_048

/** Interval between messages about an unreachable collector. */
const COMPLAINT_MS = 60_000

/** Prepares a connection to the OpenTelemetry collector at this address. Nothing is sent before the first report. */
export function openTelemetry(otlpUrl: string, environment: Environment) {
  const url = `${otlpUrl}/v1/logs`
  const agent = URL.canParse(url) ? agentFor(new URL(url), environment) : undefined
  const sending = new OTLPLogExporter({ url, ...(agent ? { httpAgentOptions: () => agent } : {}) })
  const exporter = complaining(sending, otlpUrl)
  const provider = new LoggerProvider({
    resource: resourceFromAttributes({ 'service.name': SERVICE }),
    processors: [new BatchLogRecordProcessor({ exporter, maxQueueSize: MOST_WAITING })],
  })
  const logger = provider.getLogger('@crossbook/reports')
  return {
    /** Queues a batch that has been checked. It is sent some seconds later. */
    send: (arrived: Arrived) => recordsOf(arrived).forEach((record) => logger.emit(record)),
    /** Sends the waiting reports; never rejects. */
    close: () =>
      provider.shutdown().catch((error: unknown) => logProblem('Reports were not handed on:', error)),
  }
}

/** Logs failed exports for the operator, because OpenTelemetry does not. */
function complaining(exporter: LogRecordExporter, otlpUrl: string): LogRecordExporter {
  let loggedAt = -Infinity
  return {
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
    export: (records, done) =>
      exporter.export(records, (result) => {
        if (result.error && Date.now() - loggedAt > COMPLAINT_MS) {
          loggedAt = Date.now()
          logProblem(
            `The OpenTelemetry collector at ${otlpUrl} did not take ${records.length} reports: ${connectionProblem(result.error, 'the collector') ?? result.error.message}. They are in the database of this site; what comes next is sent again.`,
          )
        }
        done(result)
      }),
  }
}

/**
 * A batch as OpenTelemetry's log records, one for each report, named by its event. Attributes have the names of OpenTelemetry's
 * conventions where those have one.
 */
function recordsOf({ batch, channel, browser, share }: Arrived): LogRecord[] {
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

const INFO = { severityNumber: SeverityNumber.INFO, severityText: 'INFO' }

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
        ...INFO,
        eventName: 'crossbook.visit',
        // A visit that is reported again, because of a later fault, is not counted again.
        attributes: {
          'crossbook.visits': report.again ? 0 : 1 / share,
          'crossbook.visits.faulty': report.faulty ? 1 / share : 0,
        },
      }
    case 'vital':
      return {
        ...INFO,
        eventName: 'browser.web_vital',
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
