import {
  type AppName,
  type AppVersion,
  type ChannelName,
  checkReportBatch,
  failure,
  type MixId,
  type Report,
  type ReleaseId,
  type ReportBatch,
  REPORT_LIMITS,
  type Result,
  success,
} from '@crossbook/contract'
import { logProblem } from '@crossbook/network'
import { callerLimit } from './callerLimit'
import { grouped } from './grouped'
import type { Reports } from './openReports'

/** Names in browsers' user agents, the most specific first, because browsers also name others there. */
const BROWSERS = [
  ['Edge', /\bEdg(?:A|iOS)?\/(\d{1,4})/],
  ['Opera', /\bOPR\/(\d{1,4})/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d{1,4})/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\/(\d{1,4})/],
  ['Safari', /\bVersion\/(\d{1,4})[\d.]* (?:Mobile\/\w+ )?Safari\//],
] as const

/** Returns a browser's name and version, such as `Firefox 143`. Nothing else of its user agent is kept. */
function browserName(userAgent: string | null) {
  for (const [name, pattern] of BROWSERS) {
    const version = pattern.exec(userAgent ?? '')?.[1]
    if (version !== undefined) return `${name} ${version}`
  }
  return 'another browser'
}

/** Releases, mixes and builds that a site has shown. Other reports are dropped. */
export interface Known {
  hasBuild(build: { app: AppName; version: AppVersion }): Promise<boolean>
  hasRelease(release: ReleaseId): Promise<boolean>
  hasMix(mix: MixId): Promise<boolean>
  /** The share of its visits that the channel's pages report now, from 0 to 1. */
  reportedShare(): Promise<number>
}

/** Answers the reports of a site's pages. */
export interface Collector {
  /** Answers one request. Requests from the same `address` share a limit. The address is not stored. */
  fetch(request: Request, address: string): Promise<Response>
  /** Writes the gathered reports, and closes the database. */
  close(): Promise<void>
}

interface CollectorOptions {
  reports: Reports
  channel: ChannelName
  known: Known
  /** Returns the reports of a batch that count, by their sender. Default: all. */
  counted?: (request: Request, batch: ReportBatch) => Promise<ReportBatch['reports']>
  now?: () => Date
}

/** Creates a collector that writes to a database of reports. Its responses have short texts for people; browsers do not read them. */
export function createCollector({
  reports,
  channel,
  known,
  counted = (_request, { reports }) => Promise.resolve(reports),
  now = () => new Date(),
}: CollectorOptions): Collector {
  const limit = callerLimit(now)

  async function answer(request: Request, address: string) {
    if (request.method !== 'POST') return textResponse(405, 'Send reports with POST.', { allow: 'POST' })
    if (isForeign(request)) return textResponse(403, 'Reports are accepted only from the pages of this site.')
    if (!limit.mayCall(address)) return tooMany()
    const batch = await readBatch(request, known)
    if (!batch.ok) {
      limit.wasJunk(address)
      return batch.problem
    }
    if (!limit.mayKeep(address)) return tooMany()
    const shown = onceEach({ ...batch.value, reports: await counted(request, batch.value) })
    if (shown.reports.length > 0)
      reports.add({
        ...{ batch: shown, channel, browser: browserName(request.headers.get('user-agent')) },
        // The channel's own share: a sender could choose how much a visit counts.
        share: await known.reportedShare(),
      })
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  }

  return {
    fetch: (request, address) =>
      answer(request, address).catch((error: unknown) => {
        logProblem('The collector of reports failed to respond:', error)
        return textResponse(500, 'Something went wrong with the reports of this site.')
      }),
    close: () => reports.close(),
  }
}

/** Reads a batch of reports about builds that the site has shown, or returns the response to an invalid batch. */
async function readBatch(request: Request, known: Known): Promise<Result<ReportBatch, Response>> {
  const bytes = await readBytes(request)
  if (!bytes) return failure(textResponse(413, 'Too large.'))
  let body: unknown
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return failure(textResponse(400, 'The report is not JSON.'))
  }
  const batch = checkReportBatch(body)
  if (!batch.ok) return failure(textResponse(400, batch.problem))
  const reports = await ofThisSite(batch.value, known)
  return reports.length > 0
    ? success({ ...batch.value, reports })
    : failure(textResponse(400, 'The report is about a release that this site does not show.'))
}

/** Returns the body of a request, of which no byte after the limit is read; undefined where there are more. */
async function readBytes(request: Request): Promise<Uint8Array | undefined> {
  const announced = request.headers.get('content-length')
  if (Number(announced ?? 0) > REPORT_LIMITS.bytes) return undefined
  // No connection brings more than it announced, and read at once a flood costs less than in parts.
  const body = announced === null ? request.body : [new Uint8Array(await request.arrayBuffer())]
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.byteLength
    if (size > REPORT_LIMITS.bytes) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Returns whether a request comes from a page of another site. Browsers state that in its headers. */
function isForeign({ headers }: Request) {
  const site = headers.get('sec-fetch-site')
  return site !== null && site !== 'same-origin'
}

/** The reports of a batch about builds that the site has shown; none where its release or mix is unknown. */
async function ofThisSite({ release, mix, reports }: ReportBatch, known: Known) {
  if (!(await known.hasRelease(release)) || (mix !== undefined && !(await known.hasMix(mix)))) return []
  const shown = await Promise.all(reports.map((report) => known.hasBuild(report)))
  return reports.filter((_, index) => shown[index])
}

function tooMany() {
  return textResponse(429, 'Too many reports.', { 'retry-after': '10' })
}

/**
 * Keeps each visit and each fault once, because a page reports each once. So a batch counts for no more than one page. Of several visits
 * with a build, one with a fault is kept.
 */
function onceEach(batch: ReportBatch): ReportBatch {
  const isFaultyVisit = (report: Report) => report.type === 'visit' && report.faulty
  const reports = grouped(batch.reports, subjectOf).map(
    (same) => same.find(isFaultyVisit) ?? same.at(-1) ?? same[0],
  )
  return { ...batch, reports }
}

function subjectOf(report: Report) {
  const build = [report.type, report.app, report.version]
  switch (report.type) {
    case 'visit':
      return build
    case 'vital':
      return [...build, report.name]
    case 'fault':
      return [...build, report.kind, report.module, report.error]
  }
}

function textResponse(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
  return new Response(`${message}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })
}
