/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { ReleaseId } from '@crossbook/contract'
import { startProxy } from '@crossbook/deploy-testing/companyNetwork'
import { faultReport, postedReports, visitReport } from '@crossbook/deploy-testing/sampleReports'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import * as v from 'valibot'
import { createCollector } from '../createCollector'
import { faultsOf } from '../figures'
import { openReports, type Reports } from '../openReports'
import { alsoToOpenTelemetry } from './alsoToOpenTelemetry'

const temporaryFolder = temporaryFolders()
const RELEASE = 'r0123456789abcdef' as ReleaseId
const CHANNEL = 'production' as never
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'

/** The parts of OTLP's logs that the tests read, in the JSON form of its specification. */
const attributesSchema = v.array(v.object({ key: v.string(), value: v.record(v.string(), v.unknown()) }))
const recordSchema = v.object({
  ...{ eventName: v.string(), severityText: v.string(), attributes: attributesSchema },
  body: v.object({ stringValue: v.optional(v.string()) }),
})
const resourceSchema = v.object({
  resource: v.object({ attributes: attributesSchema }),
  scopeLogs: v.array(v.object({ logRecords: v.array(recordSchema) })),
})
const requestSchema = v.object({ resourceLogs: v.array(resourceSchema) })

let receiver: Server
let received: { url: string | undefined; body: string }[]
let status: number
let database: Reports

beforeEach(async () => {
  received = []
  status = 200
  receiver = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ url: request.url, body })
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  database = await openReports(temporaryFolder())
})
afterEach(() => receiver.close())

const portOf = (server: Server) => (server.address() as AddressInfo).port

async function startCollector(
  otlpUrl = `http://127.0.0.1:${portOf(receiver)}`,
  environment: Parameters<typeof alsoToOpenTelemetry>[2] = {},
  isKnown = true,
) {
  const reports = await alsoToOpenTelemetry(database, otlpUrl, environment)
  const known = () => Promise.resolve(isKnown)
  return createCollector({
    reports,
    channel: CHANNEL,
    known: { hasBuild: known, hasRelease: known, hasMix: known, reportedShare: () => Promise.resolve(0.25) },
  })
}

const posted = (reports: readonly unknown[], mix?: string) =>
  new Request('http://localhost/reports', {
    method: 'POST',
    body: postedReports(RELEASE, reports, mix),
    headers: { 'user-agent': FIREFOX },
  })

const plain = (attributes: v.InferOutput<typeof attributesSchema>) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

function sentRecords() {
  return received.flatMap(({ body }) =>
    v.parse(requestSchema, JSON.parse(body)).resourceLogs.flatMap(({ resource, scopeLogs }) =>
      scopeLogs.flatMap(({ logRecords }) =>
        logRecords.map(({ attributes, body: message, ...record }) => ({
          ...record,
          service: plain(resource.attributes)['service.name'],
          message: message.stringValue,
          attributes: plain(attributes),
        })),
      ),
    ),
  )
}

it('sends each accepted report as a log record, with its build', async () => {
  const collector = await startCollector()
  const vital = { type: 'vital', app: 'host', version: '1.0.0', name: 'LCP', value: 812.5 }
  const batch = [faultReport({ control: 'button "Send"' }), visitReport({ faulty: true }), vital]
  expect((await collector.fetch(posted(batch, 'm0123456789abcdef'), '192.0.2.7')).status).toBe(204)
  await collector.close()

  expect(received.map(({ url }) => url)).toEqual(['/v1/logs'])
  const every = {
    'deployment.environment.name': 'production',
    'crossbook.release': RELEASE,
    'crossbook.opened_mix': 'm0123456789abcdef',
    'user_agent.name': 'Firefox',
    'user_agent.version': '143',
  }
  const wallet = { ...every, 'crossbook.app': 'wallet', 'crossbook.version': '1.1.0' }
  expect(sentRecords()).toEqual([
    {
      eventName: 'crossbook.fault',
      severityText: 'ERROR',
      service: 'crossbook',
      message: 'TypeError: no balance',
      attributes: {
        ...wallet,
        'crossbook.fault.kind': 'firstRender',
        'crossbook.module': './open',
        'http.route': '/wallet/open',
        'exception.message': 'TypeError: no balance',
        'exception.stacktrace': 'Open /apps/wallet/1.1.0/open.js:1:200',
        'crossbook.control': 'button "Send"',
      },
    },
    {
      eventName: 'crossbook.visit',
      severityText: 'INFO',
      service: 'crossbook',
      message: undefined,
      attributes: { ...wallet, 'crossbook.visits': 4, 'crossbook.visits.faulty': 4 },
    },
    {
      eventName: 'browser.web_vital',
      severityText: 'INFO',
      service: 'crossbook',
      message: undefined,
      attributes: {
        ...every,
        'crossbook.app': 'host',
        'crossbook.version': '1.0.0',
        'browser.web_vital.name': 'LCP',
        'browser.web_vital.value': 812.5,
      },
    },
  ])
  // Nothing about the sender.
  expect(received[0]?.body).not.toContain('192.0.2.7')
})

it('keeps reports that the collector refuses in its own database, and logs it once', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  status = 400
  const folder = temporaryFolder()
  database = await openReports(folder)
  const collector = await startCollector()
  expect((await collector.fetch(posted([faultReport()]), '192.0.2.7')).status).toBe(204)
  await collector.close()
  expect(received).toHaveLength(1)
  expect(logged.mock.calls.flat().join('\n')).toMatch(
    /^The OpenTelemetry collector at http:\/\/127\.0\.0\.1:\d+ did not take 1 reports: .+\. They are in the database of this site/,
  )
  logged.mockRestore()

  const again = await openReports(folder)
  expect(await faultsOf(again, { channel: CHANNEL, since: new Date(0) })).toMatchObject([{ count: 1 }])
  await again.close()
})

it('sends nothing about rejected reports', async () => {
  const collector = await startCollector(undefined, {}, false)
  expect((await collector.fetch(posted([faultReport()]), '192.0.2.7')).status).toBe(400)
  await collector.close()
  expect(received).toEqual([])
})

describe('behind a company proxy', () => {
  const URL_BEHIND = 'http://otel.company.example:4318'
  const credentials = 'ada:a-password'

  async function proxy() {
    const proxy = await startProxy({ hosts: { 'otel.company.example': portOf(receiver) }, credentials })
    closing.push(proxy.close)
    return proxy
  }
  const closing: (() => void)[] = []
  afterEach(() => closing.splice(0).forEach((close) => close()))

  it('reaches a collector through the proxy', async () => {
    const { port, requested } = await proxy()
    const collector = await startCollector(URL_BEHIND, {
      HTTP_PROXY: `http://${credentials}@127.0.0.1:${port}`,
    })
    await collector.fetch(posted([faultReport()]), '192.0.2.7')
    await collector.close()
    expect(requested).toEqual(['otel.company.example:4318'])
    expect(sentRecords()).toMatchObject([{ eventName: 'crossbook.fault' }])
  })

  it('names a proxy that refuses, without any credentials', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const { port } = await proxy()
    const collector = await startCollector(URL_BEHIND.replace('//', '//user:of-otel@'), {
      HTTP_PROXY: `http://ada:another-password@127.0.0.1:${port}`,
    })
    await collector.fetch(posted([faultReport()]), '192.0.2.7')
    await collector.close()
    expect(logged.mock.calls.flat().join('\n')).toBe(
      `The OpenTelemetry collector at http://***@otel.company.example:4318 did not take 1 reports: the proxy http://127.0.0.1:${port}, which HTTP_PROXY names, does not accept the credentials in HTTP_PROXY (407); write the user, a colon, the password and an @ before its host, both percent-encoded. They are in the database of this site; what comes next is sent again.`,
    )
    logged.mockRestore()
  })
})
