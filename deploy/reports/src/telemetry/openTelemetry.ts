import { agentFor, connectionProblem, type Environment, logProblem } from '@crossbook/network'
import { type Logger, type LogRecord } from '@opentelemetry/api-logs'
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchLogRecordProcessor, LoggerProvider, type LogRecordExporter } from '@opentelemetry/sdk-logs'
import type { Arrived } from '../rows'
import { recordsOf } from './records'

/** The sender's name in OpenTelemetry. */
const SERVICE = 'crossbook'

/** Records that wait for the collector at most; those of a flood above that are left out. */
const MOST_WAITING = 2_048

/** How long a collector that takes nothing is complained of once. */
const COMPLAINT_MS = 60_000

/** Tells an OpenTelemetry collector what is reported. */
export interface Telemetry {
  /** Takes what has been checked; it is on its way some seconds later. */
  tell(arrived: Arrived): void
  /** Sends what is waiting; never rejects. */
  close(): Promise<void>
}

/** Opens the way to a collector at this address; nothing is sent before there is something to tell. */
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
    tell: (arrived) => recordsOf(arrived).forEach((record: LogRecord) => logger.emit(record)),
    close: () =>
      provider.shutdown().catch((error: unknown) => logProblem('Reports were not handed on:', error)),
  }
}

/** OpenTelemetry keeps to itself that something was not taken; an operator wants to know. */
function complaining(exporter: LogRecordExporter, otlpUrl: string): LogRecordExporter {
  let saidAt = -Infinity
  return {
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
    export: (records, done) =>
      exporter.export(records, (result) => {
        if (result.error && Date.now() - saidAt > COMPLAINT_MS) {
          saidAt = Date.now()
          logProblem(
            `The OpenTelemetry collector at ${otlpUrl} did not take ${records.length} reports: ${connectionProblem(result.error, 'the collector') ?? result.error.message}. They are in the database of this site; what comes next is sent again.`,
          )
        }
        done(result)
      }),
  }
}
