import { channelNameSchema, check, failure, REPORTS_URL, success } from '@crossbook/contract'
import { logProblem } from '@crossbook/network'
import { readOtlpUrl } from '@crossbook/releases'
import { openStore } from '@crossbook/store'
import * as v from 'valibot'
import { listen, listenMessage } from '../listen'
import { startCollector } from '../startCollector'

// Run by the compose file's container of reports, or on a machine of its own for a site in a bucket, until it is ended.
const environmentSchema = v.object({
  CROSSBOOK_STORE: v.pipe(v.string(), v.minLength(1)),
  CROSSBOOK_CHANNEL: channelNameSchema,
  CROSSBOOK_REPORTS: v.pipe(v.string(), v.minLength(1)),
  CROSSBOOK_COLLECTOR_HOST: v.optional(v.string(), '0.0.0.0'),
  CROSSBOOK_COLLECTOR_PORT: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number)), '9900'),
})

/** Path for health checks. */
const HEALTH_URL = '/health'

/**
 * A collector by itself, for a site that nginx or a CDN serves. Only that server may reach it, and names the visitor's address in
 * X-Real-IP. A problem is a sentence.
 */
async function start() {
  const environment = check(environmentSchema, process.env, 'Environment of the container of reports')
  if (!environment.ok) return environment
  const { CROSSBOOK_CHANNEL: channel, CROSSBOOK_REPORTS: folder } = environment.value
  const otlpUrl = readOtlpUrl(process.env)
  if (!otlpUrl.ok) return otlpUrl
  const store = await openStore(environment.value.CROSSBOOK_STORE, process.env)
  if (!store.ok) return store
  const collector = await startCollector({ folder, store: store.value, channel, otlpUrl: otlpUrl.value })
  if (!collector) return failure(`Reports of channel ${channel} are not collected.`)
  const { CROSSBOOK_COLLECTOR_HOST: host, CROSSBOOK_COLLECTOR_PORT: port } = environment.value
  const listening = await listen(host, port)
  if (!listening.ok) {
    await collector.close()
    return failure(listenMessage(listening.problem))
  }
  const listener = listening.value
  listener.setHandler((request, caller) => {
    const { pathname } = new URL(request.url)
    if (pathname === REPORTS_URL)
      return collector.fetch(request, request.headers.get('x-real-ip') ?? caller.address)
    return Promise.resolve(
      pathname === HEALTH_URL ? new Response('Well.\n') : new Response('Not found.\n', { status: 404 }),
    )
  })
  const close = () => listener.close().then(() => collector.close())
  return success({ port: listener.port, close })
}

const serving = await start()
if (serving.ok) {
  const { port, close } = serving.value
  console.log(`Reports are collected on port ${port}.`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close())
} else {
  logProblem(serving.problem)
  process.exitCode = 1
}
