import { channelNameSchema, check } from '@crossbook/contract'
import { logProblem } from '@crossbook/network'
import { readOtlpUrl } from '@crossbook/releases'
import { openStore } from '@crossbook/store'
import * as v from 'valibot'
import { serveCollector } from './serveCollector'

// Run by the compose file's container of reports, or on a machine of its own for a site in a bucket, until it is ended.
const environment = check(
  v.object({
    CROSSBOOK_STORE: v.pipe(v.string(), v.minLength(1)),
    CROSSBOOK_CHANNEL: channelNameSchema,
    CROSSBOOK_REPORTS: v.pipe(v.string(), v.minLength(1)),
    CROSSBOOK_COLLECTOR_HOST: v.optional(v.string(), '0.0.0.0'),
    CROSSBOOK_COLLECTOR_PORT: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number)), '9900'),
  }),
  process.env,
  'Environment of the container of reports',
)

async function start() {
  if (!environment.ok) return environment
  const otlpUrl = readOtlpUrl(process.env)
  if (!otlpUrl.ok) return otlpUrl
  const store = await openStore(environment.value.CROSSBOOK_STORE, process.env)
  if (!store.ok) return store
  return serveCollector({
    store: store.value,
    channel: environment.value.CROSSBOOK_CHANNEL,
    folder: environment.value.CROSSBOOK_REPORTS,
    otlpUrl: otlpUrl.value,
    host: environment.value.CROSSBOOK_COLLECTOR_HOST,
    port: environment.value.CROSSBOOK_COLLECTOR_PORT,
  })
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
