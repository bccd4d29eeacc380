import { agentFor, connectionProblem, type Environment, logProblem } from '@crossbook/network'
import { type Logger, type LogRecord } from '@opentelemetry/api-logs'
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchLogRecordProcessor, LoggerProvider, type LogRecordExporter } from '@opentelemetry/sdk-logs'
import type { Arrived } from '../rows'
import { recordsOf } from './records'

/** The sender's name in OpenTelemetry. */
const SERVICE = 'crossbook'

/** Maximum number of records that wait for the collector. In a flood, further records are dropped. */
const MOST_WAITING = 2_048

/** Interval between messages about an unreachable collector. */
const COMPLAINT_MS = 60_000

/** Sends reports to an OpenTelemetry collector. */
export interface Telemetry {
  /** Queues a batch that has been checked. It is sent some seconds later. */
  send(arrived: Arrived): void
  /** Sends the waiting reports; never rejects. */
  close(): Promise<void>
}

/** Prepares a connection to the collector at this address. Nothing is sent before the first report. */
export function openTelemetry(otlpUrl: string, environment: Environment): Telemetry {
  const url = `${otlpUrl}/v1/logs`
  const agent = URL.canParse(url) ? agentFor(new URL(url), environment) : undefined
  const sending = new OTLPLogExporter({ url, ...(agent ? { httpAgentOptions: () => agent } : {}) })
  const exporter = complaining(sending, otlpUrl)
  const provider = new LoggerProvider({
    resource: resourceFromAttributes({ 'service.name': SERVICE }),
    processors: [new BatchLogRecordProcessor({ exporter, maxQueueSize: MOST_WAITING })],
  })
  const logger: Logger = provider.getLogger('@crossbook/reports')
  return {
    send: (arrived) => recordsOf(arrived).forEach((record: LogRecord) => logger.emit(record)),
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
