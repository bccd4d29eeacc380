import type { Browser } from '@playwright/test'
import { FIRST_VIEW } from '../site/devices'
import { measureLoad } from '../site/measureLoad'
import { median, pairedRatio } from './figures'
import { rounded, type RouteFigures } from './limits'
import type { BenchOptions } from './readOptions'
import type { BenchRoute, RivalSites } from './sites/openRivals'
import { busyWhileOpen } from './visit/busyWhileOpen'
import { followPreloaded } from './visit/followPreloaded'
import { blockingTime, storeSession, visit, visitStatic, type Visit, type Visited } from './visit/visit'

/** Where links are followed from: the first, and for that page itself the second. */
const STARTS = ['/terms', '/privacy']

/**
 * Visits one route of every site by turns and compares; `figures` are held against the limits, `row` is for people to read. Files that
 * no page waits for (`isUnawaited`) are no wave of it.
 */
export async function measureRoute(
  browser: Browser,
  sites: RivalSites,
  {
    path: route,
    session,
    runs,
    slowdown,
    isUnawaited,
  }: BenchRoute & Pick<BenchOptions, 'runs'> & { slowdown: number; isUnawaited: (url: string) => boolean },
) {
  const [oursHere, singleHere] = [sites.ours, sites.single].map((site) => ({
    url: site + route,
    session,
    slowdown,
  })) as [Visited, Visited]
  const load = await coldLoad(browser, oursHere, isUnawaited)
  const singleLoad = await coldLoad(browser, singleHere)
  const ours: Visit[] = []
  const single: Visit[] = []
  const markup: number[] = []
  const blocked: number[] = []
  const followed: number[] = []
  const from = sites.ours + (STARTS.find((start) => start !== route) ?? '/')
  for (let run = 0; run < runs; run += 1) {
    const turns = [
      async () => ours.push(await visit(browser, oursHere)),
      async () => single.push(await visit(browser, singleHere)),
      async () =>
        markup.push(await visitStatic(browser, { url: sites.markup + route, session: undefined, slowdown })),
      async () => blocked.push(await blockingTime(browser, oursHere)),
      async () => followed.push(await followPreloaded(browser, { from, path: route, session, slowdown })),
    ]
    // The first one may find the machine colder.
    for (const turn of run % 2 === 0 ? turns : turns.reverse()) await turn()
  }

  const paint = ours.map(({ largestPaint }) => largestPaint)
  const answers = ours.map((one) => one.answers)
  const singlePaint = single.map(({ largestPaint }) => largestPaint)
  const singleAnswers = single.map((one) => one.answers)
  const figures: RouteFigures = {
    route,
    paintRatio: pairedRatio(paint, singlePaint),
    answersRatio: pairedRatio(answers, singleAnswers),
    scriptRatio: load.scriptBytes / singleLoad.scriptBytes,
    waves: load.waves,
    layoutShift: Math.max(...ours.map(({ layoutShift }) => layoutShift)),
    markupRatio: pairedRatio(paint, markup),
    blockingTime: median(blocked),
    followed: median(followed),
    busy: await busyWhileOpen(browser, oursHere),
  }
  return {
    figures,
    row: {
      route,
      waves: load.waves,
      requests: load.requests.length,
      'script KB': kilobytes(load.scriptBytes),
      'one build KB': kilobytes(singleLoad.scriptBytes),
      'script ratio': rounded(figures.scriptRatio),
      paint: Math.round(median(paint)),
      'one build paint': Math.round(median(singlePaint)),
      'paint ratio': rounded(figures.paintRatio),
      answers: Math.round(median(answers)),
      'one build answers': Math.round(median(singleAnswers)),
      'answers ratio': rounded(figures.answersRatio),
      shift: rounded(figures.layoutShift),
      'markup paint': Math.round(median(markup)),
      'markup ratio': rounded(figures.markupRatio),
      blocked: Math.round(figures.blockingTime),
      followed: Math.round(figures.followed),
      'busy %': rounded(figures.busy),
    },
  }
}

async function coldLoad(browser: Browser, { url, session }: Visited, isUnawaited?: (url: string) => boolean) {
  const context = await browser.newContext(FIRST_VIEW)
  try {
    await storeSession(context, session)
    return await measureLoad(await context.newPage(), url, (page) => page.locator('main h1').waitFor(), {
      isUnawaited,
    })
  } finally {
    await context.close()
  }
}

function kilobytes(bytes: number) {
  return Number((bytes / 1024).toFixed(1))
}
