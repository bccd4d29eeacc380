import type { Page } from '@playwright/test'

/** The site's only spelling of some words, each with the spelling to avoid. */
const OTHER_WAYS = [
  ['e-mail', /\bemails?\b/gi],
  ['15 Mar 2024', /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2}, \d{4}/g],
  ['—', /(?:^|\s)–(?=\s|$)/gm],
  ['BTC · Bitcoin', /\b(?:Bitcoin|Ethereum|Tether|Solana|Cardano|Polkadot|Chainlink|Litecoin) \([A-Z]+\)/g],
] as const

/** The specification writes this one out. */
const SPECIFIED = 'March 31, 2024'

/** Texts of the page that are written in another way than the rest of the site, each with the one way. */
export async function voiceFaults(page: Page) {
  const text = await page.locator('body').innerText()
  return OTHER_WAYS.flatMap(([way, other]) =>
    [...text.matchAll(other)]
      .map(([found]) => found.trim())
      .filter((found) => found !== SPECIFIED)
      .map((found) => `${found}: ${way}`),
  )
}
