import { type ChannelName, failure, REPORTS_URL, type Result, success } from '@crossbook/contract'
import type { Store } from '@crossbook/store'
import { listen } from '../listen'
import { listenMessage } from '../listenMessage'
import { startCollector } from '../startCollector'

/** Where it is asked whether it is well. */
const HEALTH_URL = '/health'

interface CollectorServer {
  store: Store
  channel: ChannelName
  /** Folder of the reports. */
  folder: string
  /** OpenTelemetry collector that also receives the reports. */
  otlpUrl: string | undefined
  host: string
  port: number
}

/**
 * A collector by itself, for a site that nginx or a CDN serves: that alone is to reach it, and says by X-Real-IP whose reports it hands
 * on. A problem is a sentence.
 */
export async function serveCollector({
  store,
  channel,
  folder,
  otlpUrl,
  host,
  port,
}: CollectorServer): Promise<Result<{ port: number; close(): Promise<void> }, string>> {
  const collector = await startCollector({ folder, store, channel, otlpUrl })
  if (!collector) return failure(`Reports of channel ${channel} are not collected.`)
  const listening = await listen(host, port)
  if (!listening.ok) {
    await collector.close()
    return failure(listenMessage(listening.problem))
  }
  const { value: listener } = listening
  listener.setHandler((request, caller) => {
    const { pathname } = new URL(request.url)
    if (pathname === REPORTS_URL)
      return collector.fetch(request, request.headers.get('x-real-ip') ?? caller.address)
    return Promise.resolve(
      pathname === HEALTH_URL ? new Response('Well.\n') : new Response('Not found.\n', { status: 404 }),
    )
  })
  return success({
    port: listener.port,
    async close() {
      await listener.close()
      await collector.close()
    },
  })
}
