import { channelNameSchema, check } from '@crossbook/contract'
import { readOtlpUrl } from '@crossbook/releases'
import { folderStore } from '@crossbook/store'
import * as v from 'valibot'
import { serveCollector } from './serveCollector'

// Run by the compose file's container of reports, until it is ended.
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
  return serveCollector({
    store: folderStore(environment.value.CROSSBOOK_STORE),
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
  console.error(serving.problem)
  process.exitCode = 1
}
