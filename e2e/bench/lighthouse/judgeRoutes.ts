import { launchOptions } from '../../site/launchOptions'
import { median } from '../figures'
import type { BenchOptions } from '../readOptions'
import { secureFronts } from '../sites/secureFronts'
import { CATEGORIES, type Judgement, runLighthouse } from './runLighthouse'

/** Returns the lowest accepted median of a category. */
const lowest = (category: (typeof CATEGORIES)[number]) => (category === 'performance' ? 95 : 100)

/**
 * Runs Lighthouse on these routes of a site over HTTP/2, with this many runs for each. Prints the medians and Lighthouse's figure for the
 * machine's processor. Returns whether all medians are high enough.
 */
export async function judgeRoutes(
  siteUrl: string,
  routes: readonly string[],
  { runs, slowdown }: Pick<BenchOptions, 'runs'> & { slowdown: number },
) {
  const { executablePath, args = [], chromiumSandbox } = launchOptions
  if (executablePath === undefined) throw new Error('Lighthouse needs the path of a Chromium.')
  const fronts = await secureFronts()
  const front = await fronts.open(siteUrl)
  // Playwright turns the option into an argument. Lighthouse starts the browser itself.
  const sandbox = chromiumSandbox ? [] : ['--no-sandbox']
  const flags = ['--headless', ...sandbox, ...args, fronts.browserArgument]
  let isEnough = true
  try {
    for (const route of routes) {
      const judgements: Judgement[] = []
      for (let run = 0; run < runs; run++)
        judgements.push(await runLighthouse(front.url + route, { path: executablePath, flags, slowdown }))
      const medians = CATEGORIES.map((category) => median(judgements.map(({ scores }) => scores[category])))
      const summaries = CATEGORIES.map((category, index) => `${category} ${medians[index] ?? 0}`)
      const processor = Math.round(median(judgements.map((judgement) => judgement.processor)))
      console.log(`${route}: ${summaries.join(', ')} (processor ${processor})`)
      if (CATEGORIES.every((category, index) => (medians[index] ?? 0) >= lowest(category))) continue
      isEnough = false
      for (const title of new Set(judgements.flatMap(({ failed }) => failed))) console.log(`    ${title}`)
    }
  } finally {
    await front.close()
  }
  return isEnough
}
