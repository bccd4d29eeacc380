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
  type Result,
  success,
} from '@crossbook/contract'
import { logProblem } from '@crossbook/network'
import { callerLimit } from './callerLimit'
import type { Reports } from './openReports'
import { readBody } from './readBody'

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

/** Limits of batches in ten seconds. A page sends only a few, but many visitors may share an address. */
const LIMITS = { perCaller: 300, junkPerCaller: 30, perWindow: 5_000, windowMs: 10_000 } as const

/** Creates a collector that writes to a database of reports. Its responses have short texts for people; browsers do not read them. */
export function createCollector({
  reports,
  channel,
  known,
  counted = (_request, { reports }) => Promise.resolve(reports),
  now = () => new Date(),
}: CollectorOptions): Collector {
  const limit = callerLimit({ ...LIMITS, now })

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
  const body = await readBody(request)
  if (!body.ok)
    return failure(
      body.problem === 'tooLarge'
        ? textResponse(413, 'Too large.')
        : textResponse(400, 'The report is not JSON.'),
    )
  const batch = checkReportBatch(body.value)
  if (!batch.ok) return failure(textResponse(400, batch.problem))
  const shown = await ofThisSite(batch.value, known)
  return shown.reports.length > 0
    ? success(shown)
    : failure(textResponse(400, 'The report is about a release that this site does not show.'))
}

/** Returns whether a request comes from a page of another site. Browsers state that in its headers. */
function isForeign({ headers }: Request) {
  const site = headers.get('sec-fetch-site')
  return site !== null && site !== 'same-origin'
}

/** The reports of a batch about builds that the site has shown; empty where its release or mix is unknown. */
async function ofThisSite(batch: ReportBatch, known: Known): Promise<ReportBatch> {
  const isKnown =
    (await known.hasRelease(batch.release)) && (batch.mix === undefined || (await known.hasMix(batch.mix)))
  if (!isKnown) return { ...batch, reports: [] }
  const shown = await Promise.all(batch.reports.map((report) => known.hasBuild(report)))
  return { ...batch, reports: batch.reports.filter((_, index) => shown[index]) }
}

function tooMany() {
  return textResponse(429, 'Too many reports.', { 'retry-after': '10' })
}

/**
 * Keeps each visit and each fault once, because a page reports each once. So a batch counts for no more than one page. Of several visits
 * with a build, one with a fault is kept.
 */
function onceEach(batch: ReportBatch): ReportBatch {
  const reports = new Map<string, Report>()
  for (const report of batch.reports) {
    const subject = JSON.stringify(subjectOf(report))
    const before = reports.get(subject)
    if (before?.type !== 'visit' || !before.faulty) reports.set(subject, report)
  }
  return { ...batch, reports: [...reports.values()] }
}

function subjectOf(report: Report) {
  switch (report.type) {
    case 'visit':
      return [report.type, report.app, report.version]
    case 'vital':
      return [report.type, report.app, report.version, report.name]
    case 'fault':
      return [report.type, report.app, report.version, report.kind, report.module, report.error]
  }
}

function textResponse(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
  return new Response(`${message}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })
}
