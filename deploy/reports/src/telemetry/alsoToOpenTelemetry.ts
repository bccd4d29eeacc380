import type { Environment } from '@crossbook/network'
import type { Reports } from '../openReports'

/**
 * A database of reports that also tells an OpenTelemetry collector of each of them: how more than one machine is looked at
 * together. What the collector does not take is lost there and nowhere else.
 * @param otlpUrl where it takes OTLP over HTTP, without `/v1/logs`; the rest is read from the environment by OpenTelemetry's own
 * names, such as `OTEL_EXPORTER_OTLP_HEADERS`.
 * @param environment names the proxy that leads to it
 */
export async function alsoToOpenTelemetry(
  reports: Reports,
  otlpUrl: string,
  environment: Environment = process.env,
): Promise<Reports> {
  // Loaded only where somebody wants it.
  const { openTelemetry } = await import('./openTelemetry')
  const telemetry = openTelemetry(otlpUrl, environment)
  return {
    ...reports,
    add(arrived) {
      reports.add(arrived)
      telemetry.tell(arrived)
    },
    async close() {
      await reports.close()
      await telemetry.close()
    },
  }
}
