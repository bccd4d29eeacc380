import { buildApps } from '../site/buildApps'
import { openAccount } from '../site/accounts'
import { protectedRoutes, publicRoutes, routesFor } from '../site/routes'
import { startTestSite } from '../site/startTestSite'
import { explainRoutes } from './explain/explainRoutes'
import { judgeRoutes } from './lighthouse/judgeRoutes'
import { brokenLimits } from './limits'
import { measureRoute } from './measureRoute'
import { readOptions, USAGE } from './readOptions'
import { measureServing } from './serving/measureServing'
import { openRivals } from './sites/openRivals'

/**
 * Measures what a cold visit of any route costs, of protected ones with a stored session, beside the same screens as one Vite
 * build and beside a page of the same markup alone, all in one run. Ends with 1 when a limit is broken.
 */
const options = readOptions(process.argv.slice(2))
if (!options.ok) {
  console.error(`${options.problem}\n\n${USAGE}`)
  process.exit(2)
}

const removePattern = await buildApps('best')
const site = await startTestSite()
try {
  const { task, runs } = options.value
  const known = task === 'lighthouse' ? publicRoutes(site.page) : routesFor('trader', site.page)
  const routes = known.map((route) => route.path)
  const { routes: wanted = routes } = options.value
  const unknown = wanted.find((route) => !routes.includes(route))
  if (unknown !== undefined) {
    console.error(
      `${unknown} is no ${task === 'lighthouse' ? 'public ' : ''}route of the site's remotes. There are ${routes.join(', ')}.`,
    )
    process.exitCode = 2
  } else {
    const tasks = {
      explain: () => explainRoutes(site.page, wanted).then(() => true),
      lighthouse: () => judgeRoutes(site.url, wanted, runs),
      serving: () => measureServing(site, runs),
      visits: () => measure(wanted, runs),
    }
    process.exitCode = (await tasks[task]()) ? 0 : 1
  }
} finally {
  await site.close()
  await removePattern()
}

async function measure(routes: readonly string[], runs: number) {
  const { session } = await openAccount(site)
  const isProtected = (path: string) => protectedRoutes(site.page).some((route) => route.path === path)
  const visited = routes.map((path) => ({ path, session: isProtected(path) ? session : undefined }))
  const { browser, sites, close } = await openRivals(site, visited)
  try {
    const results = []
    for (const route of visited) {
      console.log(`${route.path}: ${runs} visits of each site`)
      results.push(await measureRoute(browser, sites, { ...route, runs }))
    }
    console.table(results.map(({ row }) => row))
    console.log(
      'Times in ms are medians; ratios are medians of paired visits. Slow 4G, CPU slowed down 4 times.',
    )
    const broken = results.flatMap(({ figures }) => brokenLimits(figures))
    for (const sentence of broken) console.error(sentence)
    if (broken.length === 0) console.log('Every route keeps within its limits.')
    return broken.length === 0
  } finally {
    await close()
  }
}
