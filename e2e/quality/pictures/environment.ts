import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { REPOSITORY } from '../../site/folders'

/** The environment that must be the same for pictures to match to the pixel. */
interface DrawnBy {
  chromium: string
  /** Hash of a picture of signs in the system's fonts, which replace signs that the site's font lacks. */
  fonts: string
}

const RECORD = path.join(import.meta.dirname, 'environment.json')

const TOKENS = path.join(REPOSITORY, 'shared/ui/src/base/tokens.css')

/** Signs that the site's own font lacks, and texts in its fallback fonts: all families that the site names. */
const signs = () => `
  <style>${readFileSync(TOKENS, 'utf8')}</style>
  <p style="font:16px var(--cb-font-sans)">▲ ▼ ★ ☆ → ⋯ Crossbook</p><p style="font:16px var(--cb-font-mono)">0x1f 0123</p>`

/** Returns the current environment. */
export async function drawnBy(browser: Browser): Promise<DrawnBy> {
  const page = await browser.newPage({ viewport: { width: 400, height: 120 } })
  try {
    await page.setContent(signs())
    const fonts = createHash('sha256')
      .update(await page.screenshot())
      .digest('hex')
    return { chromium: browser.version(), fonts }
  } finally {
    await page.close()
  }
}

/** Returns the environment of the stored pictures; undefined before there are any. */
export function picturesDrawnBy(): DrawnBy | undefined {
  return existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as DrawnBy) : undefined
}

/** Records the environment in which the current pictures are made. */
export function noteDrawnBy(drawn: DrawnBy) {
  writeFileSync(RECORD, `${JSON.stringify(drawn, undefined, 2)}\n`)
}
