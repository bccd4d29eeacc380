import { launchOptions } from '../../site/launchOptions'
import { median } from '../figures'
import type { BenchOptions } from '../readOptions'
import { secureFronts } from '../sites/secureFronts'
import { CATEGORIES, type Judgement, runLighthouse } from './runLighthouse'

/** The lowest median of all visits that a category may have. */
const lowest = (category: (typeof CATEGORIES)[number]) => (category === 'performance' ? 95 : 100)

/**
 * Has Lighthouse visit these routes of a site over HTTP/2, each so many times, prints the medians and what it thinks of the machine's
 * processor, and says whether all of them are high enough.
 */
export async function judgeRoutes(
  siteUrl: string,
  routes: readonly string[],
  { runs, slowdown }: Pick<BenchOptions, 'runs'> & { slowdown: number },
) {
  const { executablePath, args = [] } = launchOptions
  if (executablePath === undefined) throw new Error('Lighthouse needs to be told which Chromium to use.')
  const fronts = await secureFronts()
  const front = await fronts.open(siteUrl)
  const flags = ['--headless', ...args, fronts.browserArgument]
  let isEnough = true
  try {
    for (const route of routes) {
      const judgements: Judgement[] = []
      for (let run = 0; run < runs; run++)
        judgements.push(await runLighthouse(front.url + route, { path: executablePath, flags, slowdown }))
      const medians = CATEGORIES.map((category) => median(judgements.map(({ scores }) => scores[category])))
      const words = CATEGORIES.map((category, index) => `${category} ${medians[index] ?? 0}`)
      const processor = Math.round(median(judgements.map((judgement) => judgement.processor)))
      console.log(`${route}: ${words.join(', ')} (processor ${processor})`)
      if (CATEGORIES.every((category, index) => (medians[index] ?? 0) >= lowest(category))) continue
      isEnough = false
      for (const title of new Set(judgements.flatMap(({ failed }) => failed))) console.log(`    ${title}`)
    }
  } finally {
    await front.close()
  }
  return isEnough
}
