import type { Browser } from '@playwright/test'
import { measureLoad } from '../site/measureLoad'
import { median, pairedRatio } from './figures'
import { rounded, type RouteFigures } from './limits'
import { LANDING, type RivalSites } from './sites/openRivals'
import { longestTask, visit, visitStatic, type Visit } from './visit/visit'

/**
 * The landing page's limits are the narrowest, a tenth more than a static page: as much as two visits of the same page differ
 * on a busy machine.
 */
const TIMES_ON_LANDING = 3

/** How often a route of each site is visited when `runs` visits are asked for. */
export function visitsOf(route: string, runs: number) {
  return route === LANDING ? runs * TIMES_ON_LANDING : runs
}

/**
 * Visits one route of every site by turns and compares; `figures` are held against the limits, `row` is for people to read.
 */
export async function measureRoute(
  browser: Browser,
  sites: RivalSites,
  { route, runs }: { route: string; runs: number },
) {
  const load = await coldLoad(browser, sites.ours + route)
  const singleLoad = await coldLoad(browser, sites.single + route)
  const ours: Visit[] = []
  const single: Visit[] = []
  const markup: number[] = []
  const tasks: number[] = []
  for (let run = 0; run < visitsOf(route, runs); run += 1) {
    const turns = [
      async () => ours.push(await visit(browser, sites.ours + route)),
      async () => single.push(await visit(browser, sites.single + route)),
      ...(route === LANDING
        ? [
            async () => markup.push(await visitStatic(browser, sites.markup + route)),
            async () => tasks.push(await longestTask(browser, sites.ours + route)),
          ]
        : []),
    ]
    // Whoever comes first may find the machine colder.
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
    ...(route === LANDING ? { markupRatio: pairedRatio(paint, markup), longestTask: median(tasks) } : {}),
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
      ...(figures.markupRatio === undefined
        ? {}
        : {
            'markup paint': Math.round(median(markup)),
            'markup ratio': rounded(figures.markupRatio),
            'longest task': Math.round(median(tasks)),
          }),
    },
  }
}

async function coldLoad(browser: Browser, url: string) {
  const context = await browser.newContext()
  try {
    return await measureLoad(await context.newPage(), url, (page) => page.locator('main h1').waitFor())
  } finally {
    await context.close()
  }
}

function kilobytes(bytes: number) {
  return Number((bytes / 1024).toFixed(1))
}
