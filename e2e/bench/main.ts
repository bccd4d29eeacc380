import { type Browser, chromium } from '@playwright/test'
import { buildApps } from '../site/buildApps'
import { unawaitedFiles } from '../site/unawaitedFiles'
import { openAccount } from '../site/accounts'
import { launchOptions } from '../site/launchOptions'
import { everyRoute, protectedRoutes, routesFor } from '../site/routes'
import { startTestSite, type TestSite } from '../site/startTestSite'
import { measureConsole } from './console/measureConsole'
import { explainRoutes } from './explain/explainRoutes'
import { judgeRoutes } from './lighthouse/judgeRoutes'
import { brokenLimits } from './limits'
import { measureRoute } from './measureRoute'
import { type BenchOptions, readOptions, type Task, USAGE } from './readOptions'
import { measureServing } from './serving/measureServing'
import { openRivals } from './sites/openRivals'
import { phoneSlowdown, referenceWork } from './visit/processor'

/** The work on a site. */
type SiteTask = Exclude<Task, 'console'>

/**
 * Measures the cost of a cold visit to any route, with a stored session for protected routes. Compares it in the same run with the same
 * screens as one Vite build, and with a page of the same markup alone. Other tasks replace the measurement. Exits with 1 if a limit is
 * exceeded.
 */
const options = readOptions(process.argv.slice(2))
if (!options.ok) {
  console.error(`${options.problem}\n\n${USAGE}`)
  process.exit(2)
}

// The console uses its own store.
if (options.value.task === 'console') process.exitCode = (await measureConsole(options.value.runs)) ? 0 : 1
else await withSite(options.value.task, options.value)

/** Runs a task on the released site. */
async function withSite(task: SiteTask, { runs, slowdown, routes, isHttp1 }: BenchOptions) {
  const removePattern = await buildApps('best')
  const site = await startTestSite()
  try {
    const known = task === 'lighthouse' ? routesFor('visitor', site.page) : everyRoute(site.page)
    const all = known.map((route) => route.path)
    const wanted = routes ?? all
    const unknown = wanted.find((route) => !all.includes(route))
    if (unknown !== undefined) {
      console.error(
        `${unknown} is no ${task === 'lighthouse' ? 'public ' : ''}route of the site. There are ${all.join(', ')}.`,
      )
      process.exitCode = 2
      return
    }
    const tasks = {
      explain: () => explainRoutes(site.page, wanted).then(() => true),
      lighthouse: async () =>
        judgeRoutes(site.url, wanted, { runs, slowdown: await slowdownAlone(slowdown) }),
      serving: () => measureServing(site, runs),
      visits: () => measure(site, wanted, { runs, slowdown, isHttp1 }),
    } satisfies Record<SiteTask, () => Promise<boolean>>
    process.exitCode = (await tasks[task]()) ? 0 : 1
  } finally {
    await site.close()
    await removePattern()
  }
}

async function measure(
  site: TestSite,
  routes: readonly string[],
  { runs, slowdown: wanted, isHttp1 }: Pick<BenchOptions, 'runs' | 'slowdown' | 'isHttp1'>,
) {
  const { session } = await openAccount(site)
  const isProtected = (path: string) => protectedRoutes(site.page).some((route) => route.path === path)
  const visited = routes.map((path) => ({ path, session: isProtected(path) ? session : undefined }))
  const isUnawaited = await unawaitedFiles(site)
  const { browser, sites, close } = await openRivals(site, visited, isHttp1)
  const results: Awaited<ReturnType<typeof measureRoute>>[] = []
  try {
    const slowdown = await slowdownHere(browser, wanted)
    for (const route of visited) {
      console.log(`${route.path}: ${runs} visits of each site`)
      results.push(
        await measureRoute(browser, sites, {
          ...route,
          runs,
          slowdown,
          isUnawaited,
        }),
      )
    }
    console.log('Times in ms are medians; ratios are medians of paired visits. Slow 4G.')
    const broken = results.flatMap(({ figures }) => brokenLimits(figures))
    for (const sentence of broken) console.error(sentence)
    if (broken.length === 0) console.log('Every route keeps within its limits.')
    return broken.length === 0
  } finally {
    // Results are printed even when a later route fails.
    console.table(results.map(({ row }) => row))
    await close()
  }
}

/** The same in a new browser, because Lighthouse opens its own. */
async function slowdownAlone(wanted: BenchOptions['slowdown']) {
  const browser = await chromium.launch(launchOptions)
  try {
    return await slowdownHere(browser, wanted)
  } finally {
    await browser.close()
  }
}

/** Returns the factor by which the processor is slowed down here. Prints how fast the processor is. */
async function slowdownHere(browser: Browser, wanted: BenchOptions['slowdown']) {
  const work = await referenceWork(browser)
  const slowdown = wanted === 'phone' ? phoneSlowdown(work) : wanted
  console.log(
    `This machine’s browser takes ${Math.round(work)} ms for the reference work, and is slowed down ${slowdown} times.`,
  )
  return slowdown
}
