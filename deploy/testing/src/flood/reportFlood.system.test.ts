/** @jest-environment node */
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { faultsOf, openReports } from '@crossbook/reports'
import * as v from 'valibot'
import { rawRequest } from '../rawRequest'
import { LOCAL } from '../sampleReleases'
import { startWorker, type Worker } from '../stress/workers'
import { temporaryFolders } from '../temporaryFolder'
import { isStressRun } from '../programs'

const PER_SECOND = isStressRun ? 10_000 : 1_000
const SECONDS = isStressRun ? 30 : 5

/** Heap limit of the site's process. If its memory grew with the flood, the process would end. */
const HEAP_MB = 128

/** The most fault causes that are kept for a build and a day, plus one for all others. */
const MOST_CAUSES = 501

/** Accepted, junk, too large and too many. The last status means that a report did not arrive in time on a busy machine. */
const ANSWERS = ['204', '400', '413', '429', '408']

jest.setTimeout(600_000)

const temporaryFolder = temporaryFolders()
const workers: Worker[] = []
afterEach(() => Promise.all(workers.map((worker) => worker.kill())))
const placeSchema = v.object({ port: v.number(), release: v.string() })
const sizeSchema = v.object({ residentBytes: v.number() })
const floodSchema = v.object({
  sent: v.number(),
  held: v.number(),
  cut: v.number(),
  sentInSeconds: v.number(),
  answers: v.record(v.string(), v.number()),
})

it(`answers its pages under ${PER_SECOND} reports a second, half of them junk, within ${HEAP_MB} MB, and keeps no more than alike reports take`, async () => {
  const reportsData = temporaryFolder()
  const site = startWorker(__dirname, 'floodedSite.ts', [temporaryFolder(), reportsData], {
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
  })
  workers.push(site)
  const is = (schema: v.GenericSchema) => (message: unknown) => v.is(schema, message)
  const { port, release } = v.parse(placeSchema, await site.message(is(placeSchema)))
  const visit = async () => {
    const began = performance.now()
    const { status } = await rawRequest(port, '/wallet/open')
    return { status, ms: performance.now() - began }
  }
  const size = async () => {
    site.send({})
    return v.parse(sizeSchema, await site.message(is(sizeSchema))).residentBytes
  }
  expect((await visit()).status).toBe(200)
  const before = await size()

  const flooder = startWorker(__dirname, 'flooder.ts', [
    String(port),
    release,
    String(PER_SECOND),
    String(SECONDS),
  ])
  workers.push(flooder)
  let flood: v.InferOutput<typeof floodSchema> | undefined
  const flooding = flooder.message(is(floodSchema)).then((message) => (flood = v.parse(floodSchema, message)))
  const visits: Awaited<ReturnType<typeof visit>>[] = []
  while (!flood) visits.push(await visit())
  const { sent, held, cut, answers, sentInSeconds } = await flooding
  const after = await size()
  const times = visits.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (part: number) => `${Math.round(times[Math.floor(part * (times.length - 1))] ?? 0)} ms`
  const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`
  process.stdout.write(
    `${sent} reports in ${sentInSeconds.toFixed(1)} s, ${held} of them held back and ${cut} cut off; answers ${JSON.stringify(answers)}; ` +
      `${visits.length} pages meanwhile, half within ${at(0.5)}, 19 of 20 within ${at(0.95)}, all within ${at(1)}; ` +
      `the process had ${megabytes(before)} before and ${megabytes(after)} after\n`,
  )

  expect(visits.filter(({ status }) => status !== 200)).toEqual([])
  expect(visits.length).toBeGreaterThan(0)
  expect(sent).toBe(PER_SECOND * SECONDS)
  const answered = Object.values(answers).reduce((sum, each) => sum + each, 0)
  expect(answered + held + cut).toBe(sent)
  expect(Object.keys(answers).filter((status) => !ANSWERS.includes(status))).toEqual([])
  for (const status of ['204', '400', '413'])
    expect([status, answers[status]]).toEqual([status, expect.any(Number)])
  // Reports after a flood are accepted as before it.
  expect((await visit()).status).toBe(200)
  await Promise.all([site.kill(), flooder.kill()])
  const bytes = readdirSync(reportsData).map((file) => statSync(path.join(reportsData, file)).size)
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(10_000_000)
  process.stdout.write(`the reports take ${megabytes(bytes.reduce((sum, each) => sum + each, 0))}\n`)
  const reports = await openReports(reportsData)
  expect((await faultsOf(reports, { channel: LOCAL, since: new Date(0) })).length).toBeLessThanOrEqual(
    MOST_CAUSES,
  )
  await reports.close()
})
