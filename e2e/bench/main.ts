import { buildApps } from '../site/buildApps'
import { publicRoutes } from '../site/routes'
import { startTestSite } from '../site/startTestSite'
import { explainRoutes } from './explain/explainRoutes'
import { brokenLimits } from './limits'
import { measureRoute, visitsOf } from './measureRoute'
import { readOptions, USAGE } from './readOptions'
import { openRivals } from './sites/openRivals'

/**
 * Measures what a visitor's cold visit of the public routes costs, beside the same screens as one Vite build and beside the
 * landing page as markup alone, all in one run. Ends with 1 when a limit is broken.
 */
const options = readOptions(process.argv.slice(2))
if (!options.ok) {
  console.error(`${options.problem}\n\n${USAGE}`)
  process.exit(2)
}

const removePattern = await buildApps('best')
const site = await startTestSite()
try {
  const routes = publicRoutes(site.page).map((route) => route.path)
  const { routes: wanted = routes, explain, runs } = options.value
  const unknown = wanted.find((route) => !routes.includes(route))
  if (unknown !== undefined) {
    console.error(`${unknown} is no public route of the site. There are ${routes.join(', ')}.`)
    process.exitCode = 2
  } else if (explain) await explainRoutes(site.page, wanted)
  else await measure(wanted, runs)
} finally {
  await site.close()
  await removePattern()
}

async function measure(routes: readonly string[], runs: number) {
  const { browser, sites, close } = await openRivals(site)
  try {
    const results = []
    for (const route of routes) {
      console.log(`${route}: ${visitsOf(route, runs)} visits of each site`)
      results.push(await measureRoute(browser, sites, { route, runs }))
    }
    console.table(results.map(({ row }) => row))
    console.log(
      'Times in ms are medians; ratios are medians of paired visits. Slow 4G, CPU slowed down 4 times.',
    )
    const broken = results.flatMap(({ figures }) => brokenLimits(figures))
    for (const sentence of broken) console.error(sentence)
    if (broken.length > 0) process.exitCode = 1
    else console.log('Every route keeps within its limits.')
  } finally {
    await close()
  }
}
