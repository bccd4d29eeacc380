import type { Environment } from '@crossbook/network'
import type { Reports } from '../openReports'

/**
 * Returns a database of reports that also sends each report to an OpenTelemetry collector, so that reports of several machines can be
 * viewed together. Reports that the collector does not accept are missing only there.
 * @param otlpUrl where the collector accepts OTLP over HTTP, without `/v1/logs`. Other settings come from OpenTelemetry's own environment
 * variables, such as `OTEL_EXPORTER_OTLP_HEADERS`.
 * @param environment names the proxy that leads to it
 */
export async function alsoToOpenTelemetry(
  reports: Reports,
  otlpUrl: string,
  environment: Environment = process.env,
): Promise<Reports> {
  // Loaded only where a collector is configured.
  const { openTelemetry } = await import('./openTelemetry')
  const telemetry = openTelemetry(otlpUrl, environment)
  return {
    ...reports,
    add(arrived) {
      reports.add(arrived)
      telemetry.send(arrived)
    },
    async close() {
      await reports.close()
      await telemetry.close()
    },
  }
}
